import type { MoreFacets } from '#contract/homes/choices.ts';
import type { Facets } from '#contract/homes/search.ts';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import type { Context } from '#server/core/context.ts';
import { findPlace } from './find-place.ts';
import { homeSearch } from './home-search-of.ts';

/** Counts per choice of each chip, each under the other chips' choices but not its own. */
export async function countFacets(context: Context, filter: SearchFilter): Promise<Facets> {
  const search = await homeSearch(context);
  const { where } = await findPlace(context, filter);
  return search.facets(filter, where);
}

/** Counts per choice of the filters that a page shows without, each under all others. */
export async function countMoreFacets(context: Context, filter: SearchFilter): Promise<MoreFacets> {
  const search = await homeSearch(context);
  const { where } = await findPlace(context, filter);
  return search.moreFacets(filter, where);
}
