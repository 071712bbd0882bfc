import type { ShownAd, searchSingleForTopHome } from '#contract/ads/ads.ts';
import { success } from '#contract/lib/envelope.ts';
import { AD_PLACE_RULES, type AdPlace } from '#domain/ads/place.ts';
import { MIN_VIEW_MS } from '#domain/ads/stat.ts';
import { adMediaOf } from '#server/ads/campaigns/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Verb } from '#server/http/execute.ts';
import type { ActiveAd } from './active-ads.ts';
import { adListOf } from './ad-list.ts';
import { chooseAd } from './choose-ad.ts';
import { signNonce } from './nonce.ts';

function present(context: Context, ad: ActiveAd, place: AdPlace): ShownAd | null {
  const { width, height, format } = AD_PLACE_RULES[place];
  const media = adMediaOf(ad, { width, height });
  if (!media) return null;
  return {
    adId: ad.id,
    ...media,
    headLine: ad.headline,
    description: ad.description,
    siteLink: ad.link,
    interestedBy: ad.clicks,
    format,
    place,
    width,
    height,
    house: ad.isHouse,
    nonce: signNonce(context, { adId: ad.id, place, at: context.now() }),
    viewMs: MIN_VIEW_MS[format],
  };
}

/** One ad for a place, without asking the database. */
export const searchAd =
  (place: AdPlace): Verb<typeof searchSingleForTopHome> =>
  async (context, { query }) => {
    const ads = await adListOf(context).get();
    const ad = chooseAd(ads.get(place) ?? [], query.not);
    return success(ad ? present(context, ad, place) : null);
  };
