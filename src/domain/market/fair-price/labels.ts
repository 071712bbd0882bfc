import { wholePercent } from '#domain/lib/percent.ts';
import type { Tier } from './evidence.ts';

/** How a range was found, by what is known near the home. */
export const METHOD_WORDS: Record<Tier | 'none', string> = {
  society: 'From asking prices of homes in the same society and around it',
  locality: 'From asking prices of homes in the same locality and around it',
  around: 'From asking prices of homes around it; few are on offer in its own locality',
  none: 'From asking prices of homes like it',
};

/** How an asking price stands to its fair range, to follow "The asking price is". */
export function standing(price: number, { low, high }: { low: number; high: number }): string {
  if (price >= low && price <= high) return 'within it';
  const side = price > high ? 'above' : 'below';
  const percent = wholePercent(Math.abs(price / (price > high ? high : low) - 1));
  return percent < 1 ? `just ${side} it` : `${percent}% ${side} it`;
}
