import type { ListedIn } from '#domain/homes/listing.ts';
import { BID_SHARE } from './bid.ts';

/** All amounts here are rupees. */
const TOKEN = { least: 10_000, most: 200_000, step: 1_000 };

/** What makes a booking firm: a month's rent, or about 1 % of a sale price. */
export function tokenAmount(price: number, listedIn: ListedIn): number {
  if (listedIn === 'rent') return price;
  const share = Math.round(price / 100 / TOKEN.step) * TOKEN.step;
  return Math.min(TOKEN.most, Math.max(TOKEN.least, share));
}

/** The least and the most that may be bid at an asking price. */
export function bidBounds(asking: number): { least: number; most: number } {
  return {
    least: Math.ceil(asking * BID_SHARE.least),
    most: Math.floor(asking * BID_SHARE.most),
  };
}

/** Bids below this many say nothing of their amounts to others. */
export const LEAST_BIDS_FOR_RANGE = 5;

/** Least and most rounded outwards to two figures, so that no one bid can be read from them. */
export function roughRange(amounts: readonly number[]): { least: number; most: number } | null {
  if (amounts.length < LEAST_BIDS_FOR_RANGE) return null;
  const least = Math.min(...amounts);
  const most = Math.max(...amounts);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(most)) - 1);
  return { least: Math.floor(least / step) * step, most: (Math.floor(most / step) + 1) * step };
}
