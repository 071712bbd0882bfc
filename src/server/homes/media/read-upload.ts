import { and, eq, sql } from 'drizzle-orm';
import type { OpenUpload, UploadProgress } from '#contract/homes/media.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { uploads } from '#server/db/schema/index.ts';
import { personOf } from '#server/session/person.ts';
import { findOwnListing } from './own-listing.ts';
import { storeKeyOf } from './photo-files.ts';
import { readMedia } from './read-media.ts';

export type Upload = typeof uploads.$inferSelect;
export interface UploadId {
  listingId: number;
  uploadId: string;
}

export const ofCaller = (context: Context, { listingId, uploadId }: UploadId) =>
  and(
    eq(uploads.id, uploadId),
    eq(uploads.listingId, listingId),
    eq(uploads.ownerId, personOf(context).id),
  );

export const presentUpload = (upload: Upload): OpenUpload => ({
  uploadId: upload.id,
  kind: upload.kind as OpenUpload['kind'],
  filename: upload.fileName,
  bytes: upload.bytes,
  offset: upload.received,
});

/** An upload of the caller's that is not finished. */
export async function findUpload(
  context: Context,
  db: Queryable,
  id: UploadId,
): Promise<Upload | undefined> {
  const [upload] = await db.select().from(uploads).where(ofCaller(context, id));
  return upload;
}

/** The photo an upload has become. Throws not_found where there is none: given up, or never begun. */
export async function readFinished(context: Context, id: UploadId): Promise<UploadProgress> {
  await findOwnListing(context, context.db, id.listingId);
  const key = storeKeyOf(id.uploadId);
  const [media] = await readMedia(context.db, id.listingId, sql`m.store_key = ${key}`);
  if (!media) throw new AppError('not_found');
  return { offset: null, media };
}

/** How far an upload is, finished or not. */
export async function readProgress(context: Context, id: UploadId): Promise<UploadProgress> {
  const upload = await findUpload(context, context.db, id);
  return upload ? { offset: upload.received, media: null } : readFinished(context, id);
}
