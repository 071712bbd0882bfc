import type { Transitions, Waits } from '#domain/lib/transitions.ts';

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

/** For whom it waits. */
export const INTEREST_WAITS = {
  requested: 'owner',
  accepted: null,
  declined: null,
  withdrawn: null,
  expired: null,
} as const satisfies Waits<InterestState, typeof INTEREST_TRANSITIONS>;

export const AGENT_INTEREST_DAYS = 14;
/** Offers of one agent that may wait for an answer at once. */
export const MAX_OPEN_INTERESTS = 20;
/** Days before an agent may offer again what an owner has declined. */
export const REOFFER_DAYS = 30;
/** Days the work of an accepted offer takes: an agent's mandate as the trade has it. */
export const MANDATE_DAYS = 90;

/** An agent's work on a listing, its fee in escrow: the listing is assigned to them. */
export const ASSIGNED_STATES = ['paid', 'working', 'delivered'] as const;
/** Work in these states keeps other agents off the listing; accepted work only until its fee is due. */
export const TAKEN_STATES = ['accepted', ...ASSIGNED_STATES, 'disputed'] as const;

/** Hours an agent keeps an assigned listing for a buyer of theirs. */
export const HOLD_LISTING_HOURS = 48;
/** Holds of one agent on one listing within a week: a hold is for a buyer, not for keeping. */
export const MAX_HOLDS_A_WEEK = 3;
