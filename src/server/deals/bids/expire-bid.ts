import { sql } from 'drizzle-orm';
import words from '#messages/deals/bids/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Listing } from '#server/db/schema/index.ts';
import type { Bid } from './bid-row.ts';
import { moveBid } from './move-bid.ts';
import { tellBuyer, tellOwner } from './notifications.ts';

/** Notes down that a bid has run out, and tells both sides. The caller holds the listing's row. */
export async function expireBid(
  context: Context,
  tx: Transaction,
  { title }: Pick<Listing, 'title'>,
  bid: Bid,
): Promise<void> {
  await moveBid(context, tx, bid.id, 'expire', { where: sql`expires_at <= ${context.now()}` });
  const news = { title: () => words.bidRunOutTitle, body: () => words.bidRunOutOn({ title }) };
  await tellBuyer(context, tx, bid, news);
  await tellOwner(context, tx, bid, news);
}
