import type { cancelBooking } from '#contract/deals/booking-steps.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/deals/bookings/index.ts';
import { runAfterwards } from '#server/core/afterwards.ts';
import type { Verb } from '#server/http/execute.ts';
import { requireInTime } from './booking-row.ts';
import { endBooking } from './end-booking.ts';
import { lockBooking } from './lock-booking.ts';

export const cancelBookingVerb: Verb<typeof cancelBooking> = async (context, { params, body }) => {
  const afterwards = await context.db.transaction(async (tx) => {
    const { side, ...deal } = await lockBooking(context, tx, params.id);
    requireInTime(deal.booking, context.now());
    if (side === 'owner' && deal.booking.state === 'held') {
      throw new AppError('conflict', words.declineInstead);
    }
    const name = side === 'owner' ? 'cancelByOwner' : 'cancelByBuyer';
    return endBooking(context, tx, deal, name, body.reason);
  });
  runAfterwards(context, afterwards);
  return success({ bookingId: params.id, state: 'cancelled' as const }, words.cancelledDone);
};
