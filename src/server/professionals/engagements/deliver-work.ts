import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { askFeeAgain, deliverWork } from '#contract/professionals/engagement-steps.ts';
import { NOTHING } from '#domain/lib/money.ts';
import { afterCommission } from '#domain/money/commission.ts';
import { RELEASE_DAYS } from '#domain/money/release.ts';
import { isDeliveredByReport } from '#domain/professionals/engagement.ts';
import doneWords from '#messages/professionals/done/index.ts';
import words from '#messages/professionals/news/index.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Engagement, Release } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { requestRelease } from '#server/money/escrow/index.ts';
import { billingOf } from '#server/money/prices/index.ts';
import { lockEngagement } from './lock-engagement.ts';
import { moveEngagement } from './move-engagement.ts';
import { tellSide } from './notifications.ts';
import { uncommittedBalance } from './uncommitted-balance.ts';

/** Asks for the professional's part of the fee; the client's code lets it go and confirms the work. */
async function askFee(
  context: Context,
  tx: Transaction,
  { id, clientId, professionalId }: Engagement,
  bankAccountId: number,
): Promise<Release> {
  const held = await uncommittedBalance(context.now(), tx, id);
  const { state } = await billingOf(tx, professionalId);
  return requestRelease(context, tx, {
    subjectKind: 'engagement',
    subjectId: id,
    kind: 'commission',
    amountPaise: afterCommission(held, state),
    payeeId: professionalId,
    payerId: clientId,
    bankAccountId,
    note: null,
  });
}

export interface Delivery {
  bankAccountId: number;
  /** What was done, for the client. */
  note: string;
}

/**
 * Delivers work, in the transaction of what is handed over, and asks for the fee. The caller has locked
 * the engagement. Throws conflict unless it is worked on, invalid for a bank account of another's.
 */
export async function deliverEngagement(
  context: Context,
  tx: Transaction,
  engagement: Engagement,
  { bankAccountId, note }: Delivery,
): Promise<Release> {
  await moveEngagement(context, tx, engagement, 'deliver', {
    set: sql`delivered_at = ${context.now()}`,
    note,
    tell: {
      client: {
        title: () => words.workDelivered,
        body: () =>
          words.workDeliveredBody({
            releaseDays: RELEASE_DAYS,
            quotePaise: inRupees(engagement.quotePaise ?? NOTHING),
            note,
          }),
      },
    },
  });
  return askFee(context, tx, engagement, bankAccountId);
}

export const deliverWorkVerb: Verb<typeof deliverWork> = async (context, { params, body }) => {
  await context.db.transaction(async (tx) => {
    const engagement = await lockEngagement(context, tx, params.id, 'professional');
    if (isDeliveredByReport(engagement)) {
      throw new AppError('conflict', refusalsWords.issueDelivers);
    }
    await deliverEngagement(context, tx, engagement, body);
  });
  return success({ engagementId: params.id, state: 'delivered' as const }, doneWords.workDelivered);
};

async function requireNotAsked({ now }: Context, tx: Transaction, id: number): Promise<void> {
  const [open] = await rows(
    tx,
    sql`select from releases where subject_kind = 'engagement' and subject_id = ${id}
          and (state in ('approved', 'paid') or state = 'requested' and expires_at > ${now()})`,
  );
  if (open) throw new AppError('conflict', refusalsWords.feeAskedAlready);
}

export const askFeeAgainVerb: Verb<typeof askFeeAgain> = async (context, { params, body }) => {
  await context.db.transaction(async (tx) => {
    const engagement = await lockEngagement(context, tx, params.id, 'professional');
    if (engagement.state !== 'delivered') {
      throw new AppError('conflict', refusalsWords.feeWhenDelivered);
    }
    await requireNotAsked(context, tx, engagement.id);
    await askFee(context, tx, engagement, body.bankAccountId);
    await tellSide(context, tx, engagement, 'client', {
      title: () => words.workWaitsCode,
      body: () => words.workWaitsCodeBody({ releaseDays: RELEASE_DAYS }),
    });
  });
  return success({ engagementId: params.id, state: 'delivered' as const }, doneWords.askedAgain);
};
