import { eq, sql } from 'drizzle-orm';
import type { changeMedia } from '#contract/homes/media.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { listingMedia } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { altWords } from './alt-text.ts';
import { lockOwnListing } from './own-listing.ts';
import { findOwnMedia } from './own-media.ts';
import { readMedia } from './read-media.ts';
import { refreshListing } from './refresh-listing.ts';

export const changeMediaVerb: Verb<typeof changeMedia> = async (context, { params, body }) => {
  const { listingId, mediaId } = params;
  const caption = body.caption || null;
  const item = await context.db.transaction(async (tx) => {
    const listing = await lockOwnListing(context, tx, listingId);
    const { storeKey, alt } = await findOwnMedia(tx, params);
    await tx
      .update(listingMedia)
      .set({
        caption,
        kind: body.kind,
        // A drawn picture's own words say more than these.
        alt: storeKey ? await altWords(tx, listing, { kind: body.kind, caption }) : alt,
      })
      .where(eq(listingMedia.id, mediaId));
    await refreshListing(context, tx, listingId);
    const [changed] = await readMedia(tx, listingId, sql`m.id = ${mediaId}`);
    return changed;
  });
  if (!item) throw new AppError('not_found');
  return success(item, 'Saved.');
};
