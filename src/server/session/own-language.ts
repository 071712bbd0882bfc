import { eq } from 'drizzle-orm';
import { inLanguage } from '#messages/lib/in-language.ts';
import { FIRST_LANGUAGE } from '#messages/lib/language.ts';
import type { Context } from '#server/core/context.ts';
import { people } from '#server/db/schema/index.ts';
import { personOf } from './person.ts';

/**
 * Runs in the language of the person who calls: a file that they alone take away, which would be
 * English as papers are.
 */
export async function inOwnLanguage<T>(context: Context, run: () => Promise<T>): Promise<T> {
  const [caller] = await context.db
    .select({ language: people.language })
    .from(people)
    .where(eq(people.id, personOf(context).id));
  return inLanguage(caller?.language ?? FIRST_LANGUAGE, run);
}
