import { type SQL, sql } from 'drizzle-orm';
import type { listDeliveries, WebhookDelivery } from '#contract/people/webhook-deliveries.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { deliveryState } from './delivery-state.ts';
import { findOwnWebhook } from './own-webhook.ts';

interface Found extends Omit<WebhookDelivery, 'createdAt' | 'dueAt'> {
  createdAt: Date;
  dueAt: Date;
}

export const listDeliveriesVerb: Verb<typeof listDeliveries> = async (
  context,
  { params, query },
) => {
  const { id } = await findOwnWebhook(context, context.db, params.webhookId);
  const { before, state, limit } = query;
  const conditions: SQL[] = [sql`d.webhook_id = ${id}`];
  if (before !== undefined) conditions.push(sql`d.id < ${before}`);
  if (state !== undefined) conditions.push(sql`${deliveryState} = ${state}`);
  const found = await rows<Found>(
    context.db,
    sql`select d.id, e.public_id as "eventId", e.type, e.created_at as "createdAt",
          ${deliveryState} as state, d.due_at as "dueAt",
          coalesce((select jsonb_agg(jsonb_build_object(
              'at', to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'milliseconds', a.milliseconds, 'status', a.status, 'error', a.error,
              'answer', a.answer) order by a.id)
            from webhook_attempts a where a.delivery_id = d.id), '[]') as attempts
        from webhook_deliveries d join events e on e.id = d.event_id
        where ${sql.join(conditions, sql` and `)}
        order by d.id desc limit ${plainNumber(limit + 1)}`,
  );
  return {
    status: 1,
    message: 'OK',
    data: found.slice(0, limit).map(({ createdAt, dueAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      dueAt: row.state === 'waiting' ? dueAt.toISOString() : null,
    })),
    hasMore: found.length > limit,
  };
};
