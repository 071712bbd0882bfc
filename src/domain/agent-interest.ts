import type { Transitions } from './transitions.ts';

/** An agent offers an owner to sell or let their listing. Accepted, it becomes an engagement. */
export const INTEREST_STATES = [
  'requested',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type InterestState = (typeof INTEREST_STATES)[number];

export const INTEREST_TRANSITIONS = [
  { name: 'accept', from: ['requested'], to: 'accepted', by: 'owner' },
  { name: 'decline', from: ['requested'], to: 'declined', by: 'owner' },
  { name: 'withdraw', from: ['requested'], to: 'withdrawn', by: 'agent' },
  { name: 'expire', from: ['requested'], to: 'expired', by: 'system' },
] as const satisfies Transitions<InterestState>;

export const INTEREST_DAYS = 14;

/** Hours an agent keeps an assigned listing for a buyer of theirs. */
export const HOLD_LISTING_HOURS = 48;
