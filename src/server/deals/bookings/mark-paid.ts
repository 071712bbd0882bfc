import { eq, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/deals/bookings/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { bookings } from '#server/db/schema/index.ts';
import { lockListing } from '#server/homes/listings/index.ts';
import { tellBuyer, tellOwner } from './notifications.ts';

/**
 * The token amount of a booking has arrived: nothing runs out any more. Called in the payment's
 * own transaction, before it locks anything of the deal. Throws conflict where the booking is over.
 */
export async function markPaid(
  context: Context,
  tx: Transaction,
  bookingId: number,
): Promise<void> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!booking) throw new AppError('not_found', words.bookingNotFound);
  const listing = await lockListing(tx, booking.listingId);
  const at = context.now();
  await changeState(context, tx, {
    kind: 'booking',
    id: bookingId,
    name: 'pay',
    set: sql`expires_at = null, updated_at = ${at}`,
    where: sql`expires_at > ${at}`,
  });
  const news = {
    title: () => words.tokenArrived,
    body: () => words.tokenPaidFirm({ title: listing.title }),
  };
  await tellBuyer(context, tx, booking, news);
  await tellOwner(context, tx, booking, news);
}
