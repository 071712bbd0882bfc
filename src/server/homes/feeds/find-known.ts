import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { feedPhotos, type Listing, listings } from '#server/db/schema/index.ts';
import { personOf } from '#server/session/person.ts';

/** A listing a feed knows, with the addresses of its photos in order. */
export interface Known {
  listing: Listing;
  photos: readonly string[];
}

async function find(context: Context, db: Queryable, which: SQL): Promise<Known[]> {
  const found = await db
    .select()
    .from(listings)
    .where(and(eq(listings.ownerId, personOf(context).id), which));
  const photos = await db
    .select({ listingId: feedPhotos.listingId, url: feedPhotos.url })
    .from(feedPhotos)
    .where(
      inArray(
        feedPhotos.listingId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(feedPhotos.position));
  const byListing = Map.groupBy(photos, ({ listingId }) => listingId);
  return found.map((listing) => ({
    listing,
    photos: (byListing.get(listing.id) ?? []).map(({ url }) => url),
  }));
}

/** The caller's listings by their references. */
export async function findKnown(
  context: Context,
  db: Queryable,
  references: readonly string[],
): Promise<Map<string, Known>> {
  const found = await find(context, db, inArray(listings.externalId, [...references]));
  return new Map(found.map((known) => [known.listing.externalId ?? '', known]));
}

/** Those of the caller's that were posted by hand, so that no feed has a reference of theirs yet. */
export async function findByHand(
  context: Context,
  ids: readonly number[],
): Promise<Map<number, Known>> {
  const which = and(inArray(listings.id, [...ids]), isNull(listings.externalId));
  const found = which ? await find(context, context.db, which) : [];
  return new Map(found.map((known) => [known.listing.id, known]));
}
