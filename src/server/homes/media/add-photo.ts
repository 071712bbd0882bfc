import { count, eq, max } from 'drizzle-orm';
import { MAX_MEDIA } from '#contract/homes/media.ts';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/homes/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { listingMedia } from '#server/db/schema/index.ts';
import { flagAlike } from './alike.ts';
import { altWords } from './alt-text.ts';
import { findElsewhere, findOnListing } from './find-like.ts';
import { lockOwnListing } from './own-listing.ts';
import { baseUrl, storeKeyOf } from './photo-files.ts';
import type { PreparedPhoto } from './prepare-photo.ts';
import type { Upload } from './read-upload.ts';
import { refreshListing } from './refresh-listing.ts';

/** The place of one more. Throws conflict where there is none. */
async function nextPosition(tx: Transaction, listingId: number): Promise<number> {
  const [there] = await tx
    .select({ many: count(), last: max(listingMedia.position) })
    .from(listingMedia)
    .where(eq(listingMedia.listingId, listingId));
  if (there && there.many >= MAX_MEDIA) {
    throw new AppError('conflict', words.mostPictures({ most: MAX_MEDIA }));
  }
  return (there?.last ?? -1) + 1;
}

/** Puts a photo on its listing, last in order; answers its id. Throws conflict for one that is there already. */
export async function addPhoto(
  context: Context,
  tx: Transaction,
  upload: Pick<Upload, 'id' | 'listingId' | 'kind'>,
  { hash, width, height }: PreparedPhoto,
): Promise<number> {
  const listing = await lockOwnListing(context, tx, upload.listingId);
  const kind = upload.kind === 'floor_plan' ? 'floor_plan' : 'photo';
  if (hash && (await findOnListing(tx, hash, listing.id))) {
    throw new AppError('conflict', words.pictureThere);
  }
  const like = hash && kind === 'photo' ? await findElsewhere(tx, hash, listing) : undefined;
  const media = await insertOne(tx, listingMedia, {
    listingId: listing.id,
    position: await nextPosition(tx, listing.id),
    kind,
    url: baseUrl(upload.id),
    alt: await altWords(tx, listing, { kind, caption: null }),
    storeKey: storeKeyOf(upload.id),
    width,
    height,
    perceptualHash: hash ?? null,
  });
  if (like) await flagAlike(context, tx, listing, media.id, like);
  await refreshListing(context, tx, listing.id);
  return media.id;
}
