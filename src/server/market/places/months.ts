import { type SQL, sql } from 'drizzle-orm';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { MarketMonth } from '#domain/market/year-change.ts';

/** The month that is running, by Pune's calendar: "2026-11". */
export const monthNow = (now: Date): string => puneDate(now).slice(0, 7);

/** What the change in a year of a locality `p` is worked out from: its homes for sale by month. */
export const monthsOfLocality: SQL = sql`
  coalesce((select json_agg(json_build_object(
      'month', to_char(m.month, 'YYYY-MM'), 'n', (m.figures->>'n')::int,
      'median', (m.figures->>'median')::float8))
    from market_months m
    where m.scope_kind = 'locality' and m.scope = p.slug and m.listed_in = 'sell'
      and m.kind = 'Residential' and m.bedrooms = 0
      and m.month > current_date - interval '16 months'), '[]')`;

export type Months = MarketMonth[];
