import { type SQL, sql } from 'drizzle-orm';
import type { Corner } from '#contract/homes/area-text.ts';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import { bandRange } from '#domain/homes/budget-band.ts';
import { FLOOR_RANGE, type FloorChoice } from '#domain/homes/floor-choice.ts';
import { REDUCED_FOR_DAYS } from '#domain/homes/newness.ts';
import { LINE_WALK } from '#domain/homes/walk.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { listings } from '#server/db/schema/index.ts';
import {
  type AskedOfColumn,
  askedOf,
  COLUMN_FILTER_NAMES,
  categoriesOf,
  HOME_CITY,
  kindsOf,
  listedInsOf,
  termsOf,
  type Where,
} from '#server/homes/search-index/index.ts';
import { nearMetro } from './near-metro.ts';

export { categoriesOf, listedInsOf, type Where };

/** Counts are exact below ten; "10+" takes the rest. */
function countIn(column: SQL, choices: readonly string[]): SQL {
  const exact = choices.filter((choice) => choice !== '10+').map(Number);
  const open = choices.length > exact.length;
  const equal = sql`${column} = any(${sql.param(exact)}::smallint[])`;
  return open ? sql`(${equal} or ${column} >= 10)` : equal;
}

function oneOf(column: SQL, type: string, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...values])}::${sql.raw(type)}[])`;
}

function budgetIn(bands: NonNullable<SearchFilter['budget']>): SQL {
  const ranges = bands.map((band) => {
    const { minPrice, maxPrice } = bandRange(band);
    const parts = [sql`true`];
    if (minPrice !== undefined) parts.push(sql`l.price_paise >= ${fromRupees(minPrice)}`);
    if (maxPrice !== undefined) parts.push(sql`l.price_paise < ${fromRupees(maxPrice)}`);
    return sql`(${sql.join(parts, sql` and `)})`;
  });
  return sql`(${sql.join(ranges, sql` or `)})`;
}

/** Homes let to one of these, or to everybody; where nothing is said, nothing is promised. */
function letTo(tenants: NonNullable<SearchFilter['tenants']>): SQL {
  return sql`(l.tenants = '{}' or l.tenants && ${sql.param(tenants)}::text[])`;
}

/** Free on that day: from a day before it, or ready without a day named. */
function freeOn(day: string): SQL {
  return sql`(l.available_from <= ${day}::date
    or (l.available_from is null and l.possession = 'Ready To Move'))`;
}

/** A home whose floor is not told is on none of them. */
function floorIs(choice: FloorChoice): SQL {
  if (choice === 'top') return sql`l.floor = l.floors`;
  const { from, to } = FLOOR_RANGE[choice];
  return to === undefined ? sql`l.floor >= ${from}` : sql`l.floor between ${from} and ${to}`;
}

const floorIn = (choices: readonly FloorChoice[]) =>
  sql`(${sql.join(choices.map(floorIs), sql` or `)})`;

/** Days are given as text, so that the statement is the same whatever their number. */
const daysAgo = (days: string) => sql`now() - make_interval(days => ${days}::int)`;

/** Prefix search over titles, societies, developers and addresses. */
function textQuery(words: string): SQL {
  return sql`l.search @@ to_tsquery('simple', ${termsOf(words)
    .map((term) => `${term}:*`)
    .join(' & ')})`;
}

/** Inside a drawn area, written as Postgres writes a polygon; x is longitude. */
function insideOf(corners: readonly Corner[]): SQL {
  const polygon = `(${corners.map(([lat, lng]) => `(${lng},${lat})`).join(',')})`;
  return sql`${polygon}::polygon @> l.public_location`;
}

/** What is asked of one column, which the schema knows by name and type. */
function columnHolds(asked: AskedOfColumn): SQL {
  const known = listings[asked.row.field];
  const column = sql.raw(`l.${known.name}`);
  if ('wanted' in asked) return sql`${column} ${sql.raw(asked.row.by)} ${asked.wanted}`;
  if ('values' in asked) {
    const { row, values } = asked;
    return row.asks === 'count'
      ? countIn(column, values)
      : oneOf(column, known.getSQLType(), values);
  }
  const { how } = asked.row;
  if (how === 'isTrue') return column;
  return how === 'some' ? sql`${column} > 0` : sql`${column} = 0`;
}

const anyOf = (conditions: SQL[]) => sql`(${sql.join(conditions, sql` or `)})`;

const sameWords = (column: SQL, words: string): SQL => sql`lower(${column}) = lower(${words})`;

/** In any case; our own city as it is written in the indexes. */
const cityIs = (city = HOME_CITY): SQL =>
  city.toLowerCase() === HOME_CITY.toLowerCase()
    ? sql`l.city = ${HOME_CITY}`
    : sameWords(sql`l.city`, city);

/** What a filter asks of each home of `listings l`, wherever it is. */
export function wishes(filter: SearchFilter): SQL[] {
  const all: SQL[] = [];
  const add = <T>(value: T | undefined, condition: (value: T) => SQL) => {
    if (value !== undefined) all.push(condition(value));
  };
  add(kindsOf(filter), (values) => oneOf(sql`l.subcategory`, 'subcategory', values));
  add(filter.bedrooms, (values) => countIn(sql`l.bedrooms`, values));
  add(filter.floor, floorIn);
  add(filter.min_price, (rupees) => sql`l.price_paise >= ${fromRupees(rupees)}`);
  add(filter.max_price, (rupees) => sql`l.price_paise <= ${fromRupees(rupees)}`);
  add(filter.budget, budgetIn);
  add(filter.min_area, (area) => sql`l.size_sqft >= ${Math.round(area)}`);
  add(filter.max_area, (area) => sql`l.size_sqft <= ${Math.round(area)}`);
  add(filter.amenities, (values) => sql`l.amenities @> ${sql.param(values)}::text[]`);
  add(filter.tenants, letTo);
  add(filter.availableBy, freeOn);
  for (const name of COLUMN_FILTER_NAMES) add(askedOf(name, filter), columnHolds);
  // By the column that orders the newest: what has faded is not new whatever its day.
  add(filter.newSince, (days) => sql`l.ranked_at >= ${daysAgo(days)}`);
  if (filter.reduced) all.push(sql`l.reduced_at >= ${daysAgo(String(REDUCED_FOR_DAYS))}`);
  if (filter.verified) all.push(sql`l.verified_until > now()`);
  add(
    filter.bounds,
    ([south, west, north, east]) =>
      sql`l.public_location <@ box(point(${east}, ${north}), point(${west}, ${south}))`,
  );
  add(filter.area, (areas) => anyOf(areas.map(insideOf)));
  const walk = filter.metroWalk ?? (filter.metroLine && LINE_WALK);
  add(walk, (minutes) => nearMetro(minutes, filter.metroLine));
  return all;
}

/** Everything a filter asks of `listings l` but its locality, what it is listed in and its category. */
export function conditions(filter: SearchFilter, where: Where): SQL[] {
  const all: SQL[] = [sql`l.status = 'live'`, cityIs(filter.city)];
  if (filter.country !== undefined) all.push(sameWords(sql`l.country`, filter.country));
  if (filter.state !== undefined) all.push(sameWords(sql`l.state`, filter.state));
  if (where && 'words' in where) all.push(textQuery(where.words));
  return [...all, ...wishes(filter)];
}

/** The whole condition on `listings l`, locality and kind included. */
export function matching(filter: SearchFilter, where: Where): SQL {
  const place =
    where && 'localityIds' in where
      ? [sql`l.locality_id = any(${sql.param(where.localityIds)}::int[])`]
      : [];
  const kind = [
    oneOf(sql`l.listed_in`, 'listed_in', listedInsOf(filter)),
    oneOf(sql`l.category`, 'category', categoriesOf(filter)),
  ];
  return sql.join([...conditions(filter, where), ...place, ...kind], sql` and `);
}
