import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { BookingState } from '#domain/deals/booking.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/money/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { bookings, listings } from '#server/db/schema/index.ts';
import { stateAt } from '#server/deals/bookings/index.ts';
import type { OrderRequest } from '#server/money/purposes/index.ts';
import { findRelation } from '#server/people/blocks/index.ts';

/** Why a booking’s token amount cannot be paid now. */
const WHY_NOT: Record<BookingState, string> = labels(() => words.bookingState);

/** The page of a booking’s money. */
export const moneyPath = (bookingId: number) => `/BookedProperties/Payments/${bookingId}`;

/**
 * The booking somebody wants to pay for. Throws not_found where they are not its buyer, conflict
 * unless it is in one of those states: the token amount is due once the owner has accepted.
 */
export async function findDueBooking(
  { db, now }: Context,
  { personId, subjectId }: OrderRequest,
  due: readonly BookingState[] = ['accepted'],
) {
  const [found] = await db
    .select({ booking: bookings, title: listings.title })
    .from(bookings)
    .innerJoin(listings, eq(listings.id, bookings.listingId))
    .where(and(eq(bookings.id, subjectId ?? 0), eq(bookings.buyerId, personId)));
  if (!found) throw new AppError('not_found', words.bookingNotFound);
  const { gone } = await findRelation(db, personId, found.booking.ownerId);
  if (gone) throw new AppError('conflict', words.ownerNotHere);
  const state = stateAt(found.booking, now());
  if (!due.includes(state)) throw new AppError('conflict', WHY_NOT[state]);
  return found;
}
