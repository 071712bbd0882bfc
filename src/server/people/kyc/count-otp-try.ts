import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { MAX_OTP_TRIES } from '#domain/people/kyc.ts';
import words from '#messages/people/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { identityChecks } from '#server/db/schema/index.ts';
import { personOf } from '#server/session/person.ts';
import { expireCheck } from './expire-check.ts';
import { oldestOtp } from './otp-life.ts';

export interface CountedTry {
  id: number;
  reference: string | null;
  /** This one included. */
  attempts: number;
}

/**
 * Counts a try of the caller's Aadhaar check before anybody is asked, so that five count however
 * many arrive at once. Throws not_found, or conflict when no try is left.
 */
export async function countOtpTry(context: Context, checkId: number): Promise<CountedTry> {
  const { db, now } = context;
  const own = and(
    eq(identityChecks.id, checkId),
    eq(identityChecks.personId, personOf(context).id),
    eq(identityChecks.kind, 'aadhaar'),
  );
  const { id, reference, attempts, state, createdAt } = identityChecks;
  // Its own statement, outside of any transaction: a try counts even when what follows fails.
  const [counted] = await db
    .update(identityChecks)
    .set({ attempts: sql`${attempts} + 1` })
    .where(
      and(own, eq(state, 'otp_sent'), lt(attempts, MAX_OTP_TRIES), gt(createdAt, oldestOtp(now()))),
    )
    .returning({ id, reference, attempts });
  if (counted) return counted;
  const [found] = await db.select({ id }).from(identityChecks).where(own);
  if (!found) throw new AppError('not_found');
  await expireCheck(context, checkId, words.otpOver);
  throw new AppError('conflict', words.otpOver);
}
