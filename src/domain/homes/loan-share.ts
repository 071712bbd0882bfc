import { percentOfRupees } from '#domain/lib/money.ts';
import type { Category } from './listing.ts';

/**
 * How much of a home's value banks may lend, by the size of the loan (RBI, Master Circular on Housing
 * Finance: 90 % up to ₹ 30 lakh, 80 % up to ₹ 75 lakh, 75 % above). Stamp duty and registration are
 * not part of the value.
 */
export const LOAN_BANDS = [
  { upTo: 3_000_000, percent: 90 },
  { upTo: 7_500_000, percent: 80 },
  { upTo: Number.POSITIVE_INFINITY, percent: 75 },
] as const;

export interface LoanShare {
  /** Of the value, to a tenth. */
  sharePercent: number;
  /** The largest loan, in whole rupees. */
  rupees: number;
}

/** The largest loan on a home of this value: of each band's share, as far as the band goes. */
export function loanShareOf(value: number): LoanShare {
  const rupees = Math.max(
    ...LOAN_BANDS.map(({ upTo, percent }) =>
      Math.min(upTo, Math.round(percentOfRupees(value, percent))),
    ),
  );
  return { rupees, sharePercent: value > 0 ? Math.round((rupees / value) * 1_000) / 10 : 0 };
}

/** The bands are those of housing finance: on an office or a shop a bank lends by terms of its own. */
export const isHousing = (category: Category): boolean => category !== 'Commercial';
