import type { SearchFilter } from '#contract/homes/search-filter.ts';
import { bandRange } from '#domain/homes/budget-band.ts';
import { CATEGORIES, LISTED_IN } from '#domain/homes/listing.ts';
import { REDUCED_FOR_DAYS } from '#domain/homes/newness.ts';
import { LINE_WALK } from '#domain/homes/walk.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import { dayOfIso } from '#domain/lib/time/pune.ts';
import { keysAsked, marketOf } from './attributes.ts';
import { type AskedOfColumn, askedOf, NUMBER_FILTERS, SET_FILTERS } from './column-filters.ts';
import { boxClause, drawnClause } from './places.ts';
import type { Store } from './store.ts';
import { anyOf, type Clause, either, testing } from './structures/clause.ts';
import type { SlotSet } from './structures/slot-set.ts';
import type { ValueSets } from './structures/value-sets.ts';
import type { WalkTo } from './walks.ts';
import { categoriesOf, cityNamed, listedInsOf, termsOf, type Where } from './where.ts';

export const MICROS = 1_000;
export const microsOf = (at: Date): number => at.getTime() * MICROS;
const daysBefore = (now: Date, days: number) => microsOf(now) - days * DAY_MS * MICROS;

function inAnyCase(sets: ValueSets<string>, words: string): SlotSet[] {
  const same = [...sets.values()].filter((value) => value.toLowerCase() === words.toLowerCase());
  return same.map((value) => sets.of(value));
}

function walksWanted({ metroWalk, metroLine }: SearchFilter): WalkTo[] | undefined {
  const minutes = metroWalk ?? (metroLine && LINE_WALK);
  if (minutes === undefined) return undefined;
  return metroLine ? metroLine.map((line): WalkTo => `${minutes} ${line}`) : [`${minutes}`];
}

/** Of so many markets the sets are put together; of more it takes less to ask for each part of them. */
const FEW_MARKETS = 2;

/** Where it may be had, how and of which category, as one set where that is told by few. */
function* placedIn({ attributes, scratch }: Store, filter: SearchFilter): Generator<Clause> {
  const { chosen, market } = attributes;
  const cities = [...chosen.city.values()].filter(cityNamed(filter.city));
  const listed = listedInsOf(filter);
  const kinds = categoriesOf(filter);
  if (cities.length * listed.length * kinds.length <= FEW_MARKETS) {
    const markets = cities.flatMap((city) =>
      listed.flatMap((listedIn) => kinds.map((category) => marketOf({ city, listedIn, category }))),
    );
    yield market.anyOf(markets, scratch);
    return;
  }
  yield chosen.city.anyOf(cities, scratch);
  if (listed.length < LISTED_IN.length) yield chosen.listedIn.anyOf(listed, scratch);
  if (kinds.length < CATEGORIES.length) yield chosen.category.anyOf(kinds, scratch);
}

/** Which market a filter looks at: sets of slots. */
function* marketIn(store: Store, filter: SearchFilter): Generator<Clause> {
  const { attributes, scratch } = store;
  const { chosen } = attributes;
  yield* placedIn(store, filter);
  if (filter.country !== undefined) yield anyOf(inAnyCase(chosen.country, filter.country), scratch);
  if (filter.state !== undefined) yield anyOf(inAnyCase(chosen.state, filter.state), scratch);
}

/** What it asks for by values: sets of slots. */
function* chosenIn({ attributes, scratch }: Store, filter: SearchFilter): Generator<Clause> {
  const { chosen, flags } = attributes;
  const choices: [ValueSets<string>, readonly string[] | undefined][] = [
    [chosen.subcategory, filter.subcategory],
    // As `kindsOf` has it: by itself a number of bedrooms means no studio.
    [filter.subcategory ? attributes.bedrooms : attributes.bhk, filter.bedrooms],
    [attributes.floor, filter.floor],
    [attributes.walk, walksWanted(filter)],
  ];
  for (const [sets, values] of choices) if (values) yield sets.anyOf(values, scratch);
  for (const name of SET_FILTERS) {
    const keys = keysAsked(name, filter);
    if (keys) yield attributes.asked[name].anyOf(keys, scratch);
  }
  for (const amenity of filter.amenities ?? []) yield attributes.amenities.of(amenity);
  if (filter.tenants) {
    const named = filter.tenants.map((tenant) => attributes.tenants.of(tenant));
    yield anyOf([flags.of('letToAll'), ...named], scratch);
  }
}

