import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { apiKeys } from '#server/db/schema/index.ts';

/** Ends all of a person's keys; they do not come back. */
export async function endKeys(db: Queryable, personId: number, at: Date): Promise<void> {
  await db
    .update(apiKeys)
    .set({ revokedAt: at })
    .where(and(eq(apiKeys.personId, personId), isNull(apiKeys.revokedAt)));
}
