import type { Sort } from '#contract/homes/search-filter.ts';
import type { Columns } from './columns.ts';
import { Ladder } from './structures/ladder.ts';
import { Order } from './structures/order.ts';
import { sortSlots } from './structures/sort-slots.ts';

type Kept = Exclude<Sort, 'price_high'>;

/** Nulls come last, whichever way the column is sorted. */
const lastRising = (value: number) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : value);
const lastFalling = (value: number) => (Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value);

function keysOf({ doubles, singles, wholes }: Columns) {
  return {
    id: (slot: number) => wholes.id[slot] ?? 0,
    price: (slot: number) => doubles.price[slot] ?? 0,
    ranked: (slot: number) => doubles.ranked[slot] ?? 0,
    fullness: (slot: number) => singles.fullness[slot] ?? 0,
    rate: (slot: number) => lastRising(doubles.rate[slot] ?? 0),
    size: (slot: number) => lastFalling(doubles.size[slot] ?? 0),
    reduced: (slot: number) => lastFalling(doubles.reduced[slot] ?? 0),
  };
}
type Keys = ReturnType<typeof keysOf>;

type Compare = (a: number, b: number) => number;

/** The order of each sort; ids break ties. Two nulls differ by NaN, which leads on to the next key. */
function comparing({ id, price, ranked, fullness, rate, size, reduced }: Keys) {
  const newest: Compare = (a, b) => ranked(b) - ranked(a) || id(b) - id(a);
  return {
    newest,
    relevance: (a, b) => fullness(b) - fullness(a) || newest(a, b),
    rate_low: (a, b) => rate(a) - rate(b) || id(a) - id(b),
    area_large: (a, b) => size(b) - size(a) || id(b) - id(a),
    reduced: (a, b) => reduced(b) - reduced(a) || newest(a, b),
    price_low: (a, b) => price(a) - price(b) || id(a) - id(b),
  } satisfies Record<Kept, Compare>;
}

/** The orders of all sorts and the ladders of what is asked for in ranges. */
export class Orders {
  readonly price: Ladder;
  readonly size: Ladder;
  readonly ranked: Ladder;
  private readonly kept: Record<Kept, Order>;
  private readonly keys: Keys;

  constructor(columns: Columns) {
    this.keys = keysOf(columns);
    const compare = comparing(this.keys);
    this.kept = {
      newest: new Order(compare.newest),
      relevance: new Order(compare.relevance),
      rate_low: new Order(compare.rate_low),
      area_large: new Order(compare.area_large),
      reduced: new Order(compare.reduced),
      price_low: new Order(compare.price_low),
    };
    this.price = new Ladder(this.keys.price);
    this.size = new Ladder((slot) => columns.doubles.size[slot] ?? 0);
    this.ranked = new Ladder(this.keys.ranked);
  }

  get bytes(): number {
    return this.every().reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** The highest price first is the lowest first, backwards. */
  of(sort: Sort): { order: Order; backwards: boolean } {
    if (sort === 'price_high') return { order: this.kept.price_low, backwards: true };
    return { order: this.kept[sort], backwards: false };
  }

  add(slot: number): void {
    for (const one of this.every()) one.add(slot);
  }

  delete(slot: number): void {
    for (const one of this.every()) one.delete(slot);
  }

  growTo(capacity: number): void {
    for (const ladder of [this.price, this.size, this.ranked]) ladder.grow(capacity);
  }

  /** All of it anew, in steps of a tenth of a second for a million slots. */
  *building(slots: Uint32Array, capacity: number): Generator<() => void> {
    const { keys, kept } = this;
    let ids = slots;
    let newest = slots;
    yield () => {
      ids = sortSlots(slots, keys.id);
      kept.price_low.build(sortSlots(ids, keys.price));
    };
    yield () => kept.rate_low.build(sortSlots(ids, keys.rate));
    yield () => this.price.build(kept.price_low.all(), capacity);
    yield () => {
      ids = ids.toReversed();
      kept.area_large.build(sortSlots(ids, keys.size, true));
    };
    yield () => this.size.build(kept.area_large.all(), capacity);
    yield () => {
      newest = sortSlots(ids, keys.ranked, true);
      kept.newest.build(newest);
    };
    yield () => this.ranked.build(newest, capacity);
    yield () => kept.relevance.build(sortSlots(newest, keys.fullness, true));
    yield () => kept.reduced.build(sortSlots(newest, keys.reduced, true));
  }

  private every(): (Order | Ladder)[] {
    return [...Object.values(this.kept), this.price, this.size, this.ranked];
  }
}
