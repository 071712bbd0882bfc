import { and, eq, inArray, sql } from 'drizzle-orm';
import { minus, NOTHING, type Paise, sumOf } from '#domain/lib/money.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import { isLate, tokenRefund } from '#domain/money/refund.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type Order, releases } from '#server/db/schema/index.ts';
import type { Booking } from '#server/deals/bookings/index.ts';
import { balanceOfBooking } from './balance-of-booking.ts';
import { DEAL_ORDERS } from './deal-orders.ts';
import { planReturn } from './plan-return.ts';

type Paid = Pick<Order, 'id' | 'totalPaise'> & {
  purpose: 'token' | 'instalment';
  promisedPaise: Paise;
};

/** What was paid for the booking, with what was promised back of it. */
export const findPaid = (db: Queryable, bookingId: number): Promise<Paid[]> =>
  rows<Paid>(
    db,
    sql`select o.id, o.purpose, o.total_paise as "totalPaise",
          (select coalesce(sum(r.amount_paise), 0)::bigint from refunds r
           where r.order_id = o.id and r.payment_id is null) as "promisedPaise"
        from ${DEAL_ORDERS}
        where k.id = ${bookingId} and o.purpose in ('token', 'instalment') and o.state = 'paid'
        order by o.id`,
  );

async function withdrawnOf(db: Queryable, bookingId: number): Promise<Paise> {
  const [found] = await db
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

/** What cancelling a booking by its rules does to the money that is held for it. */
export interface CancelPlan {
  /** What goes back of each order. */
  parts: { orderId: number; paise: Paise }[];
  /** All of it. */
  toBuyer: Paise;
  /** What stays behind; below nothing where so much was let go that the rules cannot be kept. */
  rest: Paise;
  /** Whose the rest is: the owner's where the buyer leaves late, else the gateway's fee. */
  late: boolean;
}

/** By the rules as they are at this moment. To act on it, hold the booking's listing. */
export async function planCancel(
  context: Context,
  db: Queryable,
  booking: Pick<Booking, 'id' | 'createdAt'>,
  by: 'owner' | 'buyer',
): Promise<CancelPlan> {
  const { held, promised } = await balanceOfBooking(context, db, booking.id);
  const days = (context.now().getTime() - booking.createdAt.getTime()) / DAY_MS;
  const parts = planReturn(
    await findPaid(db, booking.id),
    (tokenPaise) => tokenRefund(tokenPaise, { by, days }),
    await withdrawnOf(db, booking.id),
  );
  const toBuyer = sumOf(parts.map(({ paise }) => paise));
  return {
    parts,
    toBuyer,
    rest: minus(minus(held, promised), toBuyer),
    late: by === 'buyer' && isLate(days),
  };
}
