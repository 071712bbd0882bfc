import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { people } from '#server/db/schema/index.ts';

export async function fullNameOf(db: Queryable, personId: number): Promise<string> {
  const [person] = await db
    .select({ first: people.firstName, last: people.lastName })
    .from(people)
    .where(eq(people.id, personId));
  if (!person) throw new Error(`There is no person ${personId}`);
  return `${person.first} ${person.last}`.trim();
}
