import { and, eq, or } from 'drizzle-orm';
import type { Side } from '#contract/deals/deal-fields.ts';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/deals/bids/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { bids } from '#server/db/schema/index.ts';
import { type DealListing, lockListing } from '#server/homes/listings/index.ts';
import { personOf } from '#server/session/person.ts';
import { type Bid, requireInTime } from './bid-row.ts';

/** A bid the caller is a party to, or only on one side of. Throws not_found. */
export async function findBid(
  context: Context,
  db: Queryable,
  id: number,
  side?: Side,
): Promise<Bid> {
  const caller = personOf(context).id;
  const isBuyer = eq(bids.buyerId, caller);
  const isOwner = eq(bids.ownerId, caller);
  const isParty = side ? (side === 'owner' ? isOwner : isBuyer) : or(isBuyer, isOwner);
  const [bid] = await db
    .select()
    .from(bids)
    .where(and(eq(bids.id, id), isParty));
  if (!bid) throw new AppError('not_found', words.bidNotFound);
  return bid;
}

/**
 * A bid and its listing, which nobody else changes until the transaction ends. Throws not_found
 * for whoever is not on the side asked for, conflict for a bid that has run out.
 */
export async function lockBid(
  context: Context,
  tx: Transaction,
  id: number,
  side: Side,
): Promise<{ listing: DealListing; bid: Bid }> {
  const { listingId } = await findBid(context, tx, id, side);
  const listing = await lockListing(tx, listingId);
  // Read again: what it was before the lock may have changed while we waited for it.
  const bid = await findBid(context, tx, id, side);
  requireInTime(bid, context.now());
  return { listing, bid };
}
