import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import {
  CONTACT_DAYS,
  type ContactState,
  PAID_CONTACT_HOURS,
} from '#domain/deals/contact-request.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import words from '#messages/deals/bids/index.ts';
import contactsWords from '#messages/deals/contacts/index.ts';
import { labels } from '#messages/lib/labels.ts';
import { audit } from '#server/core/audit.ts';
import { changeState, recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { contactRequests, listings, people } from '#server/db/schema/index.ts';
import { onEnquiry } from '#server/deals/hooks.ts';
import { type DealListing, lockLiveListing } from '#server/homes/listings/index.ts';
import { requireReachable } from '#server/people/blocks/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { expireDue } from './expire.ts';
import { linkForOwner } from './links.ts';

export interface Asking {
  buyerId: number;
  listingId: number;
}

/** Whoever has the number needs no other way to it, and an owner's no is not for sale. */
const REFUSED: Partial<Record<ContactState, string>> = labels(() => contactsWords.refused);

async function newestState(db: Queryable, { buyerId, listingId }: Asking) {
  const [newest] = await db
    .select({ id: contactRequests.id, state: contactRequests.state })
    .from(contactRequests)
    .where(and(eq(contactRequests.listingId, listingId), eq(contactRequests.buyerId, buyerId)))
    .orderBy(desc(contactRequests.id))
    .limit(1);
  return newest;
}

async function requireNotRefused(db: Queryable, asking: Asking): Promise<void> {
  const newest = await newestState(db, asking);
  const refused = newest && REFUSED[newest.state];
  if (refused) throw new AppError('conflict', refused);
}

/** Throws not_found or conflict where the buyer cannot have the contact of a listing at once. */
export async function requireOpenable(
  db: Queryable,
  asking: Asking,
): Promise<{ title: string; listedIn: ListedIn }> {
  const { id, ownerId, status, title, listedIn } = listings;
  const [listing] = await db
    .select({ ownerId, title, listedIn })
    .from(listings)
    .innerJoin(people, eq(people.id, ownerId))
    .where(
      and(
        eq(id, asking.listingId),
        eq(status, 'live'),
        isNull(people.deletedAt),
        isNull(people.suspendedAt),
      ),
    );
  if (!listing) throw new AppError('not_found', words.notListed);
  if (listing.ownerId === asking.buyerId) {
    throw new AppError('conflict', contactsWords.ownPropertyThis);
  }
  await requireReachable(db, asking.buyerId, listing.ownerId);
  await requireNotRefused(db, asking);
  return listing;
}

async function store(
  context: Context,
  tx: Transaction,
  { buyerId }: Asking,
  { id: listingId, ownerId }: DealListing,
): Promise<number> {
  const now = context.now();
  const made = await insertOne(tx, contactRequests, {
    listingId,
    buyerId,
    ownerId,
    state: 'accepted',
    message: '',
    createdAt: now,
    decidedAt: now,
    expiresAt: daysFrom(now, CONTACT_DAYS),
  });
  await recordEvent(context, tx, {
    kind: 'contact',
    id: made.id,
    event: 'unlock',
    by: 'system',
    state: 'accepted',
  });
  return made.id;
}

async function tellOwner(
  context: Context,
  tx: Transaction,
  { buyerId }: Asking,
  { ownerId, title }: DealListing,
  requestId: number,
): Promise<void> {
  const [buyer] = await tx.select().from(people).where(eq(people.id, buyerId));
  if (!buyer) throw new Error('People are never deleted');
  await notify(context, tx, ownerId, {
    kind: 'request',
    title: () =>
      contactsWords.hasYourContact({ firstName: shortName(buyer.firstName, buyer.lastName) }),
    body: () => contactsWords.paidToReach({ title, paidContactHours: PAID_CONTACT_HOURS }),
    link: linkForOwner(requestId),
  });
}

/**
 * Shares numbers between a buyer who paid and a listing's owner, without the owner's answer. The
 * caller has locked the buyer where they call themselves. Throws as requireOpenable. Answers the
 * request's id.
 */
export async function openContact(
  context: Context,
  tx: Transaction,
  asking: Asking,
): Promise<number> {
  const { buyerId } = asking;
  const listing = await lockLiveListing(tx, asking.listingId, buyerId);
  await requireOpenable(tx, asking);
  await expireDue(context, tx, sql`buyer_id = ${buyerId} and listing_id = ${listing.id}`, 1);
  const newest = await newestState(tx, asking);
  const waits = newest?.state === 'requested';
  const id = waits ? newest.id : await store(context, tx, asking, listing);
  if (waits) {
    const set = sql`decided_at = ${context.now()}`;
    await changeState(context, tx, { kind: 'contact', id, name: 'unlock', set });
  }
  await audit(context, tx, {
    action: 'contact.unlock',
    subjectKind: 'contact',
    subjectId: id,
  });
  await tellOwner(context, tx, asking, listing, id);
  await onEnquiry.run(context, tx, asking);
  return id;
}
