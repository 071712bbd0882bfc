import { listAnd, number, plural } from '#messages/lib/forms.ts';

const localities = (count: number) =>
  `${number(count)} ${plural('en', count, { one: 'locality', other: 'localities' })}`;
const listings = (count: number) =>
  `${number(count)} ${plural('en', count, { one: 'listing', other: 'listings' })}`;
const asOf = (moment: string | null) => (moment ? ` As of ${moment}.` : '');

interface Place {
  place: string;
}
interface Count {
  count: number;
}
interface AsOf {
  /** When the figures were made; not known at first. */
  moment: string | null;
}
interface Percent {
  percent: number;
}

export default {
  breadcrumb: 'Breadcrumb',
  show: 'Show',
  sortBy: 'Sort by',
  sorts: {
    homes: 'Most homes',
    name: 'Name',
    rate_low: 'Rate, lowest first',
    rate_high: 'Rate, highest first',
    change: 'Rising fastest',
  },
  inPune: ({ place }: Place) => `${place}, Pune`,
  forSale: 'For sale',
  toRent: 'To rent',
  perSqft: ({ rate }: { rate: string }) => `₹ ${rate} per sq ft`,
  perSqftAMonth: ({ rate }: { rate: string }) => `₹ ${rate} per sq ft a month`,
  unchanged: 'Unchanged in a year',
  up: ({ percent }: Percent) => `Up ${percent} % in a year`,
  down: ({ percent }: Percent) => `Down ${percent} % in a year`,
  changeMeans: ({ homes, before }: { homes: number; before: number }) =>
    `Asking rates of ${number(homes)} homes that came up for sale in the last three months, against ${number(before)} in the same months a year before.`,
  bhks: ({ counts }: { counts: readonly string[] }) => `${listAnd('en', counts)} BHK`,
  listings: ({ count }: Count) => listings(count),
  tooFew: 'Too few',
  tooFewForRate: 'Too few homes for a rate',
  rent: ({ rate, n }: { rate: string; n: string }) => `Rent ${rate}, n = ${n}`,
  nothingListed: 'Nothing listed now',

  // A locality
  localitiesInPune: 'Localities in Pune',
  homesRatesMetro: ({ place }: Place) => `${place}, Pune: homes, rates and metro`,
  summary: ({ place }: Place) =>
    `Homes to buy and rent in ${place}, Pune: live listings, asking rates and the nearest metro.`,
  searchFinds: ({ place, count }: Place & Count) =>
    `A search for ${place} finds the homes of ${localities(count)}; the figures here are of ${place} alone.`,
  roadSearchFinds: ({ place, count }: Place & Count) =>
    `A search for ${place} finds the homes of ${localities(count)} along the road; the figures here are of ${place} alone.`,
  homesForSale: 'Homes for sale',
  homesToRent: 'Homes to rent',
  live: 'Live listings',
  newHomes: ({ count }: Count) =>
    `${number(count)} ${plural('en', count, { one: 'new home', other: 'new homes' })} in 30 days`,
  saleRate: 'Asking rate, sale',
  rentRate: 'Asking rate, rent',
  unit: 'per sq ft',
  unitAMonth: 'per sq ft a month',
  medianOf: ({ n }: { n: string }) => `Median of n = ${n}`,
  medianAndMiddle: ({ n, low, high }: Record<'n' | 'low' | 'high', string>) =>
    `Median of n = ${n}; middle half ₹ ${low} to ${high}`,
  onTheMap: 'Homes on the map',
  nothingOnOffer: 'Nothing is on offer here now.',
  nearTheirDots: ({ count }: Count) => `${listings(count)}, each within 150 m of its dot.`,
  searchOnMap: 'Search on the map',
  ratesAndRents: 'Rates and rents',
  ratesByBedrooms: 'Rates and rents by bedrooms',
  homesWith: 'Homes with',
  rateColumn: 'Per sq ft',
  priceColumn: 'Price',
  rentColumn: 'Rent a month',
  fewerThanFive: 'Fewer than five homes of a kind are on offer: too few for a rate.',
  grossYield: ({ percent }: { percent: string }) => `${percent} gross yield a year`,
  yieldMeans: ({ toRent, forSale }: { toRent: number; forSale: number }) =>
    `Twelve asking rents by the asking price of a square foot, n = ${number(toRent)} to rent and ${number(forSale)} for sale. Taxes, upkeep and empty months are not in it.`,
  mediansAsked: ({ measure, moment }: AsOf & { measure: string }) =>
    `Medians of what is asked. ${measure}${asOf(moment)}`,
  measure:
    'Asking prices by square foot of carpet area; of built-up area where no carpet area is given, of the plot for plots.',
  goodFor: 'Good for',
  checkFirst: 'Check before you sign',
  metro: 'Metro',
  latestIn: ({ place }: Place) => `Latest in ${place}`,
  projectsIn: ({ place }: Place) => `Projects in ${place}`,
  allProjects: ({ count }: Count) => `All ${number(count)} projects`,
  around: ({ place }: Place) => `Around ${place}`,
  partOf: 'Part of',
  allLocalities:
    'Every locality of Pune and Pimpri-Chinchwad with its asking rates, how they moved in a year, a map and what is listed there.',
  ratesAreMedians: ({ moment }: AsOf) =>
    `Rates are medians of what owners ask for homes on offer now, with the number of homes they are made of. Fewer than five make no rate.${asOf(moment)}`,
  localities: 'Localities',
  localityOrRoad: 'Locality, area or road',
  noneCalled: ({ q }: { q: string }) =>
    `No locality is called “${q}”. Check the spelling, or look through the areas below.`,
  localitiesFound: ({ count }: Count) => localities(count),
  localitiesFor: ({ count, q }: Count & { q: string }) => `${localities(count)} for “${q}”`,
  areasAndRoads: 'Areas and roads',
  eachMeansAll: 'Each means all its localities.',

  // A project
  projectsInPune: 'Projects in Pune',
  projectsInPlace: ({ place }: Place) => `Projects in ${place}, Pune`,
  noProject: 'No project of this name has a home on offer now. Try fewer letters, or all of Pune.',
  listIsMade: 'The list is being made from the homes on offer. Look again in a minute.',
  projectsFound: ({ count }: Count) =>
    `${number(count)} ${plural('en', count, { one: 'project', other: 'projects' })}`,
  projectsDescription: ({ title }: { title: string }) =>
    `${title}: societies with homes for sale and to rent now, their rates, developers and RERA numbers.`,
  societiesOnOffer: ({ moment }: AsOf) =>
    `Societies with at least one home on offer here now. Rates are medians of what is asked, with the number of homes they are made of; fewer than five make no rate.${asOf(moment)}`,
  projects: 'Projects',
  project: 'Project',
  locality: 'Locality',
  allOfPune: 'All of Pune',
  firstProjects: 'First projects',
  moreProjects: 'More projects',
  countForSale: ({ count }: Count) => `${number(count)} for sale`,
  countToRent: ({ count }: Count) => `${number(count)} to rent`,
  projectSummary: ({ bhks, title }: { bhks: string; title: string }) =>
    `${bhks} homes for sale and to rent in ${title}: prices, rates against the locality and how they moved.`.trimStart(),
  range: ({ low, high }: { low: string; high: string }) => `${low} to ${high}`,
  aMonth: ({ amount }: { amount: string }) => `${amount} a month`,
  asAtLarge: ({ place }: Place) => `As ${place} at large`,
  aboveAtLarge: ({ percent, place }: Percent & Place) => `${percent} % above ${place} at large`,
  belowAtLarge: ({ percent, place }: Percent & Place) => `${percent} % below ${place} at large`,
  onOfferNow: 'On offer now',
  whatIsOnOffer: 'What is on offer',
  kindForSale: ({ kind }: { kind: string }) => `${kind} for sale`,
  kindToRent: ({ kind }: { kind: string }) => `${kind} to rent`,
  otherKind: 'Other',
  byQuarter: 'Asking rate by quarter in which homes came up for sale',
  where: 'Where it is',
  homesNearDots: 'Each home on offer is within 150 m of its dot.',
  firstShown: ({ shown, all }: { shown: number; all: number }) =>
    `The first ${number(shown)} of ${number(all)} are shown.`,
};
