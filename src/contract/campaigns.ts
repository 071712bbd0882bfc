import { z } from 'zod';
import {
  CAMPAIGN_STATES,
  DESCRIPTION_MOST,
  HEADLINE_MOST,
  LEAST_BUDGET,
  MOST_BUDGET,
} from '../domain/ad/campaign.ts';
import { whyNoAdLink, whyNoVideoLink } from '../domain/ad/link.ts';
import {
  AD_FORMATS,
  AD_PAGES,
  AD_PLACE_RULES,
  AD_PLACES,
  AD_POSITIONS,
} from '../domain/ad/place.ts';
import { adMedia } from './ads.ts';
import { pageNumber, reason } from './deal-fields.ts';
import { Download } from './download.ts';
import { endpoint } from './endpoint.ts';
import { envelope, id, pageOf } from './envelope.ts';
import { shortText } from './fields.ts';
import { timelineEntry } from './timeline.ts';

const ADVERTISERS = ['user', 'agent', 'lawyer', 'evaluator'] as const;
const STAFF = ['admin'] as const;
const EITHER = [...ADVERTISERS, ...STAFF] as const;
const money = z.number();
const count = z.number().int();
const day = z.iso.date('Give a day.');
const byCampaign = z.object({ campaignId: id });

export const MOST_AD_PICTURE_BYTES = 8 * 1024 * 1024;

const adPlace = z.object({
  place: z.enum(AD_PLACES),
  label: z.string(),
  format: z.enum(AD_FORMATS),
  page: z.enum(AD_PAGES),
  position: z.enum(AD_POSITIONS),
  width: count,
  height: count,
  /** Rupees for a thousand counted views, without GST. */
  price: money,
});
export type WireAdPlace = z.infer<typeof adPlace>;

export const listAdPlaces = endpoint({
  name: 'listAdPlaces',
  summary: 'Where ads can be booked now, at which size and price',
  method: 'GET',
  path: '/campaigns/places',
  access: EITHER,
  reach: 'caller',
  response: envelope(z.array(adPlace)),
  errors: [],
});

