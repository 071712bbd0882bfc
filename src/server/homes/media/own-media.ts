import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { Queryable } from '#server/db/client.ts';
import { listingMedia } from '#server/db/schema/index.ts';

/** A picture of a listing that is known to be the caller's. */
export async function findOwnMedia(
  db: Queryable,
  { listingId, mediaId }: { listingId: number; mediaId: number },
) {
  const [media] = await db
    .select()
    .from(listingMedia)
    .where(and(eq(listingMedia.id, mediaId), eq(listingMedia.listingId, listingId)));
  if (!media) throw new AppError('not_found');
  return media;
}
