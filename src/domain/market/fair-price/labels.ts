import { wholePercent } from '#domain/lib/percent.ts';
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/market/fair-range/index.ts';
import type { Tier } from './evidence.ts';

/** How a range was found, by what is known near the home. */
export const METHOD_WORDS: Record<Tier | 'none', string> = labels(() => words.method);

/** How an asking price stands to its fair range, to follow "The asking price is". */
export function standing(price: number, { low, high }: { low: number; high: number }): string {
  if (price >= low && price <= high) return words.within;
  const isAbove = price > high;
  const percent = wholePercent(Math.abs(price / (isAbove ? high : low) - 1));
  if (percent < 1) return isAbove ? words.justAbove : words.justBelow;
  return isAbove ? words.above({ percent }) : words.below({ percent });
}
