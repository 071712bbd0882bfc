import type { Transitions, Waits } from '#domain/lib/transitions.ts';

/**
 * One side of a leave and licence offers the other to go on: a new rent, deposit and term. The other
 * accepts, declines or counters by an offer of its own. Accepted it stands until both have consented
 * to the licence that a lawyer draws up by it (`renewed`), or until its first day is well past.
 */
export const RENEWAL_STATES = [
  'offered',
  'countered',
  'declined',
  'withdrawn',
  'lapsed',
  'accepted',
  'renewed',
] as const;
export type RenewalState = (typeof RENEWAL_STATES)[number];

/** States of an offer that is not over; one of them a licence. */
export const OPEN_RENEWAL_STATES = ['offered', 'accepted'] as const satisfies RenewalState[];

export const RENEWAL_TRANSITIONS = [
  { name: 'counter', from: ['offered'], to: 'countered', by: 'party' },
  { name: 'accept', from: ['offered'], to: 'accepted', by: 'party' },
  { name: 'decline', from: ['offered'], to: 'declined', by: 'party' },
  { name: 'withdraw', from: ['offered'], to: 'withdrawn', by: 'party' },
  { name: 'callOff', from: ['accepted'], to: 'withdrawn', by: 'party' },
  { name: 'lapse', from: ['offered', 'accepted'], to: 'lapsed', by: 'system' },
  { name: 'renew', from: ['accepted'], to: 'renewed', by: 'system' },
] as const satisfies Transitions<RenewalState>;

/** For whom it waits: for whoever did not offer it; accepted, for both to have a lawyer draw it up. */
export const RENEWAL_WAITS = {
  offered: 'party',
  countered: null,
  declined: null,
  withdrawn: null,
  lapsed: null,
  accepted: 'party',
  renewed: null,
} as const satisfies Waits<RenewalState, typeof RENEWAL_TRANSITIONS>;

/** Days the other side has to answer an offer. */
export const RENEWAL_ANSWER_DAYS = 14;
/** Days after its first day in which what was accepted can still be drawn up. */
export const RENEWAL_DRAW_UP_DAYS = 30;
/** Days before the end of a licence from which on going on is a matter, and after it for how long. */
export const RENEWAL_WINDOW = { before: 60, after: 30 } as const;
