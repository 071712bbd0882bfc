import { sql } from 'drizzle-orm';

/** A condition on `a`: its buyer and seller have been given this version. */
export const visibleToParties = sql`(a.state in ('shared', 'agreed', 'refused')
  or a.state = 'superseded' and exists (select from timeline t
    where t.subject_kind = 'agreement' and t.subject_id = a.id and t.event = 'share'))`;
