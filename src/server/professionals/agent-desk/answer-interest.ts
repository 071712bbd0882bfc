import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type {
  acceptInterest,
  declineInterest,
  withdrawInterest,
} from '#contract/professionals/agent-interests.ts';
import { MANDATE_DAYS } from '#domain/professionals/agent-interest.ts';
import { ENGAGEMENT_DAYS } from '#domain/professionals/engagement.ts';
import notes from '#messages/lib/own-notes/index.ts';
import deskWords from '#messages/professionals/desk/index.ts';
import doneWords from '#messages/professionals/done/index.ts';
import words from '#messages/professionals/news/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { type DealListing, lockListing, requireLive } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { notify } from '#server/people/notifications/index.ts';
import {
  nameOf,
  openEngagement,
  requireNoAgent,
  tellSide,
} from '#server/professionals/engagements/index.ts';
import { lockPerson } from '#server/session/find-person.ts';
import { type Interest, requireWaiting } from './interest-row.ts';
import { LINK_FOR_AGENT, linkForOwner } from './links.ts';
import { findInterest, type InterestSide } from './lock-interest.ts';

/** Everything an accepted offer sets off: the work, whose fee the owner pays next. */
async function hire(context: Context, tx: Transaction, interest: Interest, listing: DealListing) {
  const engagement = await openEngagement(context, tx, {
    profession: 'agent',
    clientId: interest.ownerId,
    professionalId: interest.agentId,
    listingId: interest.listingId,
    bookingId: null,
    brief: forTheBooks(() =>
      (listing.listedIn === 'sell' ? notes.sellAsOffered : notes.letAsOffered)(listing),
    ),
    agreed: {
      quotePaise: interest.feePaise,
      quoteNote: interest.message,
      workDays: MANDATE_DAYS,
    },
  });
  const who = await nameOf(tx, interest.ownerId);
  await tellSide(context, tx, engagement, 'professional', {
    title: () => words.offerAccepted,
    body: () => words.offerAcceptedBody({ who, accepted: ENGAGEMENT_DAYS.accepted }),
  });
  return engagement;
}

/** People before listings, listings before the offer: as wherever these are locked. */
export const acceptInterestVerb: Verb<typeof acceptInterest> = async (context, { params }) => {
  const { id } = params;
  const engagementId = await context.db.transaction(async (tx) => {
    const { agentId, listingId } = await findInterest(context, tx, id, 'owner');
    const agent = await lockPerson(tx, agentId);
    const listing = await lockListing(tx, listingId);
    // Read again: it may have changed while we waited for the listing.
    const interest = await findInterest(context, tx, id, 'owner');
    requireWaiting(interest, context.now());
    requireLive(listing);
    if (!agent || agent.suspendedAt) {
      throw new AppError('conflict', deskWords.agentNotWorking);
    }
    await requireNoAgent(tx, listing, context.now());
    const engagement = await hire(context, tx, interest, listing);
    await changeState(context, tx, {
      kind: 'interest',
      id,
      name: 'accept',
      set: sql`engagement_id = ${engagement.id}`,
    });
    await audit(context, tx, {
      action: 'interest.accept',
      subjectKind: 'interest',
      subjectId: id,
      detail: { engagementId: engagement.id },
    });
    return engagement.id;
  });
  return success(
    { interestId: id, state: 'accepted' as const, engagementId },
    doneWords.offerAccepted({ days: ENGAGEMENT_DAYS.accepted }),
  );
};

interface Ending {
  name: 'decline' | 'withdraw';
  side: InterestSide;
  note?: string | undefined;
}

async function endInterest(context: Context, id: number, { name, side, note }: Ending) {
  await context.db.transaction(async (tx) => {
    const interest = await findInterest(context, tx, id, side);
    requireWaiting(interest, context.now());
    await changeState(context, tx, {
      kind: 'interest',
      id,
      name,
      where: sql`expires_at > ${context.now()}`,
      note: note || null,
    });
    const isOwner = side === 'owner';
    const who = await nameOf(tx, isOwner ? interest.ownerId : interest.agentId);
    await notify(context, tx, isOwner ? interest.agentId : interest.ownerId, {
      kind: 'request',
      title: () => (isOwner ? words.offerDeclined : words.offerTakenBack),
      body: () => {
        if (!isOwner) return words.offersNoMore({ who });
        const said = words.doesNotTakeUp({ who });
        return note ? words.becauseOf({ said, reason: note }) : said;
      },
      link: isOwner ? LINK_FOR_AGENT : linkForOwner(interest),
    });
  });
}

export const declineInterestVerb: Verb<typeof declineInterest> = async (
  context,
  { params, body },
) => {
  await endInterest(context, params.id, { name: 'decline', side: 'owner', note: body.reason });
  return success(
    { interestId: params.id, state: 'declined' as const, engagementId: null },
    doneWords.offerDeclined,
  );
};

export const withdrawInterestVerb: Verb<typeof withdrawInterest> = async (context, { params }) => {
  await endInterest(context, params.id, { name: 'withdraw', side: 'agent' });
  return success(
    { interestId: params.id, state: 'withdrawn' as const, engagementId: null },
    doneWords.offerTakenBack,
  );
};
