import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { offerStatus } from '#contract/professionals/agent-interests.ts';
import words from '#messages/professionals/desk/index.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { isAssigned } from '#server/professionals/engagements/index.ts';
import { personOf } from '#server/session/person.ts';
import { type Interest, stateAt } from './interest-row.ts';
import { whyNoOffer } from './may-offer.ts';

export const offerStatusVerb: Verb<typeof offerStatus> = async (context, { params }) => {
  const { db } = context;
  const { id: agentId } = personOf(context);
  const { listingId } = params;
  const [why, [work], [latest]] = await Promise.all([
    whyNoOffer(db, agentId, listingId, context.now()),
    rows<{ id: number }>(
      db,
      sql`select g.id from listings l join engagements g on ${isAssigned}
          where l.id = ${listingId} and g.professional_id = ${agentId}`,
    ),
    rows<Pick<Interest, 'id' | 'state' | 'expiresAt'>>(
      db,
      sql`select id, state, expires_at as "expiresAt" from agent_interests
          where agent_id = ${agentId} and listing_id = ${listingId} order by id desc limit 1`,
    ),
  ]);
  if (why === undefined) throw new AppError('not_found', words.homeListedNoMore);
  return success({
    engagementId: work?.id ?? null,
    interest: latest
      ? {
          id: latest.id,
          state: stateAt(latest, context.now()),
          expiresAt: latest.expiresAt.toISOString(),
        }
      : null,
    mayOffer: why === null,
    why,
  });
};
