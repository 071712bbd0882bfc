import { success } from '#contract/lib/envelope.ts';
import type {
  askRework,
  disputeWork,
  giveUpWork,
  startWork,
} from '#contract/professionals/engagement-steps.ts';
import notes from '#messages/lib/own-notes/index.ts';
import doneWords from '#messages/professionals/done/index.ts';
import words from '#messages/professionals/news/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { endFeeRequests } from './end-requests.ts';
import { lockEngagement } from './lock-engagement.ts';
import { moveEngagement } from './move-engagement.ts';
import { sendBack } from './on-release.ts';
import { refundFee, sendSoon } from './refund-fee.ts';
import { reckonResponseTime } from './response-time.ts';

export const startWorkVerb: Verb<typeof startWork> = async (context, { params }) => {
  await context.db.transaction(async (tx) => {
    const engagement = await lockEngagement(context, tx, params.id, 'professional');
    const days = engagement.workDays;
    await moveEngagement(context, tx, engagement, 'start', {
      tell: {
        client: {
          title: () => words.workStarted,
          body: () => (days === null ? words.hearWhenDone : words.hearWhenDoneIn({ days })),
        },
      },
    });
    // The fee is paid by now, so that the answer to this client counts.
    await reckonResponseTime(tx, engagement.professionalId);
  });
  return success({ engagementId: params.id, state: 'working' as const }, doneWords.workStarted);
};

export const giveUpWorkVerb: Verb<typeof giveUpWork> = async (context, { params, body }) => {
  const refunds = await context.db.transaction(async (tx) => {
    const engagement = await lockEngagement(context, tx, params.id, 'professional');
    await moveEngagement(context, tx, engagement, 'giveUp', {
      note: body.reason,
      tell: {
        client: {
          title: () => words.workGivenUp,
          body: () => words.workGivenUpBody({ reason: body.reason }),
        },
      },
    });
    return refundFee(context, tx, engagement.id, {
      reason: forTheBooks(() => notes.workGivenUp),
    });
  });
  sendSoon(context, refunds);
  return success({ engagementId: params.id, state: 'refunded' as const }, doneWords.workGivenUp);
};

export const askReworkVerb: Verb<typeof askRework> = async (context, { params, body }) => {
  await context.db.transaction(async (tx) => {
    const engagement = await lockEngagement(context, tx, params.id, 'client');
    await sendBack(context, tx, engagement, body.reason);
    await endFeeRequests(context, tx, engagement.id, body.reason);
  });
  return success({ engagementId: params.id, state: 'working' as const }, doneWords.workGoesBack);
};

export const disputeWorkVerb: Verb<typeof disputeWork> = async (context, { params, body }) => {
  await context.db.transaction(async (tx) => {
    const engagement = await lockEngagement(context, tx, params.id, 'client');
    await moveEngagement(context, tx, engagement, 'dispute', {
      note: body.reason,
      tell: {
        professional: {
          title: () => words.clientAsksUs,
          body: () => words.clientAsksUsBody({ reason: body.reason }),
        },
      },
    });
    await endFeeRequests(context, tx, engagement.id, body.reason);
  });
  return success({ engagementId: params.id, state: 'disputed' as const }, doneWords.weLookAtIt);
};
