import type { FeedStatus } from '#contract/homes/feed.ts';
import type { OwnerAction } from '#contract/homes/my-listing-steps.ts';
import type { ListingStatus } from '#domain/homes/listing.ts';
import { LISTING_TRANSITIONS } from '#domain/homes/listing-lifecycle.ts';
import words from '#messages/homes/refusals/index.ts';
import { fieldError } from '#server/lib/field-error.ts';

/** By which of an owner's steps a listing becomes what a feed says. */
const STEPS: Record<FeedStatus, readonly OwnerAction[]> = {
  live: ['publish', 'resume', 'renew'],
  paused: ['pause'],
  draft: [],
  sold: ['sell'],
  rented: ['rentOut'],
  withdrawn: ['withdraw'],
};

/** The step from one status to another; undefined where none is needed. Throws invalid where none leads there. */
export function stepTo(from: ListingStatus, wanted: FeedStatus): OwnerAction | undefined {
  // One that is booked is on the market as far as its owner's system knows.
  if (from === wanted || (from === 'booked' && wanted === 'live')) return undefined;
  const step = STEPS[wanted].find((name) =>
    LISTING_TRANSITIONS.some((known) => known.name === name && isFrom(known.from, from)),
  );
  if (!step) throw fieldError('status', words.cannotBecome({ from, wanted }));
  return step;
}

const isFrom = (from: readonly ListingStatus[], status: ListingStatus) => from.includes(status);
