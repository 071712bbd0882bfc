import { describe, expect, test } from 'vitest';
import { formatSqft, formatSqm, sqftToSqm } from '#domain/homes/area.ts';
import { BUDGET_BANDS, bandOf, bandRange } from '#domain/homes/budget-band.ts';
import { readCompared, toggleCompared } from '#domain/homes/compare.ts';
import {
  displayBookingAmount,
  displayPrice,
  formatPriceShort,
  formatRupees,
} from '#domain/lib/money.ts';
import { pageCount, pagerOf } from '#domain/lib/page-count.ts';
import { remember } from '#domain/lib/seen.ts';
import { ago, formatDate } from '#domain/lib/time/format.ts';
import { displayCity, truncate } from '#domain/lib/truncate.ts';
import { fc } from '#tests/fast-check.ts';

describe('money', () => {
  test.each([
    [0, '₹ 0'],
    [45_000, '₹ 45,000'],
    [99_999, '₹ 99,999'],
    [100_000, '₹ 1 Lakh'],
    [8_500_000, '₹ 85 Lakh'],
    [9_999_400, '₹ 99.99 Lakh'],
    [9_999_900, '₹ 1 Cr'],
    [12_500_000, '₹ 1.25 Cr'],
    [1_234_567_890, '₹ 123.46 Cr'],
  ])('%d is said %s', (rupees, said) => {
    expect(formatPriceShort(rupees)).toBe(said);
  });
  test('Indian grouping', () => {
    expect(formatRupees(1_250_000)).toBe('₹ 12,50,000');
    expect(displayPrice('12,50,000')).toBe('12,50,000');
    expect(displayPrice('1250000')).toBe('12,50,000');
    expect(displayPrice('soon')).toBe('');
    expect(displayBookingAmount('')).toBe('');
    expect(displayBookingAmount(null)).toBe('');
    expect(displayBookingAmount(51_000)).toBe('51,000');
    expect(displayBookingAmount('51,000')).toBe('51,000');
    expect(displayBookingAmount('soon')).toBe('');
    expect(displayPrice(' ')).toBe('');
    expect(displayPrice('0')).toBe('0');
  });
});

describe('budget bands', () => {
  test('are half-open', () => {
    expect(
      [4_999_999, 5_000_000, 9_999_999, 10_000_000, 14_999_999, 15_000_000].map(bandOf),
    ).toEqual([
      'Under50Lakh',
      '50LakhTo1Cr',
      '50LakhTo1Cr',
      '1CrTo1_5Cr',
      '1CrTo1_5Cr',
      'above1Cr',
    ]);
  });
  test('every price is in exactly one', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (price) => {
        const holding = BUDGET_BANDS.filter((band) => {
          const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = bandRange(band);
          return price >= minPrice && price < maxPrice;
        });
        expect(holding).toEqual([bandOf(price)]);
      }),
    );
  });
});

test('areas', () => {
  expect(formatSqft(1_250)).toBe('1,250 sq ft');
  expect(formatSqm(968.75)).toBe('90 sq m');
  expect(sqftToSqm(10.7639)).toBeCloseTo(1, 6);
});

test('dates are Pune’s', () => {
  expect(formatDate('2026-11-21T00:00:00Z')).toBe('21 Nov 2026');
  expect(formatDate('2026-09-30T20:00:00Z')).toBe('1 Oct 2026');
  expect(formatDate('2026-09-15T00:00:00Z')).toBe('15 Sep 2026');
  const now = new Date('2026-11-21T12:00:00Z');
  expect(
    [
      '2026-11-21T06:00:00Z',
      '2026-11-20T06:00:00Z',
      '2026-11-01T00:00:00Z',
      '2026-08-01T00:00:00Z',
      '2023-01-01T00:00:00Z',
      '2027-01-01T00:00:00Z',
    ].map((at) => ago(at, now)),
  ).toEqual(['today', 'yesterday', '20 days ago', '3 months ago', '3 years ago', 'today']);
  // Half past six in the morning: yesterday afternoon is under a day ago, and still yesterday.
  const morning = new Date('2026-11-21T01:00:00Z');
  expect(ago('2026-11-20T10:00:00Z', morning)).toBe('yesterday');
  expect(ago('2026-11-20T18:29:59Z', morning)).toBe('yesterday');
  expect(ago('2026-11-20T18:30:00Z', morning)).toBe('today');
});

test('pages', () => {
  expect([pageCount(0, 24), pageCount(24, 24), pageCount(25, 24)]).toEqual([1, 1, 2]);
  expect(pagerOf(1, 1)).toEqual([1]);
  expect(pagerOf(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
  expect(pagerOf(2, 3)).toEqual([1, 2, 3]);
});

test('comparison holds three distinct listings', () => {
  expect(toggleCompared([1, 2], 3)).toEqual([1, 2, 3]);
  expect(toggleCompared([1, 2, 3], 4)).toEqual([1, 2, 3]);
  expect(toggleCompared([1, 2, 3], 2)).toEqual([1, 3]);
  expect(readCompared('3,3,x,-1,4,5,6')).toEqual([3, 4, 5]);
});

test('recently viewed: each once, newest first, twenty at most', () => {
  expect(remember([1, 2, 3], 2)).toEqual([2, 1, 3]);
  expect(
    remember(
      Array.from({ length: 20 }, (_, i) => i + 1),
      99,
    ),
  ).toHaveLength(20);
});

test('cut text ends in an ellipsis', () => {
  expect(displayCity('Pune')).toBe('Pune');
  expect(displayCity('A city of twenty-two c')).toBe('A city of twenty-two…');
  expect(truncate('नमस्ते', 2)).toBe('नम…');
  // A letter stays with its matra, as people count them.
  expect(truncate('मुंबई', 1)).toBe('मुं…');
  expect(truncate('मुंबई', 3)).toBe('मुंबई');
});
