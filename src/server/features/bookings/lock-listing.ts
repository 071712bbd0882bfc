import { eq, inArray } from 'drizzle-orm';
import { AppError } from '../../../contract/errors.ts';
import type { Transaction } from '../../db/client.ts';
import { type Listing, listings, people } from '../../db/schema/index.ts';

export type DealListing = Pick<
  Listing,
  'id' | 'ownerId' | 'status' | 'title' | 'pricePaise' | 'listedIn'
>;

/**
 * The listing's row, held until the transaction ends. Whoever writes a bid or a booking holds it
 * first, then the bid, then the booking: of two steps at once the second sees what the first did,
 * and none waits for another in a circle. Throws not_found.
 */
export async function lockListing(tx: Transaction, listingId: number): Promise<DealListing> {
  const { id, ownerId, status, title, pricePaise, listedIn } = listings;
  const owners = tx.select({ ownerId }).from(listings).where(eq(id, listingId));
  // People before listings, as where an account is deleted; news to the owner will refer to it.
  await tx
    .select({ id: people.id })
    .from(people)
    .where(inArray(people.id, owners))
    .for('key share');
  const [listing] = await tx
    .select({ id, ownerId, status, title, pricePaise, listedIn })
    .from(listings)
    .where(eq(id, listingId))
    // As strong as an update of the row takes it; rows that merely refer to it need not wait.
    .for('no key update');
  if (!listing) throw new AppError('not_found', 'This home is no longer listed.');
  return listing;
}

/** Throws conflict unless the listing is there to be bid for or booked. */
export function requireLive({ status }: DealListing): void {
  if (status === 'live') return;
  throw new AppError('conflict', 'This property is not on offer at the moment.');
}
