import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { people } from '#server/db/schema/index.ts';

/** The name money may be sent to, of a row of people under that alias. */
export const checkedName = (alias: 'people' | 'p' | 'e'): SQL<string> =>
  sql<string>`trim(${sql.raw(alias)}.first_name || ' ' || ${sql.raw(alias)}.last_name)`;

export async function findCheckedName(db: Queryable, personId: number): Promise<string> {
  const [found] = await db
    .select({ name: checkedName('people') })
    .from(people)
    .where(eq(people.id, personId));
  return found?.name ?? '';
}
