import type { Person } from '#server/db/schema/index.ts';
import { events, webhooks } from '#server/db/schema/index.ts';
import { sealSecret } from '#server/people/webhooks/secret.ts';
import type { Example, World } from '#tests/api/world.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

async function aWebhook({ context }: World, { id: personId }: Person) {
  const secretSealed = sealSecret(context, SECRET);
  const values = { personId, url: 'https://hooks.example.com/in', description: '', secretSealed };
  const [made] = await context.db.insert(webhooks).values(values).returning();
  if (!made) throw new Error('No webhook');
  return `/api/webhooks/${made.id}`;
}

async function anEvent({ context }: World, { id: personId }: Person) {
  const data = { id: 1, state: 'live', by: 'owner', listing: null, amount: null };
  const [made] = await context.db
    .insert(events)
    .values({
      personId,
      type: 'listing.published',
      subjectKind: 'listing',
      subjectId: 1,
      position: Math.floor(Math.random() * 2 ** 40),
      data: { ...data, startsAt: null, message: null, with: null },
      createdAt: new Date(),
    })
    .returning();
  if (!made) throw new Error('No event');
  return made.publicId;
}

export const webhookExamples: Record<string, Example> = {
  listEvents: () => ({ path: '/api/events?limit=10' }),
  listWebhooks: () => ({ path: '/api/webhooks' }),
  createWebhook: () => ({
    path: '/api/webhooks',
    body: { url: 'https://hooks.example.com/propertysearch', types: ['bid.placed'] },
  }),
  changeWebhook: async (world, owner) => ({
    path: await aWebhook(world, owner),
    body: { description: 'Our CRM' },
  }),
  removeWebhook: async (world, owner) => ({ path: await aWebhook(world, owner) }),
  rotateWebhookSecret: async (world, owner) => ({ path: `${await aWebhook(world, owner)}/secret` }),
  pingWebhook: async (world, owner) => ({ path: `${await aWebhook(world, owner)}/ping` }),
  listDeliveries: async (world, owner) => ({
    path: `${await aWebhook(world, owner)}/deliveries`,
  }),
  replayDeliveries: async (world, owner) => ({
    path: `${await aWebhook(world, owner)}/replay`,
    body: { eventId: await anEvent(world, owner) },
  }),
};
