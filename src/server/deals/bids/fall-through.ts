import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { moveBid } from './move-bid.ts';

/** An accepted bid whose booking did not come about. The caller holds the listing's row. */
export function letBidFallThrough(
  context: Context,
  tx: Transaction,
  bidId: number,
  message: string,
): Promise<void> {
  return moveBid(context, tx, bidId, 'fallThrough', { message });
}
