import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { AgreementState } from '#domain/professionals/agreement.ts';
import { maySignAgreement } from '#domain/professionals/agreement-access.ts';
import type { Queryable } from '#server/db/client.ts';
import { agreementConsents } from '#server/db/schema/index.ts';
import { type Deal, requireDealOf } from './find-deal.ts';
import type { PartysAgreement } from './lock-agreement.ts';

const WHY_NOT: Record<Exclude<AgreementState, 'shared'>, string> = {
  draft: 'This version is not shared yet.',
  agreed: 'Both sides have consented already.',
  superseded: 'The lawyer is changing this agreement. Wait for the next version.',
  refused: 'This version was refused. Wait for the next one.',
};

/** Throws conflict unless the caller's consent to this version is what is missing. */
export async function requireSignable(
  db: Queryable,
  agreement: PartysAgreement,
  now: Date,
): Promise<Deal> {
  const { id, state, side } = agreement;
  if (state !== 'shared') throw new AppError('conflict', WHY_NOT[state]);
  const [given] = await db
    .select({ id: agreementConsents.id })
    .from(agreementConsents)
    .where(and(eq(agreementConsents.agreementId, id), eq(agreementConsents.side, side)));
  if (given) throw new AppError('conflict', 'You have consented to this version already.');
  if (agreement.facts.dealStands && !maySignAgreement(agreement.facts)) {
    throw new AppError('conflict', 'The lawyer has given this work up, so nobody stands by it.');
  }
  return requireDealOf(db, agreement, now);
}
