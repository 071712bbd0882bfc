import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { rows } from '../../db/rows.ts';

/** Counting stops here; a larger total reads "10,000+". */
export const COUNT_LIMIT = 10_000;

/** Exact up to the limit. */
export async function countUpTo(db: Database, condition: SQL, limit = COUNT_LIMIT) {
  const [row] = await rows<{ n: number }>(
    db,
    sql`select count(*) as n from (select 1 from listings l where ${condition} limit ${limit + 1}) capped`,
  );
  const n = row?.n ?? 0;
  return { total: Math.min(n, limit), totalIsMinimum: n > limit };
}
