import { type SQL, sql } from 'drizzle-orm';
import type { ListedIn } from '#domain/homes/listing.ts';
import type { PricedHome } from '#domain/market/fair-price/home.ts';
import type { Queryable } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { rupeesIn } from '#server/db/rupees.ts';

/** What a fair price is reckoned from, under the names of PricedHome. Needs `listings l`, `localities p`. */
export const homeColumns: SQL = sql`
  l.id, ${rupeesIn(sql`l.price_paise`)}::float8 as price, l.listed_in as "listedIn", l.subcategory,
  l.bedrooms, l.bathrooms, l.balconies, l.garages, l.floor, l.floors, l.furnishing, l.age,
  l.possession, l.carpet_area_sqft as "carpetSqft", l.built_up_area_sqft as "builtUpSqft",
  l.plot_area_sqft as "plotSqft", ${rupeesIn(sql`l.maintenance_paise`)}::float8 as maintenance,
  l.society, l.developer, p.slug as locality,
  l.public_location[1] as lat, l.public_location[0] as lng`;

/** More are not fitted on: a sample says as much, and a fit stays a matter of seconds. */
const MAX_HOMES = 30_000;
/** Shares of a locality's homes are taken in so many parts. */
const PARTS = 1_024;

/** So many of each locality that all together are at most `most`: busy ones are sampled, small ones not. */
export function capFor(counts: readonly number[], most: number): number {
  let left = most;
  const rising = counts.toSorted((a, b) => a - b);
  for (const [i, n] of rising.entries()) {
    const share = Math.floor(left / (rising.length - i));
    if (n > share) return share;
    left -= n;
  }
  return rising.at(-1) ?? 0;
}

const onOffer = (listedIn: ListedIn, demo: boolean) =>
  sql`l.status = 'live' and l.listed_in = ${listedIn} and l.demo = ${demo}`;

/** How many homes are on offer, made up or not. */
export async function countHomes(
  db: Queryable,
  listedIn: ListedIn,
  demo: boolean,
): Promise<number> {
  const [row] = await rows<{ n: number }>(
    db,
    sql`select count(*)::int as n from listings l where ${onOffer(listedIn, demo)}`,
  );
  return row?.n ?? 0;
}

/** Homes to learn from: all of them, or of a large market the same sample each time. */
export async function homesToFit(
  db: Queryable,
  listedIn: ListedIn,
  demo: boolean,
): Promise<PricedHome[]> {
  const counts = await rows<{ id: number; n: number }>(
    db,
    sql`select l.locality_id as id, count(*)::int as n from listings l
        where ${onOffer(listedIn, demo)} group by l.locality_id`,
  );
  const cap = capFor(
    counts.map(({ n }) => n),
    MAX_HOMES,
  );
  const parts = counts.map(({ n }) => Math.min(PARTS, Math.ceil((PARTS * cap) / n)));
  return rows<PricedHome>(
    db,
    sql`with share (locality_id, parts) as (
          select * from unnest(${sql.param(counts.map(({ id }) => id))}::int[],
            ${sql.param(parts)}::int[]))
        select ${homeColumns} from listings l join localities p on p.id = l.locality_id
        join share s on s.locality_id = l.locality_id
        where ${onOffer(listedIn, demo)}
          and hashint4(l.id) & ${plainNumber(PARTS - 1)} < s.parts
        order by l.id`,
  );
}
