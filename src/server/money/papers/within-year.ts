import { type SQL, sql } from 'drizzle-orm';

/** Whether a moment falls into a financial year, "2026-27", by Pune’s calendar. */
export function withinYear(column: SQL, year: string): SQL {
  const first = Number(year.slice(0, 4));
  const april = (of: number) => sql`${`${of}-04-01`}::date::timestamp at time zone 'Asia/Kolkata'`;
  return sql`${column} >= ${april(first)} and ${column} < ${april(first + 1)}`;
}
