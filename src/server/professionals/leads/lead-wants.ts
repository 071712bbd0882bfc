import { type SQL, sql } from 'drizzle-orm';
import { readSearchPage } from '#contract/homes/search-page.ts';
import { type SearchRequest, searchRequest } from '#contract/homes/search-request.ts';
import type { Context } from '#server/core/context.ts';
import { plainNumber } from '#server/db/rows.ts';
import type { Lead } from '#server/db/schema/index.ts';
import {
  findPlace,
  matching,
  type Place,
  understandText,
  type Where,
} from '#server/homes/search/index.ts';
import { readyIndex } from '#server/homes/search-feed/index.ts';
import type { HomeIndex } from '#server/homes/search-index/index.ts';

type Wanting = Pick<Lead, 'wants' | 'wantsText' | 'buyerId'>;

/** Homes that fit are counted up to here: more say no more. */
const MAX_FITS = 99;
/** More homes than one buyer has of their own. */
const MAX_OWN = 10_000;

async function requestOf(context: Context, lead: Wanting): Promise<SearchRequest | undefined> {
  if (Object.keys(lead.wants).length > 0) return searchRequest.safeParse(lead.wants).data;
  const { query, chips } = await understandText(context, lead.wantsText);
  return chips.length > 0 ? readSearchPage(query).request : undefined;
}

/** What homes must be for somebody. */
export interface Want {
  request: SearchRequest;
  where: Where;
  /** As which the words about a place were understood. */
  place: Place | null;
  /** The same, as a condition on `listings l`. */
  condition: SQL;
  /** Whose own homes do not count. */
  buyerId: number | null;
}

/** What homes must be for a lead; null where nothing is known of it. */
export async function wantOf(context: Context, lead: Wanting): Promise<Want | null> {
  const request = await requestOf(context, lead);
  if (!request) return null;
  const { place, where } = await findPlace(context, request);
  if (where && 'localityIds' in where && where.localityIds.length === 0) return null;
  const { buyerId } = lead;
  const condition = sql`(${matching(request, where)} and l.owner_id is distinct from ${buyerId}::int)`;
  return { request, where, place, condition, buyerId };
}

export interface Fits {
  fits: number;
  fitsIsMinimum: boolean;
}

/** How many listings meet each condition, counted up to a limit, in one round trip. */
async function countEach(
  { db }: Context,
  conditions: readonly (SQL | null)[],
  most: number,
): Promise<number[]> {
  const parts = conditions.flatMap((condition, i) =>
    condition
      ? [
          sql`select ${plainNumber(i)} as i, count(*)::int as n from (
            select 1 from listings l where ${condition} limit ${plainNumber(most)}) capped`,
        ]
      : [],
  );
  // Not kept prepared: hardly two lists ask for the same.
  const counted =
    parts.length > 0 ? (await db.execute(sql.join(parts, sql` union all `))).rows : [];
  const byIndex = new Map(counted.map(({ i, n }) => [i, Number(n)]));
  return conditions.map((_, i) => byIndex.get(i) ?? 0);
}

/** From memory, less the few that are the buyers’ own, of whom the index knows nothing. */
async function countByIndex(
  context: Context,
  index: HomeIndex,
  wants: readonly (Want | null)[],
): Promise<number[]> {
  const now = context.now();
  const all = wants.map((want) => (want ? index.count(want.request, want.where, now) : 0));
  const own = wants.map((want, i) =>
    want?.buyerId != null && all[i]
      ? sql`l.owner_id = ${want.buyerId} and ${matching(want.request, want.where)}`
      : null,
  );
  const theirs = await countEach(context, own, MAX_OWN);
  return all.map((n, i) => Math.max(0, n - (theirs[i] ?? 0)));
}

/** How many homes on offer fit each. */
export async function countFits(
  context: Context,
  wants: readonly (Want | null)[],
): Promise<Fits[]> {
  const index = await readyIndex(context);
  const conditions = wants.map((want) => want?.condition ?? null);
  const counted = index
    ? await countByIndex(context, index, wants)
    : await countEach(context, conditions, MAX_FITS + 1);
  return counted.map((n) => ({ fits: Math.min(n, MAX_FITS), fitsIsMinimum: n > MAX_FITS }));
}
