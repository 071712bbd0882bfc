import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { contactOfListing } from '#contract/deals/contacts.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/deals/bids/index.ts';
import { contactRequests, listings } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';
import { findContacts } from './find-contacts.ts';

/** A listing off the market is there for those only who have asked for it, and its owner. */
export const contactOfListingVerb: Verb<typeof contactOfListing> = async (context, { params }) => {
  const { db, now } = context;
  const { id } = personOf(context);
  const [listing] = await db
    .select({ ownerId: listings.ownerId, status: listings.status })
    .from(listings)
    .where(eq(listings.id, params.propertyId));
  if (!listing) throw new AppError('not_found', words.notListed);
  const own = listing.ownerId === id;
  const { status } = listing;
  const live = status === 'live';
  const mine = sql`r.listing_id = ${params.propertyId} and r.buyer_id = ${id}`;
  const [request] = own ? [] : await findContacts(context, id, mine, 1);
  if (!own && !live && status !== 'booked' && !request)
    throw new AppError('not_found', words.notListed);
  const { listingId, ownerId, state, expiresAt } = contactRequests;
  const [waits] = await db
    .select({ n: count() })
    .from(contactRequests)
    .where(
      and(
        eq(listingId, params.propertyId),
        eq(ownerId, id),
        eq(state, 'requested'),
        gt(expiresAt, now()),
      ),
    );
  return success({ own, live, waiting: waits?.n ?? 0, request: request ?? null });
};
