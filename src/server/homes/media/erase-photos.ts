import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { listingMedia, listings, uploads } from '#server/db/schema/index.ts';
import { discardFiles } from './discard-files.ts';
import { dropUpload } from './drop-upload.ts';
import { filesOf } from './photo-files.ts';

/**
 * Takes the pictures off somebody's withdrawn listings, and gives up what was still being sent.
 * Returns the pictures' files, to be removed once this holds; should that fail, housekeeping does
 * it. What is sold or rented keeps its pictures: they are the other side's record too.
 */
export async function erasePhotos(
  context: Context,
  tx: Transaction,
  ownerId: number,
): Promise<string[]> {
  const isWithdrawn = and(eq(listings.ownerId, ownerId), eq(listings.status, 'withdrawn'));
  const withdrawn = tx.select({ id: listings.id }).from(listings).where(isWithdrawn);
  const gone = await tx
    .delete(listingMedia)
    .where(inArray(listingMedia.listingId, withdrawn))
    .returning({ storeKey: listingMedia.storeKey });
  await tx.update(listings).set({ cover: null, photoCount: 0, videoUrl: null }).where(isWithdrawn);
  const sent = await tx
    .select({ id: uploads.id, bytes: uploads.bytes })
    .from(uploads)
    .where(eq(uploads.ownerId, ownerId));
  for (const upload of sent) await dropUpload(context, tx, upload);
  const files = gone.flatMap(({ storeKey }) => (storeKey ? filesOf(storeKey) : []));
  await discardFiles(tx, files, context.now());
  return files;
}
