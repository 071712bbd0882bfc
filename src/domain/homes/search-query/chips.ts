import { formatSqft } from '#domain/homes/area.ts';
import { FLOOR_LABEL } from '#domain/homes/floor-choice.ts';
import { lineName } from '#domain/homes/gazetteer/metro-lines.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { bhkLabel, SUBCATEGORY_LABEL } from '#domain/homes/listing.ts';
import {
  AMENITY_LABEL,
  ageLabel,
  CATEGORY_LABEL,
  FACING_TO_LABEL,
  FOOD_LABEL,
  FURNISHING_LABEL,
  IN_ZONE_LABEL,
  POSSESSION_LABEL,
} from '#domain/homes/term-labels.ts';
import { formatPriceShort } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import words from '#messages/homes/plain-words/index.ts';
import type { SearchQuery, UnderstoodText } from './query.ts';

function placeChips({ places = [], near }: SearchQuery): string[] {
  const inOrNear = near ? words.near : words.in;
  return places.map(({ name }) => inOrNear({ place: placeName(name) }));
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
  add('listedin', query.listedIn, (way) => (way === 'rent' ? words.toRent : words.toBuy));
  each('bedrooms', query.bedrooms, (n) => bhkLabel(n, 'Flat'));
  add('category', query.category, (category) => CATEGORY_LABEL[category]);
  each('subcategory', query.subcategory, (kind) => SUBCATEGORY_LABEL[kind]);
  each('loc', placeChips(query), (label) => label);
  add('min_price', query.minPrice, (rupees) => words.from({ amount: formatPriceShort(rupees) }));
  add('max_price', query.maxPrice, (rupees) => words.upTo({ amount: formatPriceShort(rupees) }));
  add('min_area', query.minArea, (sqft) => words.from({ amount: formatSqft(sqft) }));
  add('max_area', query.maxArea, (sqft) => words.upTo({ amount: formatSqft(sqft) }));
  each('possession', query.possession, (state) => POSSESSION_LABEL[state]);
  each('furnishing', query.furnishing, (state) => FURNISHING_LABEL[state]);
  each('facing', query.facing, (side) => FACING_TO_LABEL[side]);
  each('age', query.age, (age) =>
    age === 'UnderConstruction' ? words.beingBuilt : words.old({ age: ageLabel(age) }),
  );
  each('bathrooms', query.bathrooms, (count) => words.bathrooms({ count }));
  each('amenities', query.amenities, (what) =>
    words.nearTo({ what: AMENITY_LABEL[what].toLowerCase() }),
  );
  each('postedBy', query.postedBy, (who) => words.by[who]);
  each('tenants', query.tenants, (who) => words.tenants[who]);
  add('food', query.food, (food) => FOOD_LABEL[food]);
  add('pets', query.pets, () => words.pets);
  add('availableBy', query.availableBy, (day) => words.freeBy({ day: formatDate(day) }));
  add('noBrokerage', query.noBrokerage, () => words.noBrokerage);
  add('maxDeposit', query.maxDeposit, (rupees) =>
    rupees === 0 ? words.noDeposit : words.depositUpTo({ amount: formatPriceShort(rupees) }),
  );
  add('cabins', query.cabins, (count) => words.cabins({ count }));
  each('zone', query.zone, (zone) => IN_ZONE_LABEL[zone]);
  each('floor', query.floor, (floor) => FLOOR_LABEL[floor]);
  add('parking', query.parking, () => words.parking);
  add('lift', query.lift, () => words.lift);
  add('verified', query.verified, () => words.verified);
  add('newSince', query.newSince, (days) => words.listedSince({ days }));
  add('reduced', query.reduced, () => words.reduced);
  add('metroWalk', query.metroWalk, (minutes) => words.walk({ minutes }));
  each('metroLine', query.metroLine, lineName);
  add('sort', query.sort, (sort) => words.sort[sort]);
  return chips;
}
