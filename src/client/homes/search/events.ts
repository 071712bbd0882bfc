/** The page shows another search now; its address says which. */
export const SEARCH_CHANGED = 'search-changed';

/** Someone (the map) wants the search changed: filter names to values, empty to clear. */
export const SEARCH_WANTED = 'search-wanted';
export type SearchWanted = Record<string, string>;

export function wantSearch(change: SearchWanted): void {
  document.dispatchEvent(new CustomEvent<SearchWanted>(SEARCH_WANTED, { detail: change }));
}
