import type { AdPlace } from '#domain/ads/place.ts';

interface OwnLine {
  title: string;
  text: string;
  href: string;
}

/** What stands in a place until an ad comes, or where none does. */
export const OWN_LINES: Record<AdPlace, OwnLine> = {
  TopHome: {
    title: 'Know the asking prices before you visit',
    text: 'Medians for every locality of Pune, each with the number of homes behind it.',
    href: '/home/propertyAnalysis',
  },
  CenterHomeVideo: {
    title: 'Rent or buy?',
    text: 'Reckon both over the years you mean to stay, with every cost named.',
    href: '/#rent-or-buy',
  },
  CenterHomeGif: {
    title: 'What a home truly costs',
    text: 'Stamp duty, registration and GST on top of the price, with their sources.',
    href: '/#on-road',
  },
  BottomHome: {
    title: 'Is the price fair?',
    text: 'An evaluator visits the home, measures it and writes a report that can be checked.',
    href: '/home/propertyevaluation-guidance',
  },
  DashBoardTopImage: {
    title: 'Reach people who look for a home',
    text: 'Advertise here: choose places, days and a budget, and pay for counted views.',
    href: '/Campaigns',
  },
  DashBoardBottomImage: {
    title: 'Guides for buyers, tenants and owners',
    text: 'What to check, what to sign and what it costs, step by step.',
    href: '/guides',
  },
  AnalysisTopImage: {
    title: 'A second pair of eyes on the papers',
    text: 'Lawyers of Pune check titles and write agreements; fees are named first.',
    href: '/lawyers',
  },
  ShortListTopImage: {
    title: 'Weigh three homes side by side',
    text: 'Carpet area, true cost, price for a square foot and the way to the metro.',
    href: '/PropertyCampare',
  },
};
