import { sql } from 'drizzle-orm';
import words from '#messages/people/staff-queues/index.ts';
import { worded } from '#server/db/worded.ts';
import type { WaitingForStaff } from '#server/people/hooks.ts';

/** A renamed account waits since it was renamed. */
export const waitingIdentities: WaitingForStaff = () => {
  const { aadhaar, pan, document } = words.paper;
  const paper = sql`case c.kind when 'document' then ${document}::text when 'pan' then ${pan}::text
    else ${aadhaar}::text end`;
  return sql`
  select c.id, case when c.state = 'recheck' then ${worded((it) => words.renamedPaper({ paper: it }), paper)}
      else ${paper} end as title,
    coalesce(d.file_name, '') as detail, c.person_id, null::bigint as amount,
    case when c.state = 'recheck' then coalesce(c.decided_at, c.created_at) else c.created_at end as since,
    null::text as link
  from identity_checks c join people p on p.id = c.person_id
  left join documents d on d.id = c.document_id
  where c.state in ('submitted', 'recheck') and p.deleted_at is null`;
};
