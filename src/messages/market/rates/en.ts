interface Moved {
  offers: string;
  place: string;
  unit: string;
  first: string;
  since: string;
  last: string;
  until: string;
  /** "+4.2%"; not known where a rate is nothing. */
  change: string | null;
}

export default {
  allHomes: 'All homes',
  perSqft: '₹ per sq ft',
  perSqftAMonth: '₹ per sq ft a month',
  forSale: ({ kind }: { kind: string }) => `${kind} for sale`,
  forRent: ({ kind }: { kind: string }) => `${kind} for rent`,
  askingMeans:
    'These are asking prices: what sellers and landlords ask on Propertysearch, not what was paid. A median is the middle one of n prices: half ask less, half ask more. Where fewer than 5 are on offer no figure is shown, because it would say more about chance than about the market.',
  quarters: { 1: 'Jan–Mar', 2: 'Apr–Jun', 3: 'Jul–Sep', 4: 'Oct–Dec' },
  howMoved: 'How rates here have moved',
  moved: ({ offers, place, unit, first, since, last, until, change }: Moved) =>
    `${offers} in ${place}, ${unit}: ${first} in ${since}, ${last} in ${until}${change ? ` (${change})` : ''}.`,
  cameIn: 'Came on the market in',
  howReckoned: ({ measure, day }: { measure: string; day: string | null }) =>
    `${measure} Months with fewer than five left out; a quarter is the mean of its months’ medians, by their number of listings. Our listings${day ? `, ${day}` : ''}.`,
};
