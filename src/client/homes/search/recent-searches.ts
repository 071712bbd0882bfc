import { store, stored } from '#client/lib/stored.ts';
import { currentTongue } from '#messages/lib/language.ts';

export interface RecentSearch {
  /** As it was named to be saved: "2 BHK flats in Baner". */
  label: string;
  /** That of the page it was named on; of what was remembered before nobody knows. */
  language?: string;
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
  const search = { label: label.slice(0, LONGEST_LABEL), query, language: currentTongue() };
  // The same search by another name was made on a page in another language.
  const others = $recentSearches
    .get()
    .filter((other) => other.label !== search.label && other.query !== query);
  store(KEY, [search, ...others].slice(0, MOST));
}

export const forgetSearches = () => store(KEY, []);
