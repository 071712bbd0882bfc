import { eq, sql } from 'drizzle-orm';
import type { decideAlikePhoto } from '#contract/homes/media.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import doneWords from '#messages/homes/done/index.ts';
import words from '#messages/homes/news/index.ts';
import refusalsWords from '#messages/homes/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type Listing, listingMedia, listings } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { notify } from '#server/people/notifications/index.ts';
import { noteCleared, waitingPhotos } from './alike.ts';
import { removeSoon } from './discard-files.ts';
import { takeAway } from './take-away.ts';

type Media = typeof listingMedia.$inferSelect;

/** A photo that waits, with its listing, which is locked. */
async function lockWaiting(tx: Transaction, mediaId: number) {
  const [media] = await tx.select().from(listingMedia).where(eq(listingMedia.id, mediaId));
  if (!media) throw new AppError('not_found');
  const [listing] = await tx
    .select()
    .from(listings)
    .where(eq(listings.id, media.listingId))
    .for('no key update');
  const [waits] = await rows(
    tx,
    sql`select 1 from ${waitingPhotos} where f.media_id = ${mediaId} limit 1`,
  );
  if (!listing || !waits) throw new AppError('conflict', refusalsWords.photoDecided);
  return { media, listing };
}

async function removePhoto(
  context: Context,
  tx: Transaction,
  { media, listing }: { media: Media; listing: Listing },
  reason: string,
): Promise<string[]> {
  const files = await takeAway(context, tx, media);
  await audit(context, tx, {
    action: 'photo.alike.remove',
    subjectKind: 'photo',
    subjectId: media.id,
    detail: { listingId: listing.id, reason },
  });
  await notify(context, tx, listing.ownerId, {
    kind: 'listing',
    title: () => words.photoRemoved,
    body: () => words.photoRemovedWhy({ title: listing.title, reason }),
    link: `/PropertyMedia?id=${listing.id}`,
  });
  return files;
}

export const decideAlikePhotoVerb: Verb<typeof decideAlikePhoto> = async (
  context,
  { params, body },
) => {
  const files = await context.db.transaction(async (tx) => {
    const found = await lockWaiting(tx, params.mediaId);
    if (body.decision === 'remove') return removePhoto(context, tx, found, body.reason);
    await noteCleared(context, tx, params.mediaId);
    return [];
  });
  removeSoon(context, files);
  return success(
    null,
    body.decision === 'keep' ? doneWords.photoStays : doneWords.photoRemovedTold,
  );
};
