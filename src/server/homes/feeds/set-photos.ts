import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { feedPhotos, type Listing, listingMedia } from '#server/db/schema/index.ts';
import { requireOpen, takeAway } from '#server/homes/media/index.ts';
import { fieldError } from '#server/lib/field-error.ts';

/**
 * Notes which photos a feed names for a listing that is locked: new ones are fetched afterwards, and
 * those it names no more are taken away. Photos that were uploaded by hand stay. Throws invalid for an
 * address that would never be called.
 */
export async function setPhotos(
  context: Context,
  tx: Transaction,
  listing: Listing,
  given: readonly string[],
): Promise<void> {
  const urls = [...new Set(given)];
  for (const [at, url] of urls.entries()) {
    const refused = context.ports.web.whyNot(url);
    if (refused) throw fieldError(`photos.${at}`, refused);
  }
  const before = await tx.select().from(feedPhotos).where(eq(feedPhotos.listingId, listing.id));
  const named = new Set(urls);
  const gone = before.filter(({ url }) => !named.has(url));
  if (gone.length > 0) {
    requireOpen(listing);
    const media = gone.flatMap(({ mediaId }) => mediaId ?? []);
    const pictures = await tx.select().from(listingMedia).where(inArray(listingMedia.id, media));
    // Their files go with housekeeping.
    for (const picture of pictures) await takeAway(context, tx, picture);
    const ids = gone.map(({ id }) => id);
    await tx
      .delete(feedPhotos)
      .where(and(eq(feedPhotos.listingId, listing.id), inArray(feedPhotos.id, ids)));
  }
  const now = context.now();
  if (urls.length === 0) return;
  await tx
    .insert(feedPhotos)
    .values(
      urls.map((url, position) => ({
        listingId: listing.id,
        url,
        position,
        dueAt: now,
        createdAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [feedPhotos.listingId, feedPhotos.url],
      set: { position: sql`excluded.position` },
    });
}
