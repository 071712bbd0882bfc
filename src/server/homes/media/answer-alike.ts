import { sql } from 'drizzle-orm';
import type { answerAlike } from '#contract/homes/media.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import doneWords from '#messages/homes/done/index.ts';
import refusalsWords from '#messages/homes/refusals/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { noteAnswer } from './alike.ts';
import { lockOwnListing } from './own-listing.ts';
import { findOwnMedia } from './own-media.ts';
import { readMedia } from './read-media.ts';

export const answerAlikeVerb: Verb<typeof answerAlike> = async (context, { params, body }) => {
  const { listingId, mediaId } = params;
  await context.db.transaction(async (tx) => {
    await lockOwnListing(context, tx, listingId);
    await findOwnMedia(tx, params);
    const [item] = await readMedia(tx, listingId, sql`m.id = ${mediaId}`);
    if (!item?.alike) {
      throw new AppError('conflict', refusalsWords.lookedAlready);
    }
    await noteAnswer(context, tx, mediaId, body.answer);
  });
  return success(null, doneWords.photoLookedAt);
};
