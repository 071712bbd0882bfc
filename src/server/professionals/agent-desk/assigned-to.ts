import { type SQL, sql } from 'drizzle-orm';
import { isAssigned } from '#server/professionals/engagements/index.ts';

/** The listings an agent works on, each since when. */
export const assignedTo = (agentId: number): SQL => sql`
  select l.id as listing_id, l.title, min(g.created_at) as since
  from engagements g join listings l on ${isAssigned}
  where g.professional_id = ${agentId} group by l.id`;
