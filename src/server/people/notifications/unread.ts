import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { builtOnce } from '#server/db/built-once.ts';
import type { Database } from '#server/db/client.ts';
import { notifications } from '#server/db/schema/index.ts';

const countOf = builtOnce((db) => {
  const { personId, inApp, readAt } = notifications;
  return db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(personId, sql.placeholder('personId')), inApp, isNull(readAt)));
});

/** How many notifications in the app somebody has not read. */
export async function countUnread(db: Database, personId: number): Promise<number> {
  const [counted] = await countOf(db).execute({ personId });
  return counted?.unread ?? 0;
}
