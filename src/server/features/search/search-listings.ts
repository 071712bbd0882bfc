import { type SQL, sql } from 'drizzle-orm';
import type { SearchResult } from '../../../contract/search.ts';
import {
  LAST_PAGE,
  PAGE_SIZE,
  type SearchRequest,
  type Sort,
} from '../../../contract/search-filter.ts';
import type { Context } from '../../context.ts';
import { plainNumber, rows } from '../../db/rows.ts';
import { type CardRow, cardColumns, presentCard } from '../listings/card.ts';
import { categoriesOf, conditions, listedInsOf, matching, type Where } from './conditions.ts';
import { COUNT_LIMIT, countQuery, countUpTo, readCount } from './count.ts';
import { findPlace } from './find-place.ts';
import { relaxations } from './relax.ts';

/** Each order has an index that yields it; ids break ties so that pages never overlap. */
function orderOf(sort: Sort, table: string): SQL {
  const column = (name: string) => sql`${sql.identifier(table)}.${sql.identifier(name)}`;
  const price = column('price_paise');
  switch (sort) {
    case 'newest':
      return sql`${column('published_at')} desc nulls first, ${column('id')} desc nulls first`;
    case 'price_low':
      return sql`${price}, ${column('id')}`;
    case 'price_high':
      return sql`${price} desc, ${column('id')} desc`;
  }
}

/**
 * One page of ids. Every order has an index for one kind of listing (listed in, category), over the
 * city and within a locality; so each kind in each locality asked for yields its own first rows,
 * and the few that result are merged.
 */
function pageOfIds(request: SearchRequest, where: Where, limit: number, offset: number): SQL {
  const sort = request.sort ?? 'newest';
  const rest = conditions(request, where);
  const places =
    where && 'localityIds' in where
      ? where.localityIds.map((id) => [sql`l.locality_id = ${id}`])
      : [[]];
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
    select l.id, l.price_paise, l.published_at from listings l
    where ${sql.join([...rest, ...segment], sql` and `)}
    order by ${orderOf(sort, 'l')} limit ${plainNumber(count)} offset ${plainNumber(skip)}`;
  const [only] = segments;
  if (only && segments.length === 1) return first(only, limit, offset);
  const branches = segments.map((segment) => sql`(${first(segment, limit + offset, 0)})`);
  return sql`select * from (${sql.join(branches, sql` union all `)}) every
             order by ${orderOf(sort, 'every')} limit ${plainNumber(limit)} offset ${plainNumber(offset)}`;
}

/** The page's cards and, in the same round trip, how many match in all. */
async function pageAndTotal(
  { db }: Context,
  request: SearchRequest,
  where: Where,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const countLimit = Math.min(COUNT_LIMIT, LAST_PAGE * pageSize);
  const condition = matching(request, where);
  const cards = await rows<CardRow & { n: number }>(
    db,
    sql`with chosen as (${pageOfIds(request, where, pageSize, (page - 1) * pageSize)})
        select (${countQuery(condition, countLimit)}) as n, ${cardColumns} from chosen
        join listings l using (id) join localities p on p.id = l.locality_id
        order by ${orderOf(request.sort ?? 'newest', 'l')}`,
  );
  const [first] = cards;
  // Past the last page no row carries the total, and an empty first page is its own answer.
  if (!first && page > 1) return { cards, ...(await countUpTo(db, condition, countLimit)) };
  return { cards, ...readCount(first?.n ?? 0, countLimit) };
}

/** Listings that match, newest first unless asked otherwise, with the total and, if none, advice. */
export async function searchListings(
  context: Context,
  request: SearchRequest,
): Promise<SearchResult> {
  const page = request.page ?? 1;
  const pageSize = request.pageSize ?? PAGE_SIZE;
  const { place, where } = await findPlace(context, request);
  const nowhere = where && 'localityIds' in where && where.localityIds.length === 0;
  const empty = nowhere || categoriesOf(request).length === 0;
  const { cards, ...count } = empty
    ? { cards: [], total: 0, totalIsMinimum: false }
    : await pageAndTotal(context, request, where, { page, pageSize });
  return {
    data: cards.map(presentCard),
    ...count,
    page,
    pageSize,
    place: place && {
      slug: place.slug,
      name: place.name,
      latitude: place.latitude,
      longitude: place.longitude,
    },
    relax: count.total === 0 ? await relaxations(context, request) : [],
  };
}
