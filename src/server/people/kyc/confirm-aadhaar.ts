import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { confirmAadhaar } from '#contract/people/kyc.ts';
import { counted } from '#domain/lib/counted.ts';
import { MAX_OTP_TRIES } from '#domain/people/kyc.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { identityChecks, people } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { notify } from '#server/people/notifications/index.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { type CountedTry, countOtpTry } from './count-otp-try.ts';
import { endChecks } from './end-checks.ts';
import { expireCheck } from './expire-check.ts';
import { providerAway } from './provider-away.ts';

const NEW_ONE = 'Please ask for a new one.';

async function wrongOtp(context: Context, check: CountedTry): Promise<AppError> {
  const left = MAX_OTP_TRIES - check.attempts;
  if (left === 0) await expireCheck(context, check.id, 'Too many wrong OTPs.');
  const next = left === 0 ? NEW_ONE : `You have ${counted(left, 'try', { many: 'tries' })} left.`;
  const message = `The OTP is not right. ${next}`;
  return new AppError('wrong_credentials', message, [{ path: 'otp', message }]);
}

/** What the provider says of an OTP, as an error for the caller; nothing when it is right. */
async function askProvider(context: Context, check: CountedTry, otp: string): Promise<void> {
  const answer = await context.ports.kyc.verifyAadhaarOtp(check.reference ?? '', otp);
  if (answer.ok) return;
  if (answer.reason === 'wrong_otp') throw await wrongOtp(context, check);
  // Its try stays counted: an answer we did not understand may have been "wrong".
  if (answer.reason === 'unavailable') throw providerAway();
  const message =
    answer.reason === 'expired'
      ? `The OTP has run out. ${NEW_ONE}`
      : 'The provider could not check this Aadhaar. Use a passport or driving licence instead.';
  await expireCheck(context, check.id, message);
  throw new AppError('conflict', message);
}

async function markVerified(context: Context, tx: Transaction, checkId: number): Promise<void> {
  const { id } = await lockCaller(context, tx);
  const confirmed = await endChecks(context, tx, 'confirm', eq(identityChecks.id, checkId));
  if (confirmed.length === 0) throw new AppError('conflict');
  await tx.update(people).set({ aadhaarVerified: true }).where(eq(people.id, id));
  await audit(context, tx, {
    action: 'kyc.aadhaar.confirm',
    subjectKind: 'identity_check',
    subjectId: checkId,
  });
  await notify(context, tx, id, {
    kind: 'kyc',
    title: 'Your Aadhaar is verified',
    body: 'Your identity check is done. There is nothing more to do for it.',
    link: '/MyProfile',
  });
}

export const confirmAadhaarVerb: Verb<typeof confirmAadhaar> = async (
  context,
  { params, body },
) => {
  const check = await countOtpTry(context, params.checkId);
  await askProvider(context, check, body.otp);
  await context.db.transaction((tx) => markVerified(context, tx, check.id));
  return success(null, 'Your Aadhaar is verified.');
};
