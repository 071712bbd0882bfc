import { eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { SubjectKind } from '#domain/lib/subject.ts';
import words from '#messages/money/refusals/index.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type Order, orders, people } from '#server/db/schema/index.ts';
import { lockListing } from '#server/homes/listings/index.ts';
import { purposes } from '#server/money/purposes/index.ts';

/** How the listing that a thing is about is found. */
const LISTING: Partial<Record<SubjectKind, (id: number) => SQL>> = {
  listing: (id) => sql`select id from listings where id = ${id}`,
  booking: (id) => sql`select listing_id as id from bookings where id = ${id}`,
  instalment: (id) => sql`
    select b.listing_id as id from instalments i join bookings b on b.id = i.booking_id
    where i.id = ${id}`,
  settlement: (id) => sql`
    select b.listing_id as id from settlements s join bookings b on b.id = s.booking_id
    where s.id = ${id}`,
};

async function listingOf(tx: Queryable, { subjectKind, subjectId }: Order) {
  const query = subjectKind && LISTING[subjectKind];
  if (!query || subjectId === null) return undefined;
  const [found] = await rows<{ id: number }>(tx, query(subjectId));
  return found?.id;
}

/**
 * An order, held until the transaction ends. Before it come the people and then what it is about (a listing, or
 * what its purpose locks), as wherever a deal is written: who cancels a booking holds the listing and asks for the
 * order to refund it, and who settles a payment ends up writing the booking. Both go this way, so
 * none waits for the other in a circle. What an order is about never changes, so that it may be read
 * before the lock. Throws not_found.
 */
export async function lockOrder(tx: Transaction, which: SQL): Promise<Order> {
  const [before] = await tx.select().from(orders).where(which);
  if (!before) throw new AppError('not_found', words.orderNotFound);
  await tx
    .select({ id: people.id })
    .from(people)
    .where(eq(people.id, before.personId))
    .for('key share');
  await purposes.find(before.purpose)?.lock?.(tx, before.subjectId ?? 0);
  const listingId = await listingOf(tx, before);
  if (listingId !== undefined) await lockListing(tx, listingId);
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.id, before.id))
    .for('no key update');
  if (!order) throw new Error('Orders are never deleted');
  return order;
}

/** Several, one after another by their ids, as wherever orders are written. */
export async function lockOrders(tx: Transaction, ids: readonly number[]): Promise<void> {
  for (const id of [...ids].sort((a, b) => a - b)) await lockOrder(tx, eq(orders.id, id));
}
