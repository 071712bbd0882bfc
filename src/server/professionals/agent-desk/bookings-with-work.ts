import { type SQL, sql } from 'drizzle-orm';
import { ASSIGNED_STATES } from '#domain/professionals/agent-interest.ts';
import { isActiveAt } from '#server/homes/listings/index.ts';

/** The agent's work stood, or was finished well; what was given up or settled away brings nothing. */
const STATES = sql.join(
  [...ASSIGNED_STATES, 'disputed', 'confirmed'].map((state) => sql`${state}`),
  sql`, `,
);

/**
 * Bookings `k` of listings while agent `agentId` worked for their owner, the work as `g`, the latest
 * wish for its fee with the payout as `r`; and which of them are under way.
 */
export const bookingsWithWork = (agentId: number, now: Date): { from: SQL; isRunning: SQL } => ({
  isRunning: sql`(${isActiveAt('k', now)} and k.state <> 'completed')`,
  from: sql`from bookings k
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
      order by r.id desc limit 1) r on true`,
});
