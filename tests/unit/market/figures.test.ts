import { describe, expect, test } from 'vitest';
import { barsOf } from '#domain/market/histogram.ts';
import { BIN_WIDTH, DISTRICT_NAMES, marketBhkLabel, measure } from '#domain/market/kind.ts';
import { checkPrice } from '#domain/market/price-check.ts';
import { quartiles } from '#domain/market/quartiles.ts';
import { differencePercent, yieldPercent } from '#domain/market/yield.ts';

describe('quartiles', () => {
  test.each([
    [[4], { low: 4, median: 4, high: 4 }],
    [[10, 2], { low: 4, median: 6, high: 8 }],
    [[1, 100, 11, 2, 9], { low: 2, median: 9, high: 11 }],
    [[40, 10, 20, 30], { low: 17.5, median: 25, high: 32.5 }],
  ])('of %j are %o, as the database has them', (values, expected) => {
    const given = [...values];
    expect(quartiles(given)).toEqual(expected);
    expect(given).toEqual(values);
  });

  test('of nothing are none', () => {
    expect(quartiles([])).toBeUndefined();
  });
});

describe('the bars of a histogram', () => {
  const barsWith = (counts: Record<string, number>) =>
    barsOf(counts, 250).map(({ from, to, n }) => [from, to, n]);

  test('fill the gaps', () => {
    expect(barsWith({ '12': 2, '10': 1 })).toEqual([
      [2_500, 2_750, 1],
      [2_750, 3_000, 0],
      [3_000, 3_250, 2],
    ]);
    expect(barsWith({ '3': 0 })).toEqual([[750, 1_000, 0]]);
    expect(barsWith({})).toEqual([]);
  });

  test('gather the highest hundredth in the last', () => {
    expect(barsWith({ '0': 500, '1': 490, '50': 4, '90': 6 })).toEqual([
      [0, 250, 500],
      [250, 500, 500],
    ]);
    expect(barsWith({ '0': 500, '1': 490, '2': 11 })).toHaveLength(3);
  });

  test.each([
    [{ '0': 1, '23': 1 }, 24, [0, 250, 1]],
    [{ '0': 1, '24': 1 }, 13, [0, 500, 1]],
    [{ '5': 1, '52': 1 }, 25, [1_000, 1_500, 1]],
    [{ '0': 1, '90': 1 }, 23, [0, 1_000, 1]],
    [{ '0': 1, '1': 1, '9': 1, '120': 1 }, 13, [0, 2_500, 3]],
    [{ '0': 1, '479': 1 }, 24, [0, 5_000, 1]],
    [{ '40': 1, '999': 1 }, 24, [10_000, 20_000, 1]],
  ])('merge steps into round ones, %j into %i', (counts, size, first) => {
    const bars = barsWith(counts);
    expect(bars).toHaveLength(size);
    expect(bars[0]).toEqual(first);
    expect(bars.at(-1)?.[2]).toBe(1);
    expect(bars.slice(1, -1).every(([, , n]) => n === 0)).toBe(true);
  });
});

describe('a yield', () => {
  test.each([
    [25, 10_000, 3],
    [20, 9_000, 2.67],
    [0, 10_000, null],
    [25, 0, null],
    [null, 10_000, null],
    [25, undefined, null],
  ])('of ₹ %s a month on ₹ %s is %s per cent a year', (rent, sale, percent) => {
    expect(yieldPercent(rent, sale)).toBe(percent);
  });

  test.each([
    [110, 100, 10],
    [90, 100, -10],
    [100.44, 100, 0.4],
    [0, 100, -100],
    [null, 100, null],
    [undefined, 100, null],
    [5, 0, null],
    [5, null, null],
  ])('and %s lies from %s by %s per cent', (figure, other, percent) => {
    expect(differencePercent(figure, other)).toBe(percent);
  });
});

describe('a price beside its neighbours’', () => {
  const RATE = { low: 9_000, median: 10_000, high: 11_000, n: 12 };
  const check = (price: number) => checkPrice({ price, areaSqft: 1_000 }, RATE, 'Baner');
  test.each([
    [11_550_000, 'within', 16],
    [11_551_000, 'above', 16],
    [8_550_000, 'within', -15],
    [8_549_000, 'below', -15],
    [10_000_000, 'within', 0],
  ] as const)('of %i is %s, by %i per cent of the middle', (price, verdict, percent) => {
    expect(check(price)).toMatchObject({ verdict, percent });
  });

  test('is told with its figures and what to do', () => {
    const middle = (rate: string) =>
      `₹ ${rate} per sq ft; the middle of 12 homes like it in Baner is ₹ 10,000.`;
    expect(check(10_500_000).text).toBe(
      `${middle('10,500')} Your price is in line with its neighbours.`,
    );
    expect(check(13_000_000).text).toContain(`${middle('13,000')} That is 30% above it.`);
    expect(check(6_000_000).text).toContain(`${middle('6,000')} That is 40% below it.`);
  });
});

test('bedrooms from five on are one', () => {
  expect([1, 4, 5, 6].map(marketBhkLabel)).toEqual(['1 BHK', '4 BHK', '5+ BHK', '5+ BHK']);
});

test('figures say what they are reckoned on, and districts their names', () => {
  expect(measure()).toMatch(/\w/);
  expect(DISTRICT_NAMES.PMC).toMatch(/\w/);
  expect(BIN_WIDTH).toEqual({ sell: 250, rent: 1 });
});
