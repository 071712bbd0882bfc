import type { SearchResult } from '#contract/homes/search.ts';
import type { SearchFilter, SearchRequest } from '#contract/homes/search-filter.ts';
import type { Context } from '#server/core/context.ts';
import { categoriesOf, matching } from './conditions.ts';
import { countUpTo } from './count.ts';
import { findPlace } from './find-place.ts';

/** Filters a visitor can take away; the kind of listing itself is not among them. */
const RELAXABLE = [
  'bounds',
  'area',
  'loc',
  'max_price',
  'min_price',
  'budget',
  'bedrooms',
  'bathrooms',
  'subcategory',
  'possession',
  'furnishing',
  'facing',
  'age',
  'amenities',
  'min_area',
  'max_area',
  'floorsNo',
  'exteriorMaterial',
  'structureType',
  'verified',
] as const satisfies (keyof SearchFilter)[];

/** For a search that found nothing: what each filter's absence would bring, the most first. */
export async function relaxations(
  context: Context,
  request: SearchRequest,
): Promise<SearchResult['relax']> {
  const active = RELAXABLE.filter((filter) => request[filter] !== undefined);
  const counted = await Promise.all(
    active.map(async (filter) => {
      const relaxed = { ...request, [filter]: undefined };
      if (categoriesOf(relaxed).length === 0) return { filter, total: 0, totalIsMinimum: false };
      const { where } = await findPlace(context, relaxed);
      return { filter, ...(await countUpTo(context.db, matching(relaxed, where), 1_000)) };
    }),
  );
  return counted.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total);
}
