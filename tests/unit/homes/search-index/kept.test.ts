import { describe, expect, test } from 'vitest';
import { setBit, slotsIn } from '#server/homes/search-index/structures/bits.ts';
import { Grid } from '#server/homes/search-index/structures/grid.ts';
import { Names } from '#server/homes/search-index/structures/names.ts';
import { Slots } from '#server/homes/search-index/structures/slots.ts';
import { WordLists } from '#server/homes/search-index/structures/word-lists.ts';
import { fc } from '#tests/fast-check.ts';

test('slots go to the next when they are free again, and ids may lie far apart', () => {
  const slots = new Slots();
  expect([slots.give(1), slots.give(2_000_000_000), slots.give(70_000)]).toEqual([0, 1, 2]);
  slots.take(2_000_000_000);
  slots.take(5);
  expect([slots.of(2_000_000_000), slots.of(1), slots.count]).toEqual([-1, 0, 2]);
  expect([slots.give(6), slots.of(6), slots.count, slots.used]).toEqual([1, 1, 3, 3]);
});

test('a name has one number, no name has 0', () => {
  const names = new Names();
  expect([null, 'Baner', 'Aundh', 'Baner', ''].map((text) => names.numberOf(text))).toEqual([
    0, 1, 2, 1, 3,
  ]);
  expect([names.textOf(2), names.textOf(99)]).toEqual(['Aundh', '']);
});

describe('words', () => {
  const word = fc.constantFrom('a', 'ab', 'abc', 'b', 'ba', 'éla', 'घर', '12', '-12');
  const lists = fc.array(fc.uniqueArray(word, { maxLength: 5 }), { minLength: 1, maxLength: 60 });

  test('are found by how they begin, after any changes', () => {
    fc.assert(
      fc.property(lists, lists, word, (first, second, term) => {
        const words = new WordLists();
        words.growTo(64);
        for (const [slot, list] of first.entries()) words.add(slot, list);
        // Often enough that what is stale is tidied away.
        for (let turn = 0; turn < 40; turn++)
          second.forEach((list, slot) => {
            words.delete(slot);
            words.add(slot, list);
          });
        const bits = new Uint32Array(2);
        for (const set of words.beginning(term)) set.fill(bits);
        const now =
          first.length > second.length ? [...second, ...first.slice(second.length)] : second;
        expect([...slotsIn(bits, 64)]).toEqual(
          now.flatMap((list, slot) => (list.some((one) => one.startsWith(term)) ? [slot] : [])),
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe('places', () => {
  const place = fc.record({
    lat: fc.double({ min: 18.4, max: 18.6, noNaN: true }),
    lng: fc.double({ min: 73.7, max: 73.9, noNaN: true }),
  });
  const places = fc.array(place, { minLength: 1, maxLength: 120 });

  function gridOf(at: { lat: number; lng: number }[]) {
    const grid = new Grid(
      (slot) => at[slot]?.lat ?? 0,
      (slot) => at[slot]?.lng ?? 0,
    );
    for (const slot of at.keys()) grid.add(slot);
    for (let slot = 0; slot < at.length; slot += 4) grid.delete(slot);
    return grid;
  }
  const isIn = (slot: number) => slot % 4 !== 0;

  test('a box holds what lies in it', () => {
    fc.assert(
      fc.property(places, place, place, (at, a, b) => {
        const box = {
          south: Math.min(a.lat, b.lat),
          north: Math.max(a.lat, b.lat),
          west: Math.min(a.lng, b.lng),
          east: Math.max(a.lng, b.lng),
        };
        const grid = gridOf(at);
        const words = new Uint32Array(4);
        grid.fill(words, box);
        const inside = at.flatMap(({ lat, lng }, slot) => {
          const isWithin =
            lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east;
          return isIn(slot) && isWithin ? [slot] : [];
        });
        expect([...slotsIn(words, 128)]).toEqual(inside);
        const left = new Uint32Array(4).fill(-1);
        grid.clearOutside(left, box);
        expect([...slotsIn(left, 128)].filter((slot) => isIn(slot) && slot < at.length)).toEqual(
          inside,
        );
        expect(grid.atMost(box)).toBeGreaterThanOrEqual(inside.length);
      }),
      { numRuns: 40 },
    );
  });

  test('the nearest are the nearest, also from outside and within a distance', () => {
    fc.assert(
      fc.property(
        places,
        fc.record({
          lat: fc.oneof(fc.double({ min: 18, max: 19, noNaN: true }), fc.constant(-40)),
          lng: fc.constantFrom(73.8, 73.79, -170),
        }),
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom(0.01, 0.05, Number.POSITIVE_INFINITY),
        (at, from, limit, within) => {
          const distance = ({ lat, lng }: { lat: number; lng: number }) =>
            Math.sqrt((lng - from.lng) ** 2 + (lat - from.lat) ** 2);
          const among = new Uint32Array(4);
          for (const slot of at.keys()) if (slot % 3 !== 0) setBit(among, slot);
          const expected = at
            .map((one, slot) => ({ slot, distance: distance(one) }))
            .filter(({ slot, distance: far }) => isIn(slot) && slot % 3 !== 0 && far < within)
            .sort((a, b) => a.distance - b.distance)
            .slice(0, limit);
          const found = gridOf(at).nearest(from, limit, among, within);
          expect(found.map((slot) => distance(at[slot] ?? from)).sort((a, b) => a - b)).toEqual(
            expected.map(({ distance: far }) => far),
          );
        },
      ),
      { numRuns: 40 },
    );
  });
});
