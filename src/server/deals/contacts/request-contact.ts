import { sql } from 'drizzle-orm';
import type { requestContact } from '#contract/deals/contact-steps.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { CONTACT_DAYS } from '#domain/deals/contact-request.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import words from '#messages/deals/contacts/index.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { contactRequests } from '#server/db/schema/index.ts';
import { onEnquiry } from '#server/deals/hooks.ts';
import { type DealListing, lockLiveListing } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { notify } from '#server/people/notifications/index.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { expireDue } from './expire.ts';
import { linkForOwner } from './links.ts';
import { checkQuotas } from './quotas.ts';

async function store(
  { now }: Context,
  tx: Transaction,
  buyerId: number,
  listing: DealListing,
  message: string,
): Promise<number> {
  const [made] = await tx
    .insert(contactRequests)
    .values({
      listingId: listing.id,
      buyerId,
      ownerId: listing.ownerId,
      message,
      createdAt: now(),
      expiresAt: daysFrom(now(), CONTACT_DAYS),
    })
    .onConflictDoNothing()
    .returning({ id: contactRequests.id });
  if (!made) {
    throw new AppError('conflict', words.askedAlready);
  }
  return made.id;
}

export const requestContactVerb: Verb<typeof requestContact> = async (context, { body }) => {
  const id = await context.db.transaction(async (tx) => {
    const buyer = await lockCaller(context, tx);
    const listing = await lockLiveListing(tx, body.propertyid, buyer.id);
    if (listing.ownerId === buyer.id) {
      throw new AppError('conflict', words.ownPropertyThis);
    }
    // One whose time has run out stands in nobody's way.
    await expireDue(context, tx, sql`buyer_id = ${buyer.id} and listing_id = ${listing.id}`, 1);
    await checkQuotas(context, tx, buyer.id, listing.id);
    const id = await store(context, tx, buyer.id, listing, body.message);
    await recordEvent(context, tx, {
      kind: 'contact',
      id,
      event: 'request',
      by: 'buyer',
      state: 'requested',
    });
    await notify(context, tx, listing.ownerId, {
      kind: 'request',
      title: () => words.asksForContact({ firstName: shortName(buyer.firstName, buyer.lastName) }),
      body: () => words.asksAbout({ title: listing.title, contactDays: CONTACT_DAYS }),
      link: linkForOwner(id),
    });
    await onEnquiry.run(context, tx, { listingId: listing.id, buyerId: buyer.id });
    return id;
  });
  return success({ id, state: 'requested' as const }, words.requestWithOwner);
};
