import { asc, eq, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { ListedWebhook, listWebhooks } from '#contract/people/webhooks.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { webhooks } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { deliveryState } from './delivery-state.ts';
import { presentWebhook } from './own-webhook.ts';

type Delivery = NonNullable<ListedWebhook['lastDelivery']>;

/** What each of somebody's webhooks was to be told last. */
async function lastDeliveries({ db }: Context, personId: number): Promise<Map<number, Delivery>> {
  const found = await rows<Omit<Delivery, 'createdAt'> & { webhookId: number; createdAt: Date }>(
    db,
    sql`select w.id as "webhookId", e.type, e.created_at as "createdAt", l.state
        from webhooks w
          cross join lateral (
            select d.event_id, ${deliveryState} as state from webhook_deliveries d
            where d.webhook_id = w.id order by d.event_id desc limit 1) l
          join events e on e.id = l.event_id
        where w.person_id = ${personId}`,
  );
  return new Map(
    found.map(({ webhookId, type, createdAt, state }) => [
      webhookId,
      { type, createdAt: createdAt.toISOString(), state },
    ]),
  );
}

export const listWebhooksVerb: Verb<typeof listWebhooks> = async (context) => {
  const { id: personId } = personOf(context);
  const [found, last] = await Promise.all([
    context.db
      .select()
      .from(webhooks)
      .where(eq(webhooks.personId, personId))
      .orderBy(asc(webhooks.id)),
    lastDeliveries(context, personId),
  ]);
  return success(
    found.map((row) => ({
      ...presentWebhook(row, context.now()),
      lastDelivery: last.get(row.id) ?? null,
    })),
  );
};
