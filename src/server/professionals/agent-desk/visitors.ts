import { type SQL, sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { VisitorDay, visitorList } from '#contract/professionals/agent-visitors.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Context } from '#server/core/context.ts';
import { pageFacts, readPage } from '#server/db/paging.ts';
import { puneDay } from '#server/db/pune-day.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { assignedTo } from './assigned-to.ts';

interface DayRow extends Omit<VisitorDay, 'people'> {
  people: { first: string; last: string; did: VisitorDay['people'][number]['did'] }[];
  total: number;
  allViews: number;
}

/** Of the agent's listings, or one: `looks` by day, and who `asked` for something on it. */
const looksAndAsked = (agentId: number, listingId: number | undefined): SQL => sql`
  mine as (select * from (${assignedTo(agentId)}) m
    where ${listingId === undefined ? sql`true` : sql`m.listing_id = ${listingId}`}),
  looks as (
    select v.listing_id, v.day, v.views from listing_views v join mine m using (listing_id)
    where v.day >= ${puneDay(sql`m.since`)}),
  asked as (
    select c.listing_id, ${puneDay(sql`c.created_at`)} as day, c.buyer_id, 'contact' as did
    from contact_requests c join mine m using (listing_id) where c.created_at >= m.since
    union select v.listing_id, ${puneDay(sql`v.created_at`)}, v.buyer_id, 'visit'
    from visits v join mine m using (listing_id) where v.created_at >= m.since)`;

type Months = ResponseOf<typeof visitorList>['months'];

/** Looks and wishes in each of the last six months. */
const findMonths = ({ db, now }: Context, source: SQL): Promise<Months> =>
  rows<Months[number]>(
    db,
    sql`with ${source},
        months as (select m::date as first, (m + interval '1 month')::date as next
          from generate_series(date_trunc('month', ${puneDate(now())}::date) - interval '5 months',
            ${puneDate(now())}::date, interval '1 month') m)
        select to_char(first, 'YYYY-MM') as month,
          coalesce((select sum(views) from looks where day >= first and day < next), 0)::int as views,
          (select count(*)::int from asked
           where did = 'contact' and day >= first and day < next) as contacts,
          (select count(*)::int from asked
           where did = 'visit' and day >= first and day < next) as visits
        from months order by first`,
  );

/** Who only looked is a number; named is who has asked the owner for something. */
export const visitorListVerb: Verb<typeof visitorList> = async (context, { params, query }) => {
  const { db, now } = context;
  const { page, listing } = query;
  const source = looksAndAsked(params.userId, listing);
  const [{ found, total, any }, months, listings] = await Promise.all([
    readPage(page, (range) =>
      rows<DayRow>(
        db,
        sql`with ${source},
          named as (
            select a.listing_id, a.day, json_agg(json_build_object('first', b.first_name,
              'last', b.last_name, 'did', a.did) order by b.first_name, b.id, a.did) as people
            from asked a join people b on b.id = a.buyer_id group by 1, 2)
          select listing_id as "listingId", m.title, to_char(day, 'YYYY-MM-DD') as day,
            coalesce(views, 0) as views, coalesce(people, '[]') as people,
            count(*) over () as total, (sum(coalesce(views, 0)) over ())::int as "allViews"
          from looks full join named using (listing_id, day) join mine m using (listing_id)
          order by day desc, listing_id ${range}`,
      ),
    ),
    findMonths(context, source),
    rows<{ id: number; title: string }>(
      db,
      sql`select listing_id as id, title from (${assignedTo(params.userId)}) m
          order by since desc, listing_id desc`,
    ),
  ]);
  return {
    status: 1,
    message: 'OK',
    data: found.map(({ listingId, title, day, views, people }) => ({
      listingId,
      title,
      day,
      views,
      people: people.map(({ first, last, did }) => ({ name: shortName(first, last), did })),
    })),
    views: any?.allViews ?? 0,
    months,
    listings,
    ...pageFacts(total, page, now()),
  };
};
