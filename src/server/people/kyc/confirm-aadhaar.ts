import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { confirmAadhaar } from '#contract/people/kyc.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { MAX_OTP_TRIES } from '#domain/people/kyc.ts';
import { nameMatch } from '#domain/people/same-person-name.ts';
import words from '#messages/people/news/index.ts';
import refusalsWords from '#messages/people/refusals/index.ts';
import standing from '#messages/people/standing/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { identityChecks } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { notify } from '#server/people/notifications/index.ts';
import { findCaller, lockCaller } from '#server/session/find-person.ts';
import { type CountedTry, countOtpTry } from './count-otp-try.ts';
import { endChecks } from './end-checks.ts';
import { expireCheck } from './expire-check.ts';
import { giveBadge } from './give-badge.ts';
import { providerAway } from './provider-away.ts';

const unsureName = () => forTheBooks(() => standing.unsureName.aadhaar);

async function wrongOtp(context: Context, check: CountedTry): Promise<AppError> {
  const left = MAX_OTP_TRIES - check.attempts;
  if (left === 0)
    await expireCheck(
      context,
      check.id,
      forTheBooks(() => standing.checkOver.tries),
    );
  const next = left === 0 ? refusalsWords.askNewOne : refusalsWords.triesLeft({ count: left });
  const message = refusalsWords.otpWrong({ next });
  return new AppError('wrong_credentials', message, [{ path: 'otp', message }]);
}

/** The name of the Aadhaar's holder when the OTP is right, else an error for the caller. */
async function askProvider(context: Context, check: CountedTry, otp: string): Promise<string> {
  const accountName = fullNameOf(await findCaller(context));
  const answer = await context.ports.kyc.verifyAadhaarOtp(check.reference ?? '', otp, accountName);
  if (answer.ok) return answer.name;
  if (answer.reason === 'wrong_otp') throw await wrongOtp(context, check);
  // Its try stays counted: an answer we did not understand may have been "wrong".
  if (answer.reason === 'unavailable') throw providerAway();
  const why = () =>
    answer.reason === 'expired'
      ? refusalsWords.otpRunOut({ next: refusalsWords.askNewOne })
      : refusalsWords.aadhaarUnchecked;
  await expireCheck(context, check.id, forTheBooks(why));
  throw new AppError('conflict', why());
}

const STEP = { same: 'confirm', unsure: 'refer', different: 'refuse' } as const;
const NEWS = {
  confirm: {
    title: () => words.aadhaarVerified,
    body: () => words.identityDone,
  },
  refer: {
    title: () => words.lookingAadhaar,
    body: () => words.lookingAadhaarBody,
  },
} as const;

/** Compares the holder's name with the account's as it is now, and does what follows from that. */
async function conclude(context: Context, tx: Transaction, checkId: number, holder: string) {
  const person = await lockCaller(context, tx);
  const match = nameMatch(holder, fullNameOf(person));
  const step = STEP[match];
  const which = eq(identityChecks.id, checkId);
  const ended = await endChecks(
    context,
    tx,
    step,
    which,
    step === 'confirm'
      ? {}
      : { reason: step === 'refer' ? unsureName() : refusalsWords.otherAadhaar },
  );
  if (ended.length === 0) throw new AppError('conflict');
  await audit(context, tx, {
    action: `kyc.aadhaar.${step}`,
    subjectKind: 'identity_check',
    subjectId: checkId,
  });
  // Of somebody else's Aadhaar nothing is kept.
  if (step === 'refuse') return match;
  await tx.update(identityChecks).set({ checkedName: holder }).where(which);
  if (step === 'confirm') await giveBadge(context, tx, person.id, 'aadhaar');
  await notify(context, tx, person.id, { kind: 'kyc', link: '/MyProfile', ...NEWS[step] });
  return match;
}

export const confirmAadhaarVerb: Verb<typeof confirmAadhaar> = async (
  context,
  { params, body },
) => {
  const check = await countOtpTry(context, params.checkId);
  const holder = await askProvider(context, check, body.otp);
  const match = await context.db.transaction((tx) => conclude(context, tx, check.id, holder));
  if (match === 'different') throw new AppError('conflict', refusalsWords.otherAadhaar);
  return success(
    null,
    match === 'same' ? refusalsWords.aadhaarDone : refusalsWords.aadhaarCompared,
  );
};
