import type { Context } from '#server/core/context.ts';
import type { Queryable } from '#server/db/client.ts';
import { type NotificationWords, notify } from '#server/people/notifications/index.ts';
import type { Bid } from './bid-row.ts';

type Party = Pick<Bid, 'id' | 'buyerId' | 'ownerId'>;

/** Tells the bidder, with the way to the bid room. */
export function tellBuyer(
  context: Context,
  tx: Queryable,
  { id, buyerId }: Party,
  words: NotificationWords,
) {
  return notify(context, tx, buyerId, { kind: 'deal', link: `/BidProperties?bid=${id}`, ...words });
}

/** Tells the owner, with the way to the bid room. */
export function tellOwner(
  context: Context,
  tx: Queryable,
  { id, ownerId }: Party,
  words: NotificationWords,
) {
  return notify(context, tx, ownerId, { kind: 'deal', link: `/BidingRequest?bid=${id}`, ...words });
}
