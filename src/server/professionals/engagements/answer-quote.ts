import { success } from '#contract/lib/envelope.ts';
import type {
  acceptQuote,
  stepBack,
  turnDownQuote,
  withdrawEngagement,
} from '#contract/professionals/engagement-steps.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { ENGAGEMENT_DAYS } from '#domain/professionals/engagement.ts';
import words from '#messages/money/news/index.ts';
import doneWords from '#messages/professionals/done/index.ts';
import newsWords from '#messages/professionals/news/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { lockListing } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { requireNoAgent } from './exclusivity.ts';
import { lockEngagement, type OwnEngagement, requireEngagement } from './lock-engagement.ts';
import { moveEngagement } from './move-engagement.ts';
import { nameOf } from './names.ts';

/** An owner’s listing takes one agent at a time; so it is locked first, as wherever one is hired. */
async function lockAcceptable(
  context: Context,
  tx: Transaction,
  { id, profession, listingId, clientId }: OwnEngagement,
) {
  if (profession !== 'agent' || listingId === null) {
    return lockEngagement(context, tx, id, 'client');
  }
  const listing = await lockListing(tx, listingId);
  const engagement = await lockEngagement(context, tx, id, 'client');
  if (listing.ownerId === clientId && engagement.state === 'quoted') {
    await requireNoAgent(tx, listing, context.now(), id);
  }
  return engagement;
}

export const acceptQuoteVerb: Verb<typeof acceptQuote> = async (context, { params }) => {
  const before = await requireEngagement(context, params.id, 'client');
  await context.db.transaction(async (tx) => {
    const engagement = await lockAcceptable(context, tx, before);
    const name = await nameOf(tx, engagement.clientId);
    await moveEngagement(context, tx, engagement, 'accept', {
      expiresAt: daysFrom(context.now(), ENGAGEMENT_DAYS.accepted),
      tell: {
        professional: {
          title: () => newsWords.quoteAccepted,
          body: () => newsWords.quoteAcceptedBody({ name, accepted: ENGAGEMENT_DAYS.accepted }),
        },
      },
    });
  });
  return success(
    { engagementId: params.id, state: 'accepted' as const },
    doneWords.quoteAccepted({ days: ENGAGEMENT_DAYS.accepted }),
  );
};

export const turnDownQuoteVerb: Verb<typeof turnDownQuote> = async (context, { params, body }) => {
  await context.db.transaction(async (tx) => {
    const engagement = await lockEngagement(context, tx, params.id, 'client');
    const name = await nameOf(tx, engagement.clientId);
    await moveEngagement(context, tx, engagement, 'turnDown', {
      note: body.reason,
      tell: {
        professional: {
          title: () => newsWords.quoteTurnedDown,
          body: () => newsWords.quoteTurnedDownBody({ name, reason: body.reason }),
        },
      },
    });
  });
  return success({ engagementId: params.id, state: 'declined' as const }, doneWords.turnedDown);
};

export const withdrawEngagementVerb: Verb<typeof withdrawEngagement> = async (
  context,
  { params, body },
) => {
  await context.db.transaction(async (tx) => {
    const engagement = await lockEngagement(context, tx, params.id, 'client');
    const name = await nameOf(tx, engagement.clientId);
    await moveEngagement(context, tx, engagement, 'withdraw', {
      note: body.reason,
      tell: {
        professional: {
          title: () => words.askTakenBack,
          body: () => newsWords.notNeeded({ name, reason: body.reason }),
        },
      },
    });
  });
  return success({ engagementId: params.id, state: 'cancelled' as const }, doneWords.takenBack);
};

export const stepBackVerb: Verb<typeof stepBack> = async (context, { params, body }) => {
  await context.db.transaction(async (tx) => {
    const engagement = await lockEngagement(context, tx, params.id, 'professional');
    const name = await nameOf(tx, engagement.professionalId);
    await moveEngagement(context, tx, engagement, 'stepBack', {
      note: body.reason,
      tell: {
        client: {
          title: () => newsWords.quoteTakenBack,
          body: () => newsWords.stepsBack({ name, reason: body.reason }),
        },
      },
    });
  });
  return success({ engagementId: params.id, state: 'cancelled' as const }, doneWords.steppedBack);
};
