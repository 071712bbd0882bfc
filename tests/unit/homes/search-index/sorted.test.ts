import { describe, expect, test } from 'vitest';
import { slotsIn } from '#server/homes/search-index/structures/bits.ts';
import { firstSlots } from '#server/homes/search-index/structures/first-slots.ts';
import { Ladder } from '#server/homes/search-index/structures/ladder.ts';
import { Order } from '#server/homes/search-index/structures/order.ts';
import { SlotSet } from '#server/homes/search-index/structures/slot-set.ts';
import { sortSlots } from '#server/homes/search-index/structures/sort-slots.ts';
import { firstOf } from '#server/lib/first-of.ts';
import { fc } from '#tests/fast-check.ts';

const CAPACITY = 6_400;
const key = fc.oneof(
  fc.integer({ min: -50, max: 50 }),
  fc.double({ noNaN: true }),
  fc.constantFrom(0, -0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
);

describe('sorting slots by a number', () => {
  test('is the stable sort, rising and falling', () => {
    fc.assert(
      fc.property(fc.array(key, { maxLength: 300 }), fc.boolean(), (keys, falling) => {
        const slots = Uint32Array.from(keys, (_, i) => keys.length - 1 - i);
        const keyOf = (slot: number) => keys[slot] ?? 0;
        const expected = [...slots].sort((a, b) => {
          const [low, high] = falling ? [keyOf(b), keyOf(a)] : [keyOf(a), keyOf(b)];
          return low < high ? -1 : low > high ? 1 : 0;
        });
        expect([...sortSlots(slots, keyOf, falling)]).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });
});

const wordsOf = (slots: readonly number[]) => {
  const set = new SlotSet();
  for (const slot of slots) set.add(slot);
  const words = new Uint32Array(CAPACITY / 32);
  set.fill(words);
  return words;
};

describe('the first few of many slots', () => {
  const value = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(Number.NaN));

  test.each([
    ['rising', false, Number.POSITIVE_INFINITY],
    ['falling', true, Number.NEGATIVE_INFINITY],
  ])('%s, are those a sort of all begins with; what has no value comes last', (_, falls, last) => {
    fc.assert(
      fc.property(
        fc.array(value, { maxLength: 60 }),
        fc.integer({ min: 1, max: 70 }),
        (all, most) => {
          const column = Float64Array.from(all);
          const known = (slot: number) => (Number.isNaN(column[slot]) ? last : (column[slot] ?? 0));
          const compare = (a: number, b: number) =>
            (falls ? known(b) - known(a) : known(a) - known(b)) || a - b;
          const slots = Uint32Array.from(all, (_, i) => i);
          const expected = [...slots].sort(compare).slice(0, most);
          expect(firstSlots(slots, most, { column, falls }, compare)).toEqual(expected);
        },
      ),
    );
  });
});

describe('an order', () => {
  const value = (slot: number) => (slot * 7_919) % 1_009;
  const compare = (a: number, b: number) => value(a) - value(b) || a - b;
  const all = Array.from({ length: 6_000 }, (_, i) => i);
  const inOrder = [...all].sort(compare);

  test('stays sorted however it was filled, and gives a part from either end', () => {
    const order = new Order(compare);
    order.build(Uint32Array.from(inOrder.filter((slot) => slot % 3 !== 0)));
    for (const slot of all) if (slot % 3 === 0) order.add(slot);
    expect([...order.all()]).toEqual(inOrder);
    const even = wordsOf(all.filter((slot) => slot % 2 === 0));
    const evens = inOrder.filter((slot) => slot % 2 === 0);
    expect(order.walk(even, { skip: 10, take: 30 })).toEqual(evens.slice(10, 40));
    expect(order.walk(even, { skip: 10, take: 30, backwards: true })).toEqual(
      evens.toReversed().slice(10, 40),
    );
    const some = Uint32Array.from([9, 5, 4, 3, 8]);
    expect(firstOf(some, 3, compare)).toEqual([...some].sort(compare).slice(0, 3));
  });

  test('starts where matches can begin, in either direction', () => {
    const order = new Order(compare);
    order.build(Uint32Array.from(inOrder));
    const every = wordsOf(all);
    const high = inOrder.filter((slot) => value(slot) >= 800);
    const highWords = wordsOf(high);
    const from = (slot: number) => value(slot) < 800;
    expect(order.walk(highWords, { skip: 0, take: 5, isBefore: from })).toEqual(high.slice(0, 5));
    const low = inOrder.filter((slot) => value(slot) <= 100).toReversed();
    const backwards = { skip: 3, take: 5, backwards: true };
    const isBefore = (slot: number) => value(slot) > 100;
    expect(order.walk(wordsOf(low), { ...backwards, isBefore })).toEqual(low.slice(3, 8));
    expect(order.walk(every, { skip: 5_999, take: 5 })).toEqual(inOrder.slice(5_999));
  });

  test('lets go of a slot, and of one it never had nothing happens', () => {
    const order = new Order(compare);
    for (const slot of all) order.add(slot);
    for (const slot of all) if (slot % 5 !== 0) order.delete(slot);
    order.delete(1);
    expect([...order.all()]).toEqual(inOrder.filter((slot) => slot % 5 === 0));
    for (const slot of all) order.delete(slot);
    expect([...order.all()]).toEqual([]);
    order.add(4);
    expect([...order.all()]).toEqual([4]);
  });
});

describe('ranges of a column', () => {
  const bound = fc.oneof(
    fc.integer({ min: -5, max: 105 }),
    fc.constantFrom(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY),
  );

  test('hold what lies in them, both ends included, and nothing that is null', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constant(Number.NaN)), {
          minLength: 1,
          maxLength: 900,
          size: 'max',
        }),
        fc.nat({ max: 900 }),
        bound,
        bound,
        (values, builtWith, least, most) => {
          const ladder = new Ladder((slot) => values[slot] ?? Number.NaN);
          const slots = values.map((_, slot) => slot);
          // Some were there when bounds were chosen, the others came by themselves.
          const built = slots.slice(0, builtWith);
          const rising = built.toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
          ladder.build(Uint32Array.from(rising), 960);
          ladder.grow(CAPACITY);
          for (const slot of slots.slice(builtWith)) ladder.add(slot);
          for (const slot of slots) if (slot % 7 === 3) ladder.delete(slot);
          const words = wordsOf(slots.filter((slot) => slot % 7 !== 3));
          ladder.range(least, most).narrow(words);
          expect([...slotsIn(words, CAPACITY)]).toEqual(
            slots.filter((slot) => {
              const value = values[slot] ?? Number.NaN;
              return slot % 7 !== 3 && value >= least && value <= most;
            }),
          );
        },
      ),
      { numRuns: 40 },
    );
  });
});
