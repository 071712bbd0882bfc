import { type SQL, sql } from 'drizzle-orm';
import type { InterestRow } from '#contract/professionals/agent-interests.ts';
import { toRupees } from '#domain/lib/money.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { MANDATE_DAYS } from '#domain/professionals/agent-interest.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { cardsById } from '#server/homes/listings/index.ts';
import { isTaken } from '#server/professionals/engagements/index.ts';
import { type Interest, stateAt } from './interest-row.ts';

interface FoundInterest extends Interest {
  otherFirst: string;
  otherLast: string;
  otherImage: string | null;
  ratingCount: number;
  ratingSum: number;
  live: boolean;
  taken: boolean;
  total: number;
}

/** Offers of which the caller is a side, under a condition on `i`, those that wait first. */
export function findInterests(
  { db, now }: Context,
  callerId: number,
  condition: SQL,
  page: SQL,
): Promise<FoundInterest[]> {
  return rows<FoundInterest>(
    db,
    sql`select i.id, i.agent_id as "agentId", i.owner_id as "ownerId",
          i.listing_id as "listingId", i.state, i.message, i.fee_paise as "feePaise",
          i.engagement_id as "engagementId", i.expires_at as "expiresAt",
          i.created_at as "createdAt", o.first_name as "otherFirst", o.last_name as "otherLast",
          o.image as "otherImage", coalesce(p.rating_count, 0) as "ratingCount",
          coalesce(p.rating_sum, 0) as "ratingSum", l.status = 'live' as live,
          exists (select from engagements g where ${isTaken(now())}) as taken,
          count(*) over () as total
        from agent_interests i
        join listings l on l.id = i.listing_id
        join people o on o.id = case when i.owner_id = ${callerId} then i.agent_id
          else i.owner_id end
        left join professional_profiles p on p.person_id = i.agent_id
        where ${callerId}::int in (i.owner_id, i.agent_id) and ${condition}
        order by (i.state = 'requested' and i.expires_at > ${now()}) desc, i.id desc ${page}`,
  );
}

/** Offers as the caller, one of their sides, sees them. */
export async function presentInterests(
  { db, now }: Context,
  callerId: number,
  found: readonly FoundInterest[],
): Promise<InterestRow[]> {
  const card = await cardsById(
    db,
    found.map(({ listingId }) => listingId),
  );
  return found.map((row) => ({
    id: row.id,
    listingId: row.listingId,
    state: stateAt(row, now()),
    side: row.ownerId === callerId ? 'owner' : 'agent',
    agentId: row.agentId,
    other: shortName(row.otherFirst, row.otherLast),
    otherImage: row.otherImage,
    rating: row.ratingCount === 0 ? null : Math.round((row.ratingSum / row.ratingCount) * 10) / 10,
    ratingCount: row.ratingCount,
    message: row.message,
    fee: toRupees(row.feePaise),
    workDays: MANDATE_DAYS,
    engagementId: row.engagementId,
    expiresAt: row.expiresAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    listing: card(row.listingId),
    live: row.live,
    taken: row.taken,
  }));
}
