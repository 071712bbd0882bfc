import { AD_PLACE_RULES, AD_PLACES, type AdPlace } from '#domain/ads/place.ts';
import type { Rupees } from '#domain/lib/money.ts';
import type { ListedPrice } from '#server/money/prices/index.ts';

/** Rupees for a thousand counted views at each place. */
const AD_RATES: Record<AdPlace, Rupees> = {
  TopHome: 240,
  CenterHomeVideo: 400,
  CenterHomeGif: 180,
  BottomHome: 120,
  DashBoardTopImage: 160,
  DashBoardBottomImage: 90,
  AnalysisTopImage: 200,
  ShortListTopImage: 200,
};

const adRate = (place: AdPlace): ListedPrice => {
  const { label, priceCode, width, height } = AD_PLACE_RULES[place];
  return {
    code: priceCode,
    purpose: 'adCampaign',
    name: `Ad, 1,000 views: ${label}`,
    description: `A thousand counted views at ${width} × ${height}, each viewer once a day.`,
    rupees: AD_RATES[place],
  };
};

/** What views cost at first, place by place. */
export const adRates = (): readonly ListedPrice[] => AD_PLACES.map(adRate);
