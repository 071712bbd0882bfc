import { sql } from 'drizzle-orm';
import words from '#messages/people/person-record/index.ts';
import { worded } from '#server/db/worded.ts';
import type { WaitingForStaff } from '#server/people/hooks.ts';

/** With evidence only: without any there is nothing to look at. */
export const waitingLicences: WaitingForStaff = () => sql`
  select l.id, ${worded((number) => words.licenceNumber({ number }), sql`l.number`)} as title,
    coalesce(d.file_name, l.link, '') as detail,
    l.person_id, null::bigint as amount, l.submitted_at as since, null::text as link
  from licences l join people p on p.id = l.person_id
  left join documents d on d.id = l.document_id
  where l.state = 'submitted' and (l.document_id is not null or l.link is not null)
    and p.deleted_at is null`;
