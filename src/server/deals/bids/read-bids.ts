import { type SQL, sql } from 'drizzle-orm';
import type { BidRow } from '#contract/deals/bids.ts';
import type { Side } from '#contract/deals/deal-fields.ts';
import { toRupees } from '#domain/lib/money.ts';
import { shortName } from '#domain/lib/short-name.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { cardsById, isActiveAt } from '#server/homes/listings/index.ts';
import { type Bid, stateAt } from './bid-row.ts';

export interface FoundBid extends Omit<Bid, 'ownerId' | 'buyerId'> {
  side: Side;
  firstName: string;
  lastName: string;
  bookingId: number | null;
  onHold: boolean;
  total: number;
}

interface Search {
  callerId: number;
  /** On the bids under `b`; `o` is the other side. */
  where: SQL;
  /** May use `isOpen`. */
  order: SQL;
  page: SQL;
}

/** Bids to which the caller is a party. */
export function findBids(
  { db, now }: Context,
  { callerId, where, order, page }: Search,
): Promise<FoundBid[]> {
  return rows<FoundBid>(
    db,
    sql`select b.id, b.listing_id as "listingId", b.state, b.amount_paise as "amountPaise",
          b.counter_paise as "counterPaise", b.conditions, b.terms,
          b.counter_terms as "counterTerms", b.message, b.expires_at as "expiresAt",
          b.created_at as "createdAt", b.updated_at as "updatedAt",
          case when b.owner_id = ${callerId} then 'owner' else 'buyer' end as side,
          o.first_name as "firstName", o.last_name as "lastName",
          (select k.id from bookings k where k.buyer_id = b.buyer_id and k.bid_id = b.id) as "bookingId",
          exists (select from bookings k where k.listing_id = b.listing_id
            and ${isActiveAt('k', now())}) as "onHold",
          count(*) over () as total
        from (select *, state in ('placed', 'countered') and expires_at > ${now()} as is_open
              from bids) b
        join people o on o.id = case when b.owner_id = ${callerId} then b.buyer_id else b.owner_id end
        where ${where} order by ${order} ${page}`,
  );
}

export async function presentBids(
  { db, now }: Context,
  found: readonly FoundBid[],
): Promise<BidRow[]> {
  const card = await cardsById(
    db,
    found.map(({ listingId }) => listingId),
  );
  return found.map((row) => ({
    id: row.id,
    listingId: row.listingId,
    state: stateAt(row, now()),
    side: row.side,
    other: shortName(row.firstName, row.lastName),
    amount: toRupees(row.amountPaise),
    counter: toRupees(row.counterPaise),
    conditions: row.conditions,
    terms: row.terms,
    counterTerms: row.counterTerms && {
      terms: row.counterTerms.terms,
      conditions: [...row.counterTerms.conditions],
    },
    message: row.message,
    expiresAt: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    bookingId: row.bookingId,
    onHold: row.onHold,
    listing: card(row.listingId),
  }));
}
