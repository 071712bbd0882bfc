import type { Paise } from '#domain/lib/money.ts';
// Amounts and numbers by which the sandbox knows what to play. The checkout page tells them.

/** How long what waits takes to end. */
export const SANDBOX_WAIT_MS = 30_000;

/** Refunds by the last two digits of their paise. */
export const SANDBOX_REFUND = { slow: 7, failing: 13 } as const;

/** Transfers by the end of the account's number. */
export const SANDBOX_TRANSFER = { failing: '0000', slow: '0007' } as const;

/** Cards by their number. Every other one is declined. */
export const SANDBOX_CARD = {
  good: '4111111111111111',
  declined: '4012001037141112',
  poor: '5105105105105100',
} as const;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

export function refundEnd(amountPaise: Paise, now: Date) {
  const last = amountPaise % 100;
  if (last === SANDBOX_REFUND.failing) {
    return { end: 'failed' as const, endsAt: after(now, SANDBOX_WAIT_MS) };
  }
  return {
    end: 'done' as const,
    endsAt: after(now, last === SANDBOX_REFUND.slow ? SANDBOX_WAIT_MS : 0),
  };
}

export function transferEnd(accountNumber: string, now: Date) {
  const end = accountNumber.endsWith(SANDBOX_TRANSFER.failing) ? 'failed' : 'paid';
  const isSlow = accountNumber.endsWith(SANDBOX_TRANSFER.slow);
  return { end, endsAt: after(now, isSlow ? SANDBOX_WAIT_MS : 0) };
}
