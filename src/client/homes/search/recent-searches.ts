import { store, stored } from '#client/lib/stored.ts';

export interface RecentSearch {
  /** As it was named to be saved: "2 BHK flats in Baner". */
  label: string;
  /** What stands after the question mark of its address. */
  query: string;
}

const KEY = 'recentSearches';
const MOST = 5;
const LONGEST_LABEL = 80;

const isSearch = (value: unknown): value is RecentSearch =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'label') === 'string' &&
  typeof Reflect.get(value, 'query') === 'string';

/** Searches made on this device, the last first; nobody else hears of them. */
export const $recentSearches = stored<readonly RecentSearch[]>(() => {
  const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
  return Array.isArray(kept) ? kept.filter(isSearch).slice(0, MOST) : [];
}, []);

export function rememberSearch({ label, query }: RecentSearch): void {
  const search = { label: label.slice(0, LONGEST_LABEL), query };
  const others = $recentSearches.get().filter((other) => other.label !== search.label);
  store(KEY, [search, ...others].slice(0, MOST));
}

export const forgetSearches = () => store(KEY, []);
