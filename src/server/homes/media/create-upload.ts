import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type createUpload, MAX_MEDIA } from '#contract/homes/media.ts';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/homes/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { type Listing, listingMedia, uploads } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockOwnListing } from './own-listing.ts';
import { presentUpload, type Upload } from './read-upload.ts';

type Announced = BodyOf<typeof createUpload>;

/** Throws conflict where a listing has no room for one more. */
async function requireRoomForMedia(tx: Transaction, listingId: number): Promise<void> {
  const there = await tx.$count(listingMedia, eq(listingMedia.listingId, listingId));
  const coming = await tx.$count(uploads, eq(uploads.listingId, listingId));
  if (there + coming >= MAX_MEDIA) {
    throw new AppError('conflict', words.mostPictures({ most: MAX_MEDIA }));
  }
}

async function announce(
  { now }: Context,
  tx: Transaction,
  { id: listingId, ownerId }: Listing,
  { kind, filename: fileName, bytes }: Announced,
): Promise<Upload> {
  await requireRoomForMedia(tx, listingId);
  const at = now();
  const upload = await insertOne(tx, uploads, {
    id: randomUUID(),
    ownerId,
    listingId,
    kind,
    fileName,
    bytes,
    createdAt: at,
    updatedAt: at,
  });
  return upload;
}

/** Without a name of its own from the sender, a file is known again by its name and size. */
async function findSame(tx: Transaction, listing: Listing, { kind, filename, bytes }: Announced) {
  const [upload] = await tx
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.ownerId, listing.ownerId),
        eq(uploads.listingId, listing.id),
        eq(uploads.kind, kind),
        eq(uploads.fileName, filename),
        eq(uploads.bytes, bytes),
      ),
    );
  return upload;
}

export const createUploadVerb: Verb<typeof createUpload> = async (context, { params, body }) => {
  const upload = await context.db.transaction(async (tx) => {
    const listing = await lockOwnListing(context, tx, params.listingId);
    return (await findSame(tx, listing, body)) ?? announce(context, tx, listing, body);
  });
  return success(presentUpload(upload));
};
