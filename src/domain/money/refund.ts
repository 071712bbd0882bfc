import { minus, NOTHING, type Paise, percentOf, plus, shareOf } from '#domain/lib/money.ts';
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

/** Who cancels, and how many days after the booking. */
export interface Cancelling {
  by: 'buyer' | 'owner';
  days: number;
}

export const isLate = (days: number): boolean => days > FULL_REFUND_DAYS;

/**
 * What goes back of a paid token amount, when its booking is cancelled.
 * The rest is the owner's where the buyer changed their mind late, and the gateway's fee before.
 */
export function tokenRefund(tokenPaise: Paise, { by, days }: Cancelling): Paise {
  if (by === 'owner') return tokenPaise;
  if (!isLate(days)) {
    const kept = shareOf(tokenPaise, { part: GATEWAY_FEE_BASIS_POINTS, whole: 10_000 });
    return minus(tokenPaise, kept);
  }
  return percentOf(tokenPaise, LATE_REFUND_PERCENT, 'floor');
}

/** Who gets what of a deal's money when it is cancelled; the parts add up to what was paid. */
export interface CancelSplit {
  buyer: Paise;
  owner: Paise;
  /** Of the payment, what the gateway keeps. */
  gateway: Paise;
}

/** Of a token amount and instalments of which nothing was let go, by the rules of cancelling. */
export function cancelSplit(
  { token, instalments }: { token: Paise; instalments: Paise },
  cancelling: Cancelling,
): CancelSplit {
  const back = tokenRefund(token, cancelling);
  const rest = minus(token, back);
  const late = cancelling.by === 'buyer' && isLate(cancelling.days);
  return {
    buyer: plus(back, instalments),
    owner: late ? rest : NOTHING,
    gateway: late ? NOTHING : rest,
  };
}
