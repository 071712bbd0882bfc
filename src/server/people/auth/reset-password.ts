import { and, eq, isNull } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { resetPassword } from '#contract/people/passwords.ts';
import words from '#messages/people/entry/index.ts';
import { askedSubject, spendCode, tryCode } from '#server/core/one-time-code.ts';
import { people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { hashPassword } from './password.ts';
import { requireStrong } from './password-strength.ts';
import { setPassword } from './set-password.ts';

const wrong = () =>
  new AppError('wrong_credentials', words.wrongCode, [{ path: 'code', message: words.wrongCode }]);

export const resetPasswordVerb: Verb<typeof resetPassword> = async (context, { body }) => {
  // Strength and hash come first: an answer must take as long whether the code was right or not.
  await requireStrong('password', body.password, [body.email]);
  const passwordHash = await hashPassword(body.password);
  const subject = askedSubject(body.email, body.reference);
  const code = await tryCode(context, 'reset_password', subject, body.code);
  if (code === undefined) throw wrong();
  await context.db.transaction(async (tx) => {
    if (!(await spendCode(context, tx, code))) throw wrong();
    const [person] = await tx
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.email, body.email), isNull(people.deletedAt)));
    if (!person) throw wrong();
    await setPassword(context, tx, { id: person.id, passwordHash });
  });
  return success(null, words.passwordSet);
};
