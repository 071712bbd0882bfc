import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { AdminSettlement, listOpenSettlements } from '#contract/money/settlement-admin.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { whole } from '#domain/money/settlement.ts';
import { lastNote } from '#server/core/last-note.ts';
import { fullNameIn } from '#server/db/full-name.ts';
import { DEAL_PAGE, readPage } from '#server/db/paging.ts';
import { rows } from '#server/db/rows.ts';
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
  total: number;
};

const note = (event: 'refuse' | 'dispute') => lastNote('settlement', event, sql`s.id`);

export const listOpenSettlementsVerb: Verb<typeof listOpenSettlements> = async (
  context,
  { query: { page } },
) => {
  const { found, total } = await readPage(page, (range) =>
    rows<Found>(
      context.db,
      sql`select s.id, s.booking_id as "bookingId", k.state as "bookingState",
          k.listing_id as "listingId", l.title, k.owner_id as "ownerId",
          ${fullNameIn('w')} as owner, k.buyer_id as "buyerId", ${fullNameIn('b')} as buyer,
          case s.proposed_by when k.owner_id then 'owner' else 'buyer' end as "proposedBy",
          s.owner_paise as "ownerPaise", s.buyer_paise as "buyerPaise", s.reason,
          ${note('refuse')} as refusal, ${note('dispute')} as answer,
          s.created_at as "createdAt", s.updated_at as "updatedAt", count(*) over () as total
        from settlements s
        join bookings k on k.id = s.booking_id
        join listings l on l.id = k.listing_id
        join people w on w.id = k.owner_id
        join people b on b.id = k.buyer_id
        where s.state = 'disputed'
        order by s.updated_at, s.id ${range}`,
    ),
  );
  const data = await Promise.all(
    found.map(
      async ({
        ownerId,
        owner,
        buyerId,
        buyer,
        ownerPaise,
        buyerPaise,
        createdAt,
        updatedAt,
        total: _,
        ...row
      }) => {
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
      },
    ),
  );
  return success({ data, total, totalIsMinimum: false, page, pageSize: DEAL_PAGE });
};
