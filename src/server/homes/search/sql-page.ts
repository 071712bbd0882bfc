import { type SQL, sql } from 'drizzle-orm';
import { LAST_PAGE, type SearchRequest, type Sort } from '#contract/homes/search-request.ts';
import type { Middle } from '#domain/homes/best-match.ts';
import { dividePage, type Lifted, slotsOfPage } from '#domain/homes/promotion.ts';
import type { Context } from '#server/core/context.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { type CardRow, cardColumns } from '#server/homes/listings/index.ts';
import { categoriesOf, conditions, listedInsOf, matching, type Where } from './conditions.ts';
import { COUNT_LIMIT, countQuery, countUpTo, readCount } from './count.ts';
import type { PageAsked } from './home-search.ts';
import { matchPointsOf } from './match-points.ts';
import { findPromotedIds } from './promoted.ts';

interface Page {
  pageSize: number;
  lifted: Lifted;
  middles: readonly Middle[];
}

/**
 * Each order but best match has an index that yields it over the city; within a locality there are few enough to
 * sort where there is none. Ids break ties so that pages never overlap.
 */
function orderOf(sort: Sort, table: string, points: SQL): SQL {
  const column = (name: string) => sql`${sql.identifier(table)}.${sql.identifier(name)}`;
  const price = column('price_paise');
  const newest = sql`${column('ranked_at')} desc nulls first, ${column('id')} desc nulls first`;
  switch (sort) {
    case 'newest':
      return newest;
    case 'relevance':
      return sql`${points} desc, ${newest}`;
    case 'rate_low':
      return sql`${column('rate_paise')}, ${column('id')}`;
    case 'area_large':
      return sql`${column('size_sqft')} desc nulls last, ${column('id')} desc nulls last`;
    case 'reduced':
      return sql`${column('reduced_at')} desc nulls last, ${newest}`;
    case 'price_low':
      return sql`${price}, ${column('id')}`;
    case 'price_high':
      return sql`${price} desc, ${column('id')} desc`;
  }
}

/** Up to so many localities are each read from their own index; of more, the city's has enough. */
const MAX_BRANCHES = 24;

function segmentsOf(localityIds: readonly number[]): SQL[][] {
  if (localityIds.length > MAX_BRANCHES)
    return [[sql`l.locality_id = any(${sql.param([...localityIds])}::int[])`]];
  return localityIds.map((id) => [sql`l.locality_id = ${id}`]);
}

/**
 * One page of ids. Nearly every order has an index for one kind of listing (listed in, category) over the
 * city; so each kind in each locality asked for yields its own first rows, and the few that result
 * are merged.
 */
function pageOfIds(request: SearchRequest, where: Where, { lifted, middles }: Page): SQL {
  const { limit, offset, ids } = lifted;
  const sort = request.sort ?? 'newest';
  const points = sort === 'relevance' ? matchPointsOf(middles) : sql`0`;
  const rest = conditions(request, where);
  if (ids.length > 0) rest.push(sql`l.id <> all((select ids from lifted)::int[])`);
  const places = where && 'localityIds' in where ? segmentsOf(where.localityIds) : [[]];
  const segments = listedInsOf(request).flatMap((listedIn) =>
    categoriesOf(request).flatMap((category) =>
      places.map((place) => [
        ...place,
        sql`l.listed_in = ${listedIn}`,
        sql`l.category = ${category}`,
      ]),
    ),
  );
  const first = (segment: SQL[], count: number, skip: number) => sql`
    select l.id, l.price_paise, l.ranked_at, l.rate_paise, l.size_sqft, l.reduced_at,
      ${points} as points from listings l
    where ${sql.join([...rest, ...segment], sql` and `)}
    order by ${orderOf(sort, 'l', points)} limit ${plainNumber(count)} offset ${plainNumber(skip)}`;
  const [only] = segments;
  if (only && segments.length === 1) return first(only, limit, offset);
  const branches = segments.map((segment) => sql`(${first(segment, limit + offset, 0)})`);
  return sql`select * from (${sql.join(branches, sql` union all `)}) every
             order by ${orderOf(sort, 'every', sql`every.points`)} limit ${plainNumber(limit)} offset ${plainNumber(offset)}`;
}

/**
 * The query of a page with slots. No more are lifted than there are slots on the pages that exist:
 * the others stand among the rest, so that over all pages every match comes exactly once.
 */
function pageWithSlots(request: SearchRequest, where: Where, page: Page, counted: SQL): SQL {
  const sort = request.sort ?? 'newest';
  const { ids, here } = page.lifted;
  const slots = slotsOfPage(page.pageSize);
  return sql`with counted as materialized (${counted}),
      lifted as materialized (
        select (${sql.param(ids)}::int[])[1:(ceil(n::numeric / ${page.pageSize}) * ${slots})::int] as ids
        from counted),
      chosen as (
        select id, null::int as slot from (${pageOfIds(request, where, page)}) rest
        union all
        select slots.id, slots.slot::int
        from lifted, unnest(${sql.param(here)}::int[]) with ordinality as slots (id, slot)
        where slots.id = any(lifted.ids))
    select (select n from counted) as n, ${cardColumns} from chosen
    join listings l using (id) join localities p on p.id = l.locality_id
    where l.status = 'live' order by slot, ${orderOf(sort, 'l', matchPointsOf(page.middles))}`;
}

/** The query of a page where nothing is lifted. */
function plainPage(request: SearchRequest, where: Where, page: Page, counted: SQL): SQL {
  return sql`with chosen as (${pageOfIds(request, where, page)})
    select (${counted}) as n, ${cardColumns} from chosen
    join listings l using (id) join localities p on p.id = l.locality_id
    order by ${orderOf(request.sort ?? 'newest', 'l', matchPointsOf(page.middles))}`;
}

/** The page's cards and, in the same round trip, how many match in all. */
export async function pageBySql(
  context: Context,
  request: SearchRequest,
  where: Where,
  { page, pageSize, middles = [] }: PageAsked,
) {
  const { db } = context;
  const countLimit = Math.min(COUNT_LIMIT, LAST_PAGE * pageSize);
  const condition = matching(request, where);
  const ids = await findPromotedIds(context, request, where, pageSize);
  const lifted = dividePage(ids, page, pageSize);
  const query = ids.length > 0 ? pageWithSlots : plainPage;
  const cards = await rows<CardRow & { n: number }>(
    db,
    query(request, where, { pageSize, lifted, middles }, countQuery(condition, countLimit)),
  );
  const [first] = cards;
  // Past the last page no row carries the total, and an empty first page is its own answer.
  if (!first && page > 1) return { cards, ...(await countUpTo(db, condition, countLimit)) };
  return { cards, ...readCount(first?.n ?? 0, countLimit) };
}
