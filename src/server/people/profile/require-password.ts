import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/people/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Person } from '#server/db/schema/index.ts';
import { verifyPassword } from '#server/people/auth/index.ts';
import { takeConfirmation } from '#server/people/second-factor/index.ts';
import { findCaller } from '#server/session/find-person.ts';

/** The caller, who has just shown that they know the password itself; nothing stands in for it. */
export async function requireTypedPassword(context: Context, password: string): Promise<Person> {
  const person = await findCaller(context);
  if (await verifyPassword(person.passwordHash, password)) return person;
  throw new AppError('wrong_credentials', words.wrongPassword, [
    { path: 'password', message: words.wrongPassword },
  ]);
}

/**
 * The caller, who has just shown that they know the password, or a second factor in its place; a
 * session alone is not enough.
 */
export async function requirePassword(context: Context, password: string): Promise<Person> {
  if (await takeConfirmation(context, password)) return findCaller(context);
  return requireTypedPassword(context, password);
}
