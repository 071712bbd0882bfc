import { AppError } from '#contract/lib/errors.ts';
import type { Context } from '#server/core/context.ts';
import type { Person } from '#server/db/schema/index.ts';
import { verifyPassword } from '#server/people/auth/index.ts';
import { findCaller } from '#server/session/find-person.ts';

const WRONG = 'The password is not right.';

/** The caller, who has just shown that they know the password; a session alone is not enough. */
export async function requirePassword(context: Context, password: string): Promise<Person> {
  const person = await findCaller(context);
  if (await verifyPassword(person.passwordHash, password)) return person;
  throw new AppError('wrong_credentials', WRONG, [{ path: 'password', message: WRONG }]);
}
