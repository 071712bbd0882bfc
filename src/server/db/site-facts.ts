import { eq, sql } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { siteFacts } from './schema/index.ts';

/**
 * `restoring`: the backup that is being put back; until that is done no site starts.
 * `secret`: by which the key is known that values are sealed under. `files`: which store has the
 * files that rows name. `maintenance`: what callers are told who want to write.
 * `builds`: whose scripts are kept.
 */
export type SiteFact = 'restoring' | 'secret' | 'files' | 'maintenance' | 'builds';

export async function readFact(db: Queryable, name: SiteFact): Promise<string | undefined> {
  const [found] = await db.select().from(siteFacts).where(eq(siteFacts.name, name));
  return found?.value;
}

export async function writeFact(db: Queryable, name: SiteFact, value: string): Promise<void> {
  await db
    .insert(siteFacts)
    .values({ name, value })
    .onConflictDoUpdate({ target: siteFacts.name, set: { value, updatedAt: sql`now()` } });
}

export async function dropFact(db: Queryable, name: SiteFact): Promise<void> {
  await db.delete(siteFacts).where(eq(siteFacts.name, name));
}
