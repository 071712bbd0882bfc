import type { cancelBooking } from '../../../contract/bookings.ts';
import { success } from '../../../contract/envelope.ts';
import { AppError } from '../../../contract/errors.ts';
import type { Verb } from '../../http/execute.ts';
import { requireInTime } from './booking-row.ts';
import { endBooking } from './end-booking.ts';
import { lockBooking } from './lock-booking.ts';

export const cancelBookingVerb: Verb<typeof cancelBooking> = async (context, { params, body }) => {
  await context.db.transaction(async (tx) => {
    const { side, ...deal } = await lockBooking(context, tx, params.id);
    requireInTime(deal.booking, context.now());
    if (side === 'owner' && deal.booking.state === 'held') {
      throw new AppError('conflict', 'This booking waits for your decision: decline it instead.');
    }
    const name = side === 'owner' ? 'cancelByOwner' : 'cancelByBuyer';
    await endBooking(context, tx, deal, name, body.reason);
  });
  return success(
    { bookingId: params.id, state: 'cancelled' as const },
    'The booking is cancelled, and the property is free again.',
  );
};
