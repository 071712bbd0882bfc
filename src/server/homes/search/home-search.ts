import type { MoreFacets } from '#contract/homes/choices.ts';
import type { Facets } from '#contract/homes/search.ts';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import type { SearchRequest } from '#contract/homes/search-request.ts';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import type { Middle } from '#domain/homes/best-match.ts';
import type { IndexPoint, Project, Where } from '#server/homes/search-index/index.ts';

/** Counting may stop somewhere; then the total is a minimum. */
export interface Total {
  total: number;
  totalIsMinimum: boolean;
}

export interface PageAsked {
  page: number;
  pageSize: number;
  /** From where best match reckons distance. */
  middles?: readonly Middle[];
}

/**
 * What the verbs of the search ask. The database answers it, and an index in memory; both answer the
 * same, but that the index always counts to the end.
 */
export interface HomeSearch {
  /** Cards in the order shown, promoted ones in their slots first. */
  page(
    request: SearchRequest,
    where: Where,
    at: PageAsked,
  ): Promise<Total & { cards: ListingCard[] }>;
  /** Exact up to the limit at least. */
  count(filter: SearchFilter, where: Where, limit?: number): Promise<Total>;
  /** Matches by locality; one that is left out has none. */
  countByLocality(
    filter: SearchFilter,
    localityIds: readonly number[],
  ): Promise<ReadonlyMap<number, number>>;
  facets(filter: SearchFilter, where: Where): Promise<Facets>;
  moreFacets(filter: SearchFilter, where: Where): Promise<MoreFacets>;
  /** Some of them where there are more than the limit. */
  points(
    filter: SearchFilter,
    where: Where,
    limit: number,
  ): Promise<Total & { points: readonly IndexPoint[] }>;
  /** Live homes of localities by slug, whatever the city. */
  liveIn(slugs: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Projects whose words begin so, those with most homes first; where none do, by names misspelt. */
  projects(text: string, limit: number): Promise<readonly Project[]>;
}
