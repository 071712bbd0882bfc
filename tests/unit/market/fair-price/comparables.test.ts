import { describe, expect, test } from 'vitest';
import {
  isLike,
  pickComparables,
  rateByComparables,
} from '#domain/market/fair-price/comparables.ts';
import type { PricedHome } from '#domain/market/fair-price/home.ts';
import { aHome } from '#tests/builders/synthetic-market.ts';

const SUBJECT = aHome({ id: 100, society: 'Palash', floor: 9 });
let floors = 10;
/** On a floor of its own, so that no two are one flat. */
const near = (id: number, metres: number, more: Partial<PricedHome> = {}) => ({
  home: aHome({ id, floor: floors++, ...more }),
  metres,
});

describe('a home can be held against another', () => {
  test.each<[string, Partial<PricedHome>, boolean]>([
    ['of the same kind, rooms and size', {}, true],
    ['at 70 % of its size', { builtUpSqft: 700 }, true],
    ['smaller', { builtUpSqft: 699 }, false],
    ['at 130 % of its size', { builtUpSqft: 1_300 }, true],
    ['larger', { builtUpSqft: 1_301 }, false],
    ['with more rooms', { bedrooms: 3 }, false],
    ['of another kind', { subcategory: 'Villa' }, false],
    ['to rent', { listedIn: 'rent' }, false],
    ['without an area', { builtUpSqft: null, carpetSqft: null }, false],
  ])('%s', (_, more, isSo) => {
    expect(isLike(SUBJECT, aHome(more))).toBe(isSo);
  });

  test('not where its own area is unknown', () => {
    expect(isLike(aHome({ builtUpSqft: null, carpetSqft: null }), aHome())).toBe(false);
  });
});

describe('comparables', () => {
  const idsOf = (given: ReturnType<typeof near>[], subject = SUBJECT) =>
    pickComparables(subject, given).map(({ home }) => home.id);

  test('are its own society’s, however it is spelled, then the nearest, then by number', () => {
    const given = [
      near(1, 900),
      near(2, 2_900, { society: 'PALASH.' }),
      near(3, 0.5),
      near(5, 500),
      near(4, 500),
    ];
    expect(idsOf(given)).toEqual([2, 3, 4, 5, 1]);
    expect(idsOf(given, { ...SUBJECT, society: null })).toEqual([3, 4, 5, 1, 2]);
  });

  test('lie within three kilometres and are like it', () => {
    expect(idsOf([near(1, 3_000), near(2, 3_001), near(3, 10, { bedrooms: 3 })])).toEqual([1]);
  });

  test('are each flat once, and never the flat itself', () => {
    const twice = { floor: 3, society: 'Other' };
    const own = { floor: 9, society: 'Palash' };
    expect(idsOf([near(1, 200, twice), near(2, 100, twice), near(3, 0, own)])).toEqual([2]);
  });

  test('are fifteen at most', () => {
    expect(idsOf(Array.from({ length: 20 }, (_, i) => near(i, i)))).toHaveLength(15);
  });
});

describe('what comparables ask', () => {
  const five = [8, 9, 10, 11, 12].map((lakh, i) =>
    near(i + 1, 500, { price: lakh * 1_000_000, floor: 9, lat: 18.6 + i / 100 }),
  );

  test('is their middle by weight, a foot, with each as it was adjusted', () => {
    const said = rateByComparables(SUBJECT, five);
    expect(Math.exp(said?.rate ?? 0)).toBeCloseTo(10_000, 6);
    expect(said?.comparables).toHaveLength(5);
    expect(said?.comparables[0]).toMatchObject({
      id: 1,
      rate: 8_000,
      share: expect.closeTo(20, 6),
      adjustments: [],
    });
  });

  test('counts what is near more', () => {
    const [first, ...rest] = five;
    if (!first) throw new Error('There are five');
    const shares = rateByComparables(SUBJECT, [{ ...first, metres: 0 }, ...rest])?.comparables;
    expect(shares?.[0]?.share).toBeGreaterThan(shares?.[1]?.share ?? 0);
  });

  test('is adjusted by area where they differ', () => {
    const [first, ...rest] = five;
    if (!first) throw new Error('There are five');
    const larger = { ...first, home: { ...first.home, builtUpSqft: null, carpetSqft: 870 } };
    const [said] = rateByComparables(SUBJECT, [larger, ...rest])?.comparables ?? [];
    // 870 of carpet are 1,200 built up.
    expect(said?.rate).toBeCloseTo(8_000_000 / 1_200, 6);
    expect(said?.adjustments).toMatchObject([{ about: 'area' }]);
  });

  test('is nothing of four', () => {
    expect(rateByComparables(SUBJECT, five.slice(1))).toBeNull();
  });
});
