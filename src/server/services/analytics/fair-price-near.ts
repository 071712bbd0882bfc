import { sql } from 'drizzle-orm';
import type { PricedHome } from '../../../domain/fair-price/home.ts';
import type { Near } from '../../../domain/fair-price/neighbours.ts';
import { haversineMetres } from '../../../domain/geo.ts';
import { COMPARABLE_METRES } from '../../../domain/valuation.ts';
import type { Queryable } from '../../db/client.ts';
import { plainNumber, rows } from '../../db/rows.ts';
import { homeColumns } from './fair-price-homes.ts';

export type Subject = PricedHome & { demo: boolean };
export type NearHome = PricedHome & { title: string; place: string };

/** Among so many of the nearest are those of the same society, and enough of its size. */
const MOST_NEAR = 400;
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
 * Homes like a listing on offer around it, the nearest first. None of its owner's, who would set
 * their own yardstick; what was imported belongs to nobody here.
 */
export async function findNear(
  db: Queryable,
  subject: Subject,
  demo: boolean,
): Promise<Near<NearHome>[]> {
  const found = await rows<NearHome>(
    db,
    sql`with here as (select public_location as at, owner_id, source, category
          from listings where id = ${subject.id})
        select ${homeColumns}, l.title, p.name as place
        from here, listings l join localities p on p.id = l.locality_id
        where l.status = 'live' and l.listed_in = ${subject.listedIn} and l.category = here.category
          and l.public_location <@ box(
            point(here.at[0] - ${1.1 * DEGREES}, here.at[1] - ${DEGREES}),
            point(here.at[0] + ${1.1 * DEGREES}, here.at[1] + ${DEGREES}))
          and l.subcategory = ${subject.subcategory}
          and l.bedrooms is not distinct from ${subject.bedrooms}::smallint
          and l.demo = ${demo} and l.id <> ${subject.id}
          and (l.owner_id <> here.owner_id or here.source is not null)
        order by l.public_location <-> here.at, l.id limit ${plainNumber(MOST_NEAR)}`,
  );
  return found.map((home) => ({ home, metres: haversineMetres(subject, home) }));
}
