import { rememberSearch } from './recent-searches.ts';
import { $search } from './search.ts';

/** A tab alone is no search, and which page or order was looked at is no part of one. */
const LOOKS = ['type', 'page', 'sort', 'said', 'missed'];

/** Every search that the page comes to show is remembered on this device, by the name it would be saved under. */
export function rememberSearches(): void {
  $search.subscribe(({ searchParams }) => {
    const query = new URLSearchParams(searchParams);
    const asks = [...query.keys()].some((name) => !LOOKS.includes(name));
    const label = document.querySelector<HTMLElement>('[data-save-search]')?.dataset.saveSearch;
    if (!asks || !label) return;
    for (const name of LOOKS) if (name !== 'type') query.delete(name);
    rememberSearch({ label, query: query.toString() });
  });
}
