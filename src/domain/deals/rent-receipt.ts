import type { Rupees } from '#domain/lib/money.ts';
import words from '#messages/deals/rent/index.ts';
import { labels } from '#messages/lib/labels.ts';

export const RENT_PAID_BY = ['upi', 'bank', 'cheque', 'cash'] as const;
export type RentPaidBy = (typeof RENT_PAID_BY)[number];

export const RENT_PAID_BY_LABEL: Record<RentPaidBy, string> = labels(() => words.paidBy);

/** A receipt for more than so much in cash bears a revenue stamp of ₹ 1 (Indian Stamp Act, article 53). */
export const REVENUE_STAMP_ABOVE = 5_000;

export const needsRevenueStamp = (amount: Rupees, paidBy: RentPaidBy): boolean =>
  paidBy === 'cash' && amount > REVENUE_STAMP_ABOVE;
