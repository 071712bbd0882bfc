import type { mapPoints } from '#contract/homes/search.ts';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { Context } from '#server/core/context.ts';
import { findPlace, presentPlace } from './find-place.ts';
import { homeSearch } from './home-search-of.ts';

/** As many markers as a phone draws without a stutter; past it the map asks to zoom in. */
const MAX_POINTS = 1_500;

/** Up to 1,500 positions with prices in rupees, and how many match in all. */
export async function findMapPoints(
  context: Context,
  filter: SearchFilter,
): Promise<ResponseOf<typeof mapPoints>['data']> {
  const search = await homeSearch(context);
  const { place, where } = await findPlace(context, filter);
  const { points, ...count } = await search.points(filter, where, MAX_POINTS);
  return { points: [...points], place: presentPlace(place), ...count };
}
