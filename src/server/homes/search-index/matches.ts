import type { SearchFilter } from '#contract/homes/search-filter.ts';
import { clausesOf, microsOf } from './clauses.ts';
import type { Store } from './store.ts';
import type { Clause } from './structures/clause.ts';
import type { Where } from './where.ts';

export interface Asked {
  filter: SearchFilter;
  where: Where;
  now: Date;
  /** When they came out at the earliest. */
  since?: Date | undefined;
}

/** Runs `use` with the slots that match, which it must not keep. */
export function withMatches<T>(
  store: Store,
  { filter, where, now, since }: Asked,
  use: (words: Uint32Array) => T,
): T {
  const clauses = clausesOf(store, filter, where, now);
  if (since) clauses.push(store.orders.ranked.range(microsOf(since), Number.POSITIVE_INFINITY));
  clauses.sort((a, b) => a.most - b.most);
  const [fewest, ...others] = clauses;
  const first: Clause = fewest?.fill ? fewest : store.live;
  return store.scratch.borrowAny((words) => {
    if (first.copyTo) first.copyTo(words);
    else first.fill?.(words.fill(0));
    for (const clause of first === fewest ? others : clauses) clause.narrow(words);
    return use(words);
  });
}
