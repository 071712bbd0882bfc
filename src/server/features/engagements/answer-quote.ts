import type {
  acceptQuote,
  stepBack,
  turnDownQuote,
  withdrawEngagement,
} from '../../../contract/engagement-steps.ts';
import { success } from '../../../contract/envelope.ts';
import { ENGAGEMENT_DAYS } from '../../../domain/engagement.ts';
import type { Verb } from '../../http/execute.ts';
import { daysFrom } from './engagement-row.ts';
import { lockEngagement } from './lock-engagement.ts';
import { moveEngagement } from './move-engagement.ts';
import { nameOf } from './names.ts';

export const acceptQuoteVerb: Verb<typeof acceptQuote> = async (context, { params }) => {
  await context.db.transaction(async (tx) => {
    const engagement = await lockEngagement(context, tx, params.id, 'client');
    await moveEngagement(context, tx, engagement, 'accept', {
      expiresAt: daysFrom(context.now(), ENGAGEMENT_DAYS.accepted),
      tell: {
        professional: {
          title: 'Your quote is accepted',
          body: `${await nameOf(tx, engagement.clientId)} accepts. Start once the fee is paid; that is due within ${ENGAGEMENT_DAYS.accepted} days.`,
        },
      },
    });
  });
  return success(
    { engagementId: params.id, state: 'accepted' as const },
    `The quote is accepted. Pay the fee within ${ENGAGEMENT_DAYS.accepted} days.`,
  );
};

export const turnDownQuoteVerb: Verb<typeof turnDownQuote> = async (context, { params, body }) => {
  await context.db.transaction(async (tx) => {
    const engagement = await lockEngagement(context, tx, params.id, 'client');
    await moveEngagement(context, tx, engagement, 'turnDown', {
      note: body.reason,
      tell: {
        professional: {
          title: 'Your quote was turned down',
          body: `${await nameOf(tx, engagement.clientId)} does not accept it. The reason: ${body.reason}`,
        },
      },
    });
  });
  return success({ engagementId: params.id, state: 'declined' as const }, 'It is turned down.');
};

export const withdrawEngagementVerb: Verb<typeof withdrawEngagement> = async (
  context,
  { params, body },
) => {
  await context.db.transaction(async (tx) => {
    const engagement = await lockEngagement(context, tx, params.id, 'client');
    await moveEngagement(context, tx, engagement, 'withdraw', {
      note: body.reason,
      tell: {
        professional: {
          title: 'A request was taken back',
          body: `${await nameOf(tx, engagement.clientId)} does not need it any more. The reason: ${body.reason}`,
        },
      },
    });
  });
  return success({ engagementId: params.id, state: 'cancelled' as const }, 'It is taken back.');
};

export const stepBackVerb: Verb<typeof stepBack> = async (context, { params, body }) => {
  await context.db.transaction(async (tx) => {
    const engagement = await lockEngagement(context, tx, params.id, 'professional');
    await moveEngagement(context, tx, engagement, 'stepBack', {
      note: body.reason,
      tell: {
        client: {
          title: 'A quote was taken back',
          body: `${await nameOf(tx, engagement.professionalId)} steps back. The reason: ${body.reason}`,
        },
      },
    });
  });
  return success({ engagementId: params.id, state: 'cancelled' as const }, 'You stepped back.');
};
