import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { FeedRow, RowResult } from '#contract/homes/feed.ts';
import type { Complete } from '#contract/homes/read-answers.ts';
import { AppError } from '#contract/lib/errors.ts';
import refusalsWords from '#messages/homes/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { type Listing, listings } from '#server/db/schema/index.ts';
import {
  applyAnswers,
  insertListing,
  lockOwn,
  offerOf,
  placeOf,
  refuseDuplicate,
  requireComplete,
  takeAction,
  valuesOf,
} from '#server/homes/my-listings/index.ts';
import { fieldError } from '#server/lib/field-error.ts';
import { requireIdentityOf } from '#server/people/kyc/index.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { personOf } from '#server/session/person.ts';
import { findKnown, type Known } from './find-known.ts';
import { setPhotos } from './set-photos.ts';
import { stepTo } from './status-step.ts';

/** Whether the answers are those the listing has. */
async function hasAnswers(
  context: Context,
  db: Queryable,
  listing: Listing,
  given: Complete,
): Promise<boolean> {
  const { role } = personOf(context);
  const values = valuesOf(given, { offer: listing, role, locality: await placeOf(db, given) });
  return Object.entries(values).every(([name, value]) =>
    isDeepStrictEqual(listing[name as keyof typeof values], value),
  );
}

/** Throws invalid where the kind of a known listing would change. */
function answersOf(context: Context, row: FeedRow, known: Known | undefined): Complete {
  const offer = offerOf(row);
  if (known && known.listing.subcategory !== offer.subcategory) {
    throw fieldError('subcategory', refusalsWords.kindStays);
  }
  if (known && known.listing.listedIn !== offer.listedIn) {
    throw fieldError('listedin', refusalsWords.listedinStays);
  }
  return requireComplete(context, row, offer);
}

const isByHand = ({ listing }: Known) => listing.externalId === null;

/** A home posted by hand takes the reference of its row, and is the feed's from then on. */
async function giveReference(
  { now }: Context,
  tx: Transaction,
  { id }: Listing,
  externalId: string,
): Promise<void> {
  await tx.update(listings).set({ externalId, updatedAt: now() }).where(eq(listings.id, id));
}

const hasPhotos = ({ photos }: FeedRow, known: Known) =>
  photos === undefined || isDeepStrictEqual([...new Set(photos)], known.photos);

/**
 * Makes a listing of a row, or makes it what the row says; all or nothing. What posting and editing
 * refuse is refused here in the same words. Throws AppError.
 */
export async function upsertRow(
  context: Context,
  row: FeedRow,
  known: Known | undefined,
): Promise<{ id: number; result: RowResult }> {
  const given = answersOf(context, row, known);
  if (known && !isByHand(known) && hasPhotos(row, known)) {
    const step = row.status && stepTo(known.listing.status, row.status);
    if (!step && (await hasAnswers(context, context.db, known.listing, given))) {
      return { id: known.listing.id, result: 'unchanged' };
    }
  }
  return context.db.transaction(async (tx) => {
    const person = await lockCaller(context, tx);
    requireIdentityOf(person, 'post');
    // Looked for again: the same row may have come by another call in the meantime.
    const referred = (await findKnown(context, tx, [row.externalId])).get(row.externalId);
    const before = referred ?? (known && isByHand(known) ? known : undefined);
    if (!before) {
      const locality = await placeOf(tx, given);
      const offer = offerOf(row);
      if (!row.confirm) await refuseDuplicate(tx, person.id, locality.id, offer, given);
      const owner = { ...person, externalId: row.externalId };
      const id = await insertListing(context, tx, owner, offer, given, locality);
      await finish(await lockOwn(context, tx, id), row.status ?? 'live');
      return { id, result: 'created' };
    }
    const listing = await lockOwn(context, tx, before.listing.id);
    if (listing.externalId === null) await giveReference(context, tx, listing, row.externalId);
    else if (listing.externalId !== row.externalId) throw new AppError('conflict');
    if (!(await hasAnswers(context, tx, listing, given))) {
      await applyAnswers(context, tx, listing, given);
    }
    await finish(listing, row.status);
    return { id: listing.id, result: 'updated' };

    async function finish(of: Listing, wanted: FeedRow['status']): Promise<void> {
      if (row.photos) await setPhotos(context, tx, of, row.photos);
      const step = wanted && stepTo(of.status, wanted);
      if (step) await takeAction(context, tx, of, step);
    }
  });
}
