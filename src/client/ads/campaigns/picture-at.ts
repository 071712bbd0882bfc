import type { WireCampaign } from '#contract/ads/campaign-fields.ts';
import { AD_PLACE_RULES, type AdPlace, type AdSize, halfOf } from '#domain/ads/place.ts';

export type AdMedia = NonNullable<WireCampaign['media']>;

/** The end of a picture's address, which says its size. */
const SHAPE = /-\d+x\d+(\.\w+)$/;

const at = (url: string, { width, height }: AdSize) =>
  url.replace(SHAPE, (_, type: string) => `-${width}x${height}${type}`);

/** A campaign's media as one of its places shows it: a picture is cut to the size of each. */
export function pictureAt(media: AdMedia, place: AdPlace): AdMedia {
  const { format, ...size } = AD_PLACE_RULES[place];
  if (format !== 'image') return media;
  return {
    ...media,
    mediaUrl: at(media.mediaUrl, size),
    sources: [halfOf(size), size].map((each) => ({
      url: at(media.mediaUrl, each),
      width: each.width,
    })),
  };
}
