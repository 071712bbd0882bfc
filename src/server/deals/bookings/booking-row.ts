import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { BookingState } from '#domain/deals/booking.ts';
import words from '#messages/deals/bookings/index.ts';
import type { bookings } from '#server/db/schema/index.ts';

export type Booking = typeof bookings.$inferSelect;

/** Whether its time has run out, noted down already or not. */
export function hasRunOut({ state, expiresAt }: Pick<Booking, 'state' | 'expiresAt'>, now: Date) {
  const runs = state === 'held' || state === 'accepted';
  return runs && expiresAt !== null && expiresAt <= now;
}

/** The state as it is at a moment: what has run out is expired at once. */
export const stateAt = (booking: Pick<Booking, 'state' | 'expiresAt'>, now: Date): BookingState =>
  hasRunOut(booking, now) ? 'expired' : booking.state;

/** A condition on the bookings under `k`: they are in that state at a moment, as `stateAt` says it. */
export const isInState = (state: BookingState, now: Date): SQL =>
  sql`case when k.state in ('held', 'accepted') and k.expires_at <= ${now}
    then 'expired' else k.state end = ${state}::booking_state`;

/** Throws conflict where the time has run out. */
export function requireInTime(booking: Booking, now: Date): void {
  if (hasRunOut(booking, now)) throw new AppError('conflict', words.bookingRunOut);
}
