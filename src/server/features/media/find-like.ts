import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { rows } from '../../db/rows.ts';
import { MOST_DISTANCE } from './perceptual-hash.ts';

export interface Like {
  id: number;
  listingId: number;
  distance: number;
}

/** The photo nearest to a hash among those a condition on `m` and their listing `l` leaves. */
async function nearest(db: Queryable, hash: string, where: SQL): Promise<Like | undefined> {
  const distance = sql`bit_count(('x' || m.perceptual_hash)::bit(64) # ('x' || ${hash}::text)::bit(64))`;
  const [found] = await rows<Like>(
    db,
    sql`select m.id, m.listing_id as "listingId", ${distance}::int as distance
        from listing_media m join listings l on l.id = m.listing_id
        where m.perceptual_hash is not null and ${where} and ${distance} <= ${MOST_DISTANCE}
        order by distance, m.id limit 1`,
  );
  return found;
}

/** The same picture on the same listing. */
export const findOnListing = (db: Queryable, hash: string, listingId: number) =>
  nearest(db, hash, sql`m.listing_id = ${listingId}`);

/** The same photo on somebody else's. Plans are left out: a builder hands one to many owners. */
export const findElsewhere = (db: Queryable, hash: string, ownerId: number) =>
  nearest(db, hash, sql`m.kind = 'photo' and l.owner_id <> ${ownerId}`);
