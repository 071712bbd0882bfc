import { percentOfRupees } from '#domain/lib/money.ts';
import words from '#messages/homes/duties/index.ts';
/** Tax that a buyer holds back from the price and pays in for the seller. */
export interface Tds {
  percent: number;
  rupees: number;
  source: string;
}

const MIN = 5_000_000;
const PERCENT = 1;
/** Where the seller's PAN does not work. */
const PERCENT_WITHOUT_PAN = 20;

/** Rupees to hold back, none below ₹ 50 Lakh; both the limit and the tax go by the higher value. */
export function tdsOnSale(
  price: number,
  stampValue: number | undefined,
  isPanOperative: boolean,
): Tds | null {
  const value = Math.max(price, stampValue ?? 0);
  if (value < MIN) return null;
  const percent = isPanOperative ? PERCENT : PERCENT_WITHOUT_PAN;
  return { percent, rupees: Math.round(percentOfRupees(value, percent)), source: words.tds };
}