export const campaign = z.object({
  id: count,
  state: z.enum(CAMPAIGN_STATES),
  format: z.enum(AD_FORMATS),
  headLine: z.string(),
  description: z.string(),
  siteLink: z.string(),
  places: z.array(z.enum(AD_PLACES)),
  /** Null until a picture is uploaded. */
  media: z.object(adMedia).nullable(),
  /** Rupees, without GST. */
  budget: money,
  spent: money,
  /** Days in Pune, both included. */
  startsOn: z.string(),
  endsOn: z.string(),
  views: count,
  clicks: count,
  /** Why staff rejected or stopped it. */
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type WireCampaign = z.infer<typeof campaign>;

const campaignDetail = campaign.extend({
  /** What its places cost for a thousand views; fixed when it was submitted. */
  prices: z.array(z.object({ place: z.enum(AD_PLACES), price: money })),
  /** The order that paid it. */
  orderId: z.string().nullable(),
  /** Rupees with GST that went back or are on their way. */
  refunded: money,
  timeline: z.array(timelineEntry),
});
export type CampaignDetail = z.infer<typeof campaignDetail>;

export const campaignFields = z
  .object({
    format: z.enum(AD_FORMATS, 'Choose image, video or GIF.'),
    headLine: shortText(HEADLINE_MOST).min(3, 'Write a headline.'),
    description: shortText(DESCRIPTION_MOST).min(10, 'Say in a sentence what you offer.'),
    siteLink: shortText(500).min(1, 'Give the address the ad leads to.'),
    /** A video’s link; left out for pictures. */
    videoLink: shortText(500).nullish(),
    places: z
      .array(z.enum(AD_PLACES))
      .min(1, 'Choose at least one place.')
      .max(AD_PLACES.length)
      .transform((places) => [...new Set(places)]),
    budget: z
      .number('Give an amount in rupees.')
      .int('Give whole rupees.')
      .min(LEAST_BUDGET, `Give ₹ ${LEAST_BUDGET} or more.`)
      .max(MOST_BUDGET, 'That is too much.'),
    startsOn: day,
    endsOn: day,
  })
  .superRefine(({ format, siteLink, videoLink, places, startsOn, endsOn }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const noLink = whyNoAdLink(siteLink);
    if (noLink) refuse('siteLink', noLink);
    if (format === 'video') {
      const noVideo = whyNoVideoLink(videoLink ?? '');
      if (noVideo) refuse('videoLink', noVideo);
    } else if (videoLink) refuse('videoLink', 'Only a video has a link to a video.');
    const stranger = places.find((place) => AD_PLACE_RULES[place].format !== format);
    if (stranger) {
      refuse('places', `“${AD_PLACE_RULES[stranger].label}” takes another format.`);
    }
    if (endsOn < startsOn) refuse('endsOn', 'It cannot end before it starts.');
  });
export type CampaignFields = z.output<typeof campaignFields>;

const detailAnswer = envelope(campaignDetail);

export const listCampaigns = endpoint({
  name: 'listCampaigns',
  summary: 'The caller’s campaigns, the latest first',
  method: 'GET',
  path: '/campaigns',
  access: ADVERTISERS,
  reach: 'caller',
  query: z.object({ page: pageNumber }),
  response: envelope(pageOf(campaign)),
  errors: ['invalid'],
});

export const createCampaign = endpoint({
  name: 'createCampaign',
  summary: 'Begin a campaign as a draft',
  method: 'POST',
  path: '/campaigns',
  access: ADVERTISERS,
  reach: 'caller',
  limit: { calls: 60, seconds: 3_600 },
  body: campaignFields,
  response: detailAnswer,
  errors: ['conflict', 'invalid', 'rate_limited'],
});

export const getCampaign = endpoint({
  name: 'getCampaign',
  summary: 'A campaign with its prices and its history',
  method: 'GET',
  path: '/campaigns/{campaignId}',
  access: EITHER,
  reach: 'own-object',
  staffToo: true,
  params: byCampaign,
  response: detailAnswer,
  errors: ['not_found'],
});

export const changeCampaign = endpoint({
  name: 'changeCampaign',
  summary: 'Change a draft; another format takes its picture away',
  method: 'PUT',
  path: '/campaigns/{campaignId}',
  access: ADVERTISERS,
  reach: 'own-object',
  params: byCampaign,
  body: campaignFields,
  response: detailAnswer,
  errors: ['not_found', 'conflict', 'invalid'],
});

export const uploadAdPicture = endpoint({
  name: 'uploadAdPicture',
  summary: 'The picture of a draft: a JPEG, PNG or WebP for an image, an animated GIF for a GIF',
  method: 'POST',
  path: '/campaigns/{campaignId}/picture',
  access: ADVERTISERS,
  reach: 'own-object',
  limit: { calls: 60, seconds: 3_600 },
  upload: { mostBytes: MOST_AD_PICTURE_BYTES },
  params: byCampaign,
  response: detailAnswer,
  errors: ['not_found', 'conflict', 'invalid', 'too_large', 'malformed', 'rate_limited'],
});

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
    access: ADVERTISERS,
    reach: 'own-object',
    params: byCampaign,
    response: detailAnswer,
    errors: ['not_found', 'conflict'],
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

export const getAdPass = endpoint({
  name: 'getAdPass',
  summary: 'A pass by which the ads service knows one viewer again, signed for a while',
  method: 'GET',
  path: '/campaigns/viewerpass',
  access: 'signed-in',
  reach: 'caller',
  response: envelope(z.object({ pass: z.string(), until: z.iso.datetime() })),
  errors: [],
});

const figures = {
  views: count,
  clicks: count,
  /** Clicks of a hundred views; null while there are no views. */
  clickRate: z.number().nullable(),
  spent: money,
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
  access: EITHER,
  reach: 'own-object',
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
  access: EITHER,
  reach: 'own-object',
  staffToo: true,
  params: byCampaign,
  response: z.instanceof(Download),
  errors: ['not_found'],
});

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
  query: z.object({ state: z.enum(CAMPAIGN_STATES).default('submitted'), page: pageNumber }),
  response: envelope(pageOf(adminCampaign)),
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
