import { and, eq, inArray, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { proposeSettlement } from '#contract/money/settlement-steps.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import {
  OPEN_SETTLEMENT_STATES,
  otherPart,
  SETTLEMENT_DAYS,
  type Standing,
  whole,
} from '#domain/money/settlement.ts';
import doneWords from '#messages/money/done/index.ts';
import words from '#messages/money/news/index.ts';
import refusalsWords from '#messages/money/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState, recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { settlements } from '#server/db/schema/index.ts';
import { type Booking, lockBooking } from '#server/deals/bookings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { personOf } from '#server/session/person.ts';
import { standingOf } from './standing.ts';
import { otherSide, tell } from './tell.ts';

/** The proposal somebody answers, null for none; undefined where they do not say what they saw. */
type Answered = BodyOf<typeof proposeSettlement>['answers'];

/** Whether there is money of a deal to be divided: under way, or held after its end. */
export const isDivisible = ({ state }: Booking, standing: Standing): boolean =>
  state === 'paid' ? whole(standing) > 0 : standing.held > 0;

/**
 * A proposal that waits gives way: the other side's is countered, one's own replaced. Throws conflict
 * where the other side's is not the one that is answered.
 */
async function replaceOpen(
  context: Context,
  tx: Transaction,
  { bookingId, caller, answers }: { bookingId: number; caller: number; answers: Answered },
): Promise<boolean> {
  const [open] = await tx
    .select()
    .from(settlements)
    .where(
      and(
        eq(settlements.bookingId, bookingId),
        inArray(settlements.state, [...OPEN_SETTLEMENT_STATES]),
      ),
    );
  if (!open) return false;
  if (open.state === 'disputed') {
    throw new AppError('conflict', refusalsWords.staffDecideNow);
  }
  const isOwn = open.proposedBy === caller;
  if (!isOwn && answers !== undefined && answers !== open.id) {
    throw new AppError('conflict', refusalsWords.otherProposed, [
      { path: 'answers', message: refusalsWords.otherProposed },
    ]);
  }
  const set = sql`updated_at = ${context.now()}`;
  const name = isOwn ? 'withdraw' : 'counter';
  await changeState(context, tx, { kind: 'settlement', id: open.id, name, set });
  return !isOwn;
}

export const proposeSettlementVerb: Verb<typeof proposeSettlement> = async (
  context,
  { params, body },
) => {
  const buyerPaise = fromRupees(body.toBuyer);
  const settlement = await context.db.transaction(async (tx) => {
    const { booking, listing, side } = await lockBooking(context, tx, params.id);
    const standing = await standingOf(context, tx, booking);
    if (!isDivisible(booking, standing)) {
      throw new AppError('conflict', refusalsWords.nothingToDivide);
    }
    const total = whole(standing);
    if (total !== fromRupees(body.total)) {
      throw new AppError('conflict', refusalsWords.morePaidMeanwhile);
    }
    if (buyerPaise > total) {
      const message = refusalsWords.mostWasPaid({ total: inRupees(total) });
      throw new AppError('invalid', message, [{ path: 'toBuyer', message }]);
    }
    const caller = personOf(context).id;
    const { answers } = body;
    const isCounter = await replaceOpen(context, tx, { bookingId: booking.id, caller, answers });
    const at = context.now();
    const { reason } = body;
    const proposed = await insertOne(tx, settlements, {
      bookingId: booking.id,
      proposedBy: caller,
      ownerPaise: otherPart(total, buyerPaise),
      buyerPaise,
      reason,
      expiresAt: daysFrom(at, SETTLEMENT_DAYS),
      createdAt: at,
      updatedAt: at,
    });
    const { id, state, ownerPaise } = proposed;
    const event = { kind: 'settlement' as const, id, state };
    await recordEvent(context, tx, { ...event, event: 'propose', by: side, note: reason });
    await audit(context, tx, {
      action: 'settlement.propose',
      subjectKind: 'settlement',
      subjectId: id,
      detail: { bookingId: booking.id, ownerPaise, buyerPaise, reason },
    });
    await tell(context, tx, booking, otherSide(side), {
      title: () => (isCounter ? words.settlementAnother : words.settlementProposed),
      body: () =>
        words.proposesToEnd[side]({
          title: listing.title,
          buyer: inRupees(buyerPaise),
          owner: inRupees(ownerPaise),
          days: SETTLEMENT_DAYS,
          reason,
        }),
    });
    return proposed;
  });
  return success({ settlementId: settlement.id, state: settlement.state }, doneWords.proposalSeen);
};
