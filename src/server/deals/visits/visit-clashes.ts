import { eq } from 'drizzle-orm';
import type { visitClashes } from '#contract/deals/slots.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { minutesFrom } from '#domain/lib/time/deadlines.ts';
import words from '#messages/deals/bids/index.ts';
import type { Context } from '#server/core/context.ts';
import { listings } from '#server/db/schema/index.ts';
import { isFirmlyBooked } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { whyUnreachable } from '#server/people/blocks/index.ts';
import { personOf } from '#server/session/person.ts';
import { busyOf, othersBusy, ownBusy } from './busy.ts';
import { findOwnVisit } from './find-own.ts';

/** Whom a visit to a listing is with, for somebody who may ask for one; nobody for its owner. */
async function ownerOf({ db }: Context, id: number, me: number): Promise<number | null> {
  const [listing] = await db
    .select({ ownerId: listings.ownerId, status: listings.status })
    .from(listings)
    .where(eq(listings.id, id));
  if (listing?.ownerId === me) return null;
  const isOpen =
    listing?.status === 'live' ||
    (listing?.status === 'booked' && (await isFirmlyBooked(db, id, me)));
  if (!listing || !isOpen) throw new AppError('not_found', words.notListed);
  return listing.ownerId;
}

/** The other side of a visit of the caller's to that listing. */
async function otherOf(context: Context, listingId: number, visitId: number): Promise<number> {
  const { visit, isOwner } = await findOwnVisit(context, context.db, visitId);
  if (visit.listingId !== listingId) throw new AppError('not_found');
  return isOwner ? visit.buyerId : visit.ownerId;
}

/** So that a time is asked for, or offered instead, at which both are free. */
export const visitClashesVerb: Verb<typeof visitClashes> = async (context, { params, query }) => {
  const { db, now } = context;
  const { id: me } = personOf(context);
  const startsAt = new Date(query.start);
  const span = { startsAt, endsAt: minutesFrom(startsAt, query.minutes) };
  const other = query.visitId
    ? await otherOf(context, params.propertyId, query.visitId)
    : await ownerOf(context, params.propertyId, me);
  const [own, theirs, closed] = await Promise.all([
    busyOf(db, me, span, ownBusy(now()), query.visitId),
    other === null ? [] : busyOf(db, other, span, othersBusy, query.visitId),
    // Nobody is told that they are blocked; there is no time for them.
    other === null ? null : whyUnreachable(db, me, other),
  ]);
  return success({
    own: own.map((busy) => ({
      start: busy.startsAt.toISOString(),
      end: busy.endsAt.toISOString(),
      about: busy.about,
    })),
    otherIsFree: theirs.length === 0 && closed === null,
  });
};
