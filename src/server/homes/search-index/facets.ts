import type { Facets } from '#contract/homes/search.ts';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import { addUp, withoutChips } from './facet-groups.ts';
import { withMatches } from './matches.ts';
import type { Store } from './store.ts';
import type { Where } from './where.ts';

/** How many match in each group of homes alike. */
function countGroups(words: Uint32Array, groupOf: Uint32Array, groups: number): Uint32Array {
  const counts = new Uint32Array(groups);
  for (let i = 0; i < words.length; i++) {
    for (let word = words[i] ?? 0; word !== 0; word &= word - 1) {
      const group = groupOf[(i << 5) + 31 - Math.clz32(word & -word)] ?? 0;
      counts[group] = (counts[group] ?? 0) + 1;
    }
  }
  return counts;
}

export function findFacets(store: Store, filter: SearchFilter, where: Where, now: Date): Facets {
  const { list } = store.groups;
  const counts = withMatches(store, { filter: withoutChips(filter), where, now }, (words) =>
    countGroups(words, store.columns.marks.group, list.length),
  );
  const groups = list.flatMap((group, i) => {
    const n = counts[i] ?? 0;
    return n > 0 ? [{ ...group, n }] : [];
  });
  return addUp(groups, filter);
}
