import type { Facets } from '#contract/homes/search.ts';
import type { SearchFilter, SearchRequest } from '#contract/homes/search-filter.ts';
import type { CardRow } from '#server/homes/listings/index.ts';
import type { IndexPoint, Project, Where } from '#server/homes/search-index/index.ts';

/** Counting may stop somewhere; then the total is a minimum. */
export interface Total {
  total: number;
  totalIsMinimum: boolean;
}

export interface PageNumber {
  page: number;
  pageSize: number;
}

/**
 * What the verbs of the search ask. The database answers it, and an index in memory; both answer the
 * same, but that the index always counts to the end.
 */
export interface HomeSearch {
  /** Cards in the order shown, promoted ones in their slots first. */
  page(request: SearchRequest, where: Where, at: PageNumber): Promise<Total & { cards: CardRow[] }>;
  /** Exact up to the limit at least. */
  count(filter: SearchFilter, where: Where, limit?: number): Promise<Total>;
  /** Matches by locality; one that is left out has none. */
  countByLocality(
    filter: SearchFilter,
    localityIds: readonly number[],
  ): Promise<ReadonlyMap<number, number>>;
  facets(filter: SearchFilter, where: Where): Promise<Facets>;
  /** Some of them where there are more than the limit. */
  points(
    filter: SearchFilter,
    where: Where,
    limit: number,
  ): Promise<Total & { points: readonly IndexPoint[] }>;
  /** Live homes of localities by slug, whatever the city. */
  liveIn(slugs: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Projects whose words begin so, those with most homes first. */
  projects(text: string, limit: number): Promise<readonly Project[]>;
}
