import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Afterwards } from '#server/core/afterwards.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { contactRequests } from '#server/db/schema/index.ts';
import { onContactRevoking } from '#server/deals/hooks.ts';

/** Gives back what a buyer paid for a contact, once it is revoked. */
export type Shared = () => Promise<Afterwards[]>;

const { ownerId, state, listingId, buyerId, id } = contactRequests;
const sharedBy = (personId: number) => and(eq(ownerId, personId), eq(state, 'accepted'));

/** The listings whose owner's number somebody has. */
export const listingsShared = (db: Queryable, personId: number) =>
  db.select({ id: listingId }).from(contactRequests).where(sharedBy(personId));

/** Who has an owner's number, with what they paid for it lately. Locks orders; the listings are. */
export async function lockShared(
  context: Context,
  tx: Transaction,
  personId: number,
  listingIds: readonly number[],
): Promise<Shared[]> {
  const found = await tx
    .select({ buyerId, listingId })
    .from(contactRequests)
    .where(and(sharedBy(personId), inArray(listingId, [...listingIds])))
    .orderBy(asc(id));
  const shared: Shared[] = [];
  for (const enquiry of found) shared.push(...(await onContactRevoking.run(context, tx, enquiry)));
  return shared;
}

/** Gives it all back; answers what is to be done once this holds. */
export async function returnShared(shared: readonly Shared[]): Promise<Afterwards[]> {
  const afterwards: Afterwards[] = [];
  for (const giveBack of shared) afterwards.push(...(await giveBack()));
  return afterwards;
}
