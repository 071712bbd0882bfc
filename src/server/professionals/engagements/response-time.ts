import { sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';

/** Over so many of the last answers; fewer than the least say nothing yet. */
const LAST = 20;
const MIN = 3;

/** Reckons anew how long a professional takes to answer a request, or an agent a lead. */
export async function reckonResponseTime(tx: Transaction, personId: number): Promise<void> {
  await tx.execute(sql`
    update professional_profiles set response_minutes = (
      select case when count(*) >= ${MIN} then
        ceil(percentile_cont(0.5) within group (order by minutes))::int end
      from (
        select extract(epoch from at - since) / 60 as minutes from (
          select answered_at as at, created_at as since from engagements
          where professional_id = ${personId}
          union all
          select responded_at, created_at from leads where agent_id = ${personId}) asked
        where at > since order by at desc limit ${LAST}) answers)
    where person_id = ${personId}`);
}
