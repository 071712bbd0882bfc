import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import { OPEN_BID_STATES } from '#domain/deals/bid.ts';
import words from '#messages/deals/bids/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { bids, type Listing } from '#server/db/schema/index.ts';
import type { Bid } from './bid-row.ts';
import { moveBid } from './move-bid.ts';
import { tellBuyer } from './notifications.ts';

interface Loss {
  /** Why, for the log. */
  note: string;
  exceptBidId?: number;
  exceptBuyerId?: number;
}

/** Ends the open bids on a listing, and answers which. The caller holds its row, and tells. */
export async function endOpenBids(
  context: Context,
  tx: Transaction,
  listingId: number,
  { note, exceptBidId = 0, exceptBuyerId = 0 }: Loss,
): Promise<Bid[]> {
  const open = await tx
    .select()
    .from(bids)
    .where(
      and(
        eq(bids.listingId, listingId),
        inArray(bids.state, [...OPEN_BID_STATES]),
        ne(bids.id, exceptBidId),
        ne(bids.buyerId, exceptBuyerId),
        // What has run out is expired, and the clock will say so.
        gt(bids.expiresAt, context.now()),
      ),
    )
    .orderBy(asc(bids.id));
  for (const bid of open) await moveBid(context, tx, bid.id, 'lose', { message: note });
  return open;
}

/** The same for a listing that another bid has won; tells each bidder. */
export async function loseOpenBids(
  context: Context,
  tx: Transaction,
  listing: Pick<Listing, 'id' | 'title'>,
  loss: Loss,
): Promise<void> {
  for (const bid of await endOpenBids(context, tx, listing.id, loss)) {
    await tellBuyer(context, tx, bid, {
      title: () => words.bidLost,
      body: () => words.bidLostOn({ title: listing.title }),
    });
  }
}
