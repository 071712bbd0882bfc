import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import words from '#messages/homes/news/index.ts';
import notes from '#messages/lib/own-notes/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { listings, type Person } from '#server/db/schema/index.ts';
import { onListingEnded } from '#server/homes/hooks.ts';
import { bookIfTaken } from '#server/homes/listings/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';

/**
 * Live homes of who is suspended pause with them: off the search, nothing open on them goes on. They
 * come back with their owner, with the days of promotion they had left (a trigger keeps those).
 */
export async function freezeListings(
  context: Context,
  tx: Transaction,
  { id: ownerId }: Pick<Person, 'id'>,
): Promise<void> {
  const at = context.now();
  const live = await tx
    .select()
    .from(listings)
    .where(and(eq(listings.ownerId, ownerId), eq(listings.status, 'live')))
    .orderBy(asc(listings.id))
    .for('no key update');
  for (const listing of live) {
    await changeState(context, tx, {
      kind: 'listing',
      id: listing.id,
      name: 'suspend',
      set: sql`frozen_at = ${at}, updated_at = ${at}`,
    });
    await onListingEnded.run(context, tx, listing, {
      title: () => words.homeOffMarket,
      note: forTheBooks(() => notes.notOnOffer),
    });
  }
}

/** The owner is back: what was live is live again, and no day of its promotion is lost. */
export async function thawListings(
  context: Context,
  tx: Transaction,
  { id: ownerId }: Pick<Person, 'id'>,
): Promise<void> {
  const at = context.now();
  const isFrozen = and(eq(listings.ownerId, ownerId), isNotNull(listings.frozenAt));
  const frozen = await tx
    .select({ id: listings.id, status: listings.status })
    .from(listings)
    .where(isFrozen)
    .orderBy(asc(listings.id))
    .for('no key update');
  for (const { id, status } of frozen) {
    // Staff may have taken it down meanwhile.
    if (status !== 'paused') continue;
    await changeState(context, tx, {
      kind: 'listing',
      id,
      name: 'reinstate',
      set: sql`confirmed_at = confirmed_at + (${at}::timestamptz - frozen_at), updated_at = ${at}`,
    });
    await bookIfTaken(context, tx, id);
  }
  await tx.update(listings).set({ frozenAt: null }).where(isFrozen);
}
