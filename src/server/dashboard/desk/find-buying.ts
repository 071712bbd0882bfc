import { sql } from 'drizzle-orm';
import type { MyDesk } from '#contract/my-desk.ts';
import { minus, type Paise, toRupees } from '#domain/lib/money.ts';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import type { Context } from '#server/core/context.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { understandSearch } from '#server/homes/saved-searches/index.ts';

/** What came out within so many days is new to who looks in once a week. */
const FRESH_DAYS = 7;
const SHOWN = 3;
const MAX_SEARCHES = 10;

async function findSearches(context: Context, personId: number) {
  const saved = await rows<{ id: number; name: string; query: string }>(
    context.db,
    sql`select id, name, query from saved_searches where person_id = ${personId}
        order by id desc limit ${plainNumber(MAX_SEARCHES)}`,
  );
  const since = daysBefore(context.now(), FRESH_DAYS);
  const counted = await Promise.all(
    saved.map(async (search) => {
      const { condition } = await understandSearch(context, search.query);
      if (!condition) return { ...search, fresh: 0 };
      const [found] = await rows<{ n: number }>(
        context.db,
        sql`select count(*)::int as n from listings l
            where ${condition} and l.ranked_at > ${since} and l.owner_id <> ${personId}`,
      );
      return { ...search, fresh: found?.n ?? 0 };
    }),
  );
  return counted.toSorted((a, b) => b.fresh - a.fresh || b.id - a.id);
}

/** The homes somebody keeps that cost less than when they kept them, the largest drop first. */
async function findCheaper(
  { db }: Context,
  personId: number,
): Promise<MyDesk['buying']['cheaper']> {
  const found = await rows<{
    listingId: number;
    title: string;
    pricePaise: Paise;
    thenPaise: Paise;
  }>(
    db,
    sql`select * from (
          select l.id as "listingId", l.title, l.price_paise as "pricePaise",
            (select h.price_paise from price_history h
             where h.listing_id = l.id and h.changed_at <= f.created_at
             order by h.changed_at desc limit 1) as "thenPaise"
          from favourites f join listings l on l.id = f.listing_id
          where f.person_id = ${personId} and l.status = 'live') kept
        where "thenPaise" > "pricePaise"
        order by "thenPaise" - "pricePaise" desc, "listingId" limit ${plainNumber(SHOWN)}`,
  );
  return found.map(({ listingId, title, pricePaise, thenPaise }) => ({
    listingId,
    title,
    price: toRupees(pricePaise),
    less: toRupees(minus(thenPaise, pricePaise)),
  }));
}

/** What somebody who looks for a home comes back for. */
export async function findBuying(context: Context, personId: number): Promise<MyDesk['buying']> {
  const [[kept], cheaper, searches] = await Promise.all([
    rows<{ n: number }>(
      context.db,
      sql`select count(*)::int as n from favourites where person_id = ${personId}`,
    ),
    findCheaper(context, personId),
    findSearches(context, personId),
  ]);
  return { kept: kept?.n ?? 0, cheaper, searches, freshDays: FRESH_DAYS };
}
