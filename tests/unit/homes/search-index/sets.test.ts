import { describe, expect, test } from 'vitest';
import { countBits, keepWhere, slotsIn } from '#server/homes/search-index/structures/bits.ts';
import { anyOf, either, testing } from '#server/homes/search-index/structures/clause.ts';
import { Scratch } from '#server/homes/search-index/structures/scratch.ts';
import { SlotSet } from '#server/homes/search-index/structures/slot-set.ts';
import { fc } from '#tests/fast-check.ts';

const WORDS = 400;
const SLOTS = WORDS * 32;
const slot = fc.nat({ max: SLOTS - 1 });
/** Few and far apart, or many in a row, so that sets turn from lists to bits and back. */
const slots = fc.oneof(
  fc.array(slot, { maxLength: 40 }),
  fc
    .tuple(slot, fc.integer({ min: 500, max: 3_000 }))
    .map(([from, count]) =>
      Array.from({ length: Math.min(count, SLOTS - from) }, (_, i) => from + i),
    ),
);

function setOf(members: Iterable<number>): SlotSet {
  const set = new SlotSet();
  for (const one of members) set.add(one);
  return set;
}

const wordsOf = (members: Iterable<number>): Uint32Array => {
  const words = new Uint32Array(WORDS);
  setOf(members).fill(words);
  return words;
};
const members = (words: Uint32Array) => [...slotsIn(words, SLOTS)];
const sorted = (values: Iterable<number>) => [...new Set(values)].sort((a, b) => a - b);

describe('a set of slots', () => {
  test('holds what was added and not taken away, as a list and as bits', () => {
    fc.assert(
      fc.property(slots, slots, slots, (added, removed, again) => {
        const set = setOf(added);
        const model = new Set(added);
        for (const one of removed) {
          set.delete(one);
          model.delete(one);
        }
        for (const one of again) {
          set.add(one);
          model.add(one);
        }
        const words = new Uint32Array(WORDS);
        set.fill(words);
        expect(members(words)).toEqual(sorted(model));
        expect(set.size).toBe(model.size);
        expect(countBits(words)).toBe(model.size);
        for (const one of [...removed.slice(0, 20), ...again.slice(0, 20)])
          expect(set.has(one)).toBe(model.has(one));
      }),
      { numRuns: 30 },
    );
  });

  test('narrows another to what both hold', () => {
    fc.assert(
      fc.property(slots, slots, (a, b) => {
        const words = wordsOf(a);
        setOf(b).narrow(words);
        const inB = new Set(b);
        const both = sorted(a).filter((one) => inB.has(one));
        expect(members(words)).toEqual(both);
        expect(setOf(a).countIn(wordsOf(b))).toBe(both.length);
      }),
      { numRuns: 30 },
    );
  });

  test('takes less room as a list while it is small, and as bits once it is not', () => {
    expect(setOf([1, 1_000_000]).bytes).toBeLessThan(100);
    expect(setOf(Array.from({ length: 30_000 }, (_, i) => i)).bytes).toBeLessThan(8_000);
  });
});

describe('conditions', () => {
  test('any of several sets, and either of several conditions, hold what one of them holds', () => {
    fc.assert(
      fc.property(slots, slots, slots, (all, a, b) => {
        const scratch = new Scratch();
        scratch.resize(WORDS);
        const inAny = new Set([...a, ...b]);
        const expected = sorted(all).filter((one) => inAny.has(one));
        const byUnion = wordsOf(all);
        anyOf([setOf(a), setOf(b)], scratch).narrow(byUnion);
        expect(members(byUnion)).toEqual(expected);
        const inB = new Set(b);
        const byEither = wordsOf(all);
        either([setOf(a), testing((one) => inB.has(one))], scratch).narrow(byEither);
        expect(members(byEither)).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  test('none of no sets', () => {
    const scratch = new Scratch();
    scratch.resize(WORDS);
    const words = wordsOf([1, 2, 3]);
    anyOf([], scratch).narrow(words);
    expect(members(words)).toEqual([]);
  });

  test('what is borrowed is empty, also after somebody wrote into it', () => {
    const scratch = new Scratch();
    scratch.resize(2);
    scratch.borrow((words) => words.fill(7));
    expect(scratch.borrow((words) => [...words])).toEqual([0, 0]);
  });

  test('a test leaves what passes it', () => {
    const words = wordsOf([0, 31, 32, 95, 4_000]);
    keepWhere(words, (one) => one % 2 === 0);
    expect(members(words)).toEqual([0, 32, 4_000]);
  });
});
