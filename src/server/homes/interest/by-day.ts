import { type SQL, sql } from 'drizzle-orm';
import type { Interest } from '#contract/homes/listing-interest.ts';
import type { Queryable } from '#server/db/client.ts';
import { puneDay } from '#server/db/pune-day.ts';
import { rows } from '#server/db/rows.ts';

export interface Days {
  /** "2026-11-21" by Pune's calendar; both are counted. */
  from: string;
  to: string;
}

/** What of a table counts as an enquiry: one row, on the day it was made. */
const asked = (table: string) => {
  const of = sql.identifier(table);
  return sql`select listing_id, ${puneDay(sql`created_at`)}, 0, 0, 1 from ${of}
    where listing_id = any(select id from wanted)`;
};

/**
 * A query of looks, keeps and enquiries by listing and day, of the days on which there were any.
 * `ids` selects an `id`. This is the one place that says what counts as interest.
 */
export const interestByDay = (ids: SQL, { from, to }: Days): SQL => sql`
  with wanted as (${ids}),
  came (listing_id, day, looks, keeps, enquiries) as (
    select listing_id, day, views, 0, 0 from listing_views
      where listing_id = any(select id from wanted)
    union all select f.listing_id, ${puneDay(sql`f.created_at`)}, 0, 1, 0
      from favourites f join listings o on o.id = f.listing_id
      where f.listing_id = any(select id from wanted) and f.person_id <> o.owner_id
    union all ${asked('contact_requests')}
    union all ${asked('visits')}
    union all ${asked('bids')}
    union all ${asked('bookings')})
  select listing_id, day, sum(looks)::int as looks, sum(keeps)::int as keeps,
    sum(enquiries)::int as enquiries
  from came where day between ${from}::date and ${to}::date group by 1, 2`;

export const NO_INTEREST: Interest = { looks: 0, keeps: 0, enquiries: 0 };

export const listOf = (ids: readonly number[]): SQL =>
  sql`select unnest(${sql.param([...ids])}::int[]) as id`;

/** What came for some listings in a time, all days together. */
export async function findInterest(
  db: Queryable,
  ids: readonly number[],
  days: Days,
): Promise<{ of(id: number): Interest }> {
  const found = await rows<Interest & { id: number }>(
    db,
    sql`select listing_id as id, sum(looks)::int as looks, sum(keeps)::int as keeps,
          sum(enquiries)::int as enquiries
        from (${interestByDay(listOf(ids), days)}) of_days group by 1`,
  );
  const byId = new Map(found.map(({ id, ...counts }) => [id, counts]));
  return { of: (id) => byId.get(id) ?? NO_INTEREST };
}
