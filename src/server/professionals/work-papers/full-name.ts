import { eq } from 'drizzle-orm';
import { fullNameOf } from '#domain/lib/full-name.ts';
import type { Queryable } from '#server/db/client.ts';
import { people } from '#server/db/schema/index.ts';

export async function findFullName(db: Queryable, personId: number): Promise<string> {
  const [person] = await db
    .select({ firstName: people.firstName, lastName: people.lastName })
    .from(people)
    .where(eq(people.id, personId));
  if (!person) throw new Error(`There is no person ${personId}`);
  return fullNameOf(person);
}
