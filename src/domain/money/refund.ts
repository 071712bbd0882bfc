import { minus, type Paise, percentOf, shareOf } from '#domain/lib/money.ts';
import type { Transitions, Waits } from '#domain/lib/transitions.ts';

/** `requested`: booked, not yet told to the gateway. `processing`: the gateway has it. */
export const REFUND_STATES = ['requested', 'processing', 'done', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export const REFUND_TRANSITIONS = [
  { name: 'send', from: ['requested'], to: 'processing', by: 'system' },
  { name: 'succeed', from: ['requested', 'processing'], to: 'done', by: 'gateway' },
  { name: 'fail', from: ['requested', 'processing'], to: 'failed', by: 'gateway' },
  { name: 'retry', from: ['failed'], to: 'requested', by: 'staff' },
] as const satisfies Transitions<RefundState>;

/** For whom it waits. */
export const REFUND_WAITS = {
  requested: null,
  processing: null,
  done: null,
  failed: 'staff',
} as const satisfies Waits<RefundState, typeof REFUND_TRANSITIONS>;

/** Days from the booking in which a buyer who cancels gets all but the gateway’s fee back. */
export const FULL_REFUND_DAYS = 7;
/** Of a token amount, what the gateway keeps of a payment: 2 % and the GST on it, in basis points. */
export const GATEWAY_FEE_BASIS_POINTS = 236;
/** Of a token amount, what a buyer who cancels later gets back, in percent. */
export const LATE_REFUND_PERCENT = 50;

/**
 * What goes back of a paid token amount, when its booking is cancelled.
 * The rest is the owner's where the buyer changed their mind late, and the gateway's fee before.
 */
export function tokenRefund(
  tokenPaise: Paise,
  { by, days }: { by: 'buyer' | 'owner'; days: number },
): Paise {
  if (by === 'owner') return tokenPaise;
  if (days <= FULL_REFUND_DAYS) {
    const kept = shareOf(tokenPaise, { part: GATEWAY_FEE_BASIS_POINTS, whole: 10_000 });
    return minus(tokenPaise, kept);
  }
  return percentOf(tokenPaise, LATE_REFUND_PERCENT, 'floor');
}
