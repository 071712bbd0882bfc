import { and, desc, eq, lt, type Placeholder, sql } from 'drizzle-orm';
import { type getNotifications, NOTIFICATION_PAGE } from '#contract/people/notifications.ts';
import type { NotificationKind } from '#domain/people/notification.ts';
import { builtOnce } from '#server/db/built-once.ts';
import type { Database } from '#server/db/client.ts';
import { notifications } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { countUnread } from './unread.ts';

interface Wanted {
  personId: number | Placeholder;
  before?: number | undefined;
  kind?: NotificationKind | undefined;
}

/** One more than a page tells whether there is another. */
function pageOf(db: Database, { personId, before, kind }: Wanted) {
  const { id, inApp } = notifications;
  return db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.personId, personId),
        inApp,
        before ? lt(id, before) : undefined,
        kind ? eq(notifications.kind, kind) : undefined,
      ),
    )
    .orderBy(desc(id))
    .limit(NOTIFICATION_PAGE + 1);
}

/** What is asked for at each look: the newest of every kind. */
const newest = builtOnce((db) => pageOf(db, { personId: sql.placeholder('personId') }));

export const listNotifications: Verb<typeof getNotifications> = async (
  context,
  { query: { before, kind } },
) => {
  const { db } = context;
  const { id: personId } = personOf(context);
  const [found, unread] = await Promise.all([
    before || kind ? pageOf(db, { personId, before, kind }) : newest(db).execute({ personId }),
    countUnread(db, personId),
  ]);
  return {
    status: 1,
    message: 'OK',
    data: found.slice(0, NOTIFICATION_PAGE).map((notification) => ({
      id: notification.id,
      kind: notification.kind,
      title: notification.title,
      body: notification.body,
      link: notification.link,
      createdAt: notification.createdAt.toISOString(),
      read: notification.readAt !== null,
    })),
    unread,
    more: found.length > NOTIFICATION_PAGE,
  };
};
