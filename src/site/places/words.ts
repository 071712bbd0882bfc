import type { Figure, LocalityCard, ProjectSort } from '#contract/market/places.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { marketBhkLabel } from '#domain/market/kind.ts';
import type { LocalitySort } from '#domain/market/locality-sorts.ts';

/** "₹ 10,850 per sq ft". */
export const saleRateWords = (rate: NonNullable<Figure>): string =>
  `₹ ${groupDigits(Math.round(rate.median))} per sq ft`;

/** "₹ 22.5 per sq ft a month". */
export const rentRateWords = (rate: NonNullable<Figure>): string =>
  `₹ ${rate.median.toFixed(1).replace(/\.0$/, '')} per sq ft a month`;

export type Change = LocalityCard['change'];

/** "Up 4.2 % in a year": an arrow alone says nothing to who cannot see it. */
export function changeWords({ percent }: NonNullable<Change>): string {
  if (percent === 0) return 'Unchanged in a year';
  return `${percent > 0 ? 'Up' : 'Down'} ${Math.abs(percent)} % in a year`;
}

/** What the change is of, with both samples. */
export const changeMeans = ({ n, nBefore }: NonNullable<Change>): string =>
  `Asking rates of ${groupDigits(n)} homes that came up for sale in the last three months, against ${groupDigits(nBefore)} in the same months a year before.`;

/** "2, 3 and 5+ BHK". */
export function bhkWords(bedrooms: readonly number[]): string {
  const counts = bedrooms.map((bhk) => marketBhkLabel(bhk).replace(' BHK', ''));
  return counts.length === 0 ? '' : `${new Intl.ListFormat('en-IN').format(counts)} BHK`;
}

export const SORT_WORDS: Record<LocalitySort | ProjectSort, string> = {
  homes: 'Most homes',
  name: 'Name',
  rate_low: 'Rate, lowest first',
  rate_high: 'Rate, highest first',
  change: 'Rising fastest',
};
