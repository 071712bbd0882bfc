import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { saveLanguage } from '#contract/people/profile.ts';
import { people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

/** From now on the caller is spoken to in it, wherever they read. */
export const saveLanguageVerb: Verb<typeof saveLanguage> = async (context, { body }) => {
  const { id } = personOf(context);
  await context.db.update(people).set({ language: body.language }).where(eq(people.id, id));
  return success({ language: body.language });
};
