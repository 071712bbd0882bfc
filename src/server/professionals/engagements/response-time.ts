import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { isPaidFor } from './paid-work.ts';

/** Over so many of the last answers; fewer than the least say nothing yet. */
const LAST = 20;
const MIN = 3;

/**
 * Reckons anew how long a professional takes to answer a request, or an agent a lead. Only what was
 * paid for counts, and of each client the last answer: requests of friends cost nothing.
 */
export async function reckonResponseTime(tx: Transaction, personId: number): Promise<void> {
  await tx.execute(sql`
    update professional_profiles set response_minutes = (
      select case when count(*) >= ${MIN} then
        ceil(percentile_cont(0.5) within group (order by minutes))::int end
      from (
        select extract(epoch from at - since) / 60 as minutes from (
          select distinct on (asker) asker, at, since from (
            select g.client_id as asker, g.answered_at as at, g.created_at as since
            from engagements g where g.professional_id = ${personId} and ${isPaidFor}
            union all
            select buyer_id, responded_at, created_at from leads
            where agent_id = ${personId} and source in ('hired', 'bought')) asked
          where at > since order by asker, at desc) last
        order by at desc limit ${LAST}) answers)
    where person_id = ${personId}`);
}
