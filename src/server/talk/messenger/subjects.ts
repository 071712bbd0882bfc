import { eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { SubjectKind } from '#contract/talk/threads.ts';
import { isMember } from '#domain/lib/role.ts';
import words from '#messages/deals/bids/index.ts';
import contactsWords from '#messages/deals/contacts/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { listings } from '#server/db/schema/index.ts';
import { personOf } from '#server/session/person.ts';

/** The two sides of what is no listing, by the caller. */
export const SIDES: Record<Exclude<SubjectKind, 'listing'>, SQL> = {
  bid: sql`select buyer_id as a, owner_id as b, id, listing_id from bids`,
  booking: sql`select buyer_id as a, owner_id as b, id, listing_id from bookings`,
  engagement: sql`select client_id as a, professional_id as b, id, listing_id from engagements`,
  // Who took their wish back from the agents is left alone.
  lead: sql`select buyer_id as a, agent_id as b, id, listing_id from leads d where d.buyer_id is not null
    and (source <> 'bought' or exists (select from saved_searches s where s.id = d.search_id and s.agents_may_offer))`,
};

/** Whether somebody asked about a listing: for its owner's contact, or to see it. */
export const askedAbout = (listingId: SQL, personId: number): SQL => sql`(
  exists (select from contact_requests r where r.listing_id = ${listingId}
    and r.buyer_id = ${personId} and r.state in ('requested', 'accepted'))
  or exists (select from visits v where v.listing_id = ${listingId} and v.buyer_id = ${personId}))`;

/** One who asked about the caller's own home. Throws not_found of anybody else. */
async function findAsker(db: Queryable, listingId: number, personId: number): Promise<number> {
  const [found] = await rows<{ asked: boolean }>(
    db,
    sql`select ${askedAbout(sql`${listingId}::int`, personId)} as asked`,
  );
  if (!found?.asked) throw new AppError('not_found');
  return personId;
}

/** The owner, or for the owner who asked about it. */
async function findForListing(
  context: Context,
  db: Queryable,
  listingId: number,
  asker: number | undefined,
): Promise<number> {
  const { id: me, role } = personOf(context);
  const [listing] = await db
    .select({ ownerId: listings.ownerId, status: listings.status })
    .from(listings)
    .where(eq(listings.id, listingId));
  if (listing?.ownerId === me && asker !== undefined) return findAsker(db, listingId, asker);
  if (!isMember(role) || listing?.status !== 'live') {
    throw new AppError('not_found', words.notListed);
  }
  if (listing.ownerId === me) throw new AppError('conflict', contactsWords.ownPropertyThis);
  return listing.ownerId;
}

/** With whom the caller may talk about a thing. Throws not_found where that is not for them. */
export async function findOther(
  context: Context,
  db: Queryable,
  { kind, id, with: asker }: { kind: SubjectKind; id: number; with?: number | undefined },
): Promise<number> {
  if (kind === 'listing') return findForListing(context, db, id, asker);
  const { id: me } = personOf(context);
  const [found] = await rows<{ a: number; b: number }>(
    db,
    sql`select a, b from (${SIDES[kind]}) sides where id = ${id} and ${me}::int in (a, b)`,
  );
  if (!found) throw new AppError('not_found');
  return found.a === me ? found.b : found.a;
}
