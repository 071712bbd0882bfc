import type {
  cancelCampaign,
  pauseCampaign,
  resumeCampaign,
  reviseCampaign,
  withdrawCampaign,
} from '#contract/ads/campaign-steps.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import doneWords from '#messages/ads/done/index.ts';
import refusalsWords from '#messages/ads/refusals/index.ts';
import type { TransitionName } from '#server/core/change-state.ts';
import type { Verb } from '#server/http/execute.ts';
import { sendSoon } from '#server/professionals/engagements/index.ts';
import { endWithRest, isUsedUp } from './end-campaign.ts';
import { getDetail } from './get-campaign.ts';
import { lockOwnCampaign } from './lock-campaign.ts';
import { moveCampaign } from './move-campaign.ts';

/** A step of the advertiser's that changes nothing but the state. */
const plainStep =
  (name: TransitionName<'campaign'>, message: () => string): Verb<typeof pauseCampaign> =>
  async (context, { params }) => {
    const { campaignId } = params;
    await context.db.transaction(async (tx) => {
      await moveCampaign(context, tx, await lockOwnCampaign(context, tx, campaignId), name);
    });
    return success(await getDetail(context, campaignId), message());
  };

export const reviseCampaignVerb: Verb<typeof reviseCampaign> = plainStep(
  'revise',
  () => doneWords.draftAgain,
);
export const withdrawCampaignVerb: Verb<typeof withdrawCampaign> = plainStep(
  'withdraw',
  () => doneWords.givenUp,
);
export const pauseCampaignVerb = plainStep('pause', () => doneWords.paused);
export const resumeCampaignVerb: Verb<typeof resumeCampaign> = plainStep(
  'resume',
  () => doneWords.resumed,
);

export const cancelCampaignVerb: Verb<typeof cancelCampaign> = async (context, { params }) => {
  const { campaignId } = params;
  const refunds = await context.db.transaction(async (tx) => {
    const campaign = await lockOwnCampaign(context, tx, campaignId);
    if (isUsedUp(campaign)) {
      throw new AppError('conflict', refusalsWords.budgetUsed);
    }
    return endWithRest(context, tx, campaign, 'cancel');
  });
  sendSoon(context, refunds);
  return success(await getDetail(context, campaignId), doneWords.ended);
};
