import { AD_PLACE_LABEL, AD_PLACE_RULES, AD_PLACES, type AdPlace } from '#domain/ads/place.ts';
import type { Rupees } from '#domain/lib/money.ts';
import texts from '#messages/lib/price-texts/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
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
  const { priceCode, width, height } = AD_PLACE_RULES[place];
  return {
    code: priceCode,
    purpose: 'adCampaign',
    name: texts.adName({ place: AD_PLACE_LABEL[place] }),
    description: texts.adAbout({ width, height }),
    rupees: AD_RATES[place],
  };
};

/** What views cost at first, place by place. */
export const adRates = (): readonly ListedPrice[] => forTheBooks(() => AD_PLACES.map(adRate));
