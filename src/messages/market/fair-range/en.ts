import { number, plural } from '#messages/lib/forms.ts';

interface Range {
  low: string;
  high: string;
}
interface Model {
  method: string;
  homes: number;
  comparables: number;
  /** When it was made; not known before there is one. */
  day: string | null;
}
interface Local {
  rate: number;
  count: number;
  locality: string;
  low: number;
  high: number;
}

interface HomesLike {
  where: string;
  low: string;
  high: string;
  isRent: boolean;
  n: string;
  isDemo: boolean;
  /** How many are close comparables. */
  close: number;
  standing: string;
}
interface OwnRate {
  rate: string;
  n: number;
  where: string;
  median: string;
}

const listings = (count: number) =>
  `${number(count)} ${plural('en', count, { one: 'such listing', other: 'such listings' })}`;
const comparable = (count: number) =>
  count > 0
    ? `${number(count)} ${plural('en', count, { one: 'comparable', other: 'comparables' })} and `
    : '';
const on = (day: string | null) => (day ? `, ${day}` : '');

export default {
  fairPrice: 'Fair price',
  range: ({ low, high }: Range) => `Fair range ${low} to ${high}`,
  rangeAMonth: ({ low, high }: Range) => `Fair range ${low} to ${high} a month`,
  likely: ({ likely, standing }: { likely: string; standing: string }) =>
    `, likely ${likely}. The asking price is ${standing}.`,
  within: 'within it',
  justAbove: 'just above it',
  justBelow: 'just below it',
  above: ({ percent }: { percent: number }) => `${percent}% above it`,
  below: ({ percent }: { percent: number }) => `${percent}% below it`,
  notGiven: ({ because }: { because: string }) =>
    `No fair range is given here, because ${because}.`,
  howFound: 'How it is found',
  model: ({ method, homes, comparables, day }: Model) =>
    `${method}: ${comparable(comparables)}a model of ${number(homes)} listings${on(day)}.`,
  demoModel: ({ method, homes, comparables, day }: Model) =>
    `${method}: ${comparable(comparables)}a model of ${number(homes)} demo listings${on(day)}.`,
  triedOn: ({ homes, percent, within }: { homes: number; percent: number; within: number }) =>
    `Tried on ${number(homes)} homes it had not seen, its likely price was off by ${percent}% in the middle, and ${within} of 100 asked a price in their range.`,
  demoPrices: 'Demo prices are made up.',
  askingPrices: 'Asking prices, not sale prices.',
  local: ({ rate, count, locality, low, high }: Local) =>
    `₹ ${number(rate)} per sq ft. Half of ${listings(count)} in ${locality} asks ₹ ${number(low)} to ₹ ${number(high)}, of every size and age.`,
  localAMonth: ({ rate, count, locality, low, high }: Local) =>
    `₹ ${number(rate)} per sq ft a month. Half of ${listings(count)} in ${locality} asks ₹ ${number(low)} to ₹ ${number(high)}, of every size and age.`,
  priceCheck: 'Price check.',
  itsLocality: 'its locality',
  homesLike: ({ where, low, high, isRent, n, isDemo, close, standing }: HomesLike) =>
    `Homes like this in and around ${where}: ${low} – ${high}${isRent ? ' a month' : ''} (n = ${n} ${isDemo ? 'demo listings with made-up prices' : 'listings'}${close > 0 ? `, ${number(close)} close ${plural('en', close, { one: 'comparable', other: 'comparables' })}` : ''}). Your ${isRent ? 'rent' : 'price'} is ${standing}.`,
  ownRate: ({ rate, n, where, median }: OwnRate) =>
    `₹ ${rate} per sq ft; the middle of ${n} homes like it in ${where} is ₹ ${median}.`,
  inLine: 'Your price is in line with its neighbours.',
  farAbove: ({ percent }: { percent: number }) =>
    `That is ${percent}% above it. Buyers may need a reason: say in the description what makes yours worth it.`,
  farBelow: ({ percent }: { percent: number }) =>
    `That is ${percent}% below it. Check the figure for a missing zero; if it is right, expect many calls.`,
  tooFew: 'too few homes are on offer to learn from',
  tooFewYet: 'too few homes are on offer to learn from yet',
  noArea: 'the listing tells no area',
  tooFewOfKind: ({ kind }: { kind: string }) =>
    `too few ${kind.toLowerCase()} are on offer here to learn from`,
  noneAsSmall: ({ kind }: { kind: string }) =>
    `hardly any ${kind.toLowerCase()} on offer are as small`,
  noneAsLarge: ({ kind }: { kind: string }) =>
    `hardly any ${kind.toLowerCase()} on offer are as large`,
  noneNear: 'nothing we know of is on offer within 5 km',
  differTooWidely: 'prices of homes like it differ too widely',
  method: {
    society: 'From asking prices of homes in the same society and around it',
    locality: 'From asking prices of homes in the same locality and around it',
    around: 'From asking prices of homes around it; few are on offer in its own locality',
    none: 'From asking prices of homes like it',
  },
};
