import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import { OPEN_BID_STATES } from '../../../domain/bid.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { bids, type Listing } from '../../db/schema/index.ts';
import { moveBid } from './move-bid.ts';
import { tellBuyer } from './news.ts';

/**
 * Ends the open bids on a listing that is gone, all but one, and tells each bidder. The caller
 * holds the listing's row.
 */
export async function loseOpenBids(
  context: Context,
  tx: Transaction,
  listing: Pick<Listing, 'id' | 'title'>,
  { note, exceptBidId = 0 }: { note: string; exceptBidId?: number },
): Promise<void> {
  const open = await tx
    .select()
    .from(bids)
    .where(
      and(
        eq(bids.listingId, listing.id),
        inArray(bids.state, [...OPEN_BID_STATES]),
        ne(bids.id, exceptBidId),
        // What has run out is expired, and the clock will say so.
        gt(bids.expiresAt, context.now()),
      ),
    )
    .orderBy(asc(bids.id));
  for (const bid of open) {
    await moveBid(context, tx, bid.id, 'lose', { message: note });
    await tellBuyer(context, tx, bid, {
      title: 'Your bid did not win',
      body: `Your bid on “${listing.title}” has ended. ${note}`,
    });
  }
}
