import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { changePassword } from '#contract/people/passwords.ts';
import words from '#messages/people/entry/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { findCaller, lockCaller } from '#server/session/find-person.ts';
import { personOf } from '#server/session/person.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { requireStrong } from './password-strength.ts';
import { setPassword } from './set-password.ts';

const wrong = () =>
  new AppError('wrong_credentials', words.wrongCurrent, [
    { path: 'oldpassword', message: words.wrongCurrent },
  ]);

export const changePasswordVerb: Verb<typeof changePassword> = async (context, { body }) => {
  const { id, sessionId } = personOf(context);
  const person = await findCaller(context);
  if (!(await verifyPassword(person.passwordHash, body.oldpassword))) throw wrong();
  if (body.oldpassword === body.newpassword) {
    const message = words.otherPassword;
    throw new AppError('invalid', message, [{ path: 'newpassword', message }]);
  }
  const { firstName, lastName, email, city } = person;
  await requireStrong('newpassword', body.newpassword, [firstName, lastName, email, city]);
  const passwordHash = await hashPassword(body.newpassword);
  await context.db.transaction(async (tx) => {
    // Of two changes at once, or a reset meanwhile, the one that came first holds.
    if ((await lockCaller(context, tx)).passwordHash !== person.passwordHash) throw wrong();
    await setPassword(context, tx, { id, passwordHash }, sessionId);
  });
  return success(null, words.passwordChangedDone);
};
