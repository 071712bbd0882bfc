import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { OPEN_BID_STATES } from '#domain/deals/bid.ts';
import type { BookingState } from '#domain/deals/booking.ts';
import type { ListingStatus } from '#domain/homes/listing.ts';
import { LISTING_TRANSITIONS } from '#domain/homes/listing-lifecycle.ts';
import { startsOf } from '#domain/lib/transitions.ts';
import { leaveCampaigns } from '#server/ads/campaigns/leave-campaigns.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { bookings, type Listing, listingDrafts, listings } from '#server/db/schema/index.ts';
import { endListingDeals } from '#server/deals/ending/end-listing-deals.ts';
import { leaveInterests } from '#server/professionals/agent-desk/leave-interests.ts';
import { leaveEngagements } from '#server/professionals/engagements/leave-engagements.ts';
import { leaveDeals, WHY } from './leave-deals.ts';
import { requireSettled } from './require-settled.ts';
import { listingsShared, lockShared, returnShared } from './return-contacts.ts';

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
    throw new AppError(
      'conflict',
      'You have a booking under way. Cancel or finish it first, then delete your account.',
    );
  }
}

const WITHDRAWABLE: readonly ListingStatus[] = startsOf<ListingStatus, typeof LISTING_TRANSITIONS>(
  LISTING_TRANSITIONS,
  'withdraw',
);

/** Listings of others about which somebody has something that ends here. */
const listingsAskedFor = (personId: number) => sql`
  select listing_id from bids where buyer_id = ${personId}
    and state::text = any(${sql.param([...OPEN_BID_STATES])})
  union select listing_id from visits where buyer_id = ${personId} and state = 'booked'
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

/** Takes a listing off the market for good, with everything open on it. */
async function withdraw(context: Context, tx: Transaction, listing: Listing): Promise<void> {
  await changeState(context, tx, {
    kind: 'listing',
    id: listing.id,
    name: 'withdraw',
    set: sql`updated_at = ${context.now()}`,
    note: WHY,
  });
  await endListingDeals(context, tx, listing, {
    title: 'A home you asked for was withdrawn',
    note: 'Its owner has left.',
  });
}

/**
 * Takes somebody's listings off the market and ends whatever of their dealings is open, so that
 * nobody waits for a person who has left. Answers the refunds to be sent once this holds.
 * Throws conflict while a booking or paid work is under way, or money of theirs.
 */
export async function closeDeals(
  context: Context,
  tx: Transaction,
  personId: number,
): Promise<number[]> {
  const own = await lockListings(tx, personId);
  await requireNoBooking(tx, personId);
  await requireSettled(tx, personId, context.now());
  const ids = own.map(({ id }) => id);
  const shared = await lockShared(context, tx, personId, ids);
  for (const listing of own) {
    if (WITHDRAWABLE.includes(listing.status)) await withdraw(context, tx, listing);
  }
  await leaveDeals(context, tx, personId);
  await leaveEngagements(context, tx, personId);
  await leaveCampaigns(context, tx, personId);
  await leaveInterests(context, tx, personId);
  await tx.delete(listingDrafts).where(eq(listingDrafts.ownerId, personId));
  await tx.execute(sql`update listings set private_address = null where owner_id = ${personId}`);
  // Last, since it may write credit notes, whose serial is locked from then on.
  return returnShared(context, tx, shared);
}
