import { eq } from 'drizzle-orm';
import type { confirmListing } from '#contract/homes/my-listing-steps.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import doneWords from '#messages/homes/done/index.ts';
import refusalsWords from '#messages/homes/refusals/index.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import { listings } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockOwn } from './lock-own.ts';

/** "Still available". What has gone off the search is put back by renewing it instead. */
export async function confirmOne(context: Context, listingId: number): Promise<Date> {
  const confirmedAt = context.now();
  await context.db.transaction(async (tx) => {
    const { id, status } = await lockOwn(context, tx, listingId);
    if (status !== 'live') throw new AppError('conflict', refusalsWords.onlyLiveConfirmed);
    await tx
      .update(listings)
      .set({ confirmedAt, askedAt: null, faded: false, updatedAt: confirmedAt })
      .where(eq(listings.id, id));
    await recordEvent(context, tx, {
      kind: 'listing',
      id,
      event: 'confirmed',
      by: 'owner',
      state: 'live',
    });
  });
  return confirmedAt;
}

export const confirmListingVerb: Verb<typeof confirmListing> = async (context, { params }) => {
  const confirmedAt = await confirmOne(context, params.id);
  return success({ confirmedAt: confirmedAt.toISOString() }, doneWords.confirmedThanks);
};
