import type { SearchFilter } from '#contract/homes/search-filter.ts';
import { FLOOR_CHOICES, FLOOR_RANGE, type FloorChoice } from '#domain/homes/floor-choice.ts';
import {
  type Category,
  type CountChoice,
  isCountedInBhk,
  type ListedIn,
} from '#domain/homes/listing.ts';
import { askedOf, COLUMN_FILTERS, SET_FILTERS, type SetFilter } from './column-filters.ts';
import type { IndexedHome } from './indexed-home.ts';
import { ValueSets } from './structures/value-sets.ts';
import { type WalkTo, walksOf } from './walks.ts';

/** What is there or not. */
type Flag = 'letToAll' | 'readyUndated' | 'inProject';

const countOf = (count: number | null): CountChoice | null =>
  count === null || count < 1 ? null : count >= 10 ? '10+' : (String(count) as CountChoice);

/** A home whose floor is not told is on none of them. */
function floorsOf({ floor, floors }: IndexedHome): FloorChoice[] {
  if (floor === null) return [];
  return FLOOR_CHOICES.filter((choice) => {
    if (choice === 'top') return floor === floors;
    const { from, to } = FLOOR_RANGE[choice];
    return floor >= from && (to === undefined || floor <= to);
  });
}

function flagsOf(home: IndexedHome): Flag[] {
  const holds: Record<Flag, boolean> = {
    letToAll: home.tenants?.length === 0,
    readyUndated: home.availableFrom === null && home.possession === 'Ready To Move',
    inProject: home.society !== null,
  };
  return (Object.keys(holds) as Flag[]).filter((flag) => holds[flag]);
}

/** By what a filter's set of slots is found where there is nothing to choose. */
const HELD = 'held';

/** Under what a home stands among the sets of a filter. */
function keyOf(name: SetFilter, home: IndexedHome): string | null {
  const row = COLUMN_FILTERS[name];
  const value: string | number | boolean | null = home[row.field];
  if (value === null) return null;
  if (row.asks === 'count') return countOf(Number(value));
  if (row.asks === 'value') return String(value);
  return holds(row.how, value) ? HELD : null;
}

function holds(how: 'isTrue' | 'some' | 'none', value: string | number | boolean): boolean {
  if (how === 'isTrue') return value === true;
  return how === 'some' ? Number(value) > 0 : value === 0;
}

/** Under what the homes stand that a filter asks for; undefined where it does not ask. */
export function keysAsked(name: SetFilter, filter: SearchFilter): readonly string[] | undefined {
  const asked = askedOf(name, filter);
  return asked && ('values' in asked ? asked.values : [HELD]);
}

/** Fields of one value that say which market is looked at. */
const CHOSEN = ['country', 'state', 'city', 'listedIn', 'category', 'subcategory'] as const;
type Chosen = (typeof CHOSEN)[number];

/** A city, how its homes are to be had, and of which category. */
export type Market = `${ListedIn} ${Category} ${string}`;
export const marketOf = ({
  listedIn,
  category,
  city,
}: Pick<IndexedHome, 'listedIn' | 'category' | 'city'>): Market =>
  `${listedIn} ${category} ${city}`;

/** Which slots have which value of each field. */
export class Attributes {
  readonly chosen = Object.fromEntries(
    CHOSEN.map((field) => [field, new ValueSets<string>()]),
  ) as Record<Chosen, ValueSets<string>>;
  /** What nearly every search asks for, as one set in place of three. */
  readonly market = new ValueSets<Market>();
  readonly locality = new ValueSets<number>();
  /** Of the kinds that are told in BHK, which is what a number of bedrooms means by itself. */
  readonly bhk = new ValueSets<CountChoice>();
  readonly bedrooms = new ValueSets<CountChoice>();
  readonly asked = Object.fromEntries(
    SET_FILTERS.map((name) => [name, new ValueSets<string>()]),
  ) as Record<SetFilter, ValueSets<string>>;
  readonly floor = new ValueSets<FloorChoice>();
  readonly amenities = new ValueSets<string>();
  readonly tenants = new ValueSets<string>();
  readonly walk = new ValueSets<WalkTo>();
  readonly flags = new ValueSets<Flag>();

  get bytes(): number {
    return this.every().reduce((sum, sets) => sum + sets.bytes, 0);
  }

  add(slot: number, home: IndexedHome): void {
    for (const field of CHOSEN) this.chosen[field].add(slot, home[field]);
    this.market.add(slot, marketOf(home));
    this.locality.add(slot, home.localityId);
    const bedrooms = countOf(home.bedrooms);
    this.bedrooms.add(slot, bedrooms);
    if (isCountedInBhk(home.subcategory)) this.bhk.add(slot, bedrooms);
    for (const name of SET_FILTERS) this.asked[name].add(slot, keyOf(name, home));
    this.floor.addAll(slot, floorsOf(home));
    this.amenities.addAll(slot, home.amenities);
    this.tenants.addAll(slot, home.tenants ?? []);
    this.walk.addAll(slot, walksOf(home));
    this.flags.addAll(slot, flagsOf(home));
  }

  delete(slot: number): void {
    for (const sets of this.every()) sets.delete(slot);
  }

  private every(): Pick<ValueSets<string>, 'bytes' | 'delete'>[] {
    const { market, locality, bhk, bedrooms, floor, amenities, tenants, walk, flags } = this;
    const many = [floor, amenities, tenants, walk, flags];
    const single = [...Object.values(this.chosen), ...Object.values(this.asked)];
    return [...single, market, locality, bhk, bedrooms, ...many];
  }
}
