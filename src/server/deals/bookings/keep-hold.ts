import { eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { HOLD_HOURS } from '#domain/deals/booking.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import words from '#messages/deals/bookings/index.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { bookings } from '#server/db/schema/index.ts';
import { lockListing } from '#server/homes/listings/index.ts';
import { requireInTime } from './booking-row.ts';
import { tellOwner } from './notifications.ts';

/**
 * The test payment of a booking has arrived: where the owner has not decided yet, the hold lasts
 * while they do. Called in the payment's own transaction, before it locks anything of the deal.
 * Throws conflict where that hold has run out; then the payment goes back.
 */
export async function keepHold(
  context: Context,
  tx: Transaction,
  bookingId: number,
): Promise<void> {
  const find = async () => {
    const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId));
    if (!booking) throw new AppError('not_found', words.bookingNotFound);
    return booking;
  };
  const listing = await lockListing(tx, (await find()).listingId);
  // Read again: what it was before the lock may have changed while we waited for it.
  const booking = await find();
  const at = context.now();
  if (booking.state !== 'held') return;
  requireInTime(booking, at);
  await tx
    .update(bookings)
    .set({ expiresAt: hoursFrom(at, HOLD_HOURS), updatedAt: at })
    .where(eq(bookings.id, bookingId));
  await recordEvent(context, tx, {
    kind: 'booking',
    id: bookingId,
    event: 'hold',
    by: 'buyer',
    state: booking.state,
  });
  await tellOwner(context, tx, booking, {
    title: () => words.buyerMeansIt,
    body: () => words.testPaid({ title: listing.title, holdHours: HOLD_HOURS }),
  });
}
