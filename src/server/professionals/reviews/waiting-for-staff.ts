import { sql } from 'drizzle-orm';
import lines from '#messages/lib/staff-lines/index.ts';
import reviewsWords from '#messages/professionals/reviews/index.ts';
import { saidByKind, worded } from '#server/db/worded.ts';
import type { WaitingForStaff } from '#server/people/hooks.ts';

/** What was reported, each thing once however many report it; about whom, where that is a person or a listing. */
export const waitingReports: WaitingForStaff = () => sql`
  select min(r.id) as id, ${saidByKind(lines.report, sql`r.subject_kind::text`)} as title,
    left((array_agg(r.reason order by r.id))[1], 200)
      || case when count(*) > 1 then ${worded((count) => reviewsWords.andMore({ count }), sql`(count(*) - 1)`)} else '' end as detail,
    case r.subject_kind
      when 'person' then r.subject_id
      when 'listing' then (select owner_id from listings where id = r.subject_id)
      when 'message' then (select sender_id from messages where id = r.subject_id)
      when 'review' then (select author_id from reviews where id = r.subject_id) end as person_id,
    null::bigint as amount, min(r.created_at) as since, null::text as link
  from abuse_reports r where r.decided_at is null group by r.subject_kind, r.subject_id`;
