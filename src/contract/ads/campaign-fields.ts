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
  AD_PLACE_LABEL,
  AD_PLACE_RULES,
  AD_PLACES,
  AD_POSITIONS,
} from '#domain/ads/place.ts';
import words from '#messages/ads/fields/index.ts';
import usual from '#messages/lib/fields/index.ts';
import { adMedia } from './ads.ts';

export const STAFF = ['admin'] as const;
export const count = z.number().int();
const day = z.iso.date({ error: () => usual.giveDay });
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
    format: z.enum(AD_FORMATS, { error: () => words.format }),
    headLine: shortText(MAX_HEADLINE).min(3, { error: () => words.headline }),
    description: shortText(MAX_DESCRIPTION).min(10, { error: () => words.offer }),
    siteLink: shortText(500).min(1, { error: () => words.address }),
    /** A video’s link; left out for pictures. */
    videoLink: shortText(500).nullish(),
    places: z
      .array(z.enum(AD_PLACES))
      .min(1, { error: () => words.onePlace })
      .max(AD_PLACES.length)
      .transform((places) => [...new Set(places)]),
    budget: z
      .number({ error: () => usual.giveRupees })
      .int({ error: () => usual.wholeRupees })
      .min(MIN_BUDGET, { error: () => usual.rupeesOrMore({ least: MIN_BUDGET }) })
      .max(MAX_BUDGET, { error: () => usual.tooMuch }),
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
    } else if (videoLink) refuse('videoLink', words.onlyVideo);
    const stranger = places.find((place) => AD_PLACE_RULES[place].format !== format);
    if (stranger) {
      refuse('places', words.otherFormat({ place: AD_PLACE_LABEL[stranger] }));
    }
    if (endsOn < startsOn) refuse('endsOn', usual.endsBeforeStart);
  });
export type CampaignFields = z.output<typeof campaignFields>;

export const detailAnswer = envelope(campaignDetail);
