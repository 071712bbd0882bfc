import { eq, sql } from 'drizzle-orm';
import type { orderMedia } from '#contract/homes/media.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import doneWords from '#messages/homes/done/index.ts';
import refusalsWords from '#messages/homes/refusals/index.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { listingMedia } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockOwnListing } from './own-listing.ts';
import { refreshListing } from './refresh-listing.ts';

/** Throws conflict unless these are the listing's pictures, each once. */
async function requireAll(tx: Transaction, listingId: number, ids: number[]): Promise<void> {
  const there = await tx
    .select({ id: listingMedia.id })
    .from(listingMedia)
    .where(eq(listingMedia.listingId, listingId));
  const given = new Set(ids);
  const same = there.length === ids.length && there.every(({ id }) => given.has(id));
  if (!same) {
    throw new AppError('conflict', refusalsWords.photosChanged);
  }
}

export const orderMediaVerb: Verb<typeof orderMedia> = async (context, { params, body }) => {
  const { listingId } = params;
  await context.db.transaction(async (tx) => {
    await lockOwnListing(context, tx, listingId);
    await requireAll(tx, listingId, body.ids);
    await rows(
      tx,
      sql`update listing_media m set position = o.place - 1
          from unnest(${sql.param(body.ids)}::int[]) with ordinality as o(id, place)
          where m.id = o.id`,
    );
    await refreshListing(context, tx, listingId);
  });
  return success(null, doneWords.orderSaved);
};
