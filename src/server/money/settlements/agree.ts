import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { agreeSettlement, sendSettlementCode } from '#contract/money/settlement-steps.ts';
import { plus } from '#domain/lib/money.ts';
import { OPEN_SETTLEMENT_STATES, whole } from '#domain/money/settlement.ts';
import refusalsWords from '#messages/lib/refusals/index.ts';
import codeWords from '#messages/money/codes/index.ts';
import doneWords from '#messages/money/done/index.ts';
import moneyRefusals from '#messages/money/refusals/index.ts';
import { runAfterwards } from '#server/core/afterwards.ts';
import type { Context } from '#server/core/context.ts';
import { spendCode, tryCode } from '#server/core/one-time-code.ts';
import { type Settlement, settlements } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import {
  findReceiver,
  issueOnce,
  maskedAddresses,
  sendCodeMessages,
} from '#server/money/escrow/index.ts';
import { personOf } from '#server/session/person.ts';
import { carryOut } from './carry-out.ts';
import { findOwn, lockOwn } from './find-own.ts';
import { standingOf } from './standing.ts';

const wrong = () =>
  new AppError('wrong_credentials', refusalsWords.codeWrong, [
    { path: 'code', message: refusalsWords.codeWrong },
  ]);

/** What a code hangs on: it agrees to this proposal, by this person, and to nothing else. */
export const settlementCodeSubject = (id: number, personId: number) =>
  `settlement ${id} ${personId}`;

function requireOpen({ state }: Settlement): void {
  if (OPEN_SETTLEMENT_STATES.some((open) => open === state)) return;
  throw new AppError('conflict', moneyRefusals.proposalNotWaiting);
}

/** A proposal of the other side's that waits. Throws not_found, conflict. */
async function findToAnswer(context: Context, id: number): Promise<Settlement> {
  const { settlement, isOwn } = await findOwn(context, id);
  if (isOwn) throw new AppError('not_found', moneyRefusals.settlementNotFound);
  requireOpen(settlement);
  return settlement;
}

export const sendSettlementCodeVerb: Verb<typeof sendSettlementCode> = async (
  context,
  { params: { id } },
) => {
  const { ownerPaise, buyerPaise } = await findToAnswer(context, id);
  const caller = personOf(context).id;
  const receiver = await findReceiver(context, caller);
  const { code, ...times } = await issueOnce(context, settlementCodeSubject(id, caller), (tx) =>
    tx
      .select({ id: settlements.id })
      .from(settlements)
      .where(eq(settlements.id, id))
      .for('no key update'),
  );
  if (code) {
    const what = codeWords.settles({
      toBuyer: inRupees(buyerPaise),
      toOwner: inRupees(ownerPaise),
    });
    context.background.run('settlement code', () =>
      sendCodeMessages(context, receiver, what, code),
    );
  }
  return success(
    { sentTo: maskedAddresses(receiver), ...times },
    code ? refusalsWords.codeOnWay : refusalsWords.codeSentNow,
  );
};

/** A try counts even where what follows fails; of two right ones at once, one settles. */
export const agreeSettlementVerb: Verb<typeof agreeSettlement> = async (
  context,
  { params: { id }, body },
) => {
  await findToAnswer(context, id);
  const subject = settlementCodeSubject(id, personOf(context).id);
  const code = await tryCode(context, 'release_money', subject, body.code);
  if (code === undefined) throw wrong();
  const { afterwards, state } = await context.db.transaction(async (tx) => {
    const { settlement, deal } = await lockOwn(context, tx, id, 'other');
    requireOpen(settlement);
    if (!(await spendCode(context, tx, code))) throw wrong();
    const parts = { owner: settlement.ownerPaise, buyer: settlement.buyerPaise };
    const standing = await standingOf(context, tx, deal.booking);
    if (whole(standing) !== plus(parts.owner, parts.buyer)) {
      throw new AppError('conflict', moneyRefusals.otherSumsPaid);
    }
    const left = await carryOut(context, tx, deal, settlement, { parts, name: 'agree' });
    const [done] = await tx
      .select({ state: settlements.state })
      .from(settlements)
      .where(eq(settlements.id, id));
    return { afterwards: left, state: done?.state ?? 'settled' };
  });
  runAfterwards(context, afterwards);
  return success({ settlementId: id, state }, doneWords.dealSettled);
};
