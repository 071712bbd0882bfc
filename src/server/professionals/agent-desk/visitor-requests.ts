import { type SQL, sql } from 'drizzle-orm';
import type { visitorRequests } from '#contract/professionals/agent-visitors.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { pageFacts, readPage } from '#server/db/paging.ts';
import { puneDay } from '#server/db/pune-day.ts';
import { rows } from '#server/db/rows.ts';
import { cardsById } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { assignedTo } from './assigned-to.ts';
import { findVisitRows, presentVisit } from './read-visits.ts';

const isOn = (day: string): SQL => sql`${puneDay(sql`v.starts_at`)} = ${day}::date`;

const isIn = (month: string): SQL =>
  sql`to_char(${puneDay(sql`v.starts_at`)}, 'YYYY-MM') = ${month}`;

/** Visits to what is assigned to the caller: those to come first, and how a month is filled. */
export const visitorRequestsVerb: Verb<typeof visitorRequests> = async (
  { db, now },
  { params, query },
) => {
  const { page, on, month = on?.slice(0, 7) } = query;
  const mine = sql`exists (select from (${assignedTo(params.userId)}) m
    where m.listing_id = v.listing_id and (v.created_at >= m.since or v.starts_at >= m.since))`;
  const [{ found, total }, days] = await Promise.all([
    readPage(page, (range) =>
      findVisitRows(
        db,
        sql`${mine} and ${on ? isOn(on) : month ? isIn(month) : sql`true`}`,
        sql`order by (v.state in ('requested', 'booked') and v.ends_at > ${now()}) desc, v.starts_at desc, v.id
          ${range}`,
      ),
    ),
    rows<{ on: string; visits: number }>(
      db,
      sql`select ${puneDay(sql`v.starts_at`)}::text as on, count(*)::int as visits from visits v
          where ${mine} and ${isIn(month ?? puneDate(now()).slice(0, 7))}
            and v.state in ('requested', 'booked', 'checked_in')
          group by 1 order by 1`,
    ),
  ]);
  const card = await cardsById(
    db,
    found.map(({ listingId }) => listingId),
  );
  return {
    status: 1,
    message: 'OK',
    data: found.map((visit) => ({ ...presentVisit(visit, now()), listing: card(visit.listingId) })),
    days,
    ...pageFacts(total, page, now()),
  };
};
