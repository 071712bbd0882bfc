import { z } from 'zod';
import { download } from '#contract/lib/download.ts';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope } from '#contract/lib/envelope.ts';
import { CSV } from '#contract/lib/media-types.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { AD_PLACES } from '#domain/ads/place.ts';
import { byCampaign, count } from './campaign-fields.ts';

/** How a campaign does. */

const figures = {
  views: count,
  clicks: count,
  /** Clicks of a hundred views; null while there are no views. */
  clickRate: z.number().nullable(),
  spent: rupees,
};

const report = z.object({
  total: z.object(figures),
  places: z.array(z.object({ place: z.enum(AD_PLACES), ...figures })),
  /** Each day from the first with anything to the last, gaps filled. */
  days: z.array(z.object({ day: z.string(), ...figures })),
});
export type CampaignReport = z.infer<typeof report>;

export const getCampaignReport = endpoint({
  name: 'getCampaignReport',
  summary: 'Counted views, clicks and what they cost, by day and by place',
  method: 'GET',
  path: '/campaigns/{campaignId}/report',
  access: 'signed-in',
  reach: 'own-object',
  tags: ['campaigns'],
  staffToo: true,
  params: byCampaign,
  response: envelope(report),
  errors: ['not_found'],
});

export const getCampaignCsv = endpoint({
  name: 'getCampaignCsv',
  summary: 'The same as a CSV file, a line for each day and place',
  method: 'GET',
  path: '/campaigns/{campaignId}/report/csv',
  access: 'signed-in',
  reach: 'own-object',
  tags: [],
  staffToo: true,
  params: byCampaign,
  response: download(CSV),
  errors: ['not_found'],
});
