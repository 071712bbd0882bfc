import type { SearchResult } from '#contract/homes/search.ts';
import { OPTIONAL_FILTERS, type OptionalFilter } from '#contract/homes/search-filter.ts';
import type { SearchRequest } from '#contract/homes/search-request.ts';
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

/** What people choose a home by, what says most first. */
const KEPT_ALONE = [
  'loc',
  'subcategory',
  'bedrooms',
  'max_price',
  'budget',
] as const satisfies OptionalFilter[];
const NO_FILTERS = Object.fromEntries(OPTIONAL_FILTERS.map((filter) => [filter, undefined]));

/** How many homes the request made for each filter would find, where it finds any. */
async function countedBy(
  context: Context,
  search: HomeSearch,
  filters: readonly OptionalFilter[],
  requestFor: (filter: OptionalFilter) => SearchRequest,
): Promise<SearchResult['relax']> {
  const counted = await Promise.all(
    filters.map(async (filter) => {
      const request = requestFor(filter);
      if (categoriesOf(request).length === 0) return { filter, total: 0, totalIsMinimum: false };
      const { where } = await findPlace(context, request);
      return { filter, ...(await search.count(request, where, 1_000)) };
    }),
  );
  return counted.filter(({ total }) => total > 0);
}

/** Where several filters have to go: what one of them, kept by itself, would bring. */
export async function eachAlone(
  context: Context,
  search: HomeSearch,
  request: SearchRequest,
): Promise<SearchResult['alone']> {
  const active = KEPT_ALONE.filter((filter) => request[filter] !== undefined);
  return countedBy(context, search, active, (filter) => ({
    ...request,
    ...NO_FILTERS,
    [filter]: request[filter],
  }));
}

/** For a search that found nothing: what each filter's absence would bring, the most first. */
export async function relaxations(
  context: Context,
  search: HomeSearch,
  request: SearchRequest,
): Promise<SearchResult['relax']> {
  const active = RELAXABLE.filter((filter) => request[filter] !== undefined);
  const counted = await countedBy(context, search, active, (filter) => ({
    ...request,
    [filter]: undefined,
  }));
  return counted.sort((a, b) => b.total - a.total);
}
