import type { placeBooking } from '#contract/deals/booking-steps.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { HOLD_HOURS, HOLD_MINUTES } from '#domain/deals/booking.ts';
import { formatRupees, toRupees } from '#domain/lib/money.ts';
import words from '#messages/deals/bids/index.ts';
import bookingsWords from '#messages/deals/bookings/index.ts';
import { bookingGuards } from '#server/deals/hooks.ts';
import { lockListing, requireDealable } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { requireIdentityOf } from '#server/people/kyc/index.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { personOf } from '#server/session/person.ts';
import { tellOwner } from './notifications.ts';
import { holdListing } from './open-booking.ts';
import { requireFree } from './require-free.ts';
import { requireHoldQuota } from './require-hold-quota.ts';

export const placeBookingVerb: Verb<typeof placeBooking> = async (context, { body }) => {
  const { id } = personOf(context);
  const booking = await context.db.transaction(async (tx) => {
    requireIdentityOf(await lockCaller(context, tx), 'book');
    await requireHoldQuota(context, tx, id);
    const listing = await lockListing(tx, body.listingId);
    if (listing.ownerId === id) throw new AppError('conflict', words.ownProperty);
    await requireDealable(tx, listing, id);
    await requireFree(context, tx, listing);
    await bookingGuards.run(context, tx, { listingId: listing.id, buyerId: id });
    const held = await holdListing(context, tx, listing, { id, message: body.message || null });
    await tellOwner(context, tx, held, {
      title: () => bookingsWords.somebodyBooks,
      body: () =>
        bookingsWords.somebodyBooksAt({
          title: listing.title,
          pricePaise: formatRupees(toRupees(held.pricePaise)),
          holdMinutes: HOLD_MINUTES,
          holdHours: HOLD_HOURS,
        }),
    });
    return held;
  });
  return success(
    { bookingId: booking.id, state: booking.state },
    bookingsWords.onHoldForYou({ holdMinutes: HOLD_MINUTES, holdHours: HOLD_HOURS }),
  );
};
