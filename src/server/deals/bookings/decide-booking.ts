import { sql } from 'drizzle-orm';
import type { acceptBooking, declineBooking } from '#contract/deals/booking-steps.ts';
import { success } from '#contract/lib/envelope.ts';
import { PAY_HOURS } from '#domain/deals/booking.ts';
import { formatRupees, toRupees } from '#domain/lib/money.ts';
import { hoursFrom } from '#domain/lib/time/deadlines.ts';
import words from '#messages/deals/bookings/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState } from '#server/core/change-state.ts';
import { requireLive } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { bookListing } from './book-listing.ts';
import { requireInTime } from './booking-row.ts';
import { endBooking } from './end-booking.ts';
import { lockBooking } from './lock-booking.ts';
import { tellBuyer } from './notifications.ts';

export const acceptBookingVerb: Verb<typeof acceptBooking> = async (context, { params }) => {
  await context.db.transaction(async (tx) => {
    const { listing, booking } = await lockBooking(context, tx, params.id, 'owner');
    const at = context.now();
    requireInTime(booking, at);
    await changeState(context, tx, {
      kind: 'booking',
      id: booking.id,
      name: 'accept',
      set: sql`expires_at = ${hoursFrom(at, PAY_HOURS)}, updated_at = ${at}`,
    });
    // A pause keeps others away, not the one who has booked already.
    if (listing.status !== 'paused') requireLive(listing);
    await bookListing(context, tx, booking);
    await audit(context, tx, {
      action: 'booking.accept',
      subjectKind: 'booking',
      subjectId: booking.id,
      detail: { listingId: listing.id },
    });
    await tellBuyer(context, tx, booking, {
      title: () => words.bookingAccepted,
      body: () =>
        words.bookingAcceptedPay({
          title: listing.title,
          tokenPaise: formatRupees(toRupees(booking.tokenPaise)),
          payHours: PAY_HOURS,
        }),
    });
  });
  return success({ bookingId: params.id, state: 'accepted' as const }, words.acceptedDone);
};

export const declineBookingVerb: Verb<typeof declineBooking> = async (
  context,
  { params, body },
) => {
  await context.db.transaction(async (tx) => {
    const deal = await lockBooking(context, tx, params.id, 'owner');
    requireInTime(deal.booking, context.now());
    await endBooking(context, tx, deal, 'decline', body.reason);
  });
  return success({ bookingId: params.id, state: 'declined' as const }, words.declinedDone);
};
