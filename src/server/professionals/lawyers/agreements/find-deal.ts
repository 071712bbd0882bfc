import { sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { DealTerms } from '#domain/deals/deal-terms.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import type { Paise } from '#domain/lib/money.ts';
import words from '#messages/professionals/refusals/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Agreement, Engagement } from '#server/db/schema/index.ts';
import { isAgreedDeal } from '#server/professionals/work-papers/index.ts';

/** A booking that both sides have agreed on, and that an agreement can be drawn up for. */
export interface Deal {
  /** Of the booking. */
  id: number;
  listingId: number;
  ownerId: number;
  buyerId: number;
  pricePaise: Paise;
  /** What has arrived of the token amount. */
  tokenPaise: Paise;
  title: string;
  terms: DealTerms;
  conditions: string[];
  listedIn: ListedIn;
}

const columns = sql`k.id, k.listing_id as "listingId", k.owner_id as "ownerId",
  k.buyer_id as "buyerId", k.price_paise as "pricePaise", k.terms, k.conditions, l.title, l.listed_in as "listedIn",
  case when k.state in ('paid', 'completed') then k.token_paise else 0 end as "tokenPaise"`;

/** The booking under way of the property that work is about, where the client is a side of it. */
export async function findDeal(
  db: Queryable,
  { listingId, bookingId, clientId }: Engagement,
  now: Date,
): Promise<Deal | undefined> {
  const [deal] = await rows<Deal>(
    db,
    sql`select ${columns} from bookings k join listings l on l.id = k.listing_id
        where k.listing_id = coalesce(${listingId}::int,
            (select b.listing_id from bookings b where b.id = ${bookingId}::int))
          and (k.owner_id = ${clientId} or k.buyer_id = ${clientId}) and ${isAgreedDeal(now)}`,
  );
  return deal;
}

/** The booking an agreement was drawn up for, while it stands. */
export async function findDealOf(
  db: Queryable,
  { listingId, sellerId, buyerId }: Agreement,
  now: Date,
): Promise<Deal | undefined> {
  const [deal] = await rows<Deal>(
    db,
    sql`select ${columns} from bookings k join listings l on l.id = k.listing_id
        where k.listing_id = ${listingId} and k.owner_id = ${sellerId}
          and k.buyer_id = ${buyerId} and ${isAgreedDeal(now)}`,
  );
  return deal;
}

/** The same. Throws conflict where it stands no more. */
export async function requireDealOf(db: Queryable, agreement: Agreement, now: Date): Promise<Deal> {
  const deal = await findDealOf(db, agreement, now);
  if (deal) return deal;
  throw new AppError('conflict', words.bookingGone);
}
