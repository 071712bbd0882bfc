import { eq } from 'drizzle-orm';
import type { changePassword } from '../../../contract/auth.ts';
import { success } from '../../../contract/envelope.ts';
import { AppError } from '../../../contract/errors.ts';
import { people } from '../../db/schema/index.ts';
import type { Verb } from '../../http/execute.ts';
import { personOf } from '../../session/person.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { requireStrong } from './password-strength.ts';
import { setPassword } from './set-password.ts';

const WRONG = 'The current password is not right.';

export const changePasswordVerb: Verb<typeof changePassword> = async (context, { body }) => {
  const { id, sessionId } = personOf(context);
  const [person] = await context.db.select().from(people).where(eq(people.id, id));
  if (!(await verifyPassword(person?.passwordHash ?? null, body.oldpassword))) {
    throw new AppError('wrong_credentials', WRONG, [{ path: 'oldpassword', message: WRONG }]);
  }
  if (body.oldpassword === body.newpassword) {
    const message = 'Choose a password that differs from the current one.';
    throw new AppError('invalid', message, [{ path: 'newpassword', message }]);
  }
  const about = person ? [person.firstName, person.lastName, person.email, person.city] : [];
  await requireStrong('newpassword', body.newpassword, about);
  const passwordHash = await hashPassword(body.newpassword);
  await context.db.transaction((tx) => setPassword(context, tx, { id, passwordHash }, sessionId));
  return success(null, 'Your password is changed.');
};
