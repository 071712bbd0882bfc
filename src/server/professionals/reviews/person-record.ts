import { sql } from 'drizzle-orm';
import type { RecordSection } from '#contract/people/staff-record.ts';
import lines from '#messages/lib/staff-lines/index.ts';
import labelWords from '#messages/professionals/labels/index.ts';
import reviewsWords from '#messages/professionals/reviews/index.ts';
import type { Context } from '#server/core/context.ts';
import { saidByKind, worded } from '#server/db/worded.ts';
import { saidOf, sectionOf, stateOf } from '#server/people/staff-desk/index.ts';

/** Whose a reported thing `r` is. */
const isTheirs = (id: number) => sql`case r.subject_kind
  when 'person' then r.subject_id = ${id}
  when 'listing' then r.subject_id in (select id from listings where owner_id = ${id})
  when 'message' then r.subject_id in (select m.id from messages m where m.sender_id = ${id})
  when 'review' then r.subject_id in (select v.id from reviews v where v.author_id = ${id}) end`;

/** What staff said of a report `r`. */
const decision = () => sql`case r.decision when 'hide' then ${labelWords.record.hidden}::text
  when 'keep' then ${labelWords.record.letStand}::text else ${labelWords.record.waits}::text end`;

/** Work, what was written of it, and what was reported. */
export async function workRecord({ db }: Context, personId: number): Promise<RecordSection[]> {
  return Promise.all([
    sectionOf(
      db,
      labelWords.record.work,
      sql`select ${saidByKind(lines.work, sql`g.profession::text`)} || coalesce(': ' || l.title, '') as title,
            case when g.client_id = ${personId} then ${labelWords.record.asClient}::text
              else ${labelWords.record.asProfessional}::text end as detail,
            ${stateOf('engagement', sql`g.state`)}, g.quote_paise as amount, g.created_at as at,
            case when g.state = 'disputed' then '/Admin/Disputes?of=work&dispute=' || g.id end as link
          from engagements g left join listings l on l.id = g.listing_id
          where ${personId}::int in (g.client_id, g.professional_id)`,
    ),
    sectionOf(
      db,
      labelWords.record.reportsAbout,
      sql`select ${saidByKind(lines.report, sql`r.subject_kind::text`)} as title, r.reason as detail,
            ${saidOf(decision())}, null::bigint as amount, r.created_at as at,
            case when r.decided_at is null then '/Admin/Reports?report=' || (
              select min(f.id) from abuse_reports f where f.decided_at is null
                and f.subject_kind = r.subject_kind and f.subject_id = r.subject_id) end as link
          from abuse_reports r where ${isTheirs(personId)}`,
    ),
    sectionOf(
      db,
      labelWords.record.reportsBy,
      sql`select ${saidByKind(lines.report, sql`r.subject_kind::text`)} as title, r.reason as detail,
            ${saidOf(decision())}, null::bigint as amount, r.created_at as at,
            null::text as link
          from abuse_reports r where r.reporter_id = ${personId}`,
    ),
    sectionOf(
      db,
      labelWords.record.reviews,
      sql`select ${worded((value) => reviewsWords.n5Stars({ value }), sql`v.stars`)} as title, v.text as detail,
            ${saidOf(sql`case when v.hidden_at is not null then ${labelWords.record.hidden}::text end`)}, null::bigint as amount,
            v.created_at as at, '/Admin/Users/' || v.author_id as link
          from reviews v where v.person_id = ${personId}`,
    ),
  ]);
}
