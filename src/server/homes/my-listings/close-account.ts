import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { WITHDRAWABLE } from '#domain/homes/listing-lifecycle.ts';
import words from '#messages/homes/news/index.ts';
import notes from '#messages/lib/own-notes/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import {
  favouriteFolders,
  favourites,
  homeWishes,
  type Listing,
  listingDrafts,
  listings,
  type Person,
  savedSearches,
  shortlist,
} from '#server/db/schema/index.ts';
import { onListingEnded } from '#server/homes/hooks.ts';
import { erasePhotos } from '#server/homes/media/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import type { AccountClosing } from '#server/people/hooks.ts';

/** Takes a listing off the market for good, with everything open on it. */
async function withdraw(context: Context, tx: Transaction, listing: Listing): Promise<void> {
  await changeState(context, tx, {
    kind: 'listing',
    id: listing.id,
    name: 'withdraw',
    set: sql`updated_at = ${context.now()}`,
    note: forTheBooks(() => notes.accountDeleted),
  });
  await onListingEnded.run(context, tx, listing, {
    title: () => words.homeWithdrawn,
    note: forTheBooks(() => notes.ownerLeft),
  });
}

/** Homes of somebody who leaves go off the market; what stays of them tells no door and no exact place. */
export const closeListings = (
  context: Context,
  tx: Transaction,
  { id }: Pick<Person, 'id'>,
): AccountClosing => ({
  async end() {
    const open = await tx
      .select()
      .from(listings)
      .where(and(eq(listings.ownerId, id), inArray(listings.status, [...WITHDRAWABLE])))
      .orderBy(asc(listings.id));
    for (const listing of open) await withdraw(context, tx, listing);
    await tx.delete(listingDrafts).where(eq(listingDrafts.ownerId, id));
    await tx.execute(
      sql`update listings set private_address = null, location = public_location, verified_as = null
          where owner_id = ${id}`,
    );
  },
});

/** What somebody kept of others' homes, and the photos of their own. */
export async function eraseFromHomes(
  context: Context,
  tx: Transaction,
  { id }: Pick<Person, 'id'>,
): Promise<string[]> {
  for (const table of [favourites, favouriteFolders, shortlist, savedSearches, homeWishes]) {
    await tx.delete(table).where(eq(table.personId, id));
  }
  return erasePhotos(context, tx, id);
}
