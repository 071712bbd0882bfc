import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { ASSIGNED_STATES, TAKEN_STATES } from '#domain/professionals/agent-interest.ts';
import words from '#messages/professionals/refusals/index.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { DealListing } from '#server/homes/listings/index.ts';

const listOf = (states: readonly string[]): SQL =>
  sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  );

/** A condition on engagement `g`: an agent works on listing `l` for its owner, fee in escrow. */
export const isAssigned: SQL = sql`g.profession = 'agent' and g.listing_id = l.id
  and g.client_id = l.owner_id and g.state in (${listOf(ASSIGNED_STATES)})`;

/** The same, or an agent is accepted and their fee due: listing `l` takes no other agent. */
export const isTaken = (now: Date): SQL => sql`g.profession = 'agent' and g.listing_id = l.id
  and g.client_id = l.owner_id and g.state in (${listOf(TAKEN_STATES)})
  and (g.state <> 'accepted' or g.expires_at > ${now})`;

/**
 * Throws conflict while an agent works on a listing or has been accepted for it, apart from one
 * engagement. The caller holds the listing's row, so that of two accepted at once one is.
 */
export async function requireNoAgent(
  tx: Transaction,
  listing: Pick<DealListing, 'id'>,
  now: Date,
  exceptEngagementId = 0,
): Promise<void> {
  const [found] = await rows(
    tx,
    sql`select 1 from listings l join engagements g on ${isTaken(now)}
        where l.id = ${listing.id} and g.id <> ${exceptEngagementId} limit 1`,
  );
  if (!found) return;
  throw new AppError('conflict', words.agentHiredAlready);
}
