import { sql } from 'drizzle-orm';
import type { bookingsByAgent } from '#contract/professionals/agent-desk.ts';
import type { BookingState } from '#domain/deals/booking.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { shortName } from '#domain/lib/short-name.ts';
import type { PayoutState } from '#domain/money/payout.ts';
import type { ReleaseState } from '#domain/money/release.ts';
import { ASSIGNED_STATES } from '#domain/professionals/agent-interest.ts';
import type { Context } from '#server/core/context.ts';
import { pageFacts, pageOfRows } from '#server/db/paging.ts';
import { rows } from '#server/db/rows.ts';
import { stateAt } from '#server/deals/bookings/index.ts';
import { cardsById, isActiveAt } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { stateAt as releaseStateAt } from '#server/money/escrow/index.ts';
import { billingOf } from '#server/money/prices/index.ts';
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
  total: number;
}

/** The agent's work stood, or was finished well; what was given up or settled away brings nothing. */
const STATES = sql.join(
  [...ASSIGNED_STATES, 'disputed', 'confirmed'].map((state) => sql`${state}`),
  sql`, `,
);

function find({ db, now }: Context, agentId: number, page: number): Promise<BookingRow[]> {
  return rows<BookingRow>(
    db,
    sql`select k.id, k.listing_id as "listingId", k.state, b.first_name as "firstName",
          b.last_name as "lastName", k.price_paise as "pricePaise",
          k.token_paise as "tokenPaise", k.expires_at as "expiresAt",
          k.created_at as "createdAt", ${workColumns},
          exists (select from leads d where d.agent_id = ${agentId}
            and d.buyer_id = k.buyer_id) as "ownLead",
          r.state as "releaseState", r.expires_at as "releaseExpiresAt", r.payout,
          count(*) over () as total
        from bookings k
        join people b on b.id = k.buyer_id
        join lateral (
          select g.* from engagements g
          where g.profession = 'agent' and g.professional_id = ${agentId}
            and g.listing_id = k.listing_id and g.client_id = k.owner_id
            and g.state in (${STATES}) and k.created_at >= g.created_at
            and (g.ended_at is null or k.created_at <= g.ended_at)
          order by g.id desc limit 1) g on true
        left join lateral (
          select r.state, r.expires_at, p.state as payout
          from releases r left join payouts p on p.release_id = r.id
          where r.subject_kind = 'engagement' and r.subject_id = g.id
          order by r.id desc limit 1) r on true
        order by (${isActiveAt('k', now())} and k.state <> 'completed') desc, k.id desc
        ${pageOfRows(page)}`,
  );
}

export const bookingsByAgentVerb: Verb<typeof bookingsByAgent> = async (
  context,
  { params, query },
) => {
  const { db, now } = context;
  const found = await find(context, params.id, query.page);
  const ids = found.map(({ listingId }) => listingId);
  const [card, { state }] = await Promise.all([cardsById(db, ids), billingOf(db, params.id)]);
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
    })),
    ...pageFacts(found, query.page, now()),
  };
};
