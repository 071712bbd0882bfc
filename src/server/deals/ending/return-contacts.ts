import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Giving } from '#server/core/afterwards.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { contactRequests } from '#server/db/schema/index.ts';
import { onContactRevoking } from '#server/deals/hooks.ts';

const { ownerId, state, listingId, buyerId, id } = contactRequests;
const sharedBy = (personId: number) => and(eq(ownerId, personId), eq(state, 'accepted'));

/** The listings whose owner's number somebody has. */
export const listingsShared = (db: Queryable, personId: number) =>
  db.select({ id: listingId }).from(contactRequests).where(sharedBy(personId));

/**
 * For each who has an owner's number what gives back, once it is revoked, what they paid for it
 * lately. Locks their orders; the listings are.
 */
export async function lockShared(
  context: Context,
  tx: Transaction,
  personId: number,
  listingIds: readonly number[],
): Promise<Giving[]> {
  const found = await tx
    .select({ buyerId, listingId })
    .from(contactRequests)
    .where(and(sharedBy(personId), inArray(listingId, [...listingIds])))
    .orderBy(asc(id));
  const shared: Giving[] = [];
  for (const enquiry of found) shared.push(...(await onContactRevoking.run(context, tx, enquiry)));
  return shared;
}
