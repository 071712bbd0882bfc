import { type SQL, sql } from 'drizzle-orm';
import type { ListedIn } from '#domain/homes/listing.ts';
import { BIN_WIDTH } from '#domain/market/kind.ts';
import type { Transaction } from '#server/db/client.ts';
import { percentIn } from '#server/db/rupees.ts';
import { medianOf, RATE_DIGITS, rangeOf, spreadOf, WHOLE } from './sql-figures.ts';

export interface Scope {
  kind: 'locality' | 'district' | 'city';
  /** Its key, of a fact `m`. */
  key: SQL;
}

/** Each fact once for every segment it belongs to: its kind and all homes, its bedrooms and any. */
const inSegments = ({ key }: Scope, listedIn: ListedIn) => sql`
  select ${key} as scope, k.kind as segment, b.bedrooms as beds, m.*
  from market_facts m
  cross join lateral (values (m.kind), (case when m.is_home then 'Residential' end)) k (kind)
  cross join lateral (values (0), (case when m.kind in ('Flat', 'House', 'Villa') and m.bedrooms > 0
    then m.bedrooms end)) b (bedrooms)
  where k.kind is not null and b.bedrooms is not null
    and m.listed_in = ${listedIn}`;

const LIVE = sql`live`;
const ALL = sql`true`;
const DAYS = sql`(extract(epoch from taken_at - published_at) / 86400)::float8`;
const CHANGE = sql`case when price <> first_price then ${percentIn(sql`price / first_price - 1`)} end`;

const figures = sql`jsonb_build_object(
  'live', count(*) filter (where live),
  'onCarpet', count(rate) filter (where live and on_carpet),
  'rate', ${rangeOf({ of: sql`rate`, where: LIVE, digits: RATE_DIGITS })},
  'price', ${rangeOf({ of: sql`price`, where: LIVE, digits: WHOLE })},
  'area', ${rangeOf({ of: sql`size`, where: LIVE, digits: WHOLE })},
  'published', ${spreadOf({ of: sql`extract(epoch from published_at)::float8`, where: LIVE, digits: WHOLE })},
  'daysOnMarket', ${spreadOf({ of: DAYS, where: ALL, digits: sql`1` })},
  'accepted', ${spreadOf({ of: sql`accepted`, where: ALL, digits: sql`4` })},
  'changes', jsonb_build_object(
    'cut', count(*) filter (where live and price < first_price),
    'raised', count(*) filter (where live and price > first_price),
    'medianPercent', ${medianOf({ of: CHANGE, where: LIVE, digits: sql`1` })}))`;

/** Figures and histogram of every segment of a scope, from the facts collected. */
export async function makeFigures(tx: Transaction, scope: Scope, listedIn: ListedIn) {
  await tx.execute(sql`
    insert into market_figures (scope_kind, scope, listed_in, kind, bedrooms, figures, bins)
    with facts as (${inSegments(scope, listedIn)}),
    bins as (
      select scope, segment, beds, jsonb_object_agg(step, n) as bins from (
        select scope, segment, beds, floor(rate / ${BIN_WIDTH[listedIn]}::float8)::int as step,
          count(*) as n
        from facts where live and rate is not null group by 1, 2, 3, 4) steps
      group by 1, 2, 3)
    select ${scope.kind}::market_scope, f.scope, ${listedIn}::listed_in, f.segment, f.beds,
      f.figures, coalesce(bins.bins, '{}')
    from (select scope, segment, beds, ${figures} as figures from facts
      group by scope, listed_in, segment, beds) f
    left join bins using (scope, segment, beds)`);
}

/** Supply and first asking prices by month, from the facts collected. */
export async function makeMonths(tx: Transaction, scope: Scope, listedIn: ListedIn) {
  await tx.execute(sql`
    insert into market_months (scope_kind, scope, listed_in, kind, bedrooms, month, figures)
    with facts as (${inSegments(scope, listedIn)}),
    events as (
      select scope, listed_in, segment, beds, month as of_month, first_rate as rate, true as came
        from facts
      union all
      select scope, listed_in, segment, beds, taken_month, null, false
        from facts where taken_month is not null)
    select ${scope.kind}::market_scope, scope, listed_in, segment, beds, of_month,
      ${spreadOf({ of: sql`rate`, where: sql`came`, digits: RATE_DIGITS })} ||
      jsonb_build_object('added', count(*) filter (where came),
        'taken', count(*) filter (where not came))
    from events group by scope, listed_in, segment, beds, of_month`);
}
