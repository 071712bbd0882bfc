import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '../../../contract/errors.ts';
import type { Transaction } from '../../db/client.ts';
import { listings, people } from '../../db/schema/index.ts';

export interface LockedListing {
  id: number;
  ownerId: number;
  title: string;
}

const gone = () => new AppError('not_found', 'This home is no longer listed.');

/**
 * A live listing that stays live, and an owner who stays, until the transaction ends. People are
 * locked before listings, as everywhere. Throws not_found.
 */
export async function lockLiveListing(tx: Transaction, id: number): Promise<LockedListing> {
  const { ownerId, title, status } = listings;
  const isLive = and(eq(listings.id, id), eq(status, 'live'));
  const [seen] = await tx.select({ ownerId }).from(listings).where(isLive);
  if (!seen) throw gone();
  const [owner] = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, seen.ownerId), isNull(people.deletedAt)))
    .for('key share');
  const [listing] = await tx
    .select({ id: listings.id, ownerId, title })
    .from(listings)
    .where(isLive)
    .for('share');
  if (!listing || listing.ownerId !== owner?.id) throw gone();
  return listing;
}
