import { inArray, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import type { Language } from '#messages/lib/language.ts';
import words from '#messages/professionals/refusals/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { type Engagement, people, type Signatory } from '#server/db/schema/index.ts';
import { isLicenceChecked } from '#server/people/licences/index.ts';

/** Nobody puts their name to a report without the number they are registered under. */
export function requireLicence({ licence }: Signatory): void {
  if (licence) return;
  throw new AppError('conflict', words.registrationFirst);
}

/** Both sides as a report names them, and the language of its client; between them names are whole from the payment on. */
export async function fullNames(
  db: Queryable,
  { clientId, professionalId }: Pick<Engagement, 'clientId' | 'professionalId'>,
  now: Date,
): Promise<{ client: string; language: Language; evaluator: Signatory }> {
  const found = await db
    .select({
      id: people.id,
      first: people.firstName,
      last: people.lastName,
      language: people.language,
      licence: people.licence,
      licenceChecked: isLicenceChecked(sql`people`, now),
    })
    .from(people)
    .where(inArray(people.id, [clientId, professionalId]));
  const of = (id: number) => {
    const person = found.find((one) => one.id === id);
    if (!person) throw new Error(`There is no person ${id}`);
    const { first, last, language, licence, licenceChecked } = person;
    const name = fullNameOf({ firstName: first, lastName: last });
    return { language, signatory: { name, licence, licenceChecked } };
  };
  const { language, signatory } = of(clientId);
  return { client: signatory.name, language, evaluator: of(professionalId).signatory };
}
