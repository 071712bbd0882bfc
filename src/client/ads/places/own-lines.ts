import type { AdPlace } from '#domain/ads/place.ts';
import words from '#messages/ads/places/index.ts';

const LEADS_TO: Record<AdPlace, string> = {
  TopHome: '/home/propertyAnalysis',
  CenterHomeVideo: '/#rent-or-buy',
  CenterHomeGif: '/#on-road',
  BottomHome: '/home/propertyevaluation-guidance',
  DashBoardTopImage: '/Campaigns',
  DashBoardBottomImage: '/guides',
  AnalysisTopImage: '/lawyers',
  ShortListTopImage: '/PropertyCampare',
};

/** What stands in a place until an ad comes, or where none does. */
export const ownLine = (place: AdPlace) => ({
  title: words.title[place],
  text: words.text[place],
  href: LEADS_TO[place],
});
