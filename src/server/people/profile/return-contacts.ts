import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { contactRequests } from '#server/db/schema/index.ts';
import { lockPaidContact, returnContact } from '#server/money/promotions/return-contact.ts';

interface Shared {
  buyerId: number;
  listingId: number;
  paid: Awaited<ReturnType<typeof lockPaidContact>>;
}

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
  for (const between of found) {
    shared.push({ ...between, paid: await lockPaidContact(context, tx, between) });
  }
  return shared;
}

/**
 * Gives back what was paid for an owner's number within the last day, once it is revoked. Answers the
 * refunds to be sent when this holds.
 */
export async function returnShared(
  context: Context,
  tx: Transaction,
  shared: readonly Shared[],
): Promise<number[]> {
  const refunds: number[] = [];
  for (const { paid, ...between } of shared) {
    const refundId = await returnContact(context, tx, between, paid);
    if (refundId !== undefined) refunds.push(refundId);
  }
  return refunds;
}
