import { KEPT_CHANGED } from '#client/lib/events.ts';
import { MOST_COMPARED, readCompared, toggleCompared } from '#domain/homes/compare.ts';
import { remember } from '#domain/lib/seen.ts';

/** Kept on this device; once its owner has signed in, a copy of what the server keeps. */
const FAVOURITES = 'favourites';
const COMPARED = 'compared';
const SEEN = 'recentlyViewed';

function read(key: string): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(ids)
      ? ids.filter((id): id is number => Number.isSafeInteger(id) && id > 0)
      : [];
  } catch {
    // Storage can be full, forbidden or edited by hand; an empty list is always a good answer.
    return [];
  }
}

function write(key: string, ids: readonly number[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    return;
  }
  document.dispatchEvent(new Event(KEPT_CHANGED));
}

/** The last kept comes last. */
export const favourites = () => read(FAVOURITES);
export const setFavourites = (ids: readonly number[]) => write(FAVOURITES, ids);
export const seen = () => read(SEEN);
export const compared = () => readCompared(read(COMPARED).join(','));

/** Keeps a listing or lets it go; true when it is kept now. */
export function toggleFavourite(id: number): boolean {
  const ids = favourites();
  const kept = !ids.includes(id);
  setFavourites(kept ? [...ids, id] : ids.filter((other) => other !== id));
  return kept;
}

/** Puts a listing up for comparison or takes it down; false when three are up already. */
export function toggleForComparison(id: number): boolean {
  const before = compared();
  if (!before.includes(id) && before.length >= MOST_COMPARED) return false;
  write(COMPARED, toggleCompared(before, id));
  return true;
}

export function setCompared(ids: readonly number[]): void {
  write(COMPARED, ids);
}

export function rememberSeen(id: number): void {
  write(SEEN, remember(seen(), id));
}
