import { z } from 'zod';
import { envelope, id } from '#contract/lib/envelope.ts';
import { shortText } from '#contract/lib/fields.ts';
import { named } from '#contract/lib/named.ts';
import { rupees } from '#contract/lib/rupees.ts';
import { timelineEntry } from '#contract/lib/timeline.ts';
import {
  CAMPAIGN_STATES,
  MAX_BUDGET,
  MAX_DESCRIPTION,
  MAX_HEADLINE,
  MIN_BUDGET,
} from '#domain/ads/campaign.ts';
import { whyNoAdLink, whyNoVideoLink } from '#domain/ads/link.ts';
import {
  AD_FORMATS,
  AD_PAGES,
  AD_PLACE_RULES,
  AD_PLACES,
  AD_POSITIONS,
} from '#domain/ads/place.ts';
import { adMedia } from './ads.ts';

export const STAFF = ['admin'] as const;
export const count = z.number().int();
const day = z.iso.date('Give a day.');
export const byCampaign = z.object({ campaignId: id });

export const adPlace = z.object({
  place: z.enum(AD_PLACES),
  label: z.string(),
  format: z.enum(AD_FORMATS),
  page: z.enum(AD_PAGES),
  position: z.enum(AD_POSITIONS),
  width: count,
  height: count,
  /** Rupees for a thousand counted views, without GST. */
  price: rupees,
});
export type WireAdPlace = z.infer<typeof adPlace>;

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
  budget: rupees,
  spent: rupees,
  /** Days in Pune, both included. */
  startsOn: z.string(),
  endsOn: z.string(),
  views: count,
  clicks: count,
  /** Why staff rejected or stopped it. */
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
named({ Campaign: campaign });
export type WireCampaign = z.infer<typeof campaign>;

const campaignDetail = campaign.extend({
  /** What its places cost for a thousand views; fixed when it was submitted. */
  prices: z.array(z.object({ place: z.enum(AD_PLACES), price: rupees })),
  /** The order that paid it. */
  orderId: z.string().nullable(),
  /** Rupees with GST that went back or are on their way. */
  refunded: rupees,
  timeline: z.array(timelineEntry),
});
named({ CampaignDetail: campaignDetail });
export type CampaignDetail = z.infer<typeof campaignDetail>;

export const campaignFields = z
  .object({
    format: z.enum(AD_FORMATS, 'Choose image, video or GIF.'),
    headLine: shortText(MAX_HEADLINE).min(3, 'Write a headline.'),
    description: shortText(MAX_DESCRIPTION).min(10, 'Say in a sentence what you offer.'),
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
      .min(MIN_BUDGET, `Give ₹ ${MIN_BUDGET} or more.`)
      .max(MAX_BUDGET, 'That is too much.'),
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

export const detailAnswer = envelope(campaignDetail);
