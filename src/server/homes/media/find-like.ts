import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import type { Listing } from '#server/db/schema/index.ts';
import { MAX_DISTANCE } from './perceptual-hash.ts';

export interface Like {
  id: number;
  listingId: number;
  distance: number;
}

/** Listings of each offer and category that a new photo is held against: the newest of its locality. */
const MAX_OF_A_KIND = 500;

/** The photo nearest to a hash among the `m` of a table expression. */
async function nearest(db: Queryable, hash: string, from: SQL): Promise<Like | undefined> {
  const distance = sql`bit_count(('x' || m.perceptual_hash)::bit(64) # ('x' || ${hash}::text)::bit(64))`;
  const [found] = await rows<Like>(
    db,
    sql`select m.id, m.listing_id as "listingId", ${distance}::int as distance from ${from}
        and m.perceptual_hash is not null and ${distance} <= ${MAX_DISTANCE}
        order by distance, m.id limit 1`,
  );
  return found;
}

/** The same picture on the same listing. */
export const findOnListing = (db: Queryable, hash: string, listingId: number) =>
  nearest(db, hash, sql`listing_media m where m.listing_id = ${listingId}`);

/**
 * The same photo on somebody else's live listing nearby. Plans are left out: a builder hands one
 * to many owners. Near hashes have no order an index could keep, so the candidates are bounded
 * instead: by index the newest of one locality, at most 500 for each of the six pairs of offer and
 * category. That many hashes are compared however many listings there are; over all photos, at a
 * million listings, it would be ten million. A copy from across the city goes unnoticed.
 */
export const findElsewhere = (
  db: Queryable,
  hash: string,
  { ownerId, localityId }: Pick<Listing, 'ownerId' | 'localityId'>,
) =>
  nearest(
    db,
    hash,
    sql`unnest(enum_range(null::listed_in)) offered,
        unnest(enum_range(null::category)) kind,
        lateral (select l.id, l.owner_id from listings l
          where l.locality_id = ${localityId} and l.listed_in = offered and l.category = kind
            and l.status = 'live'
          order by l.published_at desc nulls first, l.id desc nulls first
          limit ${plainNumber(MAX_OF_A_KIND)}) near
        join listing_media m on m.listing_id = near.id
        where m.kind = 'photo' and near.owner_id <> ${ownerId}`,
  );
