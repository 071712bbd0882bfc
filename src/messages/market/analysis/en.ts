import { number, plural } from '#messages/lib/forms.ts';

interface AsOf {
  /** When the figures were made; not known at first. */
  moment: string | null;
}
interface Of {
  /** "Flats for sale in Baner". */
  of: string;
}

const localities = (count: number) =>
  `${number(count)} ${plural('en', count, { one: 'locality', other: 'localities' })}`;

export default {
  heading: 'Property analysis',
  pageTitle: 'Property analysis: asking prices in Pune by locality',
  pageDescription:
    'Median asking prices per square foot in Pune’s localities, by type, for sale and for rent, each with the number of listings behind it.',
  intro: ({ tools }: { tools: string }) =>
    `What is asked for a square foot in every locality of Pune, by type, with the number of listings behind each figure. Further down: ${tools} for what buying, renting and the way to work come to.`,
  toolsLink: 'tools',
  byLocality: 'By locality',
  whatFiguresMean: 'What these figures mean',
  byType: 'All of Pune, by type',
  type: 'Type',
  salePerSqft: 'For sale, per sq ft',
  rentPerSqft: 'For rent, per sq ft a month',
  medians: ({ measure, moment }: AsOf & { measure: string }) =>
    `Medians. ${measure}${moment ? ` As of ${moment}.` : ''}`,

  // What is chosen
  whatToAnalyse: 'What to analyse',
  offer: 'Offer',
  forSale: 'For sale',
  forRent: 'For rent',
  district: 'District',
  districts: {
    PMC: 'Pune city (PMC)',
    PCMC: 'Pimpri-Chinchwad (PCMC)',
    Cantonment: 'Cantonments of Pune and Khadki',
    PMRDA: 'Outer Pune (PMRDA)',
  },
  allOfPune: 'All of Pune',
  pune: 'Pune',
  locality: 'Locality',
  allLocalities: 'All localities',
  bedrooms: 'Bedrooms',
  any: 'Any',
  sortBy: 'Sort by',
  sorts: {
    price_high: 'Price, high to low',
    price_low: 'Price, low to high',
    most: 'Most on offer',
    name: 'Name',
  },
  show: 'Show',
  offerIn: ({ offer, place }: { offer: string; place: string }) => `${offer} in ${place}`,

  // The public table
  tableCaption: ({ offer }: { offer: string }) => `${offer}: median asking price by locality`,
  medianUnit: ({ unit }: { unit: string }) => `Median, ${unit}`,
  againstHighest: 'Against the highest',
  shown: ({
    offer,
    n,
    places,
    moment,
  }: Record<'offer' | 'n' | 'moment', string> & { places: number }) =>
    `${offer}: n = ${n} in ${localities(places)}, as of ${moment}.`,
  loading: 'Loading…',
  noFigures: 'No figures yet.',
  noneHasFive: 'No locality has 5 or more of these on offer. Choose another type.',
  moreWithFewer: ({ count }: { count: number }) =>
    `${number(count)} more ${plural('en', count, { one: 'locality has', other: 'localities have' })} fewer than 5 on offer: no figure is shown.`,

  // While the service is away
  away: ({ moment }: AsOf) =>
    `The analysis service does not answer${moment ? `; figures of ${moment}` : ''}. Trying again.`,
  awayWhole:
    'The analysis service does not answer. It is asked again by itself; you can also try now.',

  // The full analysis
  fullAnalysis: 'Full analysis',
  theFullAnalysis: 'The full analysis',
  summary: 'Summary',
  fullUntil: ({ day }: { day: string }) => `Full until ${day}`,
  youSeeSummary: 'You see the summary',
  summaryIsFree:
    'Medians of every locality are free. The full analysis goes deeper, on the same figures:',
  pageIsFree:
    'The page above is free and stays so. The full analysis goes deeper, on the same figures:',
  fullHas: {
    quartiles: 'Quartiles beside every median',
    bedrooms: 'Figures by number of bedrooms',
    months: 'Trends by month',
    yields: 'Rental yields',
    days: 'Days on the market, and what was accepted against what was asked',
    projects: 'Projects compared, and every property against its locality',
    tables: 'Tables as CSV',
  },
  fromPrice: ({ price }: { price: string }) => `From ${price} before GST`,
  getFull: 'Get the full analysis',
  validFor: ({ validity }: { validity: string }) =>
    `for ${validity}, before GST. Some packages have it too.`,
  validForGood: 'before GST. Some packages have it too.',
  buyFull: 'Buy the full analysis',
  signInToBuy: 'Sign in to buy it',
  openAnalysis: 'Open the analysis',
  signInToOpen: 'Sign in to open it',
  inFullOnly: {
    trend: 'Trends by month are part of the full analysis.',
    spread: 'The spread of prices and its quartiles are part of the full analysis.',
    yields: 'Rental yields are part of the full analysis.',
  },

  // Charts
  note: ({ what, moment }: AsOf & { what: string }) => (moment ? `${what}. As of ${moment}` : what),
  tooFew: 'Too few',
  tooFewWhy: ({ of, n, least }: Of & { n: string; least: number }) =>
    `${of}: n = ${n}. Under ${least} no figure is shown, because it would say more about chance than about the market. Choose a wider area or another type.`,
  median: 'Median',
  lowerQuartile: 'Lower quartile',
  upperQuartile: 'Upper quartile',
  medianAsking: ({ unit }: { unit: string }) => `Median asking, ${unit}`,
  medianAskingPrice: 'Median asking price',
  medianAskingRent: 'Median asking rent a month',
  medianArea: 'Median area',
  halfLie: ({ n, low, high }: Record<'n' | 'low' | 'high', string>) =>
    `n = ${n}; half lie between ${low} and ${high}`,
  fromTo: ({ n, min, max }: Record<'n' | 'min' | 'max', string>) =>
    `n = ${n}; from ${min} to ${max}`,
  heat: 'Asking prices by locality',
  heatIn: ({ of, n, places }: Of & { n: string; places: number }) =>
    `${of}: n = ${n} in ${localities(places)}`,
  inAnyLocality: ({ of }: Of) => `${of}, in any locality`,
  legend: ({ unit }: { unit: string }) => `Median, ${unit}; a larger circle has more on offer.`,
  halfBetween: 'Half lie between',
  between: ({ low, high }: { low: string; high: string }) => `${low} and ${high}`,
  range: ({ low, high }: { low: string; high: string }) => `${low} to ${high}`,
  andMore: ({ low }: { low: string }) => `${low} and more`,
  spread: 'How asking prices are spread',
  spreadOf: ({ of, n, median }: Of & { n: string; median: string }) =>
    `${of}: n = ${n}, median ${median}`,
  properties: 'Properties',
  propertiesN: 'Properties (n)',
  unitFrom: ({ unit }: { unit: string }) => `${unit}, from`,
  trend: 'Asking prices by month',
  anyMonth: ({ of }: Of) => `${of}, any month`,
  cameOn: ({ of, n, months, since }: Of & { n: string; months: number; since: string | null }) =>
    `${of} that came on the market: n = ${n} in ${number(months)} ${plural('en', months, { one: 'month', other: 'months' })}${since ? `; figures are kept since ${since}` : ''}`,
  month: 'Month',
  cameOnMarket: 'Came on the market',
  soldOrRented: 'Sold or rented',
  yields: 'Rental yield against price',
  bothInOne: ({ of }: Of) => `${of}, for sale and for rent in one locality`,
  yieldsOf: ({ of, sale, rent, places }: Of & { sale: string; rent: string; places: number }) =>
    `${of}: n = ${sale} for sale and ${rent} for rent in ${localities(places)}. Gross: taxes, upkeep and empty months are not in it`,
  grossYield: 'Gross yield, % a year',
  medianPriceRate: 'Median price, ₹ per sq ft',
  medianRentRate: 'Median rent, ₹ per sq ft a month',
  nForSale: 'n for sale',
  nForRent: 'n for rent',
  yieldDot: ({ name, percent, rate }: Record<'name' | 'percent' | 'rate', string>) =>
    `${name}: ${percent} a year at ${rate}`,
  yieldCounts: ({ sale, rent }: { sale: string; rent: string }) =>
    `n = ${sale} for sale, ${rent} for rent`,

  // Two projects
  compareProjects: 'Compare projects',
  twoWithMedians: 'Two at a time; medians of homes, each with its n',
  twoByName:
    'Two at a time, in the summary by name and number: their figures are part of the full analysis',
  comparison: 'Comparison',
  figure: 'Figure',
  difference: 'Difference',
  downloadComparison: 'Download CSV of the comparison',
  slot: ({ name }: { name: string }) => `Slot ${name}`,
  addBelow: 'Add a project below',
  removeFrom: ({ name }: { name: string }) => `Remove ${name} from comparison`,
  findProject: 'Find a project',
  beginningOfName: 'The beginning of a word of its name.',
  projectsFound: ({ count }: { count: number }) =>
    `${number(count)} ${plural('en', count, { one: 'project', other: 'projects' })}`,
  noProject: 'No project found',
  tryWider: 'Try another name, or a wider area above.',
  projects: 'Projects',
  project: 'Project',
  types: 'Types',
  onOfferNow: 'On offer now',
  onOfferEver: 'On offer now or before',
  add: 'Add',
  addToComparison: 'Add to comparison',
  addName: ({ name }: { name: string }) => `Add to comparison: ${name}`,
  compared: 'Compared',
  isCompared: ({ name }: { name: string }) => `${name} is compared`,
  added: ({ name }: { name: string }) => `${name} added to comparison`,
  notFetched: 'Failed to get property analysis details',
  developer: 'Developer',
  measures: {
    askingRate: 'Median asking, ₹ per sq ft',
    againstLocality: 'Against its locality’s median',
    askingPrice: 'Median asking price',
    areaForSale: 'Median area for sale',
    rentRate: 'Median rent, ₹ per sq ft a month',
    rent: 'Median rent a month',
    grossYield: 'Gross rental yield a year',
    bedrooms: 'Bedrooms',
    localityRate: 'Its locality, ₹ per sq ft',
    localityYield: 'Its locality’s yield',
    puneRate: 'All of Pune, ₹ per sq ft',
  },
  withN: ({ value, n }: { value: string; n: string }) => `${value} (n = ${n})`,
  points: ({ size }: { size: string }) => `${size} points`,
  countForSale: ({ n, kind }: { n: string; kind: string }) => `${n} of ${kind} for sale`,
  countForRent: ({ n, kind }: { n: string; kind: string }) => `${n} of ${kind} for rent`,
  same: 'The same',
  higher: ({ gap, share }: { gap: string; share: number | null }) =>
    `B higher by ${gap}${share === null ? '' : ` (${share}%)`}`,
  lower: ({ gap, share }: { gap: string; share: number | null }) =>
    `B lower by ${gap}${share === null ? '' : ` (${share}%)`}`,

  // Tools
  tools: 'Tools',
  fairRangeSaid: 'A listing shows its fair range beside the price, or says why there is none.',
  howFound: 'How it is found',
  tool: {
    onRoad: 'On-road price',
    rentOrBuy: 'Rent or buy',
    licence: 'Leave and licence',
    commute: 'Commute',
    emi: 'EMI',
    capitalGains: 'Capital gains tax',
  },
  toolMeans: {
    onRoad: 'The price with stamp duty, registration and GST, and the TDS you hold back.',
    rentOrBuy: 'Who has more in hand after some years, with your own figures.',
    licence: 'What it costs to stamp and register a rent agreement.',
    commute: 'From a home to two workplaces, by road and by metro.',
    emi: 'What a loan costs a month, and year by year.',
    capitalGains: 'What is due on the gain when you sell.',
  },
};
