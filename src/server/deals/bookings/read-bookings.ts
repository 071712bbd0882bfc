import { type SQL, sql } from 'drizzle-orm';
import type { BookingRow } from '#contract/deals/bookings.ts';
import type { Side } from '#contract/deals/deal-fields.ts';
import { toRupees } from '#domain/lib/money.ts';
import { shortName } from '#domain/lib/short-name.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { cardsById, isActiveAt } from '#server/homes/listings/index.ts';
import { type Booking, stateAt } from './booking-row.ts';

export interface FoundBooking extends Omit<Booking, 'ownerId' | 'buyerId'> {
  side: Side;
  otherId: number;
  firstName: string;
  lastName: string;
  total: number;
}

/** Bookings of the caller's under a condition on `k`, those under way first, by when they run out. */
export function findBookings(
  { db, now }: Context,
  callerId: number,
  condition: SQL,
  page: SQL,
): Promise<FoundBooking[]> {
  const underWay = sql`${isActiveAt('k', now())} and k.state <> 'completed'`;
  return rows<FoundBooking>(
    db,
    sql`select k.id, k.listing_id as "listingId", k.bid_id as "bidId", k.state,
          k.price_paise as "pricePaise", k.token_paise as "tokenPaise", k.conditions, k.terms,
          k.message,
          k.expires_at as "expiresAt", k.created_at as "createdAt", k.updated_at as "updatedAt",
          case when k.owner_id = ${callerId} then 'owner' else 'buyer' end as side,
          o.id as "otherId", o.first_name as "firstName", o.last_name as "lastName", count(*) over () as total
        from bookings k
        join people o on o.id = case when k.owner_id = ${callerId} then k.buyer_id else k.owner_id end
        where ${condition}
        order by (${underWay}) desc, case when ${underWay} then k.expires_at end, k.id desc ${page}`,
  );
}

export async function presentBookings(
  { db, now }: Context,
  found: readonly FoundBooking[],
): Promise<BookingRow[]> {
  const card = await cardsById(
    db,
    found.map(({ listingId }) => listingId),
  );
  return found.map((row) => ({
    id: row.id,
    listingId: row.listingId,
    bidId: row.bidId,
    state: stateAt(row, now()),
    side: row.side,
    other: shortName(row.firstName, row.lastName),
    otherId: row.otherId,
    price: toRupees(row.pricePaise),
    tokenAmount: toRupees(row.tokenPaise),
    conditions: row.conditions,
    terms: row.terms,
    message: row.message,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    listing: card(row.listingId),
  }));
}
