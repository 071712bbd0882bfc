import { BOOKED_STATES } from '#domain/homes/listing-lifecycle.ts';
import type { Transitions } from '#domain/lib/transitions.ts';

/**
 * `held`: one buyer has the listing while the owner decides. `accepted`: waiting for the token
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
  { name: 'pay', from: ['accepted'], to: 'paid', by: 'system' },
  { name: 'complete', from: ['paid'], to: 'completed', by: 'owner' },
  { name: 'cancelByBuyer', from: ['held', 'accepted', 'paid'], to: 'cancelled', by: 'buyer' },
  { name: 'cancelByOwner', from: ['accepted', 'paid'], to: 'cancelled', by: 'owner' },
  { name: 'expire', from: ['held', 'accepted'], to: 'expired', by: 'system' },
] as const satisfies Transitions<BookingState>;

/** Hours an owner has to decide, and a buyer to pay the token amount. */
export const HOLD_HOURS = 48;
export const PAY_HOURS = 72;

/** What cancelling means at each state, in words for both sides. */
export const CANCEL_RULES: Partial<Record<BookingState, string>> = {
  held: 'Nothing has been paid; the property is free again at once.',
  accepted: 'Nothing has been paid; the property is free again at once.',
  paid: 'The token amount is returned in full if the owner cancels. If the buyer cancels, it is returned less the gateway’s fee within 7 days of booking, and half of it after. Instalments are returned in full.',
};
