import { type SQL, sql } from 'drizzle-orm';
import {
  DOUBTFUL_QUARTERS,
  FACT_POINTS,
  FRESH_POINTS,
  type Middle,
  NEAR_POINTS,
  PRICE_POINTS,
  squareOf,
  VERIFIED_POINTS,
} from '#domain/homes/best-match.ts';
import { plainNumber } from '#server/db/rows.ts';

const fresh = sql`case ${sql.join(
  FRESH_POINTS.map(
    ([days, points]) =>
      sql`when l.ranked_at >= now() - make_interval(days => ${plainNumber(days)}) then ${plainNumber(points)}`,
  ),
  sql` `,
)} else 0 end`;

const verified = sql`case when l.verified_until > now() then ${plainNumber(VERIFIED_POINTS)} else 0 end`;

const price = sql`case when l.fair_low_paise is null or l.fair_high_paise is null
    then ${plainNumber(PRICE_POINTS.unknown)}
  when l.price_paise > l.fair_high_paise then ${plainNumber(PRICE_POINTS.dear)}
  when l.price_paise * 4 < l.fair_low_paise * ${plainNumber(DOUBTFUL_QUARTERS)}
    then ${plainNumber(PRICE_POINTS.doubtful)}
  else ${plainNumber(PRICE_POINTS.fair)} end`;

/** Multiplied out as the index in memory does it, so that both say the same of what lies on a circle. */
function nearOne({ lat, lng, narrow }: Middle): SQL {
  const east = sql`((l.public_location[0] - ${lng}::float8) * ${narrow}::float8)`;
  const north = sql`(l.public_location[1] - ${lat}::float8)`;
  const square = sql`${east} * ${east} + ${north} * ${north}`;
  const steps = NEAR_POINTS.map(
    ([km, points]) => sql`when ${square} <= ${squareOf(km)}::float8 then ${plainNumber(points)}`,
  );
  return sql`case ${sql.join(steps, sql` `)} else 0 end`;
}

const near = (middles: readonly Middle[]): SQL =>
  middles.length === 0 ? sql`0` : sql`greatest(${sql.join(middles.map(nearOne), sql`, `)})`;

/** Points of `listings l` for best match, by the tables of the domain. */
export const matchPointsOf = (middles: readonly Middle[]): SQL =>
  sql`(case when l.faded then 0 else ${fresh} + ${verified}
    + l.fullness * ${plainNumber(FACT_POINTS)} + ${price} + ${near(middles)} end)`;
