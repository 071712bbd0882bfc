import { number } from '#messages/lib/forms.ts';

interface Title {
  title: string;
}

export default {
  compareHomes: 'Compare homes',
  description:
    'Up to three homes side by side: price, true cost, carpet area, floor, possession and distance to the metro.',
  print: 'Print',
  noLongerOffered: ({ count }: { count: number }) =>
    count === 1
      ? '1 home of this comparison is no longer on offer.'
      : `${number(count)} homes of this comparison are no longer on offer.`,
  takesTwo: 'A comparison takes two homes at least.',
  chooseAnother: ({ place }: { place: string }) => `Choose another in ${place}`,
  none: 'No home is up for comparison. Choose “Compare” on up to three homes in the search.',
  searchHomes: 'Search homes',
  besideFirst: 'Beside the first home, show',
  which: { second: 'The second', third: 'The third' },
  fact: 'Fact',
  remove: 'Remove',
  yourNote: 'Your note',
  nextStep: 'Next step',
  contactVisitBid: 'Contact, visit or bid',
  ofHome: ({ title }: Title) => `: ${title}`,

  // What is held against each other
  notGiven: 'Not given',
  banksOwnTerms: 'By the bank’s own terms',
  toMoveIn: ({ amount }: { amount: string }) => `${amount} to move in`,
  onLoan: ({ amount, percent }: { amount: string; percent: number }) =>
    `${amount} (loan of ${percent}%)`,
  noneNear: 'None within 12 km',
  floorOf: ({ floor, floors }: { floor: string; floors: number }) => `${floor} of ${floors}`,
  ground: 'Ground',
  lowest: 'Lowest',
  largest: 'Largest',
  nearest: 'Nearest',
  offer: 'Offer',
  price: 'Price',
  withDuty: 'With duty and fees',
  eachMonth: ({ years, percent }: { years: number; percent: number }) =>
    `A month (EMI, ${years} years, ${percent}%)`,
  rate: 'Rate',
  carpetArea: 'Carpet area',
  nearestMetro: 'Nearest open metro',
  locality: 'Locality',
  type: 'Type',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  builtUpArea: 'Built-up area',
  floor: 'Floor',
  facing: 'Facing',
  furnishing: 'Furnishing',
  age: 'Age',
  possession: 'Possession',
  parking: 'Parking',
  maintenance: 'Maintenance a month',
  amenities: 'Amenities nearby',
  listed: 'Listed',
};
