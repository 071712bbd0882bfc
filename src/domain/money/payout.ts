import { fromRupees, type Paise } from '#domain/lib/money.ts';
import type { Transitions, Waits } from '#domain/lib/transitions.ts';

/** `waiting`: for staff. `seconded`: one of two has agreed. `approved`: may be sent. */
export const PAYOUT_STATES = [
  'waiting',
  'seconded',
  'approved',
  'sent',
  'paid',
  'failed',
  'rejected',
] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

export const PAYOUT_TRANSITIONS = [
  { name: 'pass', from: ['waiting'], to: 'approved', by: 'system' },
  { name: 'second', from: ['waiting'], to: 'seconded', by: 'staff' },
  { name: 'approve', from: ['seconded'], to: 'approved', by: 'staff' },
  { name: 'reject', from: ['waiting', 'seconded', 'failed'], to: 'rejected', by: 'staff' },
  { name: 'recall', from: ['waiting', 'seconded', 'failed'], to: 'rejected', by: 'system' },
  { name: 'send', from: ['approved'], to: 'sent', by: 'system' },
  { name: 'succeed', from: ['sent'], to: 'paid', by: 'gateway' },
  { name: 'fail', from: ['approved', 'sent'], to: 'failed', by: 'gateway' },
  { name: 'retry', from: ['failed'], to: 'approved', by: 'staff' },
] as const satisfies Transitions<PayoutState>;

/** For whom it waits. */
export const PAYOUT_WAITS = {
  waiting: 'staff',
  seconded: 'staff',
  approved: null,
  sent: null,
  paid: null,
  failed: 'staff',
  rejected: null,
} as const satisfies Waits<PayoutState, typeof PAYOUT_TRANSITIONS>;

/**
 * Up to this much, counted over MONEY_OUT_DAYS, money goes out without staff, or by one of them; above
 * it two of them must agree.
 */
export const PAYOUT_FREE_PAISE: Paise = fromRupees(50_000);

/** Days over which what went out is counted, for a deal, for who got it and for who of staff decided. */
export const MONEY_OUT_DAYS = 30;
/** Days one of staff's agreement to a refund waits for another's. */
export const AGREEMENT_DAYS = 7;
