import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Booking } from '#server/deals/bookings/index.ts';
import { moneyPath } from '#server/money/escrow/index.ts';
import { type NotificationWords, notify } from '#server/people/notifications/index.ts';

export type Side = 'owner' | 'buyer';

export const personOn = ({ ownerId, buyerId }: Booking, side: Side): number =>
  side === 'owner' ? ownerId : buyerId;

export const otherSide = (side: Side): Side => (side === 'owner' ? 'buyer' : 'owner');

/** Tells a side of a deal about its settlement, with the way to where it stands. */
export function tell(
  context: Context,
  tx: Transaction,
  booking: Booking,
  side: Side,
  words: NotificationWords,
): Promise<unknown> {
  const link =
    side === 'owner'
      ? `/OwnerBookedPropertyDetails/${booking.id}/${booking.listingId}`
      : moneyPath(booking.id);
  return notify(context, tx, personOn(booking, side), { kind: 'payment', link, ...words });
}
