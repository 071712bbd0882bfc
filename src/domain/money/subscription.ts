import type { Transitions, Waits } from '#domain/lib/transitions.ts';

/** `grace`: its time is over and its rights still hold for a few days. */
export const SUBSCRIPTION_STATES = ['active', 'grace', 'ended', 'refunded'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

export const SUBSCRIPTION_TRANSITIONS = [
  { name: 'lapse', from: ['active'], to: 'grace', by: 'system' },
  { name: 'end', from: ['active', 'grace'], to: 'ended', by: 'system' },
  { name: 'renew', from: ['grace'], to: 'active', by: 'gateway', pays: 'person' },
  { name: 'refund', from: ['active', 'grace'], to: 'refunded', by: 'staff' },
] as const satisfies Transitions<SubscriptionState>;

/** For whom it waits. */
export const SUBSCRIPTION_WAITS = {
  active: null,
  grace: 'person',
  ended: null,
  refunded: null,
} as const satisfies Waits<SubscriptionState, typeof SUBSCRIPTION_TRANSITIONS>;

export const GRACE_DAYS = 3;
/** Days before the end on which its owner is reminded to renew. */
export const REMIND_BEFORE_DAYS = [7, 3, 1] as const;
