import { eq } from 'drizzle-orm';
import { shortName } from '#domain/lib/short-name.ts';
import type { Queryable } from '#server/db/client.ts';
import { people } from '#server/db/schema/index.ts';

/** "Sameer K.", as both sides are named to each other until the fee is paid. */
export async function nameOf(db: Queryable, personId: number): Promise<string> {
  const [person] = await db
    .select({ first: people.firstName, last: people.lastName })
    .from(people)
    .where(eq(people.id, personId));
  return person ? shortName(person.first, person.last) : '';
}
