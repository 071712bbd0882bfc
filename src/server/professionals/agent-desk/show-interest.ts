import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { showInterest } from '#contract/professionals/agent-interests.ts';
import { fromRupees, type Paise, toRupees } from '#domain/lib/money.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { AGENT_INTEREST_DAYS } from '#domain/professionals/agent-interest.ts';
import doneWords from '#messages/professionals/done/index.ts';
import words from '#messages/professionals/news/index.ts';
import { audit } from '#server/core/audit.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { agentInterests } from '#server/db/schema/index.ts';
import { type DealListing, lockLiveListing } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { notify } from '#server/people/notifications/index.ts';
import { lockCaller } from '#server/session/find-person.ts';
import { expireDue } from './expire.ts';
import { linkForOwner } from './links.ts';
import { whyNoOffer } from './may-offer.ts';

interface Offer {
  agentId: number;
  message: string;
  feePaise: Paise;
}

async function store(context: Context, tx: Transaction, listing: DealListing, offer: Offer) {
  const at = context.now();
  const made = await insertOne(tx, agentInterests, {
    ...offer,
    ownerId: listing.ownerId,
    listingId: listing.id,
    expiresAt: daysFrom(at, AGENT_INTEREST_DAYS),
    createdAt: at,
  });
  await recordEvent(context, tx, {
    kind: 'interest',
    id: made.id,
    event: 'offer',
    by: 'agent',
    state: 'requested',
  });
  await audit(context, tx, {
    action: 'interest.offer',
    subjectKind: 'interest',
    subjectId: made.id,
    detail: { listingId: listing.id, fee: toRupees(offer.feePaise) },
  });
  return made.id;
}

/** The agent's row is locked, so that many offers at once count right. */
export const showInterestVerb: Verb<typeof showInterest> = async (context, { params, body }) => {
  const feePaise = fromRupees(body.fee);
  const interestId = await context.db.transaction(async (tx) => {
    const agent = await lockCaller(context, tx);
    const listing = await lockLiveListing(tx, params.listingId, agent.id);
    // One that nobody answered in time stands in nobody's way.
    await expireDue(context, tx, sql`agent_id = ${agent.id} and listing_id = ${listing.id}`, 1);
    const why = await whyNoOffer(tx, agent.id, listing.id, context.now());
    if (why) throw new AppError('conflict', why);
    const offer = { agentId: agent.id, message: body.message, feePaise };
    const id = await store(context, tx, listing, offer);
    await notify(context, tx, listing.ownerId, {
      kind: 'request',
      title: () =>
        words.agentOffers[listing.listedIn]({ name: shortName(agent.firstName, agent.lastName) }),
      body: () =>
        words.offerAbout({
          title: listing.title,
          feePaise: inRupees(feePaise),
          agentInterestDays: AGENT_INTEREST_DAYS,
        }),
      link: linkForOwner({ agentId: agent.id, id }),
    });
    return id;
  });
  return success(
    { interestId, state: 'requested' as const, engagementId: null },
    doneWords.offerIsWith({ days: AGENT_INTEREST_DAYS }),
  );
};
