import type { Transitions, Waits } from '#domain/lib/transitions.ts';

/**
 * `lost`: another bid was accepted. `fallen_through`: accepted, but its booking did not come about,
 * so that the listing is open to others again.
 */
export const BID_STATES = [
  'placed',
  'countered',
  'accepted',
  'rejected',
  'withdrawn',
  'expired',
  'lost',
  'fallen_through',
] as const;
export type BidState = (typeof BID_STATES)[number];

const OPEN = ['placed', 'countered'] as const;
export const OPEN_BID_STATES: readonly BidState[] = OPEN;

export const BID_TRANSITIONS = [
  { name: 'counter', from: ['placed'], to: 'countered', by: 'owner' },
  { name: 'raise', from: OPEN, to: 'placed', by: 'buyer' },
  { name: 'accept', from: ['placed'], to: 'accepted', by: 'owner' },
  { name: 'acceptCounter', from: ['countered'], to: 'accepted', by: 'buyer' },
  { name: 'reject', from: OPEN, to: 'rejected', by: 'owner' },
  { name: 'withdraw', from: OPEN, to: 'withdrawn', by: 'buyer' },
  { name: 'expire', from: OPEN, to: 'expired', by: 'system' },
  { name: 'lose', from: OPEN, to: 'lost', by: 'system' },
  { name: 'fallThrough', from: ['accepted'], to: 'fallen_through', by: 'system' },
] as const satisfies Transitions<BidState>;

/** For whom it waits. */
export const BID_WAITS = {
  placed: 'owner',
  countered: 'buyer',
  accepted: null,
  rejected: null,
  withdrawn: null,
  expired: null,
  lost: null,
  fallen_through: null,
} as const satisfies Waits<BidState, typeof BID_TRANSITIONS>;

/** Hours a bid or a counter stands when its maker names no other time. */
export const BID_HOURS = 72;
export const BID_HOURS_CHOICES = [24, 48, 72, 168] as const;
/** A bid below half of the asking price or above twice is a slip of the finger. */
export const BID_SHARE = { least: 0.5, most: 2 } as const;
export const MAX_CONDITIONS = 6;
