import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { rows } from '../../db/rows.ts';
import type { Listing } from '../../db/schema/index.ts';
import { notify } from '../notifications/notify.ts';

/** Tells those with an open request, bid or visit that a home has left the market. */
export async function tellInterested(
  context: Context,
  tx: Transaction,
  { id, title }: Listing,
  what: string,
): Promise<void> {
  const now = context.now();
  const buyers = await rows<{ buyerId: number }>(
    tx,
    sql`select buyer_id as "buyerId" from contact_requests
        where listing_id = ${id} and state in ('requested', 'accepted')
        union select buyer_id from bids
        where listing_id = ${id} and state in ('placed', 'countered')
        union select buyer_id from visits
        where listing_id = ${id} and state = 'booked' and ends_at > ${now}`,
  );
  for (const { buyerId } of buyers) {
    await notify(context, tx, buyerId, {
      kind: 'request',
      title: what,
      body: `“${title}” is not on offer any more. See homes like it.`,
      link: '/PropertyListHome',
    });
  }
}
