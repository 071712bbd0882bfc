import { sql } from 'drizzle-orm';
import {
  afterQuietHours,
  type Channel,
  ignoresQuietHours,
  isWanted,
  type NotificationKind,
} from '#domain/people/notification.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import type { Language } from '#messages/lib/language.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { rows } from '#server/db/rows.ts';
import { deliveries, notifications } from '#server/db/schema/index.ts';
import { tellChanged } from '#server/live/tell-changed.ts';
import { deliverSoon } from './deliver-soon.ts';
import { notifyPast } from './notify-past.ts';

/** Asked for in the language of whoever is told, whoever did it. */
export interface NotificationWords {
  title: () => string;
  body: () => string;
}

export interface NotificationContent extends NotificationWords {
  kind: NotificationKind;
  /** Path on the site where it can be acted upon. */
  link?: string;
}

/** How somebody can be reached, and what they chose for one kind of news. */
interface Reach {
  language: Language;
  hasMobile: boolean;
  hasBrowser: boolean;
  quietFrom: number | null;
  quietUntil: number | null;
  chosen: Partial<Record<Channel, boolean>>;
}

async function findReach(
  tx: Queryable,
  personId: number,
  kind: NotificationKind,
): Promise<Reach | undefined> {
  const [reach] = await rows<Reach>(
    tx,
    sql`select p.language, p.mobile is not null as "hasMobile",
          exists (select from push_subscriptions b where b.person_id = p.id) as "hasBrowser",
          s.quiet_from as "quietFrom", s.quiet_until as "quietUntil",
          coalesce(
            (select jsonb_object_agg(c.channel, c.wanted) from notification_preferences c
             where c.person_id = p.id and c.kind = ${kind}),
            '{}') as chosen
        from people p left join notification_settings s on s.person_id = p.id
        where p.id = ${personId} and p.deleted_at is null`,
  );
  return reach;
}

/** Tells somebody, in the transaction of what happened. Who has deleted their account hears nothing. */
export async function notify(
  context: Context,
  tx: Queryable,
  personId: number,
  content: NotificationContent,
): Promise<void> {
  const { kind, title, body, link } = content;
  // Those of a demo's past read English.
  if (context.isPast) {
    return notifyPast(context, tx, personId, {
      ...{ kind, title: title(), body: body() },
      ...(link && { link }),
    });
  }
  const reach = await findReach(tx, personId, kind);
  if (!reach) return;
  const now = context.now();
  const wants = (channel: Channel) => isWanted(kind, channel, reach.chosen[channel]);
  const said = inLanguage(reach.language, () => ({ title: title(), body: body() }));
  const notification = await insertOne(tx, notifications, {
    personId,
    kind,
    ...said,
    link: link ?? null,
    inApp: wants('in_app'),
    createdAt: now,
  });

  await tellChanged(context, tx, sql`select ${personId}::int`, [
    ...(context.changes ?? []),
    'notifications',
  ]);

  const { quietFrom: from, quietUntil: until } = reach;
  const quiet = from === null || until === null ? undefined : { from, until };
  const undisturbed = ignoresQuietHours(kind) ? now : afterQuietHours(now, quiet);
  const leaving = [
    { channel: 'mail' as const, open: true, dueAt: now },
    { channel: 'sms' as const, open: reach.hasMobile, dueAt: undisturbed },
    { channel: 'push' as const, open: reach.hasBrowser, dueAt: undisturbed },
  ].filter(({ channel, open }) => open && wants(channel));
  if (leaving.length === 0) return;
  await tx
    .insert(deliveries)
    .values(
      leaving.map(({ channel, dueAt }) => ({ notificationId: notification.id, channel, dueAt })),
    );
  if (leaving.some(({ dueAt }) => dueAt <= now)) deliverSoon(context);
}
