import { type SQL, sql } from 'drizzle-orm';
import { readSearchPage } from '../../../contract/search-page.ts';
import type { Context } from '../../context.ts';
import { matching } from '../search/conditions.ts';
import { findPlace } from '../search/find-place.ts';

/** The condition on `listings l` that a search page's address stands for; null: it finds nothing. */
export async function conditionOf(context: Context, query: string): Promise<SQL | null> {
  const { request } = readSearchPage(Object.fromEntries(new URLSearchParams(query)));
  const { where } = await findPlace(context, request);
  if (where && 'localityIds' in where && where.localityIds.length === 0) return null;
  return sql`(${matching(request, where)})`;
}
