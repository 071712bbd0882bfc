import { type SQL, sql } from 'drizzle-orm';
import words from '#messages/deals/contacts/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { notify } from '#server/people/notifications/index.ts';
import { LINK_FOR_BUYER } from './links.ts';

/** Requests in one transaction; a loop comes again while there are as many. */
const BATCH_SIZE = 100;

interface Due {
  id: number;
  buyerId: number;
  title: string;
}

/** Ends requests that nobody answered in time; those another node has in hand are left to it. */
export async function expireDue(
  context: Context,
  tx: Transaction,
  which: SQL,
  most: number,
): Promise<number> {
  const due = await rows<Due>(
    tx,
    sql`select r.id, r.buyer_id as "buyerId",
          (select title from listings l where l.id = r.listing_id) as title
        from contact_requests r
        where r.state = 'requested' and r.expires_at <= ${context.now()} and ${which}
        order by r.expires_at limit ${most} for update skip locked`,
  );
  for (const { id, buyerId, title } of due) {
    await changeState(context, tx, { kind: 'contact', id, name: 'expire' });
    await notify(context, tx, buyerId, {
      kind: 'request',
      title: () => words.notAnsweredInTime,
      body: () => words.contactExpired({ title }),
      link: LINK_FOR_BUYER,
    });
  }
  return due.length;
}

/** Ends what has run out; answers how many that were, `most` at the most. */
export function expireContacts(context: Context, most = BATCH_SIZE): Promise<number> {
  return context.db.transaction((tx) => expireDue(context, tx, sql`true`, most));
}
