import { formatSqft } from '#domain/homes/area.ts';
import { bhkLabel, SUBCATEGORY_LABEL } from '#domain/homes/listing.ts';
import { FURNISHING_LABEL } from '#domain/homes/term-labels.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import type { SearchQuery, UnderstoodText } from './query.ts';

const FLOOR = {
  ground: 'Ground floor',
  notGround: 'Not ground floor',
  low: '1st to 4th floor',
  mid: '5th to 9th floor',
  high: '10th floor and up',
  top: 'Top floor',
} as const;
const BY = { owner: 'By owner', agent: 'By agent', builder: 'By builder' } as const;
const TENANT = {
  family: 'For families',
  bachelors: 'For bachelors',
  company: 'Company lease',
} as const;
const SORT = {
  newest: 'Newest first',
  price_low: 'Cheapest first',
  price_high: 'Dearest first',
  area_large: 'Largest first',
} as const;

function placeChips({ places = [], near }: SearchQuery): string[] {
  return places.map(({ name }) => `${near ? 'Near' : 'In'} ${name}`);
}

function listedSince(days: number): string {
  return days === 1 ? 'Listed in the last day' : `Listed in the last ${days} days`;
}

/** A chip for everything that was understood, by the name its filter has in an address. */
export function chipsOf(query: SearchQuery): UnderstoodText['chips'] {
  const chips: UnderstoodText['chips'] = [];
  const add = <T>(filter: string, value: T | undefined, label: (value: T) => string) => {
    if (value !== undefined) chips.push({ filter, label: label(value) });
  };
  const each = <T>(
    filter: string,
    values: readonly T[] | undefined,
    label: (value: T) => string,
  ) => {
    for (const value of values ?? []) add(filter, value, label);
  };
  add('listedin', query.listedIn, (way) => (way === 'rent' ? 'To rent' : 'To buy'));
  each('bedrooms', query.bedrooms, (n) => bhkLabel(n, 'Flat'));
  add('category', query.category, (category) => (category === 'Land' ? 'Plots' : category));
  each('subcategory', query.subcategory, (kind) => SUBCATEGORY_LABEL[kind]);
  each('loc', placeChips(query), (label) => label);
  add('min_price', query.minPrice, (rupees) => `From ${formatPriceShort(rupees)}`);
  add('max_price', query.maxPrice, (rupees) => `Up to ${formatPriceShort(rupees)}`);
  add('min_area', query.minArea, (sqft) => `From ${formatSqft(sqft)}`);
  add('max_area', query.maxArea, (sqft) => `Up to ${formatSqft(sqft)}`);
  each('possession', query.possession, (state) => state);
  each('furnishing', query.furnishing, (state) => FURNISHING_LABEL[state]);
  each('facing', query.facing, (side) => `${side} facing`);
  each('age', query.age, (age) => (age === 'UnderConstruction' ? 'Being built' : `${age} old`));
  each('bathrooms', query.bathrooms, (n) => `${n} bathroom${n === 1 ? '' : 's'}`);
  each('amenities', query.amenities, (what) => `Near: ${what.toLowerCase()}`);
  each('postedBy', query.postedBy, (who) => BY[who]);
  each('tenants', query.tenants, (who) => TENANT[who]);
  add('food', query.food, (food) => (food === 'anyone' ? 'Any food' : 'Vegetarians only'));
  add('pets', query.pets, () => 'Pets allowed');
  add('availableBy', query.availableBy, (day) => `Free by ${day}`);
  add('noBrokerage', query.noBrokerage, () => 'No brokerage');
  add('maxDeposit', query.maxDeposit, (rupees) =>
    rupees === 0 ? 'No deposit' : `Deposit up to ${formatPriceShort(rupees)}`,
  );
  add('cabins', query.cabins, (n) => `${n}+ cabins`);
  each('zone', query.zone, (zone) => `${zone[0]?.toUpperCase()}${zone.slice(1)} zone`);
  each('floor', query.floor, (floor) => FLOOR[floor]);
  add('parking', query.parking, () => 'Parking');
  add('lift', query.lift, () => 'Lift');
  add('verified', query.verified, () => 'Verified');
  add('newSince', query.newSince, listedSince);
  add('reduced', query.reduced, () => 'Reduced');
  add('metroWalk', query.metroWalk, (minutes) => `${minutes} min walk to the metro`);
  each('metroLine', query.metroLine, (line) => `${line} line`);
  add('sort', query.sort, (sort) => SORT[sort]);
  return chips;
}
