import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';

/** Counting stops here; a larger total reads "10,000+". */
export const COUNT_LIMIT = 10_000;

/** A query of one number: how many match, at most one more than the limit. */
export function countQuery(condition: SQL, limit: number): SQL {
  return sql`select count(*) as n from (
    select 1 from listings l where ${condition} limit ${plainNumber(limit + 1)}) capped`;
}

/** What `countQuery` found, in the words of the wire. */
export function readCount(n: number, limit: number) {
  return { total: Math.min(n, limit), totalIsMinimum: n > limit };
}

/** Exact up to the limit. */
export async function countUpTo(db: Database, condition: SQL, limit = COUNT_LIMIT) {
  const [row] = await rows<{ n: number }>(db, countQuery(condition, limit));
  return readCount(row?.n ?? 0, limit);
}
