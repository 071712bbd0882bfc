import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { isAppError } from '#contract/lib/errors.ts';
import { OPEN_BID_STATES } from '#domain/deals/bid.ts';
import type { Context } from '#server/core/context.ts';
import { bids } from '#server/db/schema/index.ts';
import { lockListing } from '#server/homes/listings/index.ts';
import { hasRunOut } from './bid-row.ts';
import { expireBid } from './expire-bid.ts';

/** One at a time, so that a long list holds nothing up. */
const BATCH_SIZE = 100;

function expireOne(context: Context, { id, listingId }: { id: number; listingId: number }) {
  return context.db.transaction(async (tx) => {
    const listing = await lockListing(tx, listingId);
    const [bid] = await tx.select().from(bids).where(eq(bids.id, id));
    if (!bid || !hasRunOut(bid, context.now())) return false;
    await expireBid(context, tx, listing, bid);
    return true;
  });
}

/** Ends bids whose time has run out, the longest over first; answers how many it ended. */
export async function expireBids(context: Context): Promise<number> {
  const due = await context.db
    .select({ id: bids.id, listingId: bids.listingId })
    .from(bids)
    .where(and(inArray(bids.state, [...OPEN_BID_STATES]), lte(bids.expiresAt, context.now())))
    .orderBy(asc(bids.expiresAt))
    .limit(BATCH_SIZE);
  let ended = 0;
  for (const bid of due) {
    try {
      if (await expireOne(context, bid)) ended++;
    } catch (error) {
      // Somebody else was faster.
      if (!isAppError(error)) throw error;
    }
  }
  return ended;
}