/** What it asks for in numbers. */
function* rangesIn(store: Store, filter: SearchFilter): Generator<Clause> {
  const { orders, scratch } = store;
  const { min_price, max_price, min_area, max_area } = filter;
  if (min_price !== undefined || max_price !== undefined)
    yield orders.price.range(
      min_price === undefined ? Number.NEGATIVE_INFINITY : fromRupees(min_price),
      max_price === undefined ? Number.POSITIVE_INFINITY : fromRupees(max_price),
    );
  if (min_area !== undefined || max_area !== undefined)
    yield orders.size.range(
      min_area === undefined ? Number.NEGATIVE_INFINITY : Math.round(min_area),
      max_area === undefined ? Number.POSITIVE_INFINITY : Math.round(max_area),
    );
  if (filter.budget) {
    const bands = filter.budget.map((band) => {
      const { minPrice = 0, maxPrice } = bandRange(band);
      // Up to, not including, and paise are whole.
      const most = maxPrice === undefined ? Number.POSITIVE_INFINITY : fromRupees(maxPrice) - 1;
      return orders.price.range(fromRupees(minPrice), most);
    });
    yield either(bands, scratch);
  }
  for (const name of NUMBER_FILTERS) {
    const asked = askedOf(name, filter);
    if (asked && 'wanted' in asked) yield comparing(store.columns.asked[name], asked);
  }
}

/** Null is kept as NaN, of which no comparison holds. */
function comparing(
  column: Float32Array | Float64Array,
  { row: { by }, wanted }: Extract<AskedOfColumn, { wanted: number }>,
): Clause {
  const of = (slot: number) => column[slot] ?? Number.NaN;
  if (by === '=') return testing((slot) => of(slot) === wanted);
  return by === '<='
    ? testing((slot) => of(slot) <= wanted)
    : testing((slot) => of(slot) >= wanted);
}

/** What it asks for by the day. */
function* datesIn(store: Store, filter: SearchFilter, now: Date): Generator<Clause> {
  const { flags } = store.attributes;
  const { singles } = store.columns;
  const { ranked, reduced, verified } = store.orders;
  const since = (days: number) => daysBefore(now, days);
  const ever = Number.POSITIVE_INFINITY;
  if (filter.newSince !== undefined) yield ranked.range(since(Number(filter.newSince)), ever);
  if (filter.reduced) yield reduced.range(since(REDUCED_FOR_DAYS), ever);
  // Later than now, in whole microseconds.
  if (filter.verified) yield verified.range(microsOf(now) + 1, ever);
  if (filter.availableBy !== undefined) {
    const day = dayOfIso(filter.availableBy);
    const from = testing((slot) => (singles.availableFrom[slot] ?? Number.NaN) <= day);
    yield either([flags.of('readyUndated'), from], store.scratch);
  }
}

/** What is asked of each home, wherever it is. */
export const wishesOf = (store: Store, filter: SearchFilter, now: Date): Clause[] => [
  ...chosenIn(store, filter),
  ...rangesIn(store, filter),
  ...datesIn(store, filter, now),
];

/** Everything a search asks for, to be held all at once. */
export function clausesOf(store: Store, filter: SearchFilter, where: Where, now: Date): Clause[] {
  const { attributes, scratch, words } = store;
  const all = [...marketIn(store, filter), ...wishesOf(store, filter, now)];
  if (where && 'words' in where) {
    const terms = termsOf(where.words);
    if (terms.length === 0) all.push(anyOf([], scratch));
    for (const term of terms) all.push(anyOf(words.beginning(term), scratch));
  }
  if (where && 'localityIds' in where)
    all.push(attributes.locality.anyOf(where.localityIds, scratch));
  if (filter.bounds) {
    const [south, west, north, east] = filter.bounds;
    all.push(boxClause(store, { south, west, north, east }));
  }
  if (filter.area)
    all.push(
      either(
        filter.area.map((one) => drawnClause(store, one)),
        scratch,
      ),
    );
  return all;
}
