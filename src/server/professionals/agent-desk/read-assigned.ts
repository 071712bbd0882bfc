import { type SQL, sql } from 'drizzle-orm';
import type { AssignedListing } from '#contract/professionals/agent-desk.ts';
import type { ListingStatus } from '#domain/homes/listing.ts';
import { fullNameOf } from '#domain/lib/full-name.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { afterCommission } from '#domain/money/commission.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { type CardRow, cardColumns, presentCard } from '#server/homes/listings/index.ts';
import { billingOf } from '#server/money/prices/index.ts';
import { isAssigned, startOfDue } from '#server/professionals/engagements/index.ts';
import { findHolds, isRunning, presentHold } from './holds.ts';

/** The columns of engagement `g` that `presentWork` reads. */
export const workColumns: SQL = sql`g.id as "engagementId", g.state as "engagementState",
  g.quote_paise as "quotePaise", g.due_on::text as "dueOn"`;

export interface WorkRow {
  engagementId: number;
  engagementState: EngagementState;
  quotePaise: Paise;
  dueOn: string | null;
}

/** What an agent is paid; `state` is theirs, for GST. */
export const presentWork = (
  { engagementId, engagementState, quotePaise, dueOn }: WorkRow,
  state: string,
): AssignedListing['work'] => ({
  engagementId,
  state: engagementState,
  fee: toRupees(quotePaise),
  payout: toRupees(afterCommission(quotePaise, state)),
  dueOn: startOfDue(dueOn),
});

export interface AssignedRow extends CardRow, WorkRow {
  status: ListingStatus;
  ownerId: number;
  ownerFirst: string;
  ownerLast: string;
  contacts: number;
  visits: number;
  bids: number;
  bookings: number;
}

const count = (table: SQL) => sql`(select count(*)::int from ${table} c where c.listing_id = l.id)`;

/** Listings `l` that agents work on by engagement `g`: what is selected, and from where. */
export const ASSIGNED = {
  columns: sql`${cardColumns}, ${workColumns}, o.id as "ownerId",
    o.first_name as "ownerFirst", o.last_name as "ownerLast",
    ${count(sql`contact_requests`)} as contacts, ${count(sql`visits`)} as visits,
    ${count(sql`bids`)} as bids, ${count(sql`bookings`)} as bookings`,
  from: sql`engagements g join listings l on ${isAssigned}
    join localities p on p.id = l.locality_id join people o on o.id = l.owner_id`,
};

/** Listings assigned to an agent. `rest` goes on after the agent's condition. */
export const findAssigned = ({ db }: Context, agentId: number, rest: SQL): Promise<AssignedRow[]> =>
  rows<AssignedRow>(
    db,
    sql`select ${ASSIGNED.columns} from ${ASSIGNED.from}
        where g.professional_id = ${agentId} ${rest}`,
  );

export async function presentAssigned(
  { db, now }: Context,
  agentId: number,
  found: readonly AssignedRow[],
): Promise<AssignedListing[]> {
  const ids = found.map(({ id }) => id);
  const running = sql`h.listing_id = any(${sql.param(ids)}::int[]) and ${isRunning(now())}`;
  const [{ state }, holds] = await Promise.all([
    billingOf(db, agentId),
    findHolds(db, running, ids.length),
  ]);
  return found.map((row): AssignedListing => {
    const hold = holds.find(({ listingId }) => listingId === row.id);
    const { contacts, visits, bids, bookings } = row;
    return {
      listing: presentCard(row),
      status: row.status,
      owner: fullNameOf({ firstName: row.ownerFirst, lastName: row.ownerLast }),
      ownerId: row.ownerId,
      work: presentWork(row, state),
      responses: { contacts, visits, bids, bookings },
      hold: hold ? presentHold(hold, agentId, now()) : null,
    };
  });
}
