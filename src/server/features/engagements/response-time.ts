import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';

/** Over so many of the last answers; fewer than the least say nothing yet. */
const LAST = 20;
const LEAST = 3;

/** Reckons anew how long a professional takes to answer a request. */
export async function reckonResponseTime(tx: Transaction, personId: number): Promise<void> {
  await tx.execute(sql`
    update professional_profiles set response_minutes = (
      select case when count(*) >= ${LEAST} then
        ceil(percentile_cont(0.5) within group (order by minutes))::int end
      from (
        select extract(epoch from answered_at - created_at) / 60 as minutes from engagements
        where professional_id = ${personId} and answered_at > created_at
        order by answered_at desc limit ${LAST}) answers)
    where person_id = ${personId}`);
}
