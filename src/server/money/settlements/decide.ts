import { eq, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { decideSettlement, dismissSettlement } from '#contract/money/settlement-admin.ts';
import { fromRupees, restOf } from '#domain/lib/money.ts';
import { otherPart, whole } from '#domain/money/settlement.ts';
import words from '#messages/money/news/index.ts';
import refusalsWords from '#messages/money/refusals/index.ts';
import staffWords from '#messages/money/staff/index.ts';
import { runAfterwards } from '#server/core/afterwards.ts';
import { audit } from '#server/core/audit.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { bookings, type Settlement, settlements } from '#server/db/schema/index.ts';
import type { Deal } from '#server/deals/bookings/index.ts';
import { lockListing } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { findPaid } from '#server/money/escrow/index.ts';
import { lockOrders } from '#server/money/payments/index.ts';
import { agree } from '#server/money/two-people/index.ts';
import { carryOut } from './carry-out.ts';
import { standingOf } from './standing.ts';
import { tell } from './tell.ts';

/** A settlement that waits for staff, with its deal held until the transaction ends. */
async function lockDisputed(
  tx: Transaction,
  id: number,
): Promise<{ settlement: Settlement; deal: Deal }> {
  const gone = () => new AppError('not_found', refusalsWords.settlementNotFound);
  const [before] = await tx
    .select({ bookingId: settlements.bookingId, listingId: bookings.listingId })
    .from(settlements)
    .innerJoin(bookings, eq(bookings.id, settlements.bookingId))
    .where(eq(settlements.id, id));
  if (!before) throw gone();
  const listing = await lockListing(tx, before.listingId);
  const [settlement] = await tx.select().from(settlements).where(eq(settlements.id, id));
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, before.bookingId));
  if (!settlement || !booking) throw gone();
  if (settlement.state !== 'disputed') {
    throw new AppError('conflict', refusalsWords.settlementNotForStaff);
  }
  return { settlement, deal: { listing, booking } };
}

/** Decided by one of staff, or by two above the limit; undefined where another must decide the same. */
async function decide(
  context: Context,
  tx: Transaction,
  id: number,
  { toBuyer, reason }: { toBuyer: number; reason: string },
) {
  const { settlement, deal } = await lockDisputed(tx, id);
  const { booking } = deal;
  const standing = await standingOf(context, tx, booking);
  const total = whole(standing);
  const buyer = fromRupees(toBuyer);
  if (buyer > total) {
    const message = refusalsWords.mostWasPaid({ total: inRupees(total) });
    throw new AppError('invalid', message, [{ path: 'toBuyer', message }]);
  }
  // Orders before what went out is counted, as wherever money goes back.
  await lockOrders(
    tx,
    (await findPaid(tx, booking.id)).map((order) => order.id),
  );
  const agreed = await agree(context, tx, {
    subjectKind: 'settlement',
    subjectId: id,
    reason,
    out: {
      subjectKind: 'booking',
      subjectId: booking.id,
      payeeId: booking.buyerId,
      amountPaise: restOf(buyer, standing.buyer),
    },
  });
  if (!agreed) return undefined;
  const parts = { owner: otherPart(total, buyer), buyer };
  return carryOut(context, tx, deal, settlement, { parts, name: 'decide', note: reason, agreed });
}

export const decideSettlementVerb: Verb<typeof decideSettlement> = async (
  context,
  { params, body },
) => {
  const afterwards = await context.db.transaction((tx) =>
    decide(context, tx, params.settlementId, body),
  );
  if (!afterwards) return success({ isDone: false }, staffWords.decidedWaits);
  runAfterwards(context, afterwards);
  return success({ isDone: true }, staffWords.settledTold);
};

export const dismissSettlementVerb: Verb<typeof dismissSettlement> = async (
  context,
  { params: { settlementId: id }, body: { reason } },
) => {
  await context.db.transaction(async (tx) => {
    const { deal } = await lockDisputed(tx, id);
    await changeState(context, tx, {
      kind: 'settlement',
      id,
      name: 'dismiss',
      set: sql`updated_at = ${context.now()}`,
      note: reason,
    });
    await audit(context, tx, {
      action: 'settlement.dismiss',
      subjectKind: 'settlement',
      subjectId: id,
      detail: { reason },
    });
    for (const side of ['owner', 'buyer'] as const) {
      await tell(context, tx, deal.booking, side, {
        title: () => words.staffLeftDeal,
        body: () => words.settlementNotMade({ title: deal.listing.title, reason }),
      });
    }
  });
  return success(null, staffWords.nothingDivided);
};
