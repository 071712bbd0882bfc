import { sql } from 'drizzle-orm';
import { minus, NOTHING, type Paise, plus } from '#domain/lib/money.ts';
import type { Standing } from '#domain/money/settlement.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Booking } from '#server/deals/bookings/index.ts';
import { balanceOfBooking, findPaid, leftTo } from '#server/money/escrow/index.ts';

interface Moved {
  toOwner: Paise;
  toBuyer: Paise;
  /** Paid back after an earlier settlement. */
  byOwner: Paise;
  byBuyer: Paise;
}

/** What was let go to each by a code or staff, and what each has paid back. */
async function findMoved(
  db: Queryable,
  { id, ownerId, buyerId }: Pick<Booking, 'id' | 'ownerId' | 'buyerId'>,
): Promise<Moved> {
  const repaid = (personId: number) => sql`
    (select coalesce(sum(o.total_paise), 0)::bigint from orders o
     join settlements x on x.id = o.subject_id and x.booking_id = ${id}
     where o.purpose = 'settlement' and o.state = 'paid' and o.person_id = ${personId})`;
  const [found] = await rows<Moved>(
    db,
    sql`select
          coalesce(sum(amount_paise) filter (where kind <> 'withdrawal'), 0)::bigint as "toOwner",
          coalesce(sum(amount_paise) filter (where kind = 'withdrawal'), 0)::bigint as "toBuyer",
          ${repaid(ownerId)} as "byOwner", ${repaid(buyerId)} as "byBuyer"
        from releases
        where subject_kind = 'booking' and subject_id = ${id} and kind <> 'forfeit'
          and state in ('approved', 'paid')`,
  );
  return found ?? { toOwner: NOTHING, toBuyer: NOTHING, byOwner: NOTHING, byBuyer: NOTHING };
}

/**
 * Where all money of a booking is: what each side has got or was promised, and what is held. What the
 * gateway kept is nobody's. To write by it, hold the booking's listing.
 */
export async function standingOf(
  context: Context,
  db: Queryable,
  booking: Pick<Booking, 'id' | 'ownerId' | 'buyerId'>,
): Promise<Standing> {
  const { held, promised } = await balanceOfBooking(context, db, booking.id);
  const moved = await findMoved(db, booking);
  const left = await leftTo(db, booking);
  const refunded = (await findPaid(db, booking.id)).reduce(
    (sum, { promisedPaise }) => plus(sum, promisedPaise),
    NOTHING,
  );
  return {
    held: minus(held, promised),
    owner: minus(plus(moved.toOwner, left.owner), moved.byOwner),
    buyer: minus(plus(plus(moved.toBuyer, refunded), left.buyer), moved.byBuyer),
  };
}
