import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { type NotificationWords, notify } from '#server/people/notifications/index.ts';
import type { Booking } from './booking-row.ts';

type Party = Pick<Booking, 'id' | 'listingId' | 'buyerId' | 'ownerId'>;

/** Tells the buyer, with the way to their page of the booking. */
export function tellBuyer(
  context: Context,
  tx: Queryable,
  booking: Party,
  words: NotificationWords,
) {
  const link = `/BookedPropertyDetails/${booking.listingId}/${booking.id}`;
  return notify(context, tx, booking.buyerId, { kind: 'deal', link, ...words });
}

/** Tells the owner, with the way to their page of the booking. */
export function tellOwner(
  context: Context,
  tx: Queryable,
  booking: Party,
  words: NotificationWords,
) {
  const link = `/OwnerBookedPropertyDetails/${booking.id}/${booking.listingId}`;
  return notify(context, tx, booking.ownerId, { kind: 'deal', link, ...words });
}
