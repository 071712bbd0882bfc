import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { OPEN_BID_STATES } from '#domain/deals/bid.ts';
import type { BookingState } from '#domain/deals/booking.ts';
import { WITHDRAWABLE } from '#domain/homes/listing-lifecycle.ts';
import words from '#messages/deals/ending/index.ts';
import { type Giving, takeInTurn } from '#server/core/afterwards.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { bookings, type Listing, listings, type Person } from '#server/db/schema/index.ts';
import type { AccountClosing } from '#server/people/hooks.ts';
import { leaveDeals } from './leave-deals.ts';
import { listingsShared, lockShared } from './return-contacts.ts';

const UNDER_WAY: BookingState[] = ['held', 'accepted', 'paid'];

/** Somebody else has planned with this booking: it is ended in the open, not by walking away. */
async function requireNoBooking(tx: Transaction, personId: number): Promise<void> {
  const party = or(eq(bookings.buyerId, personId), eq(bookings.ownerId, personId));
  const [found] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(party, inArray(bookings.state, UNDER_WAY)))
    .limit(1);
  if (found) {
    throw new AppError('conflict', words.bookingUnderWay);
  }
}

/** Listings of others about which somebody has something that ends here. */
const listingsAskedFor = (personId: number) => sql`
  select listing_id from bids where buyer_id = ${personId}
    and state::text = any(${sql.param([...OPEN_BID_STATES])})
  union select listing_id from visits where buyer_id = ${personId}
    and state in ('requested', 'booked')
  union select listing_id from contact_requests where buyer_id = ${personId}
    and (state = 'requested' or message <> '')`;

/**
 * The listings about which something ends here, locked before any of that is, as wherever it is
 * written: of two who deal with each other and leave at once, the second waits here, where the first
 * waits for nothing of theirs. Answers the person's own.
 */
async function lockListings(tx: Transaction, personId: number): Promise<Listing[]> {
  const { ownerId, status, id } = listings;
  const isOpen = and(eq(ownerId, personId), inArray(status, [...WITHDRAWABLE]));
  const locked = await tx
    .select()
    .from(listings)
    .where(
      or(
        isOpen,
        inArray(id, listingsShared(tx, personId)),
        sql`${id} in (${listingsAskedFor(personId)})`,
      ),
    )
    .orderBy(id)
    .for('no key update');
  return locked.filter((listing) => listing.ownerId === personId);
}

/**
 * Deals of somebody who leaves. Throws conflict while a booking is under way; what was paid for their
 * number lately goes back last, since it may write credit notes, whose serial is locked from then on.
 */
export function closeDeals(
  context: Context,
  tx: Transaction,
  { id }: Pick<Person, 'id'>,
): AccountClosing {
  let shared: Giving[] = [];
  return {
    async check() {
      const own = await lockListings(tx, id);
      await requireNoBooking(tx, id);
      shared = await lockShared(
        context,
        tx,
        id,
        own.map((listing) => listing.id),
      );
    },
    end: () => leaveDeals(context, tx, id),
    settle: () => takeInTurn(shared),
  };
}
