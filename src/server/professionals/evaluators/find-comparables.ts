import { type SQL, sql } from 'drizzle-orm';
import type { EvaluatedProperty, WireComparable } from '#contract/professionals/evaluators.ts';
import {
  COMPARABLE_METRES,
  COMPARABLE_MONTHS,
  COMPARABLE_SIZE,
  MAX_COMPARABLES,
} from '#domain/professionals/valuation.ts';
import type { Queryable } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { rupeesIn } from '#server/db/rupees.ts';

/** Like is held against like: carpet area against carpet area. */
const AREA: Record<'carpet' | 'built-up' | 'plot', SQL> = {
  carpet: sql`l.carpet_area_sqft`,
  'built-up': sql`l.built_up_area_sqft`,
  plot: sql`l.plot_area_sqft`,
};

/** From one moved position to another, and to 50 m: no comparable's door can be found by it. */
const METRES = sql`(round(111195 * sqrt(power(l.public_location[1] - here.at[1], 2)
  + power((l.public_location[0] - here.at[0]) * cos(radians(here.at[1])), 2)) / 50) * 50)::int`;
const DEGREES = COMPARABLE_METRES / 111_195;
const MONTH_SECONDS = 2_629_800;

const near = (
  area: SQL,
  areaSqft: number,
  { listingId, listedIn }: EvaluatedProperty,
  which: SQL,
) => {
  const least = Math.ceil(areaSqft * COMPARABLE_SIZE.least);
  const most = Math.floor(areaSqft * COMPARABLE_SIZE.most);
  // A degree of longitude is shorter than one of latitude, hence the wider box.
  return sql`l.listed_in = ${listedIn} and l.category = here.category
    and l.public_location <@ box(point(here.at[0] - ${1.1 * DEGREES}, here.at[1] - ${DEGREES}),
      point(here.at[0] + ${1.1 * DEGREES}, here.at[1] + ${DEGREES}))
    and l.subcategory = here.subcategory and l.bedrooms is not distinct from here.bedrooms
    and ${area} between ${least} and ${most} and l.id <> ${listingId} and ${which}`;
};

/**
 * Homes like a property near by, on offer or taken within two years, the nearest first. None of its
 * owner's or of whoever wants or makes the valuation: nobody sets their own yardstick.
 */
export function findComparables(
  db: Queryable,
  property: EvaluatedProperty,
  areaSqft: number,
  parties: readonly number[],
  now: Date,
): Promise<WireComparable[]> {
  const { areaKind, listingId } = property;
  const area = AREA[areaKind ?? 'carpet'];
  const foreign = sql`l.owner_id <> here.owner_id
    and l.owner_id <> all(${sql.param([...parties])}::int[])`;
  const columns = sql`l.id, l.title, l.locality_id, l.price_paise, ${area} as area, l.bedrooms,
    l.age, l.floor, l.furnishing, l.status, ${METRES} as metres`;
  return rows<WireComparable>(
    db,
    sql`with here as (select public_location as at, owner_id, category, subcategory, bedrooms
          from listings where id = ${listingId}),
        alike as (
          select ${columns}, l.confirmed_at as known_at from here, listings l
          where l.status = 'live' and ${near(area, areaSqft, property, foreign)}
          union all
          select ${columns}, l.updated_at as known_at from here, listings l
          where l.status in ('sold', 'rented')
            and l.updated_at > ${now}::timestamptz - ${`${COMPARABLE_MONTHS} months`}::interval
            and ${near(area, areaSqft, property, foreign)})
        select a.id, a.title, p.name as locality, ${rupeesIn(sql`a.price_paise`)}::float8 as price,
          a.area as "areaSqft", a.bedrooms, a.age, a.floor, a.furnishing, a.metres,
          a.status <> 'live' as closed,
          greatest(0, floor(extract(epoch from ${now}::timestamptz - a.known_at)
            / ${plainNumber(MONTH_SECONDS)}))::int as months
        from alike a join localities p on p.id = a.locality_id
        where a.metres <= ${plainNumber(COMPARABLE_METRES)}
        order by a.metres, a.id limit ${plainNumber(MAX_COMPARABLES)}`,
  );
}
