import { eq } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { listingMedia } from '#server/db/schema/index.ts';
import { discardFiles } from './discard-files.ts';
import { filesOf } from './photo-files.ts';
import { refreshListing } from './refresh-listing.ts';

/**
 * Takes a picture off its listing, whose row is locked. Returns its files, to be removed once this
 * holds; should that fail, housekeeping does it.
 */
export async function takeAway(
  context: Context,
  tx: Transaction,
  {
    id,
    listingId,
    storeKey,
  }: Pick<typeof listingMedia.$inferSelect, 'id' | 'listingId' | 'storeKey'>,
): Promise<string[]> {
  await tx.delete(listingMedia).where(eq(listingMedia.id, id));
  const files = storeKey ? filesOf(storeKey) : [];
  await discardFiles(tx, files, context.now());
  await refreshListing(context, tx, listingId);
  return files;
}
