import { eq } from 'drizzle-orm';
import type { editListing } from '#contract/homes/my-listing-steps.ts';
import type { Complete } from '#contract/homes/read-answers.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { ListingStatus } from '#domain/homes/listing.ts';
import { haversineMetres } from '#domain/lib/geo.ts';
import { formatPriceShort, type Paise, toRupees } from '#domain/lib/money.ts';
import doneWords from '#messages/homes/done/index.ts';
import refusalsWords from '#messages/homes/refusals/index.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import { emitEvent } from '#server/core/events.ts';
import type { Transaction } from '#server/db/client.ts';
import { type Listing, listings } from '#server/db/schema/index.ts';
import { isBooked } from '#server/homes/listings/index.ts';
import { keepBadge } from '#server/homes/verifications/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { publicPoint } from '#server/lib/public-point.ts';
import { personOf } from '#server/session/person.ts';
import { requireComplete } from './finish-draft.ts';
import { valuesOf } from './listing-values.ts';
import { lockOwn } from './lock-own.ts';
import { placeOf } from './place.ts';

const CLOSED: readonly ListingStatus[] = ['sold', 'rented'];

const latLng = ({ x, y }: { x: number; y: number }) => ({ lat: y, lng: x });

const shortPrice = (paise: Paise) => formatPriceShort(toRupees(paise));

/** Throws conflict for a listing whose deal is done. */
function requireNotClosed({ status }: Listing): void {
  if (!CLOSED.includes(status)) return;
  throw new AppError('conflict', refusalsWords.recordStays({ status }));
}

/**
 * Gives a listing of the caller's, whose row is locked, other answers; they were read whole. Throws
 * conflict where its deal is done, or its price is booked. Answers when, and whether its badge stays.
 */
export async function applyAnswers(
  context: Context,
  tx: Transaction,
  listing: Listing,
  given: Complete,
): Promise<{ at: Date; hasBadge: boolean }> {
  const { id, status, subcategory, listedIn } = listing;
  requireNotClosed(listing);
  const values = valuesOf(given, {
    offer: { subcategory, listedIn },
    role: personOf(context).role,
    locality: await placeOf(tx, given),
  });
  const now = context.now();
  if (values.pricePaise !== listing.pricePaise && (await isBooked(tx, id, now))) {
    const message = refusalsWords.priceStays;
    throw new AppError('conflict', message, [{ path: 'price', message }]);
  }
  const at = new Date(Math.max(now.getTime(), listing.updatedAt.getTime() + 1));
  const pin = latLng(values.location);
  const moved = haversineMetres(latLng(listing.location), pin) > 0;
  const publicLocation = moved
    ? publicPoint(context.secrets.key('public location'), `listing ${id}`, pin)
    : listing.publicLocation;
  await tx
    .update(listings)
    .set({ ...values, publicLocation, updatedAt: at })
    .where(eq(listings.id, id));
  const hasBadge = await keepBadge(context, tx, listing, { ...listing, ...values });
  const step = { kind: 'listing', id, by: 'owner', state: status } as const;
  await emitEvent(context, tx, { ...step, event: 'edited' });
  if (values.pricePaise !== listing.pricePaise) {
    await recordEvent(context, tx, {
      ...step,
      event: 'priceChanged',
      note: forTheBooks(
        () => `${shortPrice(listing.pricePaise)} → ${shortPrice(values.pricePaise)}`,
      ),
    });
  }
  return { at, hasBadge };
}

export const editListingVerb: Verb<typeof editListing> = async (context, { params, body }) => {
  const saved = await context.db.transaction(async (tx) => {
    const listing = await lockOwn(context, tx, params.id);
    requireNotClosed(listing);
    if (listing.updatedAt.getTime() !== Date.parse(body.updatedAt)) {
      const message = refusalsWords.changedElsewhere;
      throw new AppError('conflict', message, [{ path: 'updatedAt', message }]);
    }
    return applyAnswers(context, tx, listing, requireComplete(context, body.answers, listing));
  });
  return success(
    { updatedAt: saved.at.toISOString() },
    saved.hasBadge ? doneWords.changesSaved : doneWords.changesSavedBadge,
  );
};
