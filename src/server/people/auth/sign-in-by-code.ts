import { AppError } from '#contract/lib/errors.ts';
import type { signInByCode } from '#contract/people/auth.ts';
import words from '#messages/people/entry/index.ts';
import { askedSubject, spendCode, tryCode } from '#server/core/one-time-code.ts';
import type { Verb } from '#server/http/execute.ts';
import { auditFailedSignIn } from './audit-session.ts';
import { findByMobile, opensByCode } from './code-sign-in.ts';
import { enter } from './enter.ts';

const wrong = () =>
  new AppError('wrong_credentials', words.wrongCode, [{ path: 'code', message: words.wrongCode }]);

export const signInByCodeVerb: Verb<typeof signInByCode> = async (context, { body }) => {
  const { mobile, reference, code: typed } = body;
  const code = await tryCode(context, 'sign_in', askedSubject(mobile, reference), typed);
  const person = await findByMobile(context, mobile);
  // A code made before somebody became staff, or was suspended, opens nothing any more.
  if (code === undefined || !person || !opensByCode(person)) {
    await auditFailedSignIn(context, person, 'mobile_code');
    throw wrong();
  }
  return context.db.transaction(async (tx) => {
    if (!(await spendCode(context, tx, code))) throw wrong();
    return enter(context, tx, person, 'mobile_code');
  });
};
