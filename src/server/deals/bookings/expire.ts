import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { isAppError } from '#contract/lib/errors.ts';
import type { Context } from '#server/core/context.ts';
import { bookings } from '#server/db/schema/index.ts';
import { lockListing } from '#server/homes/listings/index.ts';
import { hasRunOut } from './booking-row.ts';
import { endBooking } from './end-booking.ts';

/** One at a time, so that a long list holds nothing up. */
const BATCH_SIZE = 100;

function expireOne(context: Context, { id, listingId }: { id: number; listingId: number }) {
  return context.db.transaction(async (tx) => {
    const listing = await lockListing(tx, listingId);
    const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id));
    if (!booking || !hasRunOut(booking, context.now())) return false;
    await endBooking(context, tx, { listing, booking }, 'expire');
    return true;
  });
}

/** Ends bookings whose time has run out, the longest over first; answers how many it ended. */
export async function expireBookings(context: Context): Promise<number> {
  const due = await context.db
    .select({ id: bookings.id, listingId: bookings.listingId })
    .from(bookings)
    .where(
      and(inArray(bookings.state, ['held', 'accepted']), lte(bookings.expiresAt, context.now())),
    )
    .orderBy(asc(bookings.expiresAt))
    .limit(BATCH_SIZE);
  let ended = 0;
  for (const booking of due) {
    try {
      if (await expireOne(context, booking)) ended++;
    } catch (error) {
      // Somebody else was faster.
      if (!isAppError(error)) throw error;
    }
  }
  return ended;
}
