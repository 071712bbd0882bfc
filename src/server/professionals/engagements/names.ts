import { eq, inArray } from 'drizzle-orm';
import { shortName } from '#domain/lib/short-name.ts';
import type { Queryable } from '#server/db/client.ts';
import { type Engagement, people } from '#server/db/schema/index.ts';

/** "Sameer K.", as both sides are named to each other until the fee is paid. */
export async function namesOf(
  db: Queryable,
  { clientId, professionalId }: Pick<Engagement, 'clientId' | 'professionalId'>,
): Promise<{ client: string; professional: string }> {
  const found = await db
    .select({ id: people.id, first: people.firstName, last: people.lastName })
    .from(people)
    .where(inArray(people.id, [clientId, professionalId]));
  const of = (id: number) => {
    const person = found.find((one) => one.id === id);
    return person ? shortName(person.first, person.last) : '';
  };
  return { client: of(clientId), professional: of(professionalId) };
}

export async function nameOf(db: Queryable, personId: number): Promise<string> {
  const [person] = await db
    .select({ first: people.firstName, last: people.lastName })
    .from(people)
    .where(eq(people.id, personId));
  return person ? shortName(person.first, person.last) : '';
}
