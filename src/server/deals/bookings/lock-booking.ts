import { and, eq, or } from 'drizzle-orm';
import type { Side } from '#contract/deals/deal-fields.ts';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/deals/bookings/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { bookings } from '#server/db/schema/index.ts';
import { lockListing } from '#server/homes/listings/index.ts';
import { personOf } from '#server/session/person.ts';
import type { Booking } from './booking-row.ts';
import type { Deal } from './end-booking.ts';

/** A booking the caller is a party to. Throws not_found. */
export async function findBooking(
  context: Context,
  db: Queryable,
  id: number,
): Promise<Booking & { side: Side }> {
  const caller = personOf(context).id;
  const [booking] = await db
    .select()
    .from(bookings)
    .where(
      and(eq(bookings.id, id), or(eq(bookings.buyerId, caller), eq(bookings.ownerId, caller))),
    );
  if (!booking) throw new AppError('not_found', words.bookingNotFound);
  return { ...booking, side: booking.ownerId === caller ? 'owner' : 'buyer' };
}

/**
 * A booking and its listing, which nobody else changes until the transaction ends. Throws
 * not_found for whoever is not on the side asked for.
 */
export async function lockBooking(
  context: Context,
  tx: Transaction,
  id: number,
  side?: Side,
): Promise<Deal & { side: Side }> {
  const before = await findBooking(context, tx, id);
  if (side && before.side !== side) {
    throw new AppError('not_found', words.bookingNotFound);
  }
  const listing = await lockListing(tx, before.listingId);
  // Read again: what it was before the lock may have changed while we waited for it.
  const booking = await findBooking(context, tx, id);
  return { listing, booking, side: booking.side };
}
