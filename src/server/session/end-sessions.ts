import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { sessions } from '#server/db/schema/index.ts';

/** Ends a person's sessions, all but `except`; returns how many ended. */
export async function endSessions(
  db: Queryable,
  personId: number,
  at: Date,
  except?: number,
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(
      and(
        eq(sessions.personId, personId),
        isNull(sessions.revokedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}
