import { sql } from 'drizzle-orm';
import type { completeBooking } from '#contract/deals/booking-steps.ts';
import { success } from '#contract/lib/envelope.ts';
import { toRupees } from '#domain/lib/money.ts';
import words from '#messages/deals/bookings/index.ts';
import notes from '#messages/lib/own-notes/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState } from '#server/core/change-state.ts';
import { completionGuards } from '#server/deals/hooks.ts';
import { onListingEnded } from '#server/homes/hooks.ts';
import type { Verb } from '#server/http/execute.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { lockBooking } from './lock-booking.ts';
import { tellBuyer } from './notifications.ts';

export const completeBookingVerb: Verb<typeof completeBooking> = async (context, { params }) => {
  await context.db.transaction(async (tx) => {
    const { listing, booking } = await lockBooking(context, tx, params.id, 'owner');
    const at = context.now();
    await changeState(context, tx, {
      kind: 'booking',
      id: booking.id,
      name: 'complete',
      set: sql`updated_at = ${at}`,
    });
    await completionGuards.run(tx, booking.id);
    const isRent = listing.listedIn === 'rent';
    await changeState(context, tx, {
      kind: 'listing',
      id: listing.id,
      name: isRent ? 'rentOut' : 'sell',
      set: sql`updated_at = ${at}`,
      note: forTheBooks(() => notes.byBooking),
    });
    const gone = forTheBooks(() => (isRent ? notes.propertyRented : notes.propertySold));
    await onListingEnded.run(context, tx, listing, {
      title: () => (isRent ? words.homeRentedOut : words.homeSold),
      note: gone,
      exceptBuyerId: booking.buyerId,
    });
    await audit(context, tx, {
      action: 'booking.complete',
      subjectKind: 'booking',
      subjectId: booking.id,
      detail: { listingId: listing.id, price: toRupees(booking.pricePaise) },
    });
    await tellBuyer(context, tx, booking, {
      title: () => words.bookingCompleted,
      body: () => (isRent ? words.rentedByOwner : words.soldByOwner)({ title: listing.title }),
    });
  });
  return success({ bookingId: params.id, state: 'completed' as const }, words.completedDone);
};
