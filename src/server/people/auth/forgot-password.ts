import { and, eq, isNull } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { forgotPassword } from '#contract/people/auth.ts';
import type { Context } from '#server/core/context.ts';
import { askedSubject, issueCode } from '#server/core/one-time-code.ts';
import { people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { newToken } from '#server/session/token.ts';
import { countAsks } from './count-asks.ts';

async function sendResetCode(context: Context, email: string, subject: string): Promise<void> {
  const { db, ports } = context;
  const [person] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.email, email), isNull(people.deletedAt), isNull(people.suspendedAt)));
  if (!person) return;
  const code = await issueCode(context, db, 'reset_password', subject);
  await ports.mail.send({
    to: email,
    subject: `${code} is your code for a new password`,
    text: `Enter ${code} to choose a new password. It is good for 10 minutes. If you did not ask for it, there is nothing to do; your password stays.`,
  });
}

/** The same answer for any address, at once; whether there is an account is found out afterwards. */
export const forgotPasswordVerb: Verb<typeof forgotPassword> = async (context, { body }) => {
  const { email, reference = newToken() } = body;
  await countAsks(context, 'reset code', 'email', email);
  const subject = askedSubject(email, reference);
  context.background.run('reset code', () => sendResetCode(context, email, subject));
  return success({ reference }, 'If this address has an account, a code is on its way.');
};
