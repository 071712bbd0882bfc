import { and, asc, eq } from 'drizzle-orm';
import { type getMedia, MAX_MEDIA } from '#contract/homes/media.ts';
import { success } from '#contract/lib/envelope.ts';
import { uploads } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { findOwnListing } from './own-listing.ts';
import { readMedia } from './read-media.ts';
import { presentUpload } from './read-upload.ts';

export const getMediaVerb: Verb<typeof getMedia> = async (context, { params }) => {
  const { db } = context;
  const { id, ownerId, title, status, videoUrl } = await findOwnListing(
    context,
    db,
    params.listingId,
  );
  const [media, open] = await Promise.all([
    readMedia(db, id),
    db
      .select()
      .from(uploads)
      .where(and(eq(uploads.ownerId, ownerId), eq(uploads.listingId, id)))
      .orderBy(asc(uploads.createdAt), asc(uploads.id)),
  ]);
  return success({
    listingId: id,
    title,
    status,
    media,
    uploads: open.map(presentUpload),
    videoUrl,
    most: MAX_MEDIA,
  });
};
