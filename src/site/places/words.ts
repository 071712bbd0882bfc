import type { Figure, LocalityCard } from '#contract/market/places.ts';
import { groupDigits } from '#domain/lib/money.ts';
import { marketBhkLabel } from '#domain/market/kind.ts';
import words from '#messages/market/places/index.ts';

/** "₹ 10,850 per sq ft". */
export const saleRateWords = (rate: NonNullable<Figure>): string =>
  words.perSqft({ rate: groupDigits(Math.round(rate.median)) });

/** "₹ 22.5 per sq ft a month". */
export const rentRateWords = (rate: NonNullable<Figure>): string =>
  words.perSqftAMonth({ rate: rate.median.toFixed(1).replace(/\.0$/, '') });

export type Change = LocalityCard['change'];

/** "Up 4.2 % in a year": an arrow alone says nothing to who cannot see it. */
export function changeWords({ percent }: NonNullable<Change>): string {
  if (percent === 0) return words.unchanged;
  return (percent > 0 ? words.up : words.down)({ percent: Math.abs(percent) });
}

/** What the change is of, with both samples. */
export const changeMeans = ({ n, nBefore }: NonNullable<Change>): string =>
  words.changeMeans({ homes: n, before: nBefore });

/** "2, 3 and 5+ BHK". */
export function bhkWords(bedrooms: readonly number[]): string {
  const counts = bedrooms.map((bhk) => marketBhkLabel(bhk).replace(' BHK', ''));
  return counts.length === 0 ? '' : words.bhks({ counts });
}
