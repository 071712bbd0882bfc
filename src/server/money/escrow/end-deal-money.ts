import { AppError } from '#contract/lib/errors.ts';
import { NOTHING, type Paise } from '#domain/lib/money.ts';
import { accounts, credit, debit } from '#domain/money/ledger.ts';
import books from '#messages/lib/books/index.ts';
import words from '#messages/money/news/index.ts';
import refusalsWords from '#messages/money/refusals/index.ts';
import type { Afterwards } from '#server/core/afterwards.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import type { Booking } from '#server/deals/bookings/index.ts';
import type { BookingEnding, CancelCost } from '#server/deals/hooks.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { post } from '#server/money/ledger/index.ts';
import { refundOrder, sendLater } from '#server/money/payments/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { endRequests } from './end-requests.ts';
import { planCancel } from './plan-cancel.ts';

/** What stays behind: the owner's where the buyer left late, else what the gateway kept. */
async function keepRest(
  context: Context,
  tx: Transaction,
  { id, ownerId, listingId }: Booking,
  { paise, late }: { paise: Paise; late: boolean },
): Promise<void> {
  if (paise <= 0) return;
  const to = late ? accounts.payable(ownerId) : accounts.income('gatewayFee');
  await post(context, tx, {
    kind: late ? 'forfeit' : 'gateway-fee',
    referenceKind: 'booking',
    referenceId: id,
    memo: forTheBooks(() => (late ? books.leftToOwner({ id }) : books.keptByGateway({ id }))),
    entries: [debit(accounts.escrow('booking', id), paise), credit(to, paise)],
  });
  if (!late) return;
  await notify(context, tx, ownerId, {
    kind: 'payment',
    title: () => words.partOfToken,
    body: () => words.partOfTokenBody({ paise: inRupees(paise) }),
    link: `/OwnerBookedPropertyDetails/${id}/${listingId}`,
  });
}

/** What cancelling would do to a booking's money now, for the side that thinks of it. */
export async function costOfCancelling(
  context: Context,
  db: Queryable,
  booking: Booking,
  by: 'owner' | 'buyer',
): Promise<CancelCost> {
  const { toBuyer, rest, late } = await planCancel(context, db, booking, by);
  const kept = rest > 0 ? rest : NOTHING;
  return {
    toBuyer,
    toOwner: late ? kept : NOTHING,
    fee: late ? NOTHING : kept,
    needsSettlement: rest < 0,
  };
}

/**
 * What becomes of a booking's money when it ends without a deal, in that transaction, in which its
 * listing is locked: the buyer gets back what the rules say, the rest is kept. Answers what
 * is to be done once this holds. Throws conflict where so much was let go that the rules cannot be kept
 * with what is held: then the two sides settle, which divides the money itself.
 */
export async function endDealMoney(
  context: Context,
  tx: Transaction,
  booking: Booking,
  name: BookingEnding,
): Promise<Afterwards[]> {
  await endRequests(context, tx, booking.id);
  if (booking.state !== 'paid' || name === 'settle') return [];
  const by = name === 'cancelByOwner' ? 'owner' : 'buyer';
  const { parts, toBuyer, rest, late } = await planCancel(context, tx, booking, by);
  if (rest < 0) {
    throw new AppError('conflict', refusalsWords.lessHeldThanBack({ amount: inRupees(toBuyer) }));
  }
  const afterwards: Afterwards[] = [];
  const reason = forTheBooks(() =>
    by === 'owner' ? books.cancelledByOwner : books.cancelledByBuyer,
  );
  for (const { orderId, paise: amountPaise } of parts) {
    const { id } = await refundOrder(context, tx, { orderId, amountPaise, reason });
    afterwards.push(sendLater(context, id));
  }
  await keepRest(context, tx, booking, { paise: rest, late });
  return afterwards;
}
