import { describe, expect, test } from 'vitest';
import { bandOf, bandRange } from '#domain/homes/budget-band.ts';
import { freshnessOf, goesOffAt } from '#domain/homes/freshness.ts';
import { onRoadCosts, type Purchase } from '#domain/homes/stamp-duty.ts';
import { tdsOnSale } from '#domain/homes/tds.ts';

/** Rules met on the very figure where they change, and beside it. */

describe('budget bands, as decision 16 has them: half-open', () => {
  test.each([
    [0, 'Under50Lakh'],
    [4_999_999, 'Under50Lakh'],
    [5_000_000, '50LakhTo1Cr'],
    [9_999_999, '50LakhTo1Cr'],
    [10_000_000, '1CrTo1_5Cr'],
    [14_999_999, '1CrTo1_5Cr'],
    [15_000_000, 'above1Cr'],
    [900_000_000, 'above1Cr'],
  ])('%i is in %s', (rupees, band) => {
    expect(bandOf(rupees)).toBe(band);
  });

  test('and their ranges, which the search filters by', () => {
    expect(bandRange('Under50Lakh')).toEqual({ maxPrice: 5_000_000 });
    expect(bandRange('50LakhTo1Cr')).toEqual({ minPrice: 5_000_000, maxPrice: 10_000_000 });
    expect(bandRange('1CrTo1_5Cr')).toEqual({ minPrice: 10_000_000, maxPrice: 15_000_000 });
    expect(bandRange('above1Cr')).toEqual({ minPrice: 15_000_000 });
  });

  test('what is no price of the bands falls into the last', () => {
    expect(bandOf(-1)).toBe('above1Cr');
  });
});

describe('an owner’s word', () => {
  const at = new Date('2026-01-01T00:00:00.000Z');
  const later = (days: number, ms = 0) => new Date(at.getTime() + days * 86_400_000 + ms);
  test.each([
    [later(0), 'fresh'],
    [later(30, -1), 'fresh'],
    [later(30), 'due'],
    [later(37, -1), 'due'],
    [later(37), 'faded'],
    [later(60, -1), 'faded'],
    [later(60), 'over'],
  ])('at %s is %s', (now, freshness) => {
    expect(freshnessOf(at, now)).toBe(freshness);
  });
  test('is over after sixty days', () => {
    expect(goesOffAt(at)).toEqual(later(60));
  });
});

describe('registration: 1 %, at most ₹ 30,000', () => {
  const sale: Purchase = {
    price: 3_000_000,
    carpetSqft: 700,
    underConstruction: false,
    commercial: false,
    womenOnly: false,
  };
  test.each([
    [2_999_900, 29_999],
    [3_000_000, 30_000],
    [3_000_100, 30_000],
  ])('of %i is %i', (price, rupees) => {
    expect(onRoadCosts({ ...sale, price })[1]?.rupees).toBe(rupees);
  });

  test.each([
    ['₹ 45 Lakh and 90 sq m', { price: 4_500_000, carpetSqft: 90 * 10.7639 }, 45_000],
    ['a rupee more', { price: 4_500_001, carpetSqft: 90 * 10.7639 }, 225_000],
    ['a square foot more', { price: 4_500_000, carpetSqft: 90 * 10.7639 + 1 }, 225_000],
  ])('GST on what is being built, %s', (_, home, rupees) => {
    expect(onRoadCosts({ ...sale, ...home, underConstruction: true })[2]?.rupees).toBe(rupees);
  });
});

describe('tax held back from a price: from ₹ 50 Lakh on, on the higher value', () => {
  test.each([
    [4_999_999, undefined, true, null, null],
    [4_999_999, 4_999_999, true, null, null],
    [5_000_000, undefined, true, 1, 50_000],
    [5_000_000, undefined, false, 20, 1_000_000],
    [4_999_999, 5_000_000, true, 1, 50_000],
    [5_000_049, 0, true, 1, 50_000],
    [5_000_050, 0, true, 1, 50_001],
  ])('%d, stamp value %s, PAN %s', (price, stampValue, isPanOperative, percent, rupees) => {
    const tds = tdsOnSale(price, stampValue, isPanOperative);
    expect(tds && [tds.percent, tds.rupees]).toEqual(percent && [percent, rupees]);
    if (tds) expect(tds.source).toContain('Form 141');
  });
});
