import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { AbuseReport, listAbuseReports } from '#contract/professionals/abuse-reports.ts';
import { ROLE_LABEL } from '#domain/lib/role.ts';
import reviewsWords from '#messages/professionals/reviews/index.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { earliestFirst, keyset } from '#server/db/keyset.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { saidByKind, worded } from '#server/db/worded.ts';
import type { Verb } from '#server/http/execute.ts';

const LONGEST_FIRST = earliestFirst('abuse reports', sql`o.at`, sql`o.first`);
/** Messages before a reported one that staff read too. */
const CONTEXT = 3;

type Row = Omit<AbuseReport, 'firstAt' | 'reports'> & {
  firstAt: Date;
  reports: AbuseReport['reports'];
  key: string[];
};

/** The few messages of a talk before message `m`: what was meant often hangs on them. */
const saidBefore = () => sql`coalesce((
  select string_agg(s.first_name || ': ' || coalesce(nullif(b.body, ''), ${reviewsWords.aFile}::text), E'\n'
    order by b.id) || E'\n\n' || ${reviewsWords.reportedMessage}::text || ' '
  from (select * from messages e where e.thread_id = m.thread_id and e.id < m.id
    order by e.id desc limit ${plainNumber(CONTEXT)}) b
  join people s on s.id = b.sender_id), '')`;

/** What is reported, by kind: whose it is, what it says, whether it is out of sight already. */
const thing = () => sql`
  select 'review'::subject_kind as kind, id, author_id as person_id, ${worded((value) => reviewsWords.reviewWithStars({ value }), sql`stars`)} as title,
    text || coalesce(E'\n\n' || ${reviewsWords.itsAnswer}::text || ' ' || answer, '') as text, hidden_at is not null as gone
  from reviews
  union all
  select 'message', m.id, m.sender_id, ${reviewsWords.messageTitle}::text, ${saidBefore()} || coalesce(nullif(m.body, ''),
    (select ${worded((name) => reviewsWords.fileNamed({ name }), sql`d.file_name`)} from documents d where d.id = m.document_id), ''),
    m.hidden_at is not null
  from messages m
  union all
  select 'person', id, id, ${saidByKind(ROLE_LABEL, sql`role::text`)}, coalesce(about, ''), suspended_at is not null
  from people
  union all
  select 'listing', id, owner_id, title, description, status not in ('live', 'paused')
  from listings`;

export const listAbuseReportsVerb: Verb<typeof listAbuseReports> = async (context, { query }) => {
  const { db } = context;
  const page = keyset(context, LONGEST_FIRST, query);
  const [found, [counted]] = await Promise.all([
    rows<Row>(
      db,
      sql`with open as (
          select subject_kind as kind, subject_id as id, min(r.id) as first, min(r.created_at) as at,
            json_agg(json_build_object('by', ${fullNameIn('p')},
              'fault', r.fault, 'reason', r.reason, 'at', r.created_at) order by r.id) as reports
          from abuse_reports r join people p on p.id = r.reporter_id
          where r.decided_at is null group by 1, 2)
        select o.first as "reportId", o.kind as "subjectKind", o.id as "subjectId",
          ${fullNameIn('w')} as person, w.id as "personId",
          t.title, t.text, t.gone, o.at as "firstAt", o.reports, ${page.key} as key
        from (select * from open o where ${page.after} ${page.end}) o
        join lateral (select * from (${thing()}) things
          where things.kind = o.kind and things.id = o.id) t on true
        join people w on w.id = t.person_id
        order by o.at, o.first`,
    ),
    rows<{ total: number }>(
      db,
      sql`select count(distinct (subject_kind, subject_id))::int as total
          from abuse_reports where decided_at is null`,
    ),
  ]);
  return success(
    page.answer(found, counted?.total ?? 0, ({ firstAt, reports, ...row }) => ({
      ...row,
      firstAt: firstAt.toISOString(),
      reports: reports.map((report) => ({ ...report, at: new Date(report.at).toISOString() })),
    })),
  );
};
