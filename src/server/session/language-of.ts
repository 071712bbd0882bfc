import { eq } from 'drizzle-orm';
import { FIRST_LANGUAGE, type Language } from '#messages/lib/language.ts';
import type { Queryable } from '#server/db/client.ts';
import { people } from '#server/db/schema/index.ts';

/** The language of a person, for files of theirs: whatever fetches one says nothing of it. */
export async function languageOf(db: Queryable, personId: number): Promise<Language> {
  const [person] = await db
    .select({ language: people.language })
    .from(people)
    .where(eq(people.id, personId));
  return person?.language ?? FIRST_LANGUAGE;
}
