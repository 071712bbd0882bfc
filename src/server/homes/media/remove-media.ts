import type { removeMedia } from '#contract/homes/media.ts';
import { success } from '#contract/lib/envelope.ts';
import words from '#messages/homes/done/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { removeSoon } from './discard-files.ts';
import { lockOwnListing } from './own-listing.ts';
import { findOwnMedia } from './own-media.ts';
import { takeAway } from './take-away.ts';

export const removeMediaVerb: Verb<typeof removeMedia> = async (context, { params }) => {
  const files = await context.db.transaction(async (tx) => {
    await lockOwnListing(context, tx, params.listingId);
    return takeAway(context, tx, await findOwnMedia(tx, params));
  });
  removeSoon(context, files);
  return success(null, words.pictureRemoved);
};
