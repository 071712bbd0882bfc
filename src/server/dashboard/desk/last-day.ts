import { type SQL, sql } from 'drizzle-orm';

/** The last day of a licence with such terms, as `lastDayOf` reckons it. */
export function lastDayIn(terms: SQL): SQL {
  const startOn = sql`(${terms}->>'startOn')::date`;
  // Of a month that has no such day Postgres, too, takes the last, and that one is the licence’s.
  const monthsOn = sql`(${startOn} + make_interval(months => (${terms}->>'months')::int))::date`;
  return sql`(${monthsOn} - (extract(day from ${monthsOn}) = extract(day from ${startOn}))::int)`;
}
