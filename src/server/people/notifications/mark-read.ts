import { and, eq, inArray, isNull } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { readNotifications } from '#contract/people/notifications.ts';
import { notifications } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { countUnread } from './unread.ts';

/** Ids of others are passed over in silence. */
export const markRead: Verb<typeof readNotifications> = async (context, { body: { ids } }) => {
  const { id: caller } = personOf(context);
  const { id, personId, readAt } = notifications;
  await context.db
    .update(notifications)
    .set({ readAt: context.now() })
    .where(and(eq(personId, caller), isNull(readAt), ids && inArray(id, ids)));
  return success({ unread: await countUnread(context.db, caller) });
};
