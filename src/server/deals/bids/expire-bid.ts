import { sql } from 'drizzle-orm';
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
  const words = { title: 'A bid has run out', body: `The time of a bid on “${title}” is over.` };
  await tellBuyer(context, tx, bid, words);
  await tellOwner(context, tx, bid, words);
}
