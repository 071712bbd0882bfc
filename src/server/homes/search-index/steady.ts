import type { SearchRequest } from '#contract/homes/search-request.ts';
import { FRESH_POINTS } from '#domain/homes/best-match.ts';
import { REDUCED_FOR_DAYS } from '#domain/homes/newness.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import { puneDayNumber, startOfDay } from '#domain/lib/time/pune.ts';
import { MICROS, microsOf } from './clauses.ts';
import type { Store } from './store.ts';
import type { Ladder } from './structures/ladder.ts';

const DAY_MICROS = DAY_MS * MICROS;

/** For how many days a home has what a search asks for, or stands by, after it came out. */
function agesOf({ newSince, sort }: SearchRequest): number[] {
  const ages = sort === 'relevance' ? FRESH_POINTS.map(([days]) => days) : [];
  return newSince === undefined ? ages : [...ages, Number(newSince)];
}

/** The moment at which the next of a column gets so old. */
function nextAged(ladder: Ladder, days: number, at: number): number {
  return ladder.leastFrom(at - days * DAY_MICROS) + days * DAY_MICROS;
}

/**
 * Until when, in milliseconds, time alone changes nothing of what a search finds, counts or shows on
 * a map: the first moment after now at which of any home anything ends that is compared with now.
 */
export function steadyUntil(store: Store, request: SearchRequest, now: Date): number {
  const { orders, turns } = store;
  const at = microsOf(now);
  const byBest = request.sort === 'relevance';
  const ends = [
    // Promoted ones have their turn for a day.
    microsOf(startOfDay(puneDayNumber(now) + 1)),
    turns.endAfter(at),
    ...agesOf(request).map((days) => nextAged(orders.ranked, days, at)),
  ];
  if (request.verified || byBest) ends.push(orders.verified.leastFrom(at + 1));
  if (request.reduced) ends.push(nextAged(orders.reduced, REDUCED_FOR_DAYS, at));
  return ends.reduce((first, end) => Math.min(first, end)) / MICROS;
}
