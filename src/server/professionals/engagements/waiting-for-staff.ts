import { sql } from 'drizzle-orm';
import lines from '#messages/lib/staff-lines/index.ts';
import { saidByKind } from '#server/db/worded.ts';
import type { WaitingForStaff } from '#server/people/hooks.ts';

/** Work whose client and professional do not agree. */
export const waitingDisputes: WaitingForStaff = () => sql`
  select g.id, ${saidByKind(lines.work, sql`g.profession::text`)} || coalesce(': ' || l.title, '') as title,
    left(g.brief, 200) as detail, g.client_id as person_id, g.quote_paise as amount,
    g.updated_at as since, null::text as link
  from engagements g left join listings l on l.id = g.listing_id where g.state = 'disputed'`;
