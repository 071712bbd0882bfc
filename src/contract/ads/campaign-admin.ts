import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { listOf, listQuery } from '#contract/lib/list.ts';
import { reason } from '#contract/people/open-text.ts';
import { CAMPAIGN_STATES } from '#domain/ads/campaign.ts';
import { byCampaign, campaign, count, STAFF } from './campaign-fields.ts';

/** What staff decide about ads. */

const adminCampaign = campaign.extend({
  advertiser: z.object({ id: count, name: z.string(), email: z.string() }).nullable(),
  submittedAt: z.iso.datetime().nullable(),
});
export type AdminCampaign = z.infer<typeof adminCampaign>;

export const listAdminCampaigns = endpoint({
  name: 'listAdminCampaigns',
  summary: 'Campaigns in a state: those that wait for staff, the longest waiting first',
  method: 'GET',
  path: '/admin/campaigns',
  access: STAFF,
  reach: 'any-object',
  tags: ['campaigns'],
  query: z.object({ state: z.enum(CAMPAIGN_STATES).default('submitted'), ...listQuery }),
  response: listOf(adminCampaign),
  errors: ['invalid'],
});

const moved = envelope(z.object({ state: z.enum(CAMPAIGN_STATES) }));

export const approveCampaign = endpoint({
  name: 'approveCampaign',
  summary: 'Let an ad be shown once it is paid',
  method: 'POST',
  path: '/admin/campaigns/{campaignId}/approve',
  access: STAFF,
  reach: 'any-object',
  changes: ['campaigns', 'audit'],
  params: byCampaign,
  /** Of what staff have looked at: what was changed and submitted anew since is looked at anew. */
  body: z.object({ submittedAt: z.iso.datetime().nullable() }),
  response: moved,
  errors: ['not_found', 'conflict', 'invalid'],
});

/** A decision of staff against a campaign, with the reason for its advertiser. */
const decision = <const Name extends string, const Path extends string>(
  name: Name,
  path: Path,
  summary: string,
) =>
  endpoint({
    name,
    summary,
    method: 'POST',
    path: `/admin/campaigns/{campaignId}/${path}`,
    access: STAFF,
    reach: 'any-object',
    changes: ['campaigns', 'audit'],
    params: byCampaign,
    body: z.object({ reason }),
    response: moved,
    errors: ['not_found', 'conflict', 'invalid'],
  });

export const rejectCampaign = decision(
  'rejectCampaign',
  'reject',
  'Do not let an ad be shown that is not paid',
);
export const stopCampaign = decision(
  'stopCampaign',
  'stop',
  'Take a running ad down: what is left of its budget goes back',
);
