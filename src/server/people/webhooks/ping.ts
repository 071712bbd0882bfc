import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { pingWebhook } from '#contract/people/webhooks.ts';
import { PING } from '#domain/event-types.ts';
import words from '#messages/people/done/index.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { events, webhookDeliveries } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockOwnWebhook, requireOn } from './own-webhook.ts';
import { lockPlaces } from './place-events.ts';

const NOTHING_ELSE = {
  listing: null,
  amount: null,
  startsAt: null,
  message: null,
  with: null,
};

/** Writes a test event down for one webhook alone; it goes out as any event does. */
export const pingVerb: Verb<typeof pingWebhook> = async (context, { params }) => {
  const now = context.now();
  const { publicId } = await context.db.transaction(async (tx) => {
    const webhook = await lockOwnWebhook(context, tx, params.webhookId);
    requireOn(webhook);
    // It takes its place at once: without one it would be made a delivery for every webhook.
    await lockPlaces(tx);
    const event = await insertOne(tx, events, {
      position: sql`nextval('event_positions')`,
      personId: webhook.personId,
      type: PING,
      subjectKind: 'person',
      subjectId: webhook.personId,
      data: { id: webhook.id, state: 'on', by: 'owner', ...NOTHING_ELSE },
      createdAt: now,
    });
    await tx
      .insert(webhookDeliveries)
      .values({ webhookId: webhook.id, eventId: event.id, dueAt: now });
    return event;
  });
  return success({ eventId: publicId }, words.testOnWay);
};
