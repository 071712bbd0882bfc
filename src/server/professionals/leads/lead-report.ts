import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { LeadReportRow, leadReport } from '#contract/professionals/lead-work.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { PUNE_ZONE } from '#domain/lib/time/pune.ts';
import { RESPONSE_HOURS } from '#domain/professionals/lead.ts';
import type { Context } from '#server/core/context.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

type Row = Omit<LeadReportRow, 'wonValue'> & { wonPaise: Paise };

/** From the first of the month so many months back, by Pune's calendar. */
const since = (now: Date, months: number) =>
  sql`(date_trunc('month', ${now}::timestamptz at time zone ${PUNE_ZONE})
    - make_interval(months => ${plainNumber(months - 1)})) at time zone ${PUNE_ZONE}`;

function findRows({ db, now }: Context, agentId: number, months: number): Promise<Row[]> {
  return rows<Row>(
    db,
    sql`select to_char(date_trunc('month', d.created_at at time zone ${PUNE_ZONE}),
            'YYYY-MM-DD') as month, d.source, d.origin, count(*)::int as came,
          count(*) filter (where d.responded_at is not null)::int as answered,
          count(*) filter (where exists (select from timeline t where t.subject_kind = 'lead'
            and t.subject_id = d.id and t.event = 'arrangeVisit'))::int as visited,
          count(*) filter (where d.state = 'won')::int as won,
          count(*) filter (where d.state = 'lost')::int as lost,
          coalesce(sum(d.value_paise) filter (where d.state = 'won'), 0)::float8 as "wonPaise"
        from leads d where d.agent_id = ${agentId} and d.created_at >= ${since(now(), months)}
        group by 1, 2, 3 order by 1 desc, came desc, 2, 3`,
  );
}

export const leadReportVerb: Verb<typeof leadReport> = async (context, { query }) => {
  const { id: me } = personOf(context);
  const [found, [response]] = await Promise.all([
    findRows(context, me, query.months),
    rows<{ answered: number; inTime: number; medianMinutes: number | null }>(
      context.db,
      sql`select count(*)::int as answered,
            count(*) filter (where minutes <= ${plainNumber(RESPONSE_HOURS * 60)})::int as "inTime",
            ceil(percentile_cont(0.5) within group (order by minutes))::int as "medianMinutes"
          from (select extract(epoch from responded_at - created_at) / 60 as minutes
            from leads where agent_id = ${me} and responded_at is not null
            and created_at >= ${since(context.now(), query.months)}) answers`,
    ),
  ]);
  return success({
    rows: found.map(({ wonPaise, ...row }) => ({ ...row, wonValue: toRupees(wonPaise) })),
    response: response ?? { answered: 0, inTime: 0, medianMinutes: null },
  });
};
