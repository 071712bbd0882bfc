import { and, count, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { notifications } from '#server/db/schema/index.ts';

/** How many notifications in the app somebody has not read. */
export async function countUnread(db: Queryable, personId: number): Promise<number> {
  const { inApp, readAt } = notifications;
  const [counted] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.personId, personId), inApp, isNull(readAt)));
  return counted?.unread ?? 0;
}
