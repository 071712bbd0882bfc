import { type SQL, sql } from 'drizzle-orm';
import type {
  VisitorDay,
  visitorList,
  visitorRequests,
} from '#contract/professionals/agent-desk.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { pageFacts, pageOfRows } from '#server/db/paging.ts';
import { puneDay } from '#server/db/pune-day.ts';
import { rows } from '#server/db/rows.ts';
import { cardsById } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { isAssigned } from '#server/professionals/engagements/index.ts';
import { findVisitRows, presentVisit } from './read-visits.ts';

/** The listings an agent works on, each since when. */
const assignedTo = (agentId: number): SQL => sql`
  select l.id as listing_id, l.title, min(g.created_at) as since
  from engagements g join listings l on ${isAssigned}
  where g.professional_id = ${agentId} group by l.id`;

interface DayRow extends Omit<VisitorDay, 'people'> {
  people: { first: string; last: string; did: VisitorDay['people'][number]['did'] }[];
  total: number;
  allViews: number;
}

/** Who only looked is a number; named is who has asked the owner for something. */
export const visitorListVerb: Verb<typeof visitorList> = async ({ db, now }, { params, query }) => {
  const { page } = query;
  const found = await rows<DayRow>(
    db,
    sql`with mine as (${assignedTo(params.userId)}),
        looks as (
          select v.listing_id, v.day, v.views from listing_views v join mine m using (listing_id)
          where v.day >= ${puneDay(sql`m.since`)}),
        asked as (
          select c.listing_id, ${puneDay(sql`c.created_at`)} as day, c.buyer_id, 'contact' as did
          from contact_requests c join mine m using (listing_id) where c.created_at >= m.since
          union select v.listing_id, ${puneDay(sql`v.created_at`)}, v.buyer_id, 'visit'
          from visits v join mine m using (listing_id) where v.created_at >= m.since),
        named as (
          select a.listing_id, a.day, json_agg(json_build_object('first', b.first_name,
            'last', b.last_name, 'did', a.did) order by b.first_name, b.id, a.did) as people
          from asked a join people b on b.id = a.buyer_id group by 1, 2)
        select listing_id as "listingId", m.title, to_char(day, 'YYYY-MM-DD') as day,
          coalesce(views, 0) as views, coalesce(people, '[]') as people,
          count(*) over () as total, (sum(coalesce(views, 0)) over ())::int as "allViews"
        from looks full join named using (listing_id, day) join mine m using (listing_id)
        order by day desc, listing_id ${pageOfRows(page)}`,
  );
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
    views: found[0]?.allViews ?? 0,
    ...pageFacts(found, page, now()),
  };
};

export const visitorRequestsVerb: Verb<typeof visitorRequests> = async (
  { db, now },
  { params, query },
) => {
  const { page } = query;
  const found = await findVisitRows(
    db,
    sql`exists (select from (${assignedTo(params.userId)}) m
      where m.listing_id = v.listing_id and (v.created_at >= m.since or v.starts_at >= m.since))`,
    sql`order by (v.state in ('requested', 'booked') and v.ends_at > ${now()}) desc, v.starts_at desc, v.id
        ${pageOfRows(page)}`,
  );
  const card = await cardsById(
    db,
    found.map(({ listingId }) => listingId),
  );
  return {
    status: 1,
    message: 'OK',
    data: found.map((visit) => ({ ...presentVisit(visit, now()), listing: card(visit.listingId) })),
    ...pageFacts(found, page, now()),
  };
};
