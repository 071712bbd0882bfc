import { and, desc, eq, lt } from 'drizzle-orm';
import { type getNotifications, NOTIFICATION_PAGE } from '#contract/people/notifications.ts';
import { notifications } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { countUnread } from './unread.ts';

export const listNotifications: Verb<typeof getNotifications> = async (context, { query }) => {
  const { id: caller } = personOf(context);
  const { id, personId, kind, inApp } = notifications;
  const [found, unread] = await Promise.all([
    context.db
      .select()
      .from(notifications)
      .where(
        and(
          eq(personId, caller),
          inApp,
          query.before ? lt(id, query.before) : undefined,
          query.kind ? eq(kind, query.kind) : undefined,
        ),
      )
      .orderBy(desc(id))
      // One more than a page tells whether there is another.
      .limit(NOTIFICATION_PAGE + 1),
    countUnread(context.db, caller),
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
