import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { AdminSettlement, listOpenSettlements } from '#contract/money/settlement-admin.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { whole } from '#domain/money/settlement.ts';
import type { Context } from '#server/core/context.ts';
import { lastNote } from '#server/core/last-note.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { earliestFirst } from '#server/db/keyset.ts';
import { readList } from '#server/db/read-list.ts';
import type { Verb } from '#server/http/execute.ts';
import { standingOf } from './standing.ts';

type Found = Pick<
  AdminSettlement,
  | 'id'
  | 'bookingId'
  | 'bookingState'
  | 'listingId'
  | 'title'
  | 'proposedBy'
  | 'reason'
  | 'refusal'
  | 'answer'
> & {
  ownerId: number;
  owner: string;
  buyerId: number;
  buyer: string;
  ownerPaise: Paise;
  buyerPaise: Paise;
  createdAt: Date;
  updatedAt: Date;
};

const note = (event: 'refuse' | 'dispute') => lastNote('settlement', event, sql`s.id`);

const LONGEST_FIRST = earliestFirst('open settlements', sql`s.updated_at`, sql`s.id`);

async function present(context: Context, found: Found): Promise<AdminSettlement> {
  const { ownerId, owner, buyerId, buyer, ownerPaise, buyerPaise, ...rest } = found;
  const { createdAt, updatedAt, ...row } = rest;
  const deal = { id: row.bookingId, ownerId, buyerId };
  const standing = await standingOf(context, context.db, deal);
  return {
    ...row,
    owner: { id: ownerId, name: owner },
    buyer: { id: buyerId, name: buyer },
    toOwner: toRupees(ownerPaise),
    toBuyer: toRupees(buyerPaise),
    total: toRupees(whole(standing)),
    held: toRupees(standing.held),
    hasOwner: toRupees(standing.owner),
    hasBuyer: toRupees(standing.buyer),
    createdAt: createdAt.toISOString(),
    since: updatedAt.toISOString(),
  };
}

export const listOpenSettlementsVerb: Verb<typeof listOpenSettlements> = async (
  context,
  { query },
) => {
  const { items, ...page } = await readList<Found>(context, LONGEST_FIRST, query, {
    columns: sql`s.id, s.booking_id as "bookingId", k.state as "bookingState",
      k.listing_id as "listingId", l.title, k.owner_id as "ownerId",
      ${fullNameIn('w')} as owner, k.buyer_id as "buyerId", ${fullNameIn('b')} as buyer,
      case s.proposed_by when k.owner_id then 'owner' else 'buyer' end as "proposedBy",
      s.owner_paise as "ownerPaise", s.buyer_paise as "buyerPaise", s.reason,
      ${note('refuse')} as refusal, ${note('dispute')} as answer,
      s.created_at as "createdAt", s.updated_at as "updatedAt"`,
    from: sql`settlements s
      join bookings k on k.id = s.booking_id
      join listings l on l.id = k.listing_id
      join people w on w.id = k.owner_id
      join people b on b.id = k.buyer_id`,
    where: sql`s.state = 'disputed'`,
  });
  const presented = await Promise.all(items.map((found) => present(context, found)));
  return success({ ...page, items: presented });
};
