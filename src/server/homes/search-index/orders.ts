import type { Sort } from '#contract/homes/search-request.ts';
import type { ListedIn } from '#domain/homes/listing.ts';
import type { Columns } from './columns.ts';
import type { Leading } from './structures/first-slots.ts';
import { Ladder } from './structures/ladder.ts';
import { Order } from './structures/order.ts';
import { sortSlots } from './structures/sort-slots.ts';

/** Best match hangs on the moment and on the place asked for: it has no order to be kept. */
export type KeptSort = Exclude<Sort, 'relevance'>;
type Kept = Exclude<KeptSort, 'price_high'>;

/** Nulls come last, whichever way the column is sorted. */
const lastRising = (value: number) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : value);
const lastFalling = (value: number) => (Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value);

function keysOf({ doubles, wholes }: Columns) {
  return {
    id: (slot: number) => wholes.id[slot] ?? 0,
    price: (slot: number) => doubles.price[slot] ?? 0,
    ranked: (slot: number) => doubles.ranked[slot] ?? 0,
    rate: (slot: number) => lastRising(doubles.rate[slot] ?? 0),
    size: (slot: number) => lastFalling(doubles.size[slot] ?? 0),
    reduced: (slot: number) => lastFalling(doubles.reduced[slot] ?? 0),
    verified: (slot: number) => lastRising(doubles.verified[slot] ?? 0),
  };
}
type Keys = ReturnType<typeof keysOf>;

type Compare = (a: number, b: number) => number;

/** The order of each sort; ids break ties. Two nulls differ by NaN, which leads on to the next key. */
function comparing(keys: Keys) {
  const { id, price, ranked, rate, size, reduced } = keys;
  const newest: Compare = (a, b) => ranked(b) - ranked(a) || id(b) - id(a);
  return {
    newest,
    rate_low: (a, b) => rate(a) - rate(b) || id(a) - id(b),
    area_large: (a, b) => size(b) - size(a) || id(b) - id(a),
    reduced: (a, b) => reduced(b) - reduced(a) || newest(a, b),
    price_low: (a, b) => price(a) - price(b) || id(a) - id(b),
  } satisfies Record<Kept, Compare>;
}

/** The column each sort goes by first, and whether it falls. */
const LEADS: Record<KeptSort, [keyof Columns['doubles'], falls: boolean]> = {
  newest: ['ranked', true],
  rate_low: ['rate', false],
  area_large: ['size', true],
  reduced: ['reduced', true],
  price_low: ['price', false],
  price_high: ['price', true],
};

/** Rents and prices lie so far apart that each has its own orders. */
type Split = Record<ListedIn, Order>;

const split = (compare: Compare): Split => ({ sell: new Order(compare), rent: new Order(compare) });

/** The orders of all sorts and the ladders of what is asked for in ranges. */
export class Orders {
  readonly price: Ladder;
  readonly size: Ladder;
  readonly ranked: Ladder;
  readonly reduced: Ladder;
  readonly verified: Ladder;
  private readonly kept: Record<Kept, Split>;
  private readonly compare: Record<Kept, Compare>;
  private readonly keys: Keys;
  private readonly columns: Columns;
  private readonly isRent: (slot: number) => boolean;

  constructor(columns: Columns, isRent: (slot: number) => boolean) {
    this.columns = columns;
    this.isRent = isRent;
    this.keys = keysOf(columns);
    this.compare = comparing(this.keys);
    this.kept = {
      newest: split(this.compare.newest),
      rate_low: split(this.compare.rate_low),
      area_large: split(this.compare.area_large),
      reduced: split(this.compare.reduced),
      price_low: split(this.compare.price_low),
    };
    const { doubles } = columns;
    this.price = new Ladder(this.keys.price, 128);
    this.size = new Ladder((slot) => doubles.size[slot] ?? 0);
    this.ranked = new Ladder(this.keys.ranked);
    this.reduced = new Ladder((slot) => doubles.reduced[slot] ?? 0);
    this.verified = new Ladder((slot) => doubles.verified[slot] ?? 0);
  }

  get bytes(): number {
    return [...this.orders(), ...this.ladders()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** The highest price first is the lowest first, backwards. */
  of(sort: KeptSort, listed: readonly ListedIn[]) {
    const backwards = sort === 'price_high';
    const name = sort === 'price_high' ? 'price_low' : sort;
    const compare = this.compare[name];
    return {
      orders: listed.map((one) => this.kept[name][one]),
      backwards,
      compare: backwards ? (a: number, b: number) => compare(b, a) : compare,
    };
  }

  /** What decides most of where a slot stands. */
  leading(sort: KeptSort): Leading {
    const [name, falls] = LEADS[sort];
    return { column: this.columns.doubles[name], falls };
  }

  add(slot: number): void {
    for (const order of this.orders(slot)) order.add(slot);
    for (const ladder of this.ladders()) ladder.add(slot);
  }

  delete(slot: number): void {
    for (const order of this.orders(slot)) order.delete(slot);
    for (const ladder of this.ladders()) ladder.delete(slot);
  }

  growTo(capacity: number): void {
    for (const ladder of this.ladders()) ladder.grow(capacity);
  }

  /** All of it anew, in steps of some tenths of a second for a million slots. */
  *building(slots: Uint32Array, capacity: number): Generator<() => void> {
    const { keys } = this;
    let ids = slots;
    let newest = slots;
    const build = (name: Kept, sorted: Uint32Array) => {
      this.kept[name].sell.build(sorted.filter((slot) => !this.isRent(slot)));
      this.kept[name].rent.build(sorted.filter((slot) => this.isRent(slot)));
      return sorted;
    };
    yield () => {
      ids = sortSlots(slots, keys.id);
      this.price.build(build('price_low', sortSlots(ids, keys.price)), capacity);
    };
    yield () => void build('rate_low', sortSlots(ids, keys.rate));
    yield () => {
      ids = ids.toReversed();
      this.size.build(build('area_large', sortSlots(ids, keys.size, true)), capacity);
    };
    yield () => {
      newest = build('newest', sortSlots(ids, keys.ranked, true));
      this.ranked.build(newest, capacity);
    };
    yield () =>
      this.reduced.build(build('reduced', sortSlots(newest, keys.reduced, true)), capacity);
    yield () => this.verified.build(sortSlots(ids, keys.verified), capacity);
  }

  /** All, or those a slot belongs to. */
  private orders(slot?: number): Order[] {
    const both = Object.values(this.kept);
    if (slot === undefined) return both.flatMap(({ sell, rent }) => [sell, rent]);
    return both.map((one) => (this.isRent(slot) ? one.rent : one.sell));
  }

  private ladders(): Ladder[] {
    return [this.price, this.size, this.ranked, this.reduced, this.verified];
  }
}
