import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { settleForClient, settleForProfessional } from '#contract/professionals/disputes.ts';
import { sumOf } from '#domain/lib/money.ts';
import { afterCommission } from '#domain/money/commission.ts';
import notes from '#messages/lib/own-notes/index.ts';
import doneWords from '#messages/professionals/done/index.ts';
import words from '#messages/professionals/news/index.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import type { Transaction } from '#server/db/client.ts';
import { bankAccounts, type Engagement, releases } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { insertRelease, payOut, sendPayoutsSoon } from '#server/money/escrow/index.ts';
import { billingOf } from '#server/money/prices/index.ts';
import { agree } from '#server/money/two-people/index.ts';
import { lockEngagementRow } from './lock-row.ts';
import { moveEngagement } from './move-engagement.ts';
import { feesLeft, refundFee, sendSoon } from './refund-fee.ts';
import { uncommittedBalance } from './uncommitted-balance.ts';

async function lockDispute(tx: Transaction, id: number): Promise<Engagement> {
  const engagement = await lockEngagementRow(tx, id);
  if (!engagement) throw new AppError('not_found', refusalsWords.disputeNotFound);
  return engagement;
}

export const settleForClientVerb: Verb<typeof settleForClient> = async (
  context,
  { params, body },
) => {
  const { engagementId } = params;
  const refunds = await context.db.transaction(async (tx) => {
    const engagement = await lockDispute(tx, engagementId);
    if (engagement.state !== 'disputed')
      throw new AppError('conflict', refusalsWords.disputeDecided);
    const left = await feesLeft(tx, engagementId);
    const agreed = await agree(context, tx, {
      subjectKind: 'engagement',
      subjectId: engagementId,
      reason: body.reason,
      out: {
        subjectKind: 'engagement',
        subjectId: engagementId,
        payeeId: engagement.clientId,
        amountPaise: sumOf(left.map(({ left: paise }) => paise)),
      },
    });
    if (!agreed) return undefined;
    const news = {
      title: () => words.disputeDecided,
      body: () => words.feeToClientWhy({ reason: body.reason }),
    };
    await moveEngagement(context, tx, engagement, 'settleForClient', {
      note: body.reason,
      tell: { client: news, professional: news },
    });
    const reason = forTheBooks(() => notes.disputeDecided);
    return refundFee(context, tx, engagementId, { reason, agreed });
  });
  if (!refunds) return success({ engagementId, state: 'disputed' as const }, doneWords.feeWaits);
  sendSoon(context, refunds);
  return success({ engagementId, state: 'refunded' as const }, doneWords.feeToClient);
};

/** The account the professional asked for last, or else the first of theirs. */
async function accountOf(tx: Transaction, { id, professionalId }: Engagement): Promise<number> {
  const isOwn = and(eq(bankAccounts.personId, professionalId), isNull(bankAccounts.removedAt));
  const [asked] = await tx
    .select({ id: bankAccounts.id })
    .from(releases)
    .innerJoin(bankAccounts, eq(bankAccounts.id, releases.bankAccountId))
    .where(and(isOwn, eq(releases.subjectKind, 'engagement'), eq(releases.subjectId, id)))
    .orderBy(desc(releases.id))
    .limit(1);
  const [first] = await tx
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(isOwn)
    .orderBy(asc(bankAccounts.id))
    .limit(1);
  const account = asked ?? first;
  if (!account) {
    throw new AppError('conflict', refusalsWords.noCheckedAccount);
  }
  return account.id;
}

/** Nobody's code is asked for: it is decided. The transition is taken where the fee is let go. */
export const settleForProfessionalVerb: Verb<typeof settleForProfessional> = async (
  context,
  { params, body },
) => {
  const { engagementId } = params;
  await context.db.transaction(async (tx) => {
    const engagement = await lockDispute(tx, engagementId);
    if (engagement.state !== 'disputed') {
      throw new AppError('conflict', refusalsWords.disputeDecided);
    }
    const held = await uncommittedBalance(context.now(), tx, engagementId);
    const { state } = await billingOf(tx, engagement.professionalId);
    const release = await insertRelease(context, tx, {
      subjectKind: 'engagement',
      subjectId: engagementId,
      kind: 'commission',
      amountPaise: afterCommission(held, state),
      payeeId: engagement.professionalId,
      payerId: engagement.clientId,
      bankAccountId: await accountOf(tx, engagement),
      note: body.reason,
      state: 'approved',
    });
    await payOut(context, tx, release);
  });
  sendPayoutsSoon(context);
  return success({ engagementId, state: 'confirmed' as const }, doneWords.feeOnWay);
};
