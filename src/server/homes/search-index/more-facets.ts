import { CHOICE_FILTERS, type MoreFacets } from '#contract/homes/choices.ts';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import { besides } from './beside.ts';
import { wishesOf } from './clauses.ts';
import { withMatches } from './matches.ts';
import type { Store } from './store.ts';
import { countBits } from './structures/bits.ts';
import type { Clause } from './structures/clause.ts';
import type { Where } from './where.ts';

export const noCounts = (): MoreFacets =>
  Object.fromEntries(CHOICE_FILTERS.map((name) => [name, {}])) as MoreFacets;

/** How many of a set hold all of these. */
function countHeld({ scratch }: Store, words: Uint32Array, clauses: readonly Clause[]): number {
  const [only] = clauses;
  if (clauses.length === 1 && only?.countIn) return only.countIn(words);
  return scratch.borrow((left) => {
    left.set(words);
    for (const clause of clauses) clause.narrow(left);
    return countBits(left);
  });
}

/** Counts per choice of each further filter, each under all others. */
export function findMoreFacets(
  store: Store,
  filter: SearchFilter,
  where: Where,
  now: Date,
): MoreFacets {
  const counts = noCounts();
  for (const { open, choices } of besides(filter))
    withMatches(store, { filter: open, where, now }, (words) => {
      for (const { name, value, asked } of choices)
        counts[name][value] = countHeld(store, words, wishesOf(store, asked, now));
    });
  return counts;
}
