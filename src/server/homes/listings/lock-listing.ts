import { eq, inArray } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/homes/refusals/index.ts';
import type { Transaction } from '#server/db/client.ts';
import { type Listing, listings, people } from '#server/db/schema/index.ts';
import { requireReachable } from '#server/people/blocks/index.ts';
import { isFirmlyBooked } from './booked.ts';

export type DealListing = Pick<
  Listing,
  'id' | 'ownerId' | 'status' | 'title' | 'pricePaise' | 'listedIn' | 'visitsConfirm'
>;

const booked = () => new AppError('conflict', words.onHoldBooked);
const gone = () => new AppError('not_found', words.listedNoMore);

async function lock(tx: Transaction, listingId: number, strength: 'share' | 'no key update') {
  const { id, ownerId, status, title, pricePaise, listedIn, visitsConfirm } = listings;
  const owners = tx.select({ ownerId }).from(listings).where(eq(id, listingId));
  // People before listings, as where an account is deleted; news to the owner will refer to it.
  const [owner] = await tx
    .select({ id: people.id, deletedAt: people.deletedAt })
    .from(people)
    .where(inArray(people.id, owners))
    .for('key share');
  const [listing] = await tx
    .select({ id, ownerId, status, title, pricePaise, listedIn, visitsConfirm })
    .from(listings)
    .where(eq(id, listingId))
    .for(strength);
  if (!listing) throw gone();
  return { listing, owner };
}

/**
 * The listing's row, held until the transaction ends. Whoever writes a bid or a booking holds it
 * first, then the bid, then the booking: of two steps at once the second sees what the first did,
 * and none waits for another in a circle. Throws not_found.
 */
export async function lockListing(tx: Transaction, listingId: number): Promise<DealListing> {
  // As strong as an update of the row takes it; rows that merely refer to it need not wait.
  return (await lock(tx, listingId, 'no key update')).listing;
}

/**
 * A live listing that stays live, and an owner who stays, until the transaction ends; any number
 * of transactions may hold it so at once. Throws not_found, and conflict where the owner does not deal
 * with the caller.
 */
export async function lockLiveListing(
  tx: Transaction,
  listingId: number,
  callerId: number,
  /** Their own booking does not keep them away. */
  { orBooked = false }: { orBooked?: boolean } = {},
): Promise<DealListing> {
  const { listing, owner } = await lock(tx, listingId, 'share');
  const isOwned = owner?.id === listing.ownerId && !owner.deletedAt;
  if (!isOwned) throw gone();
  const isTheirs =
    orBooked && listing.status === 'booked' && (await isFirmlyBooked(tx, listingId, callerId));
  if (!isTheirs && listing.status === 'booked') throw booked();
  if (!isTheirs && listing.status !== 'live') throw gone();
  await requireReachable(tx, callerId, listing.ownerId);
  return listing;
}

/** Throws conflict unless the listing is there to be bid for or booked. */
export function requireLive({ status }: DealListing): void {
  if (status === 'live') return;
  if (status === 'booked') throw booked();
  throw new AppError('conflict', words.notOnOffer);
}

/** The same, and its owner and the buyer deal with each other. */
export async function requireDealable(
  tx: Transaction,
  listing: DealListing,
  buyerId: number,
): Promise<void> {
  requireLive(listing);
  await requireReachable(tx, buyerId, listing.ownerId);
}
