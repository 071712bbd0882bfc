import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { people } from '#server/db/schema/index.ts';

/**
 * The name money may be sent to, of a row of people under that alias: that of their PAN, else of
 * another check of their identity, also while a new name of the account waits for one; the account's
 * own where nothing was checked.
 */
export const checkedName = (alias: 'people' | 'p' | 'e' | 'o'): SQL<string> => {
  const person = sql.raw(alias);
  return sql<string>`coalesce(
    (select c.checked_name from identity_checks c
     where c.person_id = ${person}.id and c.checked_name is not null
       and c.state in ('verified', 'recheck')
     order by c.kind = 'pan' desc, c.id desc limit 1),
    ${fullNameIn(alias)})`;
};

export async function findCheckedName(db: Queryable, personId: number): Promise<string> {
  const [found] = await db
    .select({ name: checkedName('people') })
    .from(people)
    .where(eq(people.id, personId));
  return found?.name ?? '';
}
