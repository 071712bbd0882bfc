import { negated, type Paise, sumOf } from '#domain/lib/money.ts';
import { PURPOSES, type Purpose } from './purpose.ts';

export type AccountKind = 'asset' | 'liability' | 'income' | 'expense';

/** One line of a posting: debits are positive, credits negative. */
export interface Entry {
  account: string;
  amountPaise: Paise;
}

/** The chart of accounts. A name's first part says what it is. */
export const accounts = {
  /** Captured by the gateway and not yet settled: ours. */
  gateway: 'asset:gateway',
  /** Held by the escrow bank for others. */
  escrowBank: 'asset:escrow-bank',
  income: (purpose: Purpose | 'commission' | 'gatewayFee') => `income:${purpose}`,
  gst: (part: 'cgst' | 'sgst' | 'igst') => `liability:gst:${part}`,
  /** What is held for a deal or an engagement. */
  escrow: (kind: 'booking' | 'engagement' | 'penny', id: number) =>
    `liability:escrow:${kind}:${id}`,
  /** Let go to somebody and not yet at their bank. */
  payable: (personId: number) => `liability:payable:${personId}`,
  /** After a settlement, what somebody got beyond their part, and the other side is to have. */
  owedBy: (personId: number) => `asset:owed-by:${personId}`,
  owedTo: (personId: number) => `liability:owed-to:${personId}`,
  payoutsInFlight: 'liability:payouts-in-flight',
  /** Promised back to a payer, on its way. */
  refundsDue: 'liability:refunds-due',
  /** Paid once too often, or too late: to go back. */
  unclaimed: 'liability:unclaimed',
} as const;

/**
 * Every account that is nobody’s and no deal’s. They are open before anything is posted: two that
 * opened them in their first postings could wait for each other.
 */
export const FIXED_ACCOUNTS: readonly string[] = [
  accounts.gateway,
  accounts.escrowBank,
  accounts.payoutsInFlight,
  accounts.refundsDue,
  accounts.unclaimed,
  ...(['cgst', 'sgst', 'igst'] as const).map(accounts.gst),
  ...([...PURPOSES, 'commission', 'gatewayFee'] as const).map(accounts.income),
];

export function kindOf(account: string): AccountKind {
  const [kind] = account.split(':');
  if (kind === 'asset' || kind === 'liability' || kind === 'income' || kind === 'expense') {
    return kind;
  }
  throw new Error(`${account} is no account`);
}

export const debit = (account: string, amountPaise: Paise): Entry => ({ account, amountPaise });
export const credit = (account: string, amountPaise: Paise): Entry => ({
  account,
  amountPaise: negated(amountPaise),
});

/** By how much the entries miss balance; 0 for a proper posting. */
export const imbalance = (entries: readonly Entry[]): Paise =>
  sumOf(entries.map(({ amountPaise }) => amountPaise));
