import type { ListedIn } from '#domain/homes/listing.ts';
import {
  fromRupees,
  greaterOf,
  lesserOf,
  type Paise,
  percentOf,
  type Rupees,
  roundToStep,
} from '#domain/lib/money.ts';
import { BID_SHARE } from './bid.ts';

const TOKEN = {
  percent: 1,
  least: fromRupees(10_000),
  most: fromRupees(200_000),
  step: fromRupees(1_000),
};

/** What makes a booking firm: a month's rent, or about 1 % of a sale price. */
export function tokenAmount(price: Paise, listedIn: ListedIn): Paise {
  if (listedIn === 'rent') return price;
  const share = roundToStep(percentOf(price, TOKEN.percent), TOKEN.step);
  return lesserOf(TOKEN.most, greaterOf(TOKEN.least, share));
}

/** Whole rupees. */
export interface RupeeRange {
  least: Rupees;
  most: Rupees;
}

/** The least and the most that may be bid at an asking price. */
export function bidBounds(asking: Rupees): RupeeRange {
  return {
    least: Math.ceil(asking * BID_SHARE.least),
    most: Math.floor(asking * BID_SHARE.most),
  };
}

/** Bids below this many say nothing of their amounts to others. */
export const MIN_BIDS_FOR_RANGE = 5;

/** Least and most rounded outwards to two figures, so that no one bid can be read from them. */
export function roughRange(amounts: readonly Rupees[]): RupeeRange | null {
  if (amounts.length < MIN_BIDS_FOR_RANGE) return null;
  const least = Math.min(...amounts);
  const most = Math.max(...amounts);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(most)) - 1);
  return { least: Math.floor(least / step) * step, most: (Math.floor(most / step) + 1) * step };
}
