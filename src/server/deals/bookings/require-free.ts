import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { ACTIVE_BOOKING_STATES } from '#domain/deals/booking.ts';
import words from '#messages/deals/bookings/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { bookings } from '#server/db/schema/index.ts';
import type { DealListing } from '#server/homes/listings/index.ts';
import { hasRunOut } from './booking-row.ts';
import { endBooking } from './end-booking.ts';

/**
 * Throws conflict while a booking holds the listing, whose row the caller has locked. A booking
 * that has run out is ended here, so that it stands in nobody's way.
 */
export async function requireFree(
  context: Context,
  tx: Transaction,
  listing: DealListing,
): Promise<void> {
  const [booking] = await tx
    .select()
    .from(bookings)
    .where(
      and(eq(bookings.listingId, listing.id), inArray(bookings.state, [...ACTIVE_BOOKING_STATES])),
    );
  if (!booking) return;
  if (!hasRunOut(booking, context.now())) {
    throw new AppError('conflict', words.onHoldBooked);
  }
  await endBooking(context, tx, { listing, booking }, 'expire');
}
