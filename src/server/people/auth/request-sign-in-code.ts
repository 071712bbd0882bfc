import { success } from '#contract/lib/envelope.ts';
import type { requestSignInCode } from '#contract/people/auth.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import entry from '#messages/people/entry/index.ts';
import type { Context } from '#server/core/context.ts';
import { askedSubject, CODE_MINUTES, issueCode } from '#server/core/one-time-code.ts';
import type { Verb } from '#server/http/execute.ts';
import { newToken } from '#server/session/token.ts';
import { findByMobile, opensByCode } from './code-sign-in.ts';
import { countAsks } from './count-asks.ts';

async function sendCode(context: Context, mobile: string, subject: string): Promise<void> {
  const { db, ports } = context;
  const person = await findByMobile(context, mobile);
  if (!person) return;
  const say = (words: () => string) => ports.sms.send(mobile, inLanguage(person.language, words));
  if (!opensByCode(person)) return say(() => entry.notByCode);
  const code = await issueCode(context, db, 'sign_in', subject);
  await say(() => entry.signInSms({ code, minutes: CODE_MINUTES }));
}

/** The same answer for any number, at once; whether it is an account's is found out afterwards. */
export const requestSignInCodeVerb: Verb<typeof requestSignInCode> = async (context, { body }) => {
  const { mobile, reference = newToken() } = body;
  await context.ports.spending.requireRoom('sms');
  await countAsks(context, 'sign-in code', 'mobile', mobile);
  const subject = askedSubject(mobile, reference);
  context.background.run('sign-in code', () => sendCode(context, mobile, subject));
  return success({ reference }, entry.codeIfNumber);
};
