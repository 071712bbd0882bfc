import { type SQL, sql } from 'drizzle-orm';
import type { AGENT_BOOKING_STAGES, bookingsByAgent } from '#contract/professionals/agent-desk.ts';
import type { BookingState } from '#domain/deals/booking.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { shortName } from '#domain/lib/short-name.ts';
import type { PayoutState } from '#domain/money/payout.ts';
import type { ReleaseState } from '#domain/money/release.ts';
import type { Context } from '#server/core/context.ts';
import { pageFacts, readPage } from '#server/db/paging.ts';
import { rows } from '#server/db/rows.ts';
import { stateAt } from '#server/deals/bookings/index.ts';
import { cardsById } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { stateAt as releaseStateAt } from '#server/money/escrow/index.ts';
import { billingOf } from '#server/money/prices/index.ts';
import { commissionOf } from './agent-commission.ts';
import { bookingsWithWork } from './bookings-with-work.ts';
import { presentWork, type WorkRow, workColumns } from './read-assigned.ts';

interface BookingRow extends WorkRow {
  id: number;
  listingId: number;
  state: BookingState;
  firstName: string;
  lastName: string;
  pricePaise: Paise;
  tokenPaise: Paise;
  ownLead: boolean;
  expiresAt: Date | null;
  createdAt: Date;
  releaseState: ReleaseState | null;
  releaseExpiresAt: Date | null;
  payout: PayoutState | null;
  invoiceId: number | null;
  invoiceNumber: string | null;
  total: number;
}

type Stage = (typeof AGENT_BOOKING_STAGES)[number];

function isOf(stage: Stage | undefined, isRunning: SQL): SQL {
  if (stage === 'running') return isRunning;
  if (stage === 'done') return sql`k.state = 'completed'`;
  return stage === 'ended' ? sql`not ${isRunning} and k.state <> 'completed'` : sql`true`;
}

function find(
  { db, now }: Context,
  agentId: number,
  stage: Stage | undefined,
  range: SQL,
): Promise<BookingRow[]> {
  const { from, isRunning } = bookingsWithWork(agentId, now());
  return rows<BookingRow>(
    db,
    sql`select k.id, k.listing_id as "listingId", k.state, b.first_name as "firstName",
          b.last_name as "lastName", k.price_paise as "pricePaise",
          k.token_paise as "tokenPaise", k.expires_at as "expiresAt",
          k.created_at as "createdAt", ${workColumns},
          exists (select from leads d where d.agent_id = ${agentId}
            and d.buyer_id = k.buyer_id) as "ownLead",
          r.state as "releaseState", r.expires_at as "releaseExpiresAt", r.payout,
          v.id as "invoiceId", v.number as "invoiceNumber", count(*) over () as total
        ${from}
        join people b on b.id = k.buyer_id
        left join lateral (
          select v.id, v.number from orders o join invoices v on v.order_id = o.id
          where o.subject_kind = 'engagement' and o.subject_id = g.id
            and v.person_id = ${agentId} and v.kind = 'invoice'
          order by v.id limit 1) v on true
        where ${isOf(stage, isRunning)}
        order by ${isRunning} desc, k.id desc
        ${range}`,
  );
}

export const bookingsByAgentVerb: Verb<typeof bookingsByAgent> = async (
  context,
  { params, query },
) => {
  const { db, now } = context;
  const { found, total } = await readPage(query.page, (range) =>
    find(context, params.id, query.stage, range),
  );
  const ids = found.map(({ listingId }) => listingId);
  const [card, { state }] = await Promise.all([cardsById(db, ids), billingOf(db, params.id)]);
  const commission = await commissionOf(context, params.id, state);
  return {
    status: 1,
    message: 'OK',
    data: found.map((row) => ({
      id: row.id,
      state: stateAt(row, now()),
      buyer: shortName(row.firstName, row.lastName),
      price: toRupees(row.pricePaise),
      tokenAmount: toRupees(row.tokenPaise),
      ownLead: row.ownLead,
      expiresAt: row.expiresAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      listing: card(row.listingId),
      work: presentWork(row, state),
      release:
        row.releaseState && row.releaseExpiresAt
          ? {
              state: releaseStateAt(
                { state: row.releaseState, expiresAt: row.releaseExpiresAt },
                now(),
              ),
              payout: row.payout,
            }
          : null,
      invoice:
        row.invoiceId && row.invoiceNumber
          ? { id: row.invoiceId, number: row.invoiceNumber }
          : null,
    })),
    commission,
    ...pageFacts(total, query.page, now()),
  };
};
