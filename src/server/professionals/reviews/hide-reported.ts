import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { ReportSubject } from '#domain/professionals/review.ts';
import notes from '#messages/lib/own-notes/index.ts';
import words from '#messages/professionals/news/index.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { messages, reviews } from '#server/db/schema/index.ts';
import { onListingEnded } from '#server/homes/hooks.ts';
import { isBooked, lockListing } from '#server/homes/listings/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { suspend } from '#server/people/admin/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { recountRating } from '#server/professionals/engagements/index.ts';

type Hide = (context: Context, tx: Transaction, id: number, reason: string) => Promise<void>;

const gone = () => new AppError('conflict', refusalsWords.outOfSightAlready);

const hideReview: Hide = async (context, tx, id, reason) => {
  const [review] = await tx
    .update(reviews)
    .set({ hiddenAt: context.now() })
    .where(and(eq(reviews.id, id), isNull(reviews.hiddenAt)))
    .returning();
  if (!review) throw gone();
  await recountRating(tx, review.personId);
  await notify(context, tx, review.authorId, {
    kind: 'deal',
    title: () => words.reviewOut,
    body: () => words.reviewOutBody({ reason }),
  });
};

const hideMessage: Hide = async (context, tx, id, reason) => {
  const [message] = await tx
    .update(messages)
    .set({ hiddenAt: context.now() })
    .where(and(eq(messages.id, id), isNull(messages.hiddenAt)))
    .returning({ senderId: messages.senderId });
  if (!message) throw gone();
  await notify(context, tx, message.senderId, {
    kind: 'deal',
    title: () => words.messageOut,
    body: () => words.messageOutBody({ reason }),
    link: '/Messanger',
  });
};

const takeDownListing: Hide = async (context, tx, id, reason) => {
  const listing = await lockListing(tx, id);
  if (!['live', 'booked', 'paused'].includes(listing.status)) throw gone();
  if (await isBooked(tx, id, context.now())) {
    throw new AppError('conflict', refusalsWords.bookedSettleFirst);
  }
  await changeState(context, tx, {
    kind: 'listing',
    id,
    name: 'takeDown',
    set: sql`updated_at = ${context.now()}`,
    note: reason,
  });
  await onListingEnded.run(context, tx, listing, {
    title: () => words.homeTakenDown,
    note: forTheBooks(() => notes.staffTookDown),
  });
  await notify(context, tx, listing.ownerId, {
    kind: 'listing',
    title: () => words.propertyTakenDown,
    body: () => words.propertyTakenDownBody({ title: listing.title, reason }),
    link: '/OwnerPropertiesScreen',
  });
};

/** How each kind of thing gets out of sight. Throws conflict where it is already. */
export const HIDE: Record<ReportSubject, Hide> = {
  review: hideReview,
  message: hideMessage,
  person: suspend,
  listing: takeDownListing,
};
