import { type SQL, sql } from 'drizzle-orm';
import { type PageSearch, readSearchPage } from '#contract/homes/search-page.ts';
import type { Context } from '#server/core/context.ts';
import { findPlace, matching, type Place, type Where } from '#server/homes/search/index.ts';

export interface UnderstoodSearch extends Pick<PageSearch, 'tab' | 'request'> {
  /** On `listings l`; null: it finds nothing. */
  condition: SQL | null;
  place: Place | null;
  where: Where;
}

/** What a search page's address stands for. */
export async function understandSearch(context: Context, query: string): Promise<UnderstoodSearch> {
  const { tab, request } = readSearchPage(Object.fromEntries(new URLSearchParams(query)));
  const { place, where } = await findPlace(context, request);
  const isNowhere = where && 'localityIds' in where && where.localityIds.length === 0;
  const condition = isNowhere ? null : sql`(${matching(request, where)})`;
  return { tab, request, place, where, condition };
}
