import { HOLD_MINUTES, PAY_HOURS } from '#domain/deals/booking.ts';
import { tokenAmount } from '#domain/deals/deal-amounts.ts';
import { type DealConditions, NO_TERMS } from '#domain/deals/deal-terms.ts';
import { formatRupees, type Paise, toRupees } from '#domain/lib/money.ts';
import { hoursFrom, minutesFrom } from '#domain/lib/time/deadlines.ts';
import { audit } from '#server/core/audit.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { bookings } from '#server/db/schema/index.ts';
import type { DealListing } from '#server/homes/listings/index.ts';
import { bookListing } from './book-listing.ts';
import type { Booking } from './booking-row.ts';

interface Opening {
  listing: DealListing;
  buyerId: number;
  state: 'held' | 'accepted';
  by: 'buyer' | 'owner';
  pricePaise: Paise;
  bidId: number | null;
  agreed: DealConditions;
  message: string | null;
}

async function open(context: Context, tx: Transaction, opening: Opening): Promise<Booking> {
  const { listing, state, by, agreed, ...values } = opening;
  const at = context.now();
  const booking = await insertOne(tx, bookings, {
    ...values,
    conditions: [...agreed.conditions],
    terms: agreed.terms,
    state,
    listingId: listing.id,
    ownerId: listing.ownerId,
    tokenPaise: tokenAmount(values.pricePaise, listing.listedIn),
    expiresAt: state === 'held' ? minutesFrom(at, HOLD_MINUTES) : hoursFrom(at, PAY_HOURS),
    createdAt: at,
    updatedAt: at,
  });
  await recordEvent(context, tx, {
    kind: 'booking',
    id: booking.id,
    event: 'place',
    by,
    state,
    note: formatRupees(toRupees(booking.pricePaise)),
  });
  await audit(context, tx, {
    action: 'booking.place',
    subjectKind: 'booking',
    subjectId: booking.id,
    detail: { listingId: listing.id, bidId: booking.bidId, price: toRupees(booking.pricePaise) },
  });
  return booking;
}

/** A buyer's hold on a free, locked listing at its asking price, for minutes (./keep-hold.ts). */
export function holdListing(
  context: Context,
  tx: Transaction,
  listing: DealListing,
  buyer: { id: number; message: string | null },
): Promise<Booking> {
  return open(context, tx, {
    listing,
    buyerId: buyer.id,
    state: 'held',
    by: 'buyer',
    pricePaise: listing.pricePaise,
    bidId: null,
    agreed: { terms: NO_TERMS, conditions: [] },
    message: buyer.message,
  });
}

/** The booking an accepted bid leads to, in the transaction that accepts it. */
export async function bookForBid(
  context: Context,
  tx: Transaction,
  listing: DealListing,
  bid: {
    id: number;
    buyerId: number;
    amountPaise: Paise;
    by: 'buyer' | 'owner';
    agreed: DealConditions;
  },
): Promise<Booking> {
  const booking = await open(context, tx, {
    listing,
    buyerId: bid.buyerId,
    state: 'accepted',
    by: bid.by,
    pricePaise: bid.amountPaise,
    bidId: bid.id,
    agreed: bid.agreed,
    message: null,
  });
  await bookListing(context, tx, booking);
  return booking;
}
