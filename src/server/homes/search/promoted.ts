import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { SearchRequest } from '#contract/homes/search-request.ts';
import { liftsPromoted, MAX_LIFTED, slotsOfPage, turnOf } from '#domain/homes/promotion.ts';
import type { Context } from '#server/core/context.ts';
import type { Database } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { matching, type Where } from './conditions.ts';

/** As long as a shared cache may keep the answer itself. */
const KEPT_MS = 15_000;
const MAX_KEPT = 1_000;

interface Kept {
  at: number;
  ids: Promise<number[]>;
}

const known = new WeakMap<Database, LRUCache<string, Kept>>();

function keptOf(db: Database): LRUCache<string, Kept> {
  const kept = known.get(db) ?? new LRUCache<string, Kept>({ max: MAX_KEPT });
  known.set(db, kept);
  return kept;
}

/** Promoted ones among the matches, in the order in which they have their turn today. */
async function find(
  { db }: Context,
  request: SearchRequest,
  where: Where,
  turn: number,
): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select l.id from listings l where l.featured_until > now() and ${matching(request, where)}
        order by hashint4extended(l.id, ${turn}), l.id limit ${plainNumber(MAX_LIFTED)}`,
  );
  return found.map(({ id }) => id);
}

/**
 * Ids of promoted listings that are to be lifted over the pages of a search; none where a figure
 * the visitor chose orders it, or a page is too small to give them a place. Kept for seconds, so that
 * leafing and popular searches cost nothing more.
 */
export async function findPromotedIds(
  context: Context,
  request: SearchRequest,
  where: Where,
  pageSize: number,
): Promise<number[]> {
  if (!liftsPromoted(request.sort) || slotsOfPage(pageSize) === 0) return [];
  const at = context.now().getTime();
  const turn = turnOf(context.now());
  const { page: _page, pageSize: _pageSize, sort: _sort, ...filter } = request;
  const key = JSON.stringify([turn, filter]);
  const kept = keptOf(context.db);
  const before = kept.get(key);
  if (before && at - before.at < KEPT_MS) return before.ids;
  const ids = find(context, request, where, turn);
  ids.catch(() => kept.delete(key));
  kept.set(key, { at, ids });
  return ids;
}
