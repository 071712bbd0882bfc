import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { listSlots, mySlots } from '#contract/deals/slots.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { SHOWN_STATUSES } from '#domain/homes/listing-lifecycle.ts';
import words from '#messages/deals/bids/index.ts';
import type { Context } from '#server/core/context.ts';
import { listings, localities } from '#server/db/schema/index.ts';
import { isFirmlyBooked } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { whyUnreachable } from '#server/people/blocks/index.ts';
import { personOf } from '#server/session/person.ts';
import { findSlots } from './find-slots.ts';

const MAX_LISTINGS = 100;

async function findListing({ db }: Context, id: number) {
  const [found] = await db
    .select({
      title: listings.title,
      locality: localities.name,
      ownerId: listings.ownerId,
      status: listings.status,
      confirms: listings.visitsConfirm,
    })
    .from(listings)
    .innerJoin(localities, eq(localities.id, listings.localityId))
    .where(eq(listings.id, id));
  return found;
}

export const listSlotsVerb: Verb<typeof listSlots> = async (context, { params }) => {
  const { propertyId } = params;
  const listing = await findListing(context, propertyId);
  const { id: me } = personOf(context);
  const own = listing?.ownerId === me;
  const isTheirs =
    listing?.status === 'booked' && (own || (await isFirmlyBooked(context.db, propertyId, me)));
  const live = listing?.status === 'live' || isTheirs;
  if (!listing || (!own && !live)) {
    throw new AppError('not_found', words.notListed);
  }
  // Nobody is told that they are blocked; there is no time for them.
  const closed = !own && (await whyUnreachable(context.db, me, listing.ownerId)) !== null;
  const slots = closed ? [] : await findSlots(context, sql`s.listing_id = ${propertyId}`);
  return success({
    propertyId,
    title: listing.title,
    locality: listing.locality,
    own,
    live,
    confirms: listing.confirms,
    slots: own ? slots : slots.filter(({ taken }) => !taken),
  });
};

export const mySlotsVerb: Verb<typeof mySlots> = async (context) => {
  const { id } = personOf(context);
  const [own, slots] = await Promise.all([
    context.db
      .select({ id: listings.id, title: listings.title, locality: localities.name })
      .from(listings)
      .innerJoin(localities, eq(localities.id, listings.localityId))
      .where(and(eq(listings.ownerId, id), inArray(listings.status, [...SHOWN_STATUSES])))
      .orderBy(asc(listings.title), asc(listings.id))
      .limit(MAX_LISTINGS),
    findSlots(context, sql`l.owner_id = ${id}`),
  ]);
  return success({ listings: own, slots });
};
