import { type SQL, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { replayDeliveries } from '#contract/people/webhook-deliveries.ts';
import { PING } from '#domain/event-types.ts';
import words from '#messages/people/done/index.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockOwnWebhook, requireOn } from './own-webhook.ts';

/** Which events are meant, of the rows `e` and, where they were on their way before, `d`. */
function meant(body: BodyOf<typeof replayDeliveries>, now: Date): SQL {
  if ('eventId' in body) return sql`e.public_id = ${body.eventId}`;
  const { from, until, onlyFailed } = body;
  return sql`e.created_at >= ${from}::timestamptz
    and e.created_at <= ${until ?? now.toISOString()}::timestamptz
    and (d.failed_at is not null or not ${onlyFailed}::boolean)`;
}

/** Of a type that it takes; a test event goes again to the webhook alone that it was for. */
const isItsOwn = (types: readonly string[]): SQL =>
  sql`case when e.type = ${PING} then d.id is not null
    else cardinality(${sql.param(types)}::text[]) = 0 or e.type = any(${sql.param(types)}::text[]) end`;

/** Sends events of the caller's again, also such as came before the webhook. */
export const replayVerb: Verb<typeof replayDeliveries> = async (context, { params, body }) => {
  const now = context.now();
  const events = await context.db.transaction(async (tx) => {
    const webhook = await lockOwnWebhook(context, tx, params.webhookId);
    requireOn(webhook);
    const again = await rows<{ id: number }>(
      tx,
      sql`insert into webhook_deliveries as k (webhook_id, event_id, due_at)
          select ${webhook.id}::int, e.id, ${now}::timestamptz from events e
            left join webhook_deliveries d on d.event_id = e.id and d.webhook_id = ${webhook.id}
          where e.person_id = ${webhook.personId} and e.position is not null
            and ${isItsOwn(webhook.types)}
            and ${meant(body, now)}
          order by e.position
          on conflict (webhook_id, event_id) do update
            set due_at = excluded.due_at, attempts = 0, delivered_at = null, failed_at = null
          returning k.id`,
    );
    return again.length;
  });
  if (events === 0 && 'eventId' in body) throw new AppError('not_found');
  return success({ events }, words.sentAgain({ count: events }));
};
