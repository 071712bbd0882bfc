import { startsOf, type Transitions, type Waits } from '#domain/lib/transitions.ts';
import type { ListingStatus } from './listing.ts';

export const LISTING_TRANSITIONS = [
  { name: 'publish', from: ['draft'], to: 'live', by: 'owner' },
  { name: 'pause', from: ['live'], to: 'paused', by: 'owner' },
  { name: 'resume', from: ['paused'], to: 'live', by: 'owner' },
  { name: 'renew', from: ['expired', 'withdrawn'], to: 'live', by: 'owner' },
  { name: 'sell', from: ['live', 'booked', 'paused'], to: 'sold', by: 'owner' },
  { name: 'rentOut', from: ['live', 'booked', 'paused'], to: 'rented', by: 'owner' },
  { name: 'withdraw', from: ['draft', 'live', 'paused', 'expired'], to: 'withdrawn', by: 'owner' },
  { name: 'expire', from: ['live'], to: 'expired', by: 'system' },
  // With an accepted booking, and back when that ends without a deal.
  { name: 'book', from: ['live'], to: 'booked', by: 'system' },
  { name: 'unbook', from: ['booked'], to: 'live', by: 'system' },
  { name: 'takeDown', from: ['live', 'paused'], to: 'withdrawn', by: 'staff' },
  // With its owner's account, and back with it.
  { name: 'suspend', from: ['live'], to: 'paused', by: 'staff' },
  { name: 'reinstate', from: ['paused'], to: 'live', by: 'staff' },
] as const satisfies Transitions<ListingStatus>;

/** For whom it waits: once it is long ago that a live home was confirmed, its owner is asked. */
export const LISTING_WAITS = {
  draft: null,
  live: 'owner',
  paused: null,
  booked: null,
  sold: null,
  rented: null,
  withdrawn: null,
  expired: null,
} as const satisfies Waits<ListingStatus, typeof LISTING_TRANSITIONS>;

/** What an owner can take off the market for good. */
export const WITHDRAWABLE: readonly ListingStatus[] = startsOf<
  ListingStatus,
  typeof LISTING_TRANSITIONS
>(LISTING_TRANSITIONS, 'withdraw');

/** Days since the owner last confirmed: asked, shown lower, taken from the search. */
export const FRESHNESS_DAYS = { reconfirm: 30, fade: 37, expire: 60 } as const;

export const VERIFICATION_STATES = ['submitted', 'approved', 'rejected', 'expired'] as const;
export type VerificationState = (typeof VERIFICATION_STATES)[number];

/** Staff look at a listing's papers; the badge is good for half a year. */
export const VERIFICATION_TRANSITIONS = [
  { name: 'approve', from: ['submitted'], to: 'approved', by: 'staff' },
  { name: 'reject', from: ['submitted'], to: 'rejected', by: 'staff' },
  { name: 'expire', from: ['approved'], to: 'expired', by: 'system' },
  // The home is not as staff saw it any more.
  { name: 'reopen', from: ['approved'], to: 'submitted', by: 'system' },
] as const satisfies Transitions<VerificationState>;

/** For whom it waits. */
export const VERIFICATION_WAITS = {
  submitted: 'staff',
  approved: null,
  rejected: null,
  expired: null,
} as const satisfies Waits<VerificationState, typeof VERIFICATION_TRANSITIONS>;

export const VERIFIED_DAYS = 180;

/** A home in one of these has a page with all it was offered with; what else was public has one that says so. */
export const SHOWN_STATUSES = ['live', 'booked'] as const satisfies readonly ListingStatus[];

/** States of a booking in which its home is booked: it is offered to nobody, and says so. */
export const FIRMLY_BOOKED_STATES = ['accepted', 'paid'] as const;

/** States of a booking in which its home is nobody else's to book. */
export const BOOKED_STATES = ['held', 'accepted', 'paid', 'completed'] as const;
