import { sql } from 'drizzle-orm';
import type { Complete } from '#contract/homes/read-answers.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { ListingStatus } from '#domain/homes/listing.ts';
import type { Offer } from '#domain/homes/listing-form.ts';
import { formatPriceShort, type Paise, toRupees } from '#domain/lib/money.ts';
import { wordKey } from '#domain/lib/word-key.ts';
import words from '#messages/homes/refusals/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';

/** Measured twice, one home differs by this much. */
const LIKENESS = 0.02;
const MAX_LOOKED_AT = 50;

interface Like {
  id: number;
  title: string;
  pricePaise: Paise;
  status: ListingStatus;
  society: string | null;
  own: boolean;
}

async function findLike(
  db: Queryable,
  ownerId: number,
  localityId: number,
  { subcategory, listedIn }: Offer,
  given: Complete,
): Promise<Like[]> {
  const area = given.carpetArea ?? given.builtUpArea ?? given.plotArea ?? 0;
  return rows<Like>(
    db,
    // What others have not published is nobody's to know of.
    sql`select l.id, l.title, l.price_paise as "pricePaise", l.status, l.society,
          l.owner_id = ${ownerId} as own
        from listings l
        where l.locality_id = ${localityId} and l.subcategory = ${subcategory}
          and l.listed_in = ${listedIn}
          and l.bedrooms is not distinct from ${given.bedrooms}::smallint
          and l.floor is not distinct from ${given.floor}::smallint
          and coalesce(l.carpet_area_sqft, l.built_up_area_sqft, l.plot_area_sqft)
            between ${area * (1 - LIKENESS)}::float8 and ${area * (1 + LIKENESS)}::float8
          and (l.owner_id = ${ownerId} and l.status in ('draft', 'live', 'booked', 'paused', 'expired')
            or l.status in ('live', 'booked') and l.society is not null)
        order by own desc, l.id desc limit ${plainNumber(MAX_LOOKED_AT)}`,
  );
}

/**
 * Throws conflict, at `duplicate.ID`, for what seems to be listed already: by its owner, or by
 * anybody in the same society.
 */
export async function refuseDuplicate(
  db: Queryable,
  ownerId: number,
  localityId: number,
  offer: Offer,
  given: Complete,
): Promise<void> {
  const society = given.society === null ? undefined : wordKey(given.society);
  const like = (await findLike(db, ownerId, localityId, offer, given)).find(
    (found) => found.own || (found.society !== null && wordKey(found.society) === society),
  );
  if (!like) return;
  const said = `${like.title}, ${formatPriceShort(toRupees(like.pricePaise))}`;
  const message = like.own
    ? words.yoursAlready({ said, status: like.status })
    : words.likeListed({ said });
  throw new AppError('conflict', message, [{ path: `duplicate.${like.id}`, message }]);
}
