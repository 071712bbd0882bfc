import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { minus, NOTHING, type Paise, sumOf } from '#domain/lib/money.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import { accounts, credit, debit } from '#domain/money/ledger.ts';
import { tokenRefund } from '#domain/money/refund.ts';
import { OPEN_RELEASE_STATES } from '#domain/money/release.ts';
import type { Afterwards } from '#server/core/afterwards.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { instalments, type Order, releases } from '#server/db/schema/index.ts';
import type { Booking } from '#server/deals/bookings/index.ts';
import type { BookingEnding } from '#server/deals/hooks.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { post } from '#server/money/ledger/index.ts';
import { refundOrder, sendLater } from '#server/money/payments/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { balanceOfBooking } from './balance-of-booking.ts';
import { DEAL_ORDERS } from './deal-orders.ts';
import { isLate, planReturn } from './plan-return.ts';

const WHY = 'The booking is over.';

/** Nothing is asked for any more: neither instalments nor releases. */
async function endRequests(context: Context, tx: Transaction, bookingId: number): Promise<void> {
  const due = await tx
    .select({ id: instalments.id })
    .from(instalments)
    .where(and(eq(instalments.bookingId, bookingId), eq(instalments.state, 'due')))
    .orderBy(asc(instalments.id));
  for (const { id } of due) {
    await changeState(context, tx, { kind: 'instalment', id, name: 'lapse', note: WHY });
  }
  const open = await tx
    .select({ id: releases.id })
    .from(releases)
    .where(
      and(
        eq(releases.subjectKind, 'booking'),
        eq(releases.subjectId, bookingId),
        inArray(releases.state, [...OPEN_RELEASE_STATES]),
      ),
    )
    .orderBy(asc(releases.id));
  const set = sql`updated_at = ${context.now()}`;
  for (const { id } of open) {
    await changeState(context, tx, { kind: 'release', id, name: 'expire', set, note: WHY });
  }
}

type Paid = Pick<Order, 'id' | 'totalPaise'> & {
  purpose: 'token' | 'instalment';
  promisedPaise: Paise;
};

/** What was paid for the booking, with what was promised back of it. */
const findPaid = (tx: Transaction, bookingId: number): Promise<Paid[]> =>
  rows<Paid>(
    tx,
    sql`select o.id, o.purpose, o.total_paise as "totalPaise",
          (select coalesce(sum(r.amount_paise), 0)::bigint from refunds r
           where r.order_id = o.id and r.payment_id is null) as "promisedPaise"
        from ${DEAL_ORDERS}
        where k.id = ${bookingId} and o.purpose in ('token', 'instalment') and o.state = 'paid'
        order by o.id`,
  );

async function withdrawnOf(tx: Transaction, bookingId: number): Promise<Paise> {
  const [found] = await tx
    .select({ paise: sql<Paise>`coalesce(sum(${releases.amountPaise}), 0)::bigint` })
    .from(releases)
    .where(
      and(
        eq(releases.subjectKind, 'booking'),
        eq(releases.subjectId, bookingId),
        eq(releases.kind, 'withdrawal'),
        inArray(releases.state, ['approved', 'paid']),
      ),
    );
  return found?.paise ?? NOTHING;
}

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
    memo: late ? `Left to the owner of booking ${id}` : `Kept by the gateway of booking ${id}`,
    entries: [debit(accounts.escrow('booking', id), paise), credit(to, paise)],
  });
  if (!late) return;
  await notify(context, tx, ownerId, {
    kind: 'payment',
    title: 'A part of the token amount is yours',
    body: `The buyer cancelled late: ${inRupees(paise)} are yours. Choose the bank account they go to.`,
    link: `/OwnerBookedPropertyDetails/${id}/${listingId}`,
  });
}

/**
 * What becomes of a booking's money when it ends without a deal, in that transaction, in which its
 * listing is locked: the buyer gets back what the rules say, the rest is kept. Answers what
 * is to be done once this holds. Throws conflict where so much was released that it cannot be given back.
 */
export async function endDealMoney(
  context: Context,
  tx: Transaction,
  booking: Booking,
  name: BookingEnding,
): Promise<Afterwards[]> {
  await endRequests(context, tx, booking.id);
  if (booking.state !== 'paid') return [];
  const by = name === 'cancelByOwner' ? 'owner' : 'buyer';
  const { held, promised } = await balanceOfBooking(context, tx, booking.id);
  const days = (context.now().getTime() - booking.createdAt.getTime()) / DAY_MS;
  const parts = planReturn(
    await findPaid(tx, booking.id),
    (tokenPaise) => tokenRefund(tokenPaise, { by, days }),
    await withdrawnOf(tx, booking.id),
  );
  const due = sumOf(parts.map(({ paise }) => paise));
  const rest = minus(minus(held, promised), due);
  if (rest < 0) {
    throw new AppError(
      'conflict',
      `${inRupees(due)} would go back to the buyer, but a part of it was released already. Settle that between you first: ask it back, or complete the booking.`,
    );
  }
  const afterwards: Afterwards[] = [];
  const reason = `The booking was cancelled by the ${by}.`;
  for (const { orderId, paise: amountPaise } of parts) {
    const { id } = await refundOrder(context, tx, { orderId, amountPaise, reason });
    afterwards.push(sendLater(context, id));
  }
  await keepRest(context, tx, booking, { paise: rest, late: by === 'buyer' && isLate(days) });
  return afterwards;
}
