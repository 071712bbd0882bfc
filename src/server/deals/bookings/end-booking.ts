import { sql } from 'drizzle-orm';
import words from '#messages/deals/bookings/index.ts';
import type { Afterwards } from '#server/core/afterwards.ts';
import { audit } from '#server/core/audit.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { type BookingEnding, onBookingEnded, onBookingEnding } from '#server/deals/hooks.ts';
import type { DealListing } from '#server/homes/listings/index.ts';
import { freeListing } from './book-listing.ts';
import type { Booking } from './booking-row.ts';
import { tellBuyer, tellOwner } from './notifications.ts';

export interface Deal {
  listing: DealListing;
  booking: Booking;
}

/** For the books, which say it in English. */
const WHAT: Record<BookingEnding, string> = {
  decline: 'was declined by the owner',
  cancelByBuyer: 'was cancelled by the buyer',
  cancelByOwner: 'was cancelled by the owner',
  settle: 'was ended by a settlement',
  expire: 'has run out',
};

function bodyOf(name: BookingEnding, title: string, reason: string | undefined): string {
  const ended = words.bookingEnded[name]({ title });
  return reason ? words.withReason({ ended, reason }) : ended;
}

/**
 * Ends a booking without a deal: the listing is free again, and the bid it came from falls
 * through. Both sides hear of what they did not do themselves. What was paid goes back by the
 * booking's rules: answers what is to be done once this holds.
 */
export async function endBooking(
  context: Context,
  tx: Transaction,
  { listing, booking }: Deal,
  name: BookingEnding,
  reason?: string,
): Promise<Afterwards[]> {
  const at = context.now();
  await onBookingEnding.run(context, tx, booking, WHAT[name]);
  await changeState(context, tx, {
    kind: 'booking',
    id: booking.id,
    name,
    set: sql`expires_at = null, updated_at = ${at}`,
    // The clock's own transition happens only once it is time.
    ...(name === 'expire' && { where: sql`expires_at <= ${at}` }),
    note: reason ?? null,
  });
  await freeListing(context, tx, booking.listingId);
  const afterwards = (await onBookingEnded.run(context, tx, booking, name)).flat();
  const news = {
    title: () => words.bookingEndedTitle[name],
    body: () => bodyOf(name, listing.title, reason),
  };
  // Of a settlement both are told with its figures.
  if (name === 'settle') return afterwards;
  if (name !== 'cancelByBuyer') await tellBuyer(context, tx, booking, news);
  if (name !== 'decline' && name !== 'cancelByOwner') await tellOwner(context, tx, booking, news);
  if (name === 'expire') return afterwards;
  await audit(context, tx, {
    action: `booking.${name}`,
    subjectKind: 'booking',
    subjectId: booking.id,
    detail: { listingId: listing.id, reason },
  });
  return afterwards;
}
