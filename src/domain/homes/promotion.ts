import { DAY_MS } from '#domain/lib/time/lengths.ts';
import { puneDayNumber } from '#domain/lib/time/pune.ts';

/** Days that one promotion out of a package lasts. */
export const PROMOTION_DAYS = 15;

/** Of a page of results at most this many places go to promoted listings, and at most a share. */
const MAX_SLOTS = 2;
const MIN_RESULTS_A_SLOT = 12;
/** Promoted listings lifted over the pages of one search; others stand among the rest. */
export const MAX_LIFTED = 40;

export function slotsOfPage(pageSize: number): number {
  return Math.min(MAX_SLOTS, Math.floor(pageSize / MIN_RESULTS_A_SLOT));
}

/** Orders that go by what suits, not by a figure a visitor chose, have places for promoted ones. */
export const liftsPromoted = (sort: string | undefined): boolean =>
  sort === undefined || sort === 'newest' || sort === 'relevance';

/** The number of the day in Pune: the seed by which promoted listings take turns. */
export function turnOf(now: Date): number {
  return puneDayNumber(now);
}

/** Days until a moment, a begun one counted whole; 0 once it has passed. */
export function daysLeft(until: Date | null, now: Date): number {
  return until ? Math.max(0, Math.ceil((until.getTime() - now.getTime()) / DAY_MS)) : 0;
}

export interface Lifted {
  /** All that pages of this search may lift, in order. */
  ids: number[];
  /** Those in the slots of this page, should there be such a page. */
  here: number[];
  /** How many rows of this page, and of those before it, are not slots. */
  limit: number;
  offset: number;
}

/** How a page divides between slots and the rest: the first pages have slots while ids last. */
export function dividePage(ids: number[], page: number, pageSize: number): Lifted {
  const slots = slotsOfPage(pageSize);
  const before = Math.min(ids.length, (page - 1) * slots);
  const here = ids.slice(before, before + slots);
  return { ids, here, limit: pageSize - here.length, offset: (page - 1) * pageSize - before };
}
