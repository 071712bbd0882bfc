import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/homes/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { type Listing, listings } from '#server/db/schema/index.ts';
import { personOf } from '#server/session/person.ts';

const own = (context: Context, id: number) =>
  and(eq(listings.id, id), eq(listings.ownerId, personOf(context).id));

/** A listing of the caller's; anybody else's answers not_found. */
export async function findOwnListing(
  context: Context,
  db: Queryable,
  id: number,
): Promise<Listing> {
  const [listing] = await db.select().from(listings).where(own(context, id));
  if (!listing) throw new AppError('not_found');
  return listing;
}

/** Throws conflict for a listing whose deal is done: it stays as it was. */
export function requireOpen({ status }: Pick<Listing, 'status'>): void {
  if (status === 'sold' || status === 'rented') {
    throw new AppError('conflict', words.soldNoChange);
  }
}

/** The same, open to changes and locked until the transaction ends: its photos keep their order. */
export async function lockOwnListing(
  context: Context,
  tx: Transaction,
  id: number,
): Promise<Listing> {
  const [listing] = await tx.select().from(listings).where(own(context, id)).for('no key update');
  if (!listing) throw new AppError('not_found');
  requireOpen(listing);
  return listing;
}
