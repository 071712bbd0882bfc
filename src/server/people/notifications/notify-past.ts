import { sql } from 'drizzle-orm';
import {
  CHANNELS,
  isWanted,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '#domain/people/notification.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

/** What is told in a past that is played: nobody of then has chosen anything, and nothing is sent. */
export async function notifyPast(
  { now }: Context,
  tx: Queryable,
  personId: number,
  content: { kind: NotificationKind; title: string; body: string; link?: string },
): Promise<void> {
  const { kind, title, body, link = '' } = content;
  await rows(
    tx,
    sql`insert into notifications (person_id, kind, title, body, link, in_app, created_at)
        select p.id, ${kind}::notification_kind, ${title}, ${body}, nullif(${link}, ''),
          ${isWanted(kind, 'in_app', undefined)}, ${now()}
        from people p where p.id = ${personId} and p.deleted_at is null`,
  );
}

/** As if it had been sent when it was told, by what people hear of each kind by. */
export async function deliverPast(tx: Queryable): Promise<void> {
  const wanted = NOTIFICATION_KINDS.flatMap((kind) =>
    CHANNELS.filter(
      (channel) => (channel === 'mail' || channel === 'sms') && isWanted(kind, channel, undefined),
    ).map((channel) => ({ kind, channel })),
  );
  await rows(
    tx,
    sql`insert into notification_deliveries (notification_id, channel, due_at, attempts, sent_at)
        select n.id, w.channel, n.created_at, 1, n.created_at
        from notifications n
        join json_to_recordset(${JSON.stringify(wanted)}::json)
          as w(kind notification_kind, channel notification_channel) on w.kind = n.kind
        join people p on p.id = n.person_id and (w.channel = 'mail' or p.mobile is not null)
        where not exists (select from notification_deliveries d where d.notification_id = n.id)
        order by n.id, w.channel`,
  );
}
