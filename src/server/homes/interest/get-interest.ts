import { sql } from 'drizzle-orm';
import type {
  getListingInterest,
  Interest,
  ListingInterest,
} from '#contract/homes/listing-interest.ts';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { MIN_SAMPLE } from '#domain/homes/min-sample.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import words from '#messages/homes/refusals/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { puneDay } from '#server/db/pune-day.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import {
  type CardRow,
  cardColumns,
  presentCard,
  rankedLike,
} from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { type Days, interestByDay, listOf, NO_INTEREST } from './by-day.ts';

/** Enough for a median that one home does not move, near enough to be called similar. */
const MAX_SIMILAR = 20;

const daysBetween = ({ from, to }: Days) =>
  sql`(select d::date as day from generate_series(${from}::date, ${to}::date, interval '1 day') d)`;

function findDays(db: Queryable, id: number, days: Days) {
  return rows<ListingInterest['days'][number]>(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as day, coalesce(looks, 0) as looks,
          coalesce(keeps, 0) as keeps, coalesce(enquiries, 0) as enquiries
        from ${daysBetween(days)} days left join (${interestByDay(listOf([id]), days)}) came using (day)
        order by day`,
  );
}

/** Medians of each day over the similar homes that were on offer on it. */
async function findSimilar(
  db: Queryable,
  of: ListingCard,
  days: Days,
): Promise<ListingInterest['similar']> {
  const found = await rows<Interest & { homes: number; similar: number }>(
    db,
    sql`with alike as materialized (
          select l.id, ${puneDay(sql`l.published_at`)} as since
          from (${rankedLike(of, MAX_SIMILAR)}) ranked join listings l using (id)),
        came as (${interestByDay(sql`select id from alike`, days)})
        select (select count(*)::int from alike) as similar, count(alike.id)::int as homes,
          percentile_cont(0.5) within group (order by coalesce(looks, 0)) as looks,
          percentile_cont(0.5) within group (order by coalesce(keeps, 0)) as keeps,
          percentile_cont(0.5) within group (order by coalesce(enquiries, 0)) as enquiries
        from ${daysBetween(days)} days left join alike on alike.since <= days.day
        left join came on came.listing_id = alike.id and came.day = days.day
        group by days.day order by days.day`,
  );
  const homes = found[0]?.similar ?? 0;
  if (homes < MIN_SAMPLE) return null;
  return {
    homes,
    days: found.map(({ homes: then, looks, keeps, enquiries }) =>
      then < MIN_SAMPLE ? null : { looks, keeps, enquiries },
    ),
  };
}

/** Where it stands in its locality's list of its kind, as the search orders it. */
async function findPlace(db: Queryable, id: number): Promise<ListingInterest['place']> {
  const [place] = await rows<{ rank: number; of: number }>(
    db,
    sql`select count(*)::int as of, 1 + (count(*) filter (
            where (o.ranked_at, o.id) > (l.ranked_at, l.id)))::int as rank
        from listings l join listings o on o.status = 'live' and o.listed_in = l.listed_in
          and o.subcategory = l.subcategory and o.locality_id = l.locality_id
        where l.id = ${id} and l.status = 'live' group by l.id limit ${plainNumber(1)}`,
  );
  return place ?? null;
}

const sumOf = (days: readonly Interest[]): Interest =>
  days.reduce(
    (sum, { looks, keeps, enquiries }) => ({
      looks: sum.looks + looks,
      keeps: sum.keeps + keeps,
      enquiries: sum.enquiries + enquiries,
    }),
    NO_INTEREST,
  );

export const getListingInterestVerb: Verb<typeof getListingInterest> = async (
  context,
  { params, query },
) => {
  const { db } = context;
  const [row] = await rows<CardRow>(
    db,
    sql`select ${cardColumns} from listings l join localities p on p.id = l.locality_id
        where l.id = ${params.id} and l.owner_id = ${personOf(context).id}`,
  );
  if (!row) throw new AppError('not_found', words.notAmongYours);
  const now = context.now();
  const to = puneDate(now);
  if (row.status === 'draft') {
    return success({ from: null, to, total: NO_INTEREST, days: [], similar: null, place: null });
  }
  const [first, published] = [puneDate(now, 1 - query.days), puneDate(row.publishedAt)];
  const from = published > first && published <= to ? published : first;
  const span = { from, to };
  const [days, similar, place] = await Promise.all([
    findDays(db, row.id, span),
    findSimilar(db, presentCard(row), span),
    findPlace(db, row.id),
  ]);
  return success({ from, to, total: sumOf(days), days, similar, place });
};
