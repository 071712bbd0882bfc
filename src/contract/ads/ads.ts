import { z } from 'zod';
import { endpoint } from '#contract/lib/endpoint.ts';
import { envelope, id } from '#contract/lib/envelope.ts';
import { upTo } from '#contract/lib/fields.ts';
import { AD_FORMATS, AD_PLACE_RULES, AD_PLACES, type AdPlace } from '#domain/ads/place.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import words from '#messages/ads/fields/index.ts';

/** The ads service: a caller is known by nothing but a pass of the site, where they bring one. */

/** A picture in its sizes, or a link to a video; paths are of the site, which serves pictures. */
export const adMedia = {
  /** The picture at its full size, or the video's link as the advertiser gave it. */
  mediaUrl: z.string(),
  /** The same picture at each width, for `srcset`; empty for a video. */
  sources: z.array(z.object({ url: z.string(), width: z.number().int() })),
  /** A GIF's first frame, for those who asked for less motion. */
  stillUrl: z.string().nullable(),
  /** Where the link leads to YouTube; any other is played as a video file. */
  youtubeId: z.string().nullable(),
};

export const shownAd = z.object({
  adId: z.number().int(),
  ...adMedia,
  headLine: z.string(),
  description: z.string(),
  /** Opened in a new tab; a path of the site for its own ads. */
  siteLink: z.string(),
  /** How many have followed the link. */
  interestedBy: z.number().int(),
  format: z.enum(AD_FORMATS),
  place: z.enum(AD_PLACES),
  /** The place's size in pixels, always the same. */
  width: z.number().int(),
  height: z.number().int(),
  /** One of the site's own; still labelled an ad. */
  house: z.boolean(),
  /** To be handed back when the ad is seen or followed. */
  nonce: z.string(),
  /** Milliseconds it must be in sight, or play, for a view. */
  viewMs: z.number().int(),
});
export type ShownAd = z.infer<typeof shownAd>;

const pass = z
  .string()
  .max(...upTo(400))
  .optional();

const searchFor = <const Place extends AdPlace>(place: Place) => {
  const { format, page, position } = AD_PLACE_RULES[place];
  return endpoint({
    name: `searchSingleFor${place}`,
    summary: `One ad to show now, or none: ${place}`,
    method: 'GET',
    service: 'ads',
    path: `/searchSingleFor${place}`,
    access: 'anyone',
    reach: 'public',
    tags: [],
    query: z.object({
      adFormat: z
        .literal(format, { error: () => words.placeTakes.format({ right: format }) })
        .optional(),
      pageToShow: z
        .enum([page, 'homepage'], { error: () => words.placeTakes.page({ right: page }) })
        .optional(),
      adPosition: z
        .literal(position, { error: () => words.placeTakes.position({ right: position }) })
        .optional(),
      /** The ad shown before: another comes where there is one. */
      not: id.optional(),
      pass,
    }),
    response: envelope(shownAd.nullable()),
    errors: ['invalid'],
  });
};

export const searchSingleForTopHome = searchFor('TopHome');
export const searchSingleForCenterHomeVideo = searchFor('CenterHomeVideo');
export const searchSingleForCenterHomeGif = searchFor('CenterHomeGif');
export const searchSingleForBottomHome = searchFor('BottomHome');
export const searchSingleForDashBoardTopImage = searchFor('DashBoardTopImage');
export const searchSingleForDashBoardBottomImage = searchFor('DashBoardBottomImage');
export const searchSingleForAnalysisTopImage = searchFor('AnalysisTopImage');
export const searchSingleForShortListTopImage = searchFor('ShortListTopImage');

/** The search of each place. */
export const AD_SEARCHES = {
  TopHome: searchSingleForTopHome,
  CenterHomeVideo: searchSingleForCenterHomeVideo,
  CenterHomeGif: searchSingleForCenterHomeGif,
  BottomHome: searchSingleForBottomHome,
  DashBoardTopImage: searchSingleForDashBoardTopImage,
  DashBoardBottomImage: searchSingleForDashBoardBottomImage,
  AnalysisTopImage: searchSingleForAnalysisTopImage,
  ShortListTopImage: searchSingleForShortListTopImage,
} as const satisfies Record<AdPlace, unknown>;

const proof = {
  nonce: z
    .string()
    .max(...upTo(400))
    .optional(),
  /** Milliseconds it was in sight or playing, as the browser says; checked against our own clock. */
  ms: z.coerce
    .number({ error: () => words.milliseconds })
    .min(0)
    .max(DAY_MS)
    .optional(),
  pass,
};
/** The same whether it was counted or not. */
const noted = envelope(z.null());

export const addStat = endpoint({
  name: 'addStat',
  summary: 'An ad was seen; counted once per ad and viewer',
  method: 'POST',
  service: 'ads',
  path: '/api/stat/add',
  access: 'anyone',
  reach: 'public',
  changes: [],
  limit: { calls: 240, seconds: 600 },
  query: z.object({
    adId: id,
    /** Accepted and never believed: who the viewer is says the pass. */
    userId: z
      .string()
      .max(...upTo(40))
      .optional(),
    ...proof,
  }),
  response: noted,
  errors: ['invalid', 'rate_limited'],
});

export const increaseResult = endpoint({
  name: 'increaseResult',
  summary: 'An ad’s link was followed; counted once per ad and viewer',
  method: 'PUT',
  service: 'ads',
  path: '/api/form/increaseresult/{adId}',
  access: 'anyone',
  reach: 'public',
  changes: [],
  limit: { calls: 120, seconds: 600 },
  params: z.object({ adId: id }),
  query: z.object(proof),
  response: noted,
  errors: ['invalid', 'rate_limited'],
});
