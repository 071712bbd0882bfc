import { inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { type Engagement, people } from '#server/db/schema/index.ts';

/** Both sides as a report names them; between them names are whole from the payment on. */
export async function fullNames(
  db: Queryable,
  { clientId, professionalId }: Pick<Engagement, 'clientId' | 'professionalId'>,
): Promise<{ client: string; evaluator: { name: string; licence: string | null } }> {
  const found = await db
    .select({
      id: people.id,
      first: people.firstName,
      last: people.lastName,
      licence: people.licence,
    })
    .from(people)
    .where(inArray(people.id, [clientId, professionalId]));
  const of = (id: number) => {
    const person = found.find((one) => one.id === id);
    if (!person) throw new Error(`There is no person ${id}`);
    return { name: `${person.first} ${person.last}`.trim(), licence: person.licence };
  };
  return { client: of(clientId).name, evaluator: of(professionalId) };
}
