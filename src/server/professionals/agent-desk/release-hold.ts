import { and, eq, isNull, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type {
  holdOfListing,
  holdsByAgent,
  releaseHold,
} from '#contract/professionals/listing-holds.ts';
import deskWords from '#messages/professionals/desk/index.ts';
import doneWords from '#messages/professionals/done/index.ts';
import words from '#messages/professionals/news/index.ts';
import { audit } from '#server/core/audit.ts';
import { listingHolds } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { notify } from '#server/people/notifications/index.ts';
import { nameOf } from '#server/professionals/engagements/index.ts';
import { personOf } from '#server/session/person.ts';
import { findHolds, findRunningHold, presentHold } from './holds.ts';

const MAX = 100;

export const releaseHoldVerb: Verb<typeof releaseHold> = async (context, { params, body }) => {
  const { id: callerId } = personOf(context);
  const { holdId } = params;
  await context.db.transaction(async (tx) => {
    const [hold] = await findHolds(
      tx,
      sql`h.id = ${holdId} and ${callerId}::int in (h.agent_id, l.owner_id)`,
      1,
    );
    if (!hold) throw new AppError('not_found', deskWords.holdNotFound);
    const ended = await tx
      .update(listingHolds)
      .set({ releasedAt: context.now() })
      .where(
        and(
          eq(listingHolds.id, holdId),
          isNull(listingHolds.releasedAt),
          sql`${listingHolds.endsAt} > ${context.now()}`,
        ),
      )
      .returning({ id: listingHolds.id });
    if (ended.length === 0) throw new AppError('conflict', deskWords.holdOver);
    await audit(context, tx, {
      action: 'hold.end',
      subjectKind: 'listing',
      subjectId: hold.listingId,
      detail: { holdId },
    });
    const isAgent = hold.agentId === callerId;
    const who = await nameOf(tx, callerId);
    await notify(context, tx, isAgent ? hold.ownerId : hold.agentId, {
      kind: 'deal',
      title: () => words.holdWasEnded,
      body: () => {
        const said = words.holdWasEndedBody({ who, title: hold.title });
        return body.reason ? words.becauseOf({ said, reason: body.reason }) : said;
      },
      link: isAgent ? `/ViewPropertyDetails/${hold.listingId}` : '/AssignedProperties',
    });
  });
  return success(null, doneWords.holdEnded);
};

/** An agent reads only their own; an owner what one agent keeps or kept of theirs. */
export const holdsByAgentVerb: Verb<typeof holdsByAgent> = async (context, { params }) => {
  const { id: callerId } = personOf(context);
  const { agentId } = params;
  const whose = agentId === callerId ? sql`true` : sql`l.owner_id = ${callerId}`;
  const found = await findHolds(context.db, sql`h.agent_id = ${agentId} and ${whose}`, MAX);
  return success(found.map((hold) => presentHold(hold, callerId, context.now())));
};

export const holdOfListingVerb: Verb<typeof holdOfListing> = async (context, { params }) => {
  const { id: callerId } = personOf(context);
  const hold = await findRunningHold(context, context.db, params.listingId);
  if (!hold) return success(null);
  const mayEnd = hold.agentId === callerId || hold.ownerId === callerId;
  return success({
    until: hold.endsAt.toISOString(),
    forYou: hold.buyerId === callerId,
    hold: mayEnd ? presentHold(hold, callerId, context.now()) : null,
  });
};
