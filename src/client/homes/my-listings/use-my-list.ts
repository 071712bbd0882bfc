import { useListQuery } from '#client/lib/use-list-query.ts';
import { MY_SORTS, type MySort } from '#contract/homes/my-listings.ts';
import { LISTED_IN, LISTING_STATUSES } from '#domain/homes/listing.ts';
import words from '#messages/homes/my-listings/index.ts';
import { labels } from '#messages/lib/labels.ts';

export const SORT_LABEL: Record<MySort, string> = labels(() => words.sortLabel);

/** How the caller's list is narrowed, ordered and shown, as the address has it. */
export function useMyList() {
  const query = useListQuery();
  const status = LISTING_STATUSES.find((known) => known === query.read('status'));
  const listedin = LISTED_IN.find((known) => known === query.read('listedin'));
  const sort = MY_SORTS.find((known) => known === query.read('sort'));
  const q = query.read('q').slice(0, 60).trim();
  return {
    ...query,
    status,
    sort: sort ?? 'newest',
    q,
    listedin,
    isTable: query.read('view') === 'table',
    /** What the calls are asked with, apart from the page. */
    asked: {
      ...(status && { status }),
      ...(listedin && { listedin }),
      ...(sort && { sort }),
      ...(q && { q }),
    },
  };
}
export type MyList = ReturnType<typeof useMyList>;
