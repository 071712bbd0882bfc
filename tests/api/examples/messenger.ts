import { randomUUID } from 'node:crypto';
import { engagements, type Person, threadMembers, threads } from '#server/db/schema/index.ts';
import { aPlan } from '#tests/api/talk/a-pdf.ts';
import type { Example, World } from '#tests/api/world.ts';
import { aSession, insertPerson, stored } from '#tests/builders/index.ts';

type Parts = Pick<World, 'context'>;

interface EngagementParts {
  clientId: number;
  professionalId: number;
}

/** A lawyer's work for a client, which has no listing. */
async function anEngagement({ context: { db } }: Parts, people: EngagementParts) {
  return stored(
    await db
      .insert(engagements)
      .values({ ...people, profession: 'lawyer', brief: 'Please look at the title.' })
      .returning(),
  );
}

/** A thread of two about a lawyer's work for the first. */
export async function aThread(world: Parts, clientId: number, professionalId: number) {
  const { id } = await anEngagement(world, { clientId, professionalId });
  const { db } = world.context;
  const thread = stored(
    await db
      .insert(threads)
      .values({
        subjectKind: 'engagement',
        subjectId: id,
        oneId: Math.min(clientId, professionalId),
        otherId: Math.max(clientId, professionalId),
      })
      .returning(),
  );
  await db
    .insert(threadMembers)
    .values([clientId, professionalId].map((personId) => ({ threadId: thread.id, personId })));
  return thread;
}

/** A thread of somebody's with a stranger, and how the stranger calls. */
async function withAnother(world: World, { id }: Person) {
  const other = await insertPerson(world.context.db, { role: 'lawyer' });
  const thread = await aThread(world, id, other.id);
  return { thread, headers: (await aSession(world.context.db, other.id)).headers };
}

/** The id of what the other has sent. */
async function sent(world: World, path: string, body: unknown, headers: Record<string, string>) {
  const answer = await world.api('POST', path, body, headers);
  if (answer.status !== 200) throw new Error(`message: ${JSON.stringify(answer.body)}`);
  return answer.body.data.id as number;
}

const ofThread =
  (path: string, body?: () => unknown): Example =>
  async (world, owner) => {
    const { thread } = await withAnother(world, owner);
    return { path: `/api/messages/thread/${thread.id}${path}`, body: body?.() };
  };

const words = () => ({ clientKey: randomUUID(), body: 'When shall we meet?' });

export const messengerExamples: Record<string, Example> = {
  openThread: async (world, owner) => {
    const { id: professionalId } = await insertPerson(world.context.db, { role: 'lawyer' });
    const { id } = await anEngagement(world, { clientId: owner.id, professionalId });
    return { path: '/api/messages/open', body: { kind: 'engagement', id } };
  },
  talkWith: async ({ context }) => ({
    path: `/api/messages/with/${(await insertPerson(context.db)).id}`,
  }),
  listThreads: () => ({ path: '/api/messages/threads' }),
  listTalks: () => ({ path: '/api/messages/talks' }),
  searchMessages: () => ({ path: '/api/messages/search?q=lift' }),
  unreadMessages: () => ({ path: '/api/messages/unread' }),
  getThread: ofThread(''),
  sendMessage: ofThread('', words),
  sendMessageFile: async (world, owner) => {
    const { thread } = await withAnother(world, owner);
    const query = `clientKey=${randomUUID()}&filename=plan.pdf`;
    return { path: `/api/messages/thread/${thread.id}/file?${query}`, body: await aPlan };
  },
  openMessageFile: async (world, owner) => {
    const { thread, headers } = await withAnother(world, owner);
    const path = `/api/messages/thread/${thread.id}/file`;
    const query = `clientKey=${randomUUID()}&filename=plan.pdf`;
    const id = await sent(world, `${path}?${query}`, await aPlan, headers);
    return { path: `${path}/${id}` };
  },
  readThread: ofThread('/read', () => ({ upTo: 1 })),
  showTyping: ofThread('/typing'),
  muteThread: ofThread('/mute', () => ({ muted: true })),
  blockOther: ofThread('/block', () => ({ blocked: true })),
  reportMessage: async (world, owner) => {
    const { thread, headers } = await withAnother(world, owner);
    const id = await sent(world, `/api/messages/thread/${thread.id}`, words(), headers);
    return { path: `/api/messages/report/${id}`, body: { reason: 'They ask for my password.' } };
  },
  messageStream: () => ({ path: '/api/messages/stream?once=1' }),
};
