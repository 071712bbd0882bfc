import { sql } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

/** Brings what a listing says of its photos up to date, and its pages with it. */
export async function refreshListing(
  { now }: Context,
  tx: Queryable,
  listingId: number,
): Promise<void> {
  await rows(
    tx,
    sql`update listings l set cover = m.cover, photo_count = m.photos, updated_at = ${now()}
        from (select (array_agg(url order by position, id))[1] as cover, count(*) as photos
          from listing_media where listing_id = ${listingId} and kind = 'photo') m
        where l.id = ${listingId}`,
  );
}
