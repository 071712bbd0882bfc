import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { login } from '#contract/people/auth.ts';
import words from '#messages/people/entry/index.ts';
import type { Context } from '#server/core/context.ts';
import { people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { auditFailedSignIn } from './audit-session.ts';
import { enter } from './enter.ts';
import { holdLogin } from './hold-login.ts';
import { verifyPassword } from './password.ts';

/** Right ones, which only their owner can make: each is some work. */
const RIGHT_ONES = { calls: 60, seconds: 900 };

async function findPerson({ db }: Context, email: string) {
  const [person] = await db
    .select()
    .from(people)
    .where(and(eq(people.email, email), isNull(people.deletedAt)));
  return person;
}

export const loginVerb: Verb<typeof login> = async (context, { body }) => {
  const { limits, db } = context;
  const takeBack = await holdLogin(context, body.email);
  const person = await findPerson(context, body.email);
  const right = await verifyPassword(person?.passwordHash ?? null, body.password);
  if (!person || !right) {
    await auditFailedSignIn(context, person, 'password');
    throw new AppError('wrong_credentials');
  }
  await takeBack();
  await limits.spend('login right', `person ${person.id}`, RIGHT_ONES);
  if (person.suspendedAt) {
    throw new AppError('wrong_credentials', words.isSuspended);
  }
  return db.transaction((tx) => enter(context, tx, person, 'password'));
};
