import type { Transitions, Waits } from '#domain/lib/transitions.ts';

/**
 * `created`: known to us alone. `open`: the gateway waits for a payment, of which several may fail.
 * `paid`: captured, and what was bought is given. `returned`: captured when it could no longer be
 * given, so all of it goes back. A payment that arrives after the end still counts.
 */
export const ORDER_STATES = [
  'created',
  'open',
  'paid',
  'returned',
  'expired',
  'cancelled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const UNPAID_STATES = ['created', 'open', 'expired', 'cancelled'] as const;

export const ORDER_TRANSITIONS = [
  { name: 'open', from: ['created'], to: 'open', by: 'system' },
  { name: 'pay', from: UNPAID_STATES, to: 'paid', by: 'gateway' },
  { name: 'giveBack', from: UNPAID_STATES, to: 'returned', by: 'gateway' },
  { name: 'expire', from: ['created', 'open'], to: 'expired', by: 'system' },
  { name: 'cancel', from: ['created', 'open'], to: 'cancelled', by: 'buyer' },
] as const satisfies Transitions<OrderState>;

/** For nobody: an order that is not paid within minutes is forgotten. */
export const ORDER_WAITS = {
  created: null,
  open: null,
  paid: null,
  returned: null,
  expired: null,
  cancelled: null,
} as const satisfies Waits<OrderState, typeof ORDER_TRANSITIONS>;

/** Minutes in which an order can be paid. */
export const ORDER_MINUTES = 30;

/** How one attempt at paying stands, in the gateway's words made ours. */
export const PAYMENT_STATES = ['pending', 'success', 'failed', 'dropped', 'void'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
