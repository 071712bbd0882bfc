import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Booking } from '#server/deals/bookings/index.ts';
import { moveBid } from './move-bid.ts';

/** A booking that did not come about lets the bid it came from fall through. `what` says why. */
export async function letBidFallThrough(
  context: Context,
  tx: Transaction,
  { bidId }: Pick<Booking, 'bidId'>,
  what: string,
): Promise<void> {
  if (bidId !== null) await moveBid(context, tx, bidId, 'fallThrough', { message: `It ${what}.` });
}
