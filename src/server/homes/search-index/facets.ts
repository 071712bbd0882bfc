import type { Facets } from '#contract/homes/search.ts';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import type { SearchRequest } from '#contract/homes/search-request.ts';
import { addUp, withoutChips } from './facet-groups.ts';
import type { Group } from './groups.ts';
import { withMatches } from './matches.ts';
import type { Store } from './store.ts';
import { categoriesOf, cityNamed, listedInsOf, type Where } from './where.ts';

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

/** What a kind of homes says of itself, so that no home need be looked at; paging is no question. */
const TOLD_BY_GROUPS: readonly string[] = [
  'listedin',
  'category',
  'city',
  'sort',
  'page',
  'pageSize',
] satisfies (keyof SearchRequest)[];

/** The groups of the whole market that is asked for; undefined where more than the market is. */
function groupsOfMarket({ groups }: Store, open: SearchFilter): Group[] | undefined {
  const asked = Object.entries(open).filter(([, value]) => value !== undefined);
  if (!asked.every(([name]) => TOLD_BY_GROUPS.includes(name))) return undefined;
  const listed = listedInsOf(open);
  const kinds = categoriesOf(open);
  const isThere = cityNamed(open.city);
  return groups.list.filter(
    ({ n, listedIn, category, city }) =>
      n > 0 && listed.includes(listedIn) && kinds.includes(category) && isThere(city),
  );
}

export function findFacets(store: Store, filter: SearchFilter, where: Where, now: Date): Facets {
  const open = withoutChips(filter);
  const market = where ? undefined : groupsOfMarket(store, open);
  if (market) return addUp(market, filter);
  const { list } = store.groups;
  const counts = withMatches(store, { filter: open, where, now }, (words) =>
    countGroups(words, store.columns.marks.group, list.length),
  );
  const groups = list.flatMap((group, i) => {
    const n = counts[i] ?? 0;
    return n > 0 ? [{ ...group, n }] : [];
  });
  return addUp(groups, filter);
}
