import { type SQL, sql } from 'drizzle-orm';
import type { changeListing, OwnerAction } from '#contract/homes/my-listing-steps.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { ListingStatus } from '#domain/homes/listing.ts';
import { LISTING_TRANSITIONS } from '#domain/homes/listing-lifecycle.ts';
import doneWords from '#messages/homes/done/index.ts';
import words from '#messages/homes/news/index.ts';
import refusalsWords from '#messages/homes/refusals/index.ts';
import { labels } from '#messages/lib/labels.ts';
import notes from '#messages/lib/own-notes/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Listing } from '#server/db/schema/index.ts';
import { listingAllowance, onListingEnded, onListingPublished } from '#server/homes/hooks.ts';
import { bookIfTaken, isBooked } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { requireIdentityOf } from '#server/people/kyc/index.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { lockOwn } from './lock-own.ts';

const DONE: Record<OwnerAction, string> = labels(() => doneWords.listingStep);

/** What those who asked for it are told, and what their timelines say. */
const LEFT: Partial<Record<OwnerAction, { title: () => string; note: () => string }>> = {
  sell: { title: () => words.askedSold, note: () => notes.propertySold },
  rentOut: { title: () => words.askedRented, note: () => notes.propertyRented },
  withdraw: { title: () => words.homeWithdrawn, note: () => notes.ownerWithdrew },
};

const goesLive = (action: OwnerAction) =>
  action === 'publish' || action === 'resume' || action === 'renew';

/** Throws conflict where the words do not fit the offer, or somebody has booked it. */
async function checkAction(tx: Transaction, action: OwnerAction, listing: Listing, now: Date) {
  if (action === 'sell' && listing.listedIn !== 'sell') {
    throw new AppError('conflict', refusalsWords.markRented);
  }
  if (action === 'rentOut' && listing.listedIn !== 'rent') {
    throw new AppError('conflict', refusalsWords.markSold);
  }
  if (!LEFT[action]) return;
  if (await isBooked(tx, listing.id, now)) {
    throw new AppError('conflict', refusalsWords.settleBooking);
  }
}

/** A listing's first day in public counts; coming back later does not make it new. */
function columnsOf(action: OwnerAction, { id }: Listing, at: Date): SQL {
  if (!goesLive(action)) return sql`updated_at = ${at}`;
  return sql`updated_at = ${at}, confirmed_at = ${at}, asked_at = null, faded = false,
    published_at = case when exists (select from price_history where listing_id = ${id})
      then published_at else ${at} end`;
}

/**
 * Takes a step of an owner's with a listing of theirs, whose row is locked; who goes live is locked
 * before and may post. Throws conflict as the step demands. Answers whether it is booked by that.
 */
export async function takeAction(
  context: Context,
  tx: Transaction,
  listing: Listing,
  action: OwnerAction,
): Promise<boolean> {
  await checkAction(tx, action, listing, context.now());
  await changeState(context, tx, {
    kind: 'listing',
    id: listing.id,
    name: action,
    set: columnsOf(action, listing, context.now()),
  });
  // One that is paused has its place.
  if (goesLive(action) && action !== 'resume') {
    await listingAllowance.run(context, tx, { personId: listing.ownerId, listingId: listing.id });
  }
  if (action === 'publish') await onListingPublished.run(context, tx, listing);
  const left = LEFT[action];
  if (left) {
    const note = forTheBooks(left.note);
    await onListingEnded.run(context, tx, listing, { title: left.title, note });
  }
  return goesLive(action) && bookIfTaken(context, tx, listing.id);
}

/** Takes a step with one of the caller's listings, all of it or nothing. */
export async function changeOne(
  context: Context,
  id: number,
  action: OwnerAction,
): Promise<{ status: ListingStatus; message: string }> {
  const isBookedNow = await context.db.transaction(async (tx) => {
    if (goesLive(action)) requireIdentityOf(await lockCaller(context, tx), 'post');
    return takeAction(context, tx, await lockOwn(context, tx, id), action);
  });
  if (isBookedNow) {
    return {
      status: 'booked',
      message: refusalsWords.bookedComesBack,
    };
  }
  const taken = LISTING_TRANSITIONS.find(({ name }) => name === action);
  if (!taken) throw new Error(`There is no transition ${action}`);
  return { status: taken.to, message: DONE[action] };
}

export const changeListingVerb: Verb<typeof changeListing> = async (context, { params, body }) => {
  const { status, message } = await changeOne(context, params.id, body.action);
  return success({ status }, message);
};
