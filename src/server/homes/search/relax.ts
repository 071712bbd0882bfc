import type { SearchResult } from '#contract/homes/search.ts';
import {
  OPTIONAL_FILTERS,
  type OptionalFilter,
  type SearchRequest,
} from '#contract/homes/search-filter.ts';
import type { Context } from '#server/core/context.ts';
import { categoriesOf } from './conditions.ts';
import { findPlace } from './find-place.ts';
import type { HomeSearch } from './home-search.ts';

/** Of those that would bring as many, place and price are offered first. */
const OFFERED_FIRST = [
  'bounds',
  'area',
  'loc',
  'max_price',
  'min_price',
  'budget',
] as const satisfies OptionalFilter[];
const RELAXABLE = [...new Set<OptionalFilter>([...OFFERED_FIRST, ...OPTIONAL_FILTERS])];

/** For a search that found nothing: what each filter's absence would bring, the most first. */
export async function relaxations(
  context: Context,
  search: HomeSearch,
  request: SearchRequest,
): Promise<SearchResult['relax']> {
  const active = RELAXABLE.filter((filter) => request[filter] !== undefined);
  const counted = await Promise.all(
    active.map(async (filter) => {
      const relaxed = { ...request, [filter]: undefined };
      if (categoriesOf(relaxed).length === 0) return { filter, total: 0, totalIsMinimum: false };
      const { where } = await findPlace(context, relaxed);
      return { filter, ...(await search.count(relaxed, where, 1_000)) };
    }),
  );
  return counted.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}
