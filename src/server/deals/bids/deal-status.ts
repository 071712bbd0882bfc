import { sql } from 'drizzle-orm';
import type { dealStatus } from '#contract/deals/bookings.ts';
import { AppError } from '#contract/lib/errors.ts';
import { tokenAmount } from '#domain/deals/deal-amounts.ts';
import { toRupees } from '#domain/lib/money.ts';
import words from '#messages/deals/bids/index.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import type { Listing } from '#server/db/schema/index.ts';
import type { Booking } from '#server/deals/bookings/index.ts';
import { isActiveAt } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { type Bid, stateAt as bidStateAt } from './bid-row.ts';

type FoundListing = Pick<Listing, 'pricePaise' | 'listedIn' | 'status' | 'ownerId'> & {
  bookingId: number | null;
  bookingState: Booking['state'] | null;
  bookedBy: number | null;
};
type LatestBid = Pick<Bid, 'id' | 'state' | 'amountPaise' | 'counterPaise' | 'expiresAt'>;

async function findListing({ db, now }: Context, listingId: number, callerId: number) {
  const [found] = await rows<FoundListing>(
    db,
    sql`select l.price_paise as "pricePaise", l.listed_in as "listedIn", l.status,
          l.owner_id as "ownerId", k.id as "bookingId", k.state as "bookingState",
          k.buyer_id as "bookedBy"
        from listings l
        left join bookings k on k.listing_id = l.id and ${isActiveAt('k', now())}
        where l.id = ${listingId}
          and (l.status in ('live', 'booked') or l.owner_id = ${callerId} or k.buyer_id = ${callerId})`,
  );
  if (!found) throw new AppError('not_found', words.notListed);
  return found;
}

async function findLatestBid({ db, now }: Context, listingId: number, callerId: number) {
  const [bid] = await rows<LatestBid>(
    db,
    sql`select id, state, amount_paise as "amountPaise", counter_paise as "counterPaise",
          expires_at as "expiresAt"
        from bids where buyer_id = ${callerId} and listing_id = ${listingId}
        order by id desc limit 1`,
  );
  if (!bid) return null;
  return {
    id: bid.id,
    state: bidStateAt(bid, now()),
    amount: toRupees(bid.amountPaise),
    counter: toRupees(bid.counterPaise),
    expiresAt: bid.expiresAt.toISOString(),
  };
}

export const dealStatusVerb: Verb<typeof dealStatus> = async (context, { params }) => {
  const { id: caller } = personOf(context);
  const [listing, bid] = await Promise.all([
    findListing(context, params.id, caller),
    findLatestBid(context, params.id, caller),
  ]);
  const { pricePaise, listedIn, bookingId, bookingState } = listing;
  const isParty = listing.bookedBy === caller || listing.ownerId === caller;
  return {
    status: 1,
    message: 'OK',
    data: {
      askingPrice: toRupees(pricePaise),
      listedin: listedIn,
      tokenAmount: toRupees(tokenAmount(pricePaise, listedIn)),
      isOwn: listing.ownerId === caller,
      isLive: listing.status === 'live',
      onHold: bookingId !== null,
      bid,
      booking: isParty && bookingId && bookingState ? { id: bookingId, state: bookingState } : null,
    },
    serverTime: context.now().toISOString(),
  };
};
