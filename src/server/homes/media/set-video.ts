import { eq } from 'drizzle-orm';
import type { setVideo } from '#contract/homes/media.ts';
import { success } from '#contract/lib/envelope.ts';
import words from '#messages/homes/done/index.ts';
import { listings } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockOwnListing } from './own-listing.ts';

export const setVideoVerb: Verb<typeof setVideo> = async (context, { params, body }) => {
  const videoUrl = body.videoUrl || null;
  await context.db.transaction(async (tx) => {
    const { id } = await lockOwnListing(context, tx, params.listingId);
    await tx
      .update(listings)
      .set({ videoUrl, updatedAt: context.now() })
      .where(eq(listings.id, id));
  });
  return success(null, videoUrl ? words.videoSaved : words.videoRemoved);
};
