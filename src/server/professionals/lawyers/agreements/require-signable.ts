import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { AgreementState } from '#domain/professionals/agreement.ts';
import { maySignAgreement } from '#domain/professionals/agreement-access.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { agreementConsents } from '#server/db/schema/index.ts';
import { requireIdentity } from '#server/people/kyc/index.ts';
import { type Deal, requireDealOf } from './find-deal.ts';
import type { PartysAgreement } from './lock-agreement.ts';

const WHY_NOT: Record<Exclude<AgreementState, 'shared'>, string> = {
  draft: 'This version is not shared yet.',
  agreed: 'Both sides have consented already.',
  superseded: 'The lawyer is changing this agreement. Wait for the next version.',
  refused: 'This version was refused. Wait for the next one.',
};

/** Throws conflict unless what is missing is the consent of the caller, who has shown who they are. */
export async function requireSignable(
  context: Context,
  db: Queryable,
  agreement: PartysAgreement,
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
  const deal = await requireDealOf(db, agreement, context.now());
  await requireIdentity(context, db, 'sign');
  return deal;
}
