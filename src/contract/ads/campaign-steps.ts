import { endpoint } from '#contract/lib/endpoint.ts';
import { byCampaign, detailAnswer } from './campaign-fields.ts';

/** What its advertiser does with a campaign that is there. */

/** A step its advertiser takes with a campaign. */
const step = <const Name extends string, const Path extends string>(
  name: Name,
  path: Path,
  summary: string,
) =>
  endpoint({
    name,
    summary,
    method: 'POST',
    path: `/campaigns/{campaignId}/${path}`,
    access: 'member',
    reach: 'own-object',
    changes: ['campaigns', 'orders'],
    limit: { calls: 120, seconds: 3_600 },
    params: byCampaign,
    response: detailAnswer,
    errors: ['not_found', 'conflict', 'invalid', 'rate_limited'],
  });

export const submitCampaign = step(
  'submitCampaign',
  'submit',
  'Hand a draft to staff; prices of its places are fixed from here on',
);
export const reviseCampaign = step(
  'reviseCampaign',
  'revise',
  'Make an unpaid campaign a draft again',
);
export const withdrawCampaign = step(
  'withdrawCampaign',
  'withdraw',
  'Give up a campaign that is not paid',
);
export const pauseCampaign = step(
  'pauseCampaign',
  'pause',
  'Show a running campaign no more for now',
);
export const resumeCampaign = step('resumeCampaign', 'resume', 'Show a paused campaign again');
export const cancelCampaign = step(
  'cancelCampaign',
  'cancel',
  'End a paid campaign: what is left of its budget goes back with its GST',
);
