import { and, eq, isNull } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { forgotPassword } from '#contract/people/auth.ts';
import type { Context } from '#server/core/context.ts';
import { issueCode } from '#server/core/one-time-code.ts';
import { people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';

const BY_ACCOUNT = { calls: 5, seconds: 3_600 };

async function sendResetCode(context: Context, email: string): Promise<void> {
  const { db, ports } = context;
  const [person] = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.email, email), isNull(people.deletedAt), isNull(people.suspendedAt)));
  if (!person) return;
  const code = await issueCode(context, db, 'reset_password', email);
  await ports.mail.send({
    to: email,
    subject: `${code} is your code for a new password`,
    text: `Enter ${code} to choose a new password. It is good for 10 minutes. If you did not ask for it, there is nothing to do; your password stays.`,
  });
}

/** The same answer for any address, at once; whether there is an account is found out afterwards. */
export const forgotPasswordVerb: Verb<typeof forgotPassword> = async (context, { body }) => {
  await context.limits.spend('reset code', body.email, BY_ACCOUNT);
  context.background.run('reset code', () => sendResetCode(context, body.email));
  return success(null, 'If this address has an account, a code is on its way.');
};
