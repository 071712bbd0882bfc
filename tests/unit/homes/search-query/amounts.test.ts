import { describe, expect, test } from 'vitest';
import { findAmount, joinCroreAndLakh } from '#domain/homes/search-query/amounts.ts';
import { fc } from '#tests/fast-check.ts';

const LAKH = 100_000;
const CRORE = 100 * LAKH;
const bounds = (said: string) => {
  const { minPrice, maxPrice } = findAmount(said) ?? {};
  return [minPrice, maxPrice];
};

describe('at least', () => {
  test.each([
    'above 1 cr',
    'more than 1 cr',
    'minimum 1 cr',
    '1 cr and above',
    '1 cr or more',
    '1 cr above',
    '1cr+',
    '1 cr plus',
    '1 cr onwards',
    '1 crore se upar',
    '1 crore se zyada',
  ])('%s', (said) => {
    expect(bounds(said)).toEqual([CRORE, undefined]);
  });
});

describe('at most', () => {
  test.each([
    '60 lakh',
    '60lacs',
    'under 60 lakh',
    'not more than 60 lakh',
    'no more than 60 lakh',
    'not above 60 lakh',
    'rs.60,00,000',
    'rs. 60 lakh',
    '₹60,00,000',
    '6000000',
    '60 lakh tak',
    '60 लाख तक',
    '60 लाखांपर्यंत',
    '60 लाखापर्यंत',
  ])('%s', (said) => {
    expect(bounds(said)).toEqual([undefined, 60 * LAKH]);
  });
  test('a crore typed with one sign or two', () => {
    expect(bounds('2 करो\u0921\u093c')).toEqual([undefined, 2 * CRORE]);
    expect(bounds('2 करो\u095c'.normalize('NFC'))).toEqual([undefined, 2 * CRORE]);
  });
});

describe('between', () => {
  test.each([
    ['50-70 lakh', 50 * LAKH, 70 * LAKH],
    ['70-50 lakh', 50 * LAKH, 70 * LAKH],
    ['50 lakh to 70', 50 * LAKH, 70 * LAKH],
    ['50 lakh to 1.2 cr', 50 * LAKH, 1.2 * CRORE],
    ['80 to 1 cr', 80 * LAKH, CRORE],
    ['90-1.2 cr', 90 * LAKH, 1.2 * CRORE],
    ['1-1.5cr', CRORE, 1.5 * CRORE],
    ['between 50 lakh and 70 lakh', 50 * LAKH, 70 * LAKH],
    ['60 lakh se 80 lakh', 60 * LAKH, 80 * LAKH],
    ['₹ 50 lakh to ₹ 60 lakh', 50 * LAKH, 60 * LAKH],
    ['20000 to 30000', 20_000, 30_000],
    ['30,000-40,000', 30_000, 40_000],
    ['15 to 20k', 15_000, 20_000],
    ['70 lakh ke aas paas', 63 * LAKH, 77 * LAKH],
  ])('%s', (said, least, most) => {
    expect(bounds(said)).toEqual([least, most]);
  });
  test('a number of something else does not end it', () => {
    expect(bounds('50 lakh and 2 balconies')).toEqual([undefined, 50 * LAKH]);
  });
});

describe('no price', () => {
  test.each([
    '3500 sq ft',
    '5000 sqft',
    '4000-5000 sq ft',
    '40000 square feet',
    '10 guntha',
    '411045',
    '2025-2026',
    '5th floor',
    '2027',
    '',
  ])('%s', (said) => {
    expect(findAmount(said)).toBeUndefined();
  });
  test('but beside one the price is still read', () => {
    expect(bounds('3500 sq ft under 2 cr')).toEqual([undefined, 2 * CRORE]);
    expect(bounds('411045 | 60 lakh')).toEqual([undefined, 60 * LAKH]);
  });
});

test('crore and lakh in one breath', () => {
  expect(joinCroreAndLakh('under 1 crore 25 lakh')).toBe('under 1.25 cr');
  expect(joinCroreAndLakh('1 cr 5l')).toBe('1.05 cr');
  expect(joinCroreAndLakh('1 cr 2 bhk')).toBe('1 cr 2 bhk');
});

test('whole rupees, least before most, inside the text', () => {
  const unit = fc.constantFrom('', 'lakh', 'cr', 'k');
  const number = fc.integer({ min: 1, max: 99_999 }).map((n) => String(n / 100));
  const joint = fc.constantFrom('-', ' to ', ' se ', ' and ');
  fc.assert(
    fc.property(number, unit, joint, number, unit, (low, lowUnit, between, high, highUnit) => {
      const said = `${low} ${lowUnit}${between}${high} ${highUnit}`;
      const found = findAmount(said);
      if (!found) return;
      const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY, start, end } = found;
      expect(Number.isInteger(minPrice)).toBe(true);
      expect(minPrice).toBeLessThanOrEqual(maxPrice);
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(said.length);
    }),
  );
});
