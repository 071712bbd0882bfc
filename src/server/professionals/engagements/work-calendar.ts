import { sql } from 'drizzle-orm';
import type { WorkCalendar, workCalendar } from '#contract/professionals/work-calendar.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Context } from '#server/core/context.ts';
import { puneDay } from '#server/db/pune-day.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

type Entry = WorkCalendar['entries'][number];

interface Found extends Omit<Entry, 'other'> {
  first: string;
  last: string;
}

/** What somebody owes others: answers to requests, and work that was paid for. */
async function findEntries(
  { db, now }: Context,
  personId: number,
  month: string,
): Promise<Entry[]> {
  const found = await rows<Found>(
    db,
    sql`select g.id, case when g.state = 'requested' then 'answer' else 'deliver' end as what,
          (case when g.state = 'requested' then ${puneDay(sql`g.expires_at`)}
            else g.due_on end)::text as on, l.title, o.first_name as first, o.last_name as last
        from engagements g join people o on o.id = g.client_id
        left join listings l on l.id = g.listing_id
        where g.professional_id = ${personId}
          and (g.state = 'requested' and g.expires_at > ${now()}
            or g.state in ('paid', 'working') and g.due_on is not null)
        order by 3, g.id`,
  );
  const today = puneDate(now());
  return found
    .map(({ first, last, ...entry }) => ({ ...entry, other: shortName(first, last) }))
    .filter(({ on }) => on.startsWith(month) || on < today);
}

/** How many were asked for, quoted on and finished, month by month. */
const findMonths = ({ db, now }: Context, personId: number) =>
  rows<WorkCalendar['months'][number]>(
    db,
    sql`with months as (select to_char(m, 'YYYY-MM') as month
          from generate_series(date_trunc('month', ${puneDate(now())}::date) - interval '5 months',
            ${puneDate(now())}::date, interval '1 month') m),
        mine as (select to_char(${puneDay(sql`created_at`)}, 'YYYY-MM') as asked,
            to_char(${puneDay(sql`answered_at`)}, 'YYYY-MM') as answered, quote_paise,
            to_char(${puneDay(sql`ended_at`)}, 'YYYY-MM') as ended, state
          from engagements where professional_id = ${personId})
        select month, (select count(*)::int from mine where asked = month) as asked,
          (select count(*)::int from mine
           where answered = month and quote_paise is not null) as quoted,
          (select count(*)::int from mine where ended = month and state = 'confirmed') as finished
        from months order by month`,
  );

export const workCalendarVerb: Verb<typeof workCalendar> = async (context, { query }) => {
  const { id } = personOf(context);
  const month = query.month ?? puneDate(context.now()).slice(0, 7);
  const [entries, months] = await Promise.all([
    findEntries(context, id, month),
    findMonths(context, id),
  ]);
  return {
    status: 1,
    message: 'OK',
    data: { month, entries, months },
    serverTime: context.now().toISOString(),
  };
};
