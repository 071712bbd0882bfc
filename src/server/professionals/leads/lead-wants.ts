import { type SQL, sql } from 'drizzle-orm';
import { type SearchRequest, searchRequest } from '#contract/homes/search-filter.ts';
import { readSearchPage } from '#contract/homes/search-page.ts';
import type { Context } from '#server/core/context.ts';
import { plainNumber } from '#server/db/rows.ts';
import type { Lead } from '#server/db/schema/index.ts';
import { findPlace, matching, understandText } from '#server/homes/search/index.ts';

type Wanting = Pick<Lead, 'wants' | 'wantsText' | 'buyerId'>;

/** Homes that fit are counted up to here: more say no more. */
const MAX_FITS = 99;

async function requestOf(context: Context, lead: Wanting): Promise<SearchRequest | undefined> {
  if (Object.keys(lead.wants).length > 0) return searchRequest.safeParse(lead.wants).data;
  const { query, chips } = await understandText(context, lead.wantsText);
  return chips.length > 0 ? readSearchPage(query).request : undefined;
}

/** What homes must be for a lead, as a condition on `listings l`; null where nothing is known of it. */
export async function conditionOf(context: Context, lead: Wanting): Promise<SQL | null> {
  const request = await requestOf(context, lead);
  if (!request) return null;
  const { where } = await findPlace(context, request);
  if (where && 'localityIds' in where && where.localityIds.length === 0) return null;
  return sql`(${matching(request, where)} and l.owner_id is distinct from ${lead.buyerId}::int)`;
}

export interface Fits {
  fits: number;
  fitsIsMinimum: boolean;
}

/** How many homes on offer fit each condition, in one round trip. */
export async function countFits(
  { db }: Context,
  conditions: readonly (SQL | null)[],
): Promise<Fits[]> {
  const parts = conditions.flatMap((condition, i) =>
    condition
      ? [
          sql`select ${plainNumber(i)} as i, count(*)::int as n from (
            select 1 from listings l where ${condition} limit ${plainNumber(MAX_FITS + 1)}) capped`,
        ]
      : [],
  );
  // Not kept prepared: hardly two lists ask for the same.
  const counted =
    parts.length > 0 ? (await db.execute(sql.join(parts, sql` union all `))).rows : [];
  const byIndex = new Map(counted.map(({ i, n }) => [i, Number(n)]));
  return conditions.map((_, i) => {
    const n = byIndex.get(i) ?? 0;
    return { fits: Math.min(n, MAX_FITS), fitsIsMinimum: n > MAX_FITS };
  });
}
