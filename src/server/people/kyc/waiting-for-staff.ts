import { sql } from 'drizzle-orm';
import type { WaitingForStaff } from '#server/people/hooks.ts';

/** A renamed account waits since it was renamed. */
export const waitingIdentities: WaitingForStaff = () => sql`
  select c.id, case c.kind when 'document' then 'Identity document' when 'pan' then 'PAN' else 'Aadhaar' end
      || case when c.state = 'recheck' then ': new name of the account' else '' end as title,
    coalesce(d.file_name, '') as detail, c.person_id, null::bigint as amount,
    case when c.state = 'recheck' then coalesce(c.decided_at, c.created_at) else c.created_at end as since,
    null::text as link
  from identity_checks c join people p on p.id = c.person_id
  left join documents d on d.id = c.document_id
  where c.state in ('submitted', 'recheck') and p.deleted_at is null`;
