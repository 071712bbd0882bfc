import { atom } from 'nanostores';
import { store, stored } from '#client/lib/stored.ts';
import { MAX_COMPARED, readCompared, toggleCompared } from '#domain/homes/compare.ts';
import { remember } from '#domain/lib/seen.ts';

const FAVOURITES = 'favourites';
const COMPARED = 'compared';
const SEEN = 'recentlyViewed';

function read(key: string): readonly number[] {
  const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
  return Array.isArray(ids)
    ? ids.filter((id): id is number => Number.isSafeInteger(id) && id > 0)
    : [];
}

/**
 * Homes kept on this device, the last kept last; once their owner has signed in, a copy of what
 * the server keeps.
 */
export const $favoriteProperties = stored(() => read(FAVOURITES), []);

/** When the server last took a change of them that was made here. */
export const $favouritesSavedAt = atom<number | undefined>(undefined);

/** Homes up for comparison. */
export const $compared = stored<readonly number[]>(() => readCompared(read(COMPARED).join()), []);

/** Homes looked at, the last first. */
export const $recentlyViewed = stored(() => read(SEEN), []);

/** Whether this device knows where its owner works or takes children; of interest to cards. */
export const $hasMyPlaces = stored(() => localStorage.getItem('myPlaces') !== null, false);

/** Counts the changes made on this very page; what other tabs change is sent from there. */
export const $favouriteChanges = atom(0);

export function setFavourites(ids: readonly number[]): void {
  store(FAVOURITES, ids);
  $favouriteChanges.set($favouriteChanges.get() + 1);
}

export const setCompared = (ids: readonly number[]) => store(COMPARED, ids);

/** Keeps a listing or lets it go; true when it is kept now. */
export function toggleFavourite(id: number): boolean {
  const ids = $favoriteProperties.get();
  const kept = !ids.includes(id);
  setFavourites(kept ? [...ids, id] : ids.filter((other) => other !== id));
  return kept;
}

/** Puts a listing up for comparison or takes it down; false when three are up already. */
export function toggleForComparison(id: number): boolean {
  const before = $compared.get();
  if (!before.includes(id) && before.length >= MAX_COMPARED) return false;
  setCompared(toggleCompared(before, id));
  return true;
}

export function rememberSeen(id: number): void {
  store(SEEN, remember($recentlyViewed.get(), id));
}
