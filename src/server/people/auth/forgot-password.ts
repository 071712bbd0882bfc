import { and, eq, isNull } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { forgotPassword } from '#contract/people/passwords.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import words from '#messages/people/entry/index.ts';
import type { Context } from '#server/core/context.ts';
import { askedSubject, issueCode } from '#server/core/one-time-code.ts';
import { people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { newToken } from '#server/session/token.ts';
import { countAsks } from './count-asks.ts';

async function sendResetCode(context: Context, email: string, subject: string): Promise<void> {
  const { db, ports } = context;
  const [person] = await db
    .select({ language: people.language })
    .from(people)
    .where(and(eq(people.email, email), isNull(people.deletedAt), isNull(people.suspendedAt)));
  if (!person) return;
  const code = await issueCode(context, db, 'reset_password', subject);
  await inLanguage(person.language, () =>
    ports.mail.send({
      to: email,
      subject: words.resetSubject({ code }),
      text: words.resetText({ code }),
    }),
  );
}

/** The same answer for any address, at once; whether there is an account is found out afterwards. */
export const forgotPasswordVerb: Verb<typeof forgotPassword> = async (context, { body }) => {
  const { email, reference = newToken() } = body;
  await countAsks(context, 'reset code', 'email', email);
  const subject = askedSubject(email, reference);
  context.background.run('reset code', () => sendResetCode(context, email, subject));
  return success({ reference }, words.codeIfAddress);
};
