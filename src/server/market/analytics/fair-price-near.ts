import { sql } from 'drizzle-orm';
import { CATEGORY_OF } from '#domain/homes/listing.ts';
import { haversineMetres } from '#domain/lib/geo.ts';
import type { FairHome, PricedHome } from '#domain/market/fair-price/home.ts';
import type { Near } from '#domain/market/fair-price/neighbours.ts';
import { COMPARABLE_METRES } from '#domain/professionals/valuation.ts';
import type { Queryable } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { homeColumns } from './fair-price-homes.ts';

export type Subject = PricedHome & { demo: boolean };
export type NearHome = PricedHome & { title: string; place: string };

/** Among so many of the nearest are those of the same society, and enough of its size. */
const MAX_NEAR = 400;
const DEGREES = COMPARABLE_METRES / 111_195;

/** A live listing as what its price is reckoned from. */
export async function findSubject(db: Queryable, id: number): Promise<Subject | undefined> {
  const [row] = await rows<Subject>(
    db,
    sql`select ${homeColumns}, l.demo from listings l join localities p on p.id = l.locality_id
        where l.id = ${id} and l.status = 'live'`,
  );
  return row;
}

/**
 * Homes like this one on offer around it, the nearest first. None of the owner's whose listing `id`
 * is, who would set their own yardstick; what was imported belongs to nobody here.
 */
export async function findNear(
  db: Queryable,
  subject: FairHome & { id: number },
  demo: boolean,
): Promise<Near<NearHome>[]> {
  const { id, lat, lng, listedIn, subcategory, bedrooms } = subject;
  const found = await rows<NearHome>(
    db,
    sql`with here as materialized (
          select point(${lng}::float8, ${lat}::float8) as at,
            (select owner_id from listings where id = ${id} and source is null) as owner_id)
        select ${homeColumns}, l.title, p.name as place
        from here, listings l join localities p on p.id = l.locality_id
        where l.status = 'live' and l.listed_in = ${listedIn}
          and l.category = ${CATEGORY_OF[subcategory]}
          and l.public_location <@ box(
            point(here.at[0] - ${1.1 * DEGREES}, here.at[1] - ${DEGREES}),
            point(here.at[0] + ${1.1 * DEGREES}, here.at[1] + ${DEGREES}))
          and l.subcategory = ${subcategory}
          and l.bedrooms is not distinct from ${bedrooms}::smallint
          and l.demo = ${demo} and l.id <> ${id}
          and l.owner_id is distinct from here.owner_id
        order by l.public_location <-> here.at, l.id limit ${plainNumber(MAX_NEAR)}`,
  );
  return found.map((home) => ({ home, metres: haversineMetres(subject, home) }));
}
