import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { AgreementState } from '#domain/professionals/agreement.ts';
import { maySignAgreement } from '#domain/professionals/agreement-access.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/professionals/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { agreementConsents } from '#server/db/schema/index.ts';
import { requireIdentity } from '#server/people/kyc/index.ts';
import { type Deal, requireDealOf } from './find-deal.ts';
import type { PartysAgreement } from './lock-agreement.ts';

const WHY_NOT: Record<Exclude<AgreementState, 'shared'>, string> = labels(() => words.notSignable);

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
  if (given) throw new AppError('conflict', words.consentedAlready);
  if (agreement.facts.dealStands && !maySignAgreement(agreement.facts)) {
    throw new AppError('conflict', words.lawyerGaveUp);
  }
  const deal = await requireDealOf(db, agreement, context.now());
  await requireIdentity(context, db, 'sign');
  return deal;
}
