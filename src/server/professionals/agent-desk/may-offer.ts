import { type SQL, sql } from 'drizzle-orm';
import type { Role } from '#domain/lib/role.ts';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import { isFullyVerified } from '#domain/people/kyc.ts';
import { MAX_OPEN_INTERESTS, REOFFER_DAYS } from '#domain/professionals/agent-interest.ts';
import { CLOSED_ENGAGEMENT_STATES } from '#domain/professionals/engagement.ts';
import words from '#messages/professionals/desk/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { isTaken } from '#server/professionals/engagements/index.ts';

interface Facts {
  aadhaar: boolean;
  pan: boolean;
  isOwn: boolean;
  ownerRole: Role;
  isLive: boolean;
  isBlocked: boolean;
  isTaken: boolean;
  isAsked: boolean;
  isWaiting: boolean;
  wasDeclined: boolean;
  open: number;
}

const CLOSED: SQL = sql.join(
  CLOSED_ENGAGEMENT_STATES.map((state) => sql`${state}`),
  sql`, `,
);

const factsOf = (agentId: number, listingId: number, now: Date): SQL => sql`
  select a.aadhaar_verified as aadhaar, a.pan_verified as pan, l.owner_id = a.id as "isOwn",
    o.role as "ownerRole", l.status = 'live' as "isLive",
    exists (select from blocks b where b.blocker_id = l.owner_id and b.blocked_id = a.id)
      as "isBlocked",
    exists (select from engagements g where ${isTaken(now)}) as "isTaken",
    exists (select from engagements g where g.client_id = l.owner_id and g.professional_id = a.id
      and g.listing_id = l.id and g.state not in (${CLOSED})
      and (g.expires_at is null or g.expires_at > ${now})) as "isAsked",
    exists (select from agent_interests i where i.agent_id = a.id and i.listing_id = l.id
      and i.state = 'requested' and i.expires_at > ${now}) as "isWaiting",
    exists (select from agent_interests i join timeline t on t.subject_kind = 'interest'
        and t.subject_id = i.id and t.event = 'decline'
      where i.agent_id = a.id and i.listing_id = l.id
        and t.at > ${daysBefore(now, REOFFER_DAYS)}) as "wasDeclined",
    (select count(*)::int from agent_interests i where i.agent_id = a.id
      and i.state = 'requested' and i.expires_at > ${now}) as open
  from people a, listings l join people o on o.id = l.owner_id
  where a.id = ${agentId} and l.id = ${listingId}`;

/** The first that stands in the way, in a sentence for the agent. */
function whyNot(facts: Facts): string | null {
  if (facts.isOwn) return words.ownProperty;
  if (!facts.isLive) return words.homeListedNoMore;
  if (!isFullyVerified(facts)) return words.kycFirst;
  if (facts.ownerRole !== 'user') return words.agentLists;
  if (facts.isBlocked) return words.ownerTakesNone;
  if (facts.isTaken) return words.agentWorksHere;
  if (facts.isAsked) return words.ownerAsked;
  if (facts.isWaiting) return words.offerIsWithOwner;
  if (facts.wasDeclined) {
    return words.ownerDeclined({ days: REOFFER_DAYS });
  }
  if (facts.open >= MAX_OPEN_INTERESTS) {
    return words.mostOffers({ most: MAX_OPEN_INTERESTS });
  }
  return null;
}

/** Why an agent cannot offer to sell a listing now; null where they can, undefined without the listing. */
export async function whyNoOffer(
  db: Queryable,
  agentId: number,
  listingId: number,
  now: Date,
): Promise<string | null | undefined> {
  const [facts] = await rows<Facts>(db, factsOf(agentId, listingId, now));
  return facts && whyNot(facts);
}
