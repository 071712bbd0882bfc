import { type SQL, sql, type Table } from 'drizzle-orm';
import type { Database } from './client.ts';
import { plainNumber, rows } from './rows.ts';

interface Claim {
  /** A table of work, `d` in what follows, with `due_at` and `attempts`. */
  work: Table;
  /** What else tells whether it may be done. */
  joins?: SQL;
  /** What is neither done nor given up; as the table's partial index has it. */
  open: SQL;
  /** Which of those that are due at one moment come first. */
  thenBy?: SQL;
  most: number;
  now: Date;
  /** A worker that dies leaves its work to the others after this time. */
  leaseMs: number;
  /** What the answer is made of beside `d`, and how it hangs together. */
  from: SQL;
  where: SQL;
  returning: SQL;
}

/**
 * Takes work that is due in hand, the longest due first, and counts the attempt. Any number of
 * workers may do so at once: each row is one worker's alone until its lease ends.
 */
export function claimDue<Row extends object>(db: Database, claim: Claim): Promise<Row[]> {
  const { work, joins = sql``, open, thenBy, most, now, leaseMs, from, where, returning } = claim;
  const lease = new Date(now.getTime() + leaseMs);
  // Materialized: planned as a loop's inner side, the selection would run, and lock, more than once.
  return rows<Row>(
    db,
    sql`with due as materialized (
          select d.id from ${work} d ${joins}
          where ${open} and d.due_at <= ${now}
          order by d.due_at ${thenBy ? sql`, ${thenBy}` : sql``}
          limit ${plainNumber(most)} for update of d skip locked)
        update ${work} d set due_at = ${lease}, attempts = d.attempts + 1
        from due, ${from} where d.id = due.id and ${where} returning ${returning}`,
  );
}
