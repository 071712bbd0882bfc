import { hoursBefore, hoursFrom } from '#domain/lib/time/deadlines.ts';
import type { BookingState } from './booking.ts';
import type { VisitState } from './visit.ts';

/** A confirmed visitor sees the address from this long before the visit until this long after it. */
export const ADDRESS_BEFORE_HOURS = 2;
export const ADDRESS_AFTER_HOURS = 6;

interface Outsider {
  blocked: boolean;
  /** They have shown who they are (#domain/people/identity-acts.ts). */
  identified: boolean;
}

/** What somebody has to do with a home, by which they may know its address; states are those of now. */
export type AddressClaim =
  | { by: 'owner' }
  | (Outsider & { by: 'visit'; state: VisitState; startsAt: Date; endsAt: Date })
  | (Outsider & { by: 'booking'; state: BookingState })
  /** Who works for somebody knows what they know. */
  | { by: 'hired'; working: boolean; client: AddressClaim }
  | { by: 'nothing' };

export const addressFrom = (startsAt: Date): Date => hoursBefore(startsAt, ADDRESS_BEFORE_HOURS);

/** Not while a booking is held: anybody may ask, and the owner has not agreed yet. */
const AGREED: readonly BookingState[] = ['accepted', 'paid', 'completed'];
/** Whose money is in the home keeps its address, blocked or not; it was asked who they are before. */
const PAID: readonly BookingState[] = ['paid', 'completed'];

/**
 * Whether somebody may know flat, wing and exact point of a home: the one rule, whatever shows it. The
 * owner; who has shown who they are, as a visitor whom the owner has confirmed, from two hours before, or as
 * a buyer whose booking is accepted.
 */
export function seesAddress(claim: AddressClaim, now: Date): boolean {
  if (claim.by === 'owner') return true;
  if (claim.by === 'nothing') return false;
  if (claim.by === 'hired') return claim.working && seesAddress(claim.client, now);
  if (claim.by === 'booking') {
    return (claim.blocked || !claim.identified ? PAID : AGREED).includes(claim.state);
  }
  if (claim.blocked || !claim.identified) return false;
  const isConfirmed = claim.state === 'booked' || claim.state === 'checked_in';
  const until = hoursFrom(claim.endsAt, ADDRESS_AFTER_HOURS);
  return isConfirmed && now >= addressFrom(claim.startsAt) && now < until;
}
