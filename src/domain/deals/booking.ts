import { BOOKED_STATES } from '#domain/homes/listing-lifecycle.ts';
import type { Transitions, Waits } from '#domain/lib/transitions.ts';
import words from '#messages/deals/booking-course/index.ts';

/**
 * `held`: one buyer has the listing, for minutes, and while the owner decides once the test payment
 * has arrived. `accepted`: waiting for the token
 * amount; a booking from an accepted bid begins here. `paid`: the token amount has arrived.
 */
export const BOOKING_STATES = [
  'held',
  'accepted',
  'paid',
  'completed',
  'declined',
  'cancelled',
  'expired',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

export const ACTIVE_BOOKING_STATES = BOOKED_STATES satisfies readonly BookingState[];

export const BOOKING_TRANSITIONS = [
  { name: 'accept', from: ['held'], to: 'accepted', by: 'owner' },
  { name: 'decline', from: ['held'], to: 'declined', by: 'owner' },
  { name: 'pay', from: ['accepted'], to: 'paid', by: 'system', pays: 'buyer' },
  { name: 'complete', from: ['paid'], to: 'completed', by: 'owner' },
  { name: 'cancelByBuyer', from: ['held', 'accepted', 'paid'], to: 'cancelled', by: 'buyer' },
  { name: 'cancelByOwner', from: ['accepted', 'paid'], to: 'cancelled', by: 'owner' },
  { name: 'settle', from: ['paid'], to: 'cancelled', by: 'system' },
  { name: 'expire', from: ['held', 'accepted'], to: 'expired', by: 'system' },
] as const satisfies Transitions<BookingState>;

/** For whom it waits: paid, for its owner once nothing is due any more. */
export const BOOKING_WAITS = {
  held: 'owner',
  accepted: 'buyer',
  paid: 'owner',
  completed: null,
  declined: null,
  cancelled: null,
  expired: null,
} as const satisfies Waits<BookingState, typeof BOOKING_TRANSITIONS>;

/** Minutes a new booking keeps a home off the market without its test payment. */
export const HOLD_MINUTES = 30;
/** Bookings and agents' holds one buyer may have at once before the owners have answered. */
export const HOLDS_AT_ONCE = { checked: 5, unchecked: 2 };
/** A buyer who let so many holds go within these hours waits until the first of them is over. */
export const LAPSED_HOLDS = { most: 3, hours: 24 };
/** Hours an owner has to decide once the test payment has arrived, and a buyer to pay the token amount. */
export const HOLD_HOURS = 48;
export const PAY_HOURS = 72;

/** What cancelling means at each state, in words for both sides. */
export const CANCEL_RULES: Partial<Record<BookingState, string>> = {
  get held() {
    return words.cancelUnpaid;
  },
  get accepted() {
    return words.cancelUnpaid;
  },
  get paid() {
    return words.cancelPaid;
  },
};
