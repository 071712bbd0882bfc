import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type {
  disputeSettlement,
  refuseSettlement,
  withdrawSettlement,
} from '#contract/money/settlement-steps.ts';
import type { SettlementState } from '#domain/money/settlement.ts';
import doneWords from '#messages/money/done/index.ts';
import newsWords from '#messages/money/news/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState, type TransitionName } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockOwn } from './find-own.ts';
import { otherSide, tell } from './tell.ts';

interface Step {
  name: Extract<TransitionName<'settlement'>, 'refuse' | 'dispute' | 'withdraw'>;
  part: 'proposer' | 'other';
  /** To the other side. */
  title: () => string;
  body: (title: string) => string;
  reason?: string;
}

/** One side’s step that moves no money; the other side hears of it. */
function take(context: Context, id: number, step: Step): Promise<void> {
  const { name, part, title, body, reason } = step;
  return context.db.transaction(async (tx) => {
    const { deal, side } = await lockOwn(context, tx, id, part);
    await changeState(context, tx, {
      kind: 'settlement',
      id,
      name,
      set: sql`updated_at = ${context.now()}`,
      note: reason ?? null,
    });
    await audit(context, tx, {
      action: `settlement.${name}`,
      subjectKind: 'settlement',
      subjectId: id,
      detail: { ...(reason && { reason }) },
    });
    const words = { title, body: () => body(`“${deal.listing.title}”`) };
    await tell(context, tx, deal.booking, otherSide(side), words);
  });
}

const answered = (settlementId: number, state: SettlementState, message: string) =>
  success({ settlementId, state }, message);

export const refuseSettlementVerb: Verb<typeof refuseSettlement> = async (
  context,
  { params: { id }, body: { reason } },
) => {
  await take(context, id, {
    name: 'refuse',
    part: 'other',
    title: () => newsWords.settlementRefused,
    body: (home) => newsWords.settlementRefusedBody({ home, reason }),
    reason,
  });
  return answered(id, 'refused', doneWords.proposalRefused);
};

export const disputeSettlementVerb: Verb<typeof disputeSettlement> = async (
  context,
  { params: { id }, body: { reason } },
) => {
  await take(context, id, {
    name: 'dispute',
    part: 'proposer',
    title: () => newsWords.settlementStaff,
    body: (home) => newsWords.settlementDisputed({ home, reason }),
    reason,
  });
  return answered(id, 'disputed', doneWords.staffWillDecide);
};

export const withdrawSettlementVerb: Verb<typeof withdrawSettlement> = async (
  context,
  { params: { id } },
) => {
  await take(context, id, {
    name: 'withdraw',
    part: 'proposer',
    title: () => newsWords.settlementTakenBack,
    body: (home) => newsWords.settlementTakenBackBody({ home }),
  });
  return answered(id, 'withdrawn', doneWords.proposalTakenBack);
};
