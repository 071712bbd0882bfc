import { describe, expect, test } from 'vitest';
import { type FairCheck, fairLine } from '#client/market/fair-price/fair-line.ts';
import { fairQuestion } from '#client/market/fair-price/use-fair-check.ts';
import { readAnswers } from '#contract/homes/read-answers.ts';

const CHECK: FairCheck = {
  abstains: null,
  range: { low: 8_200_000, likely: 8_900_000, high: 9_600_000 },
  n: 1_204,
  asOf: '2026-11-21T04:00:00.000Z',
  method: 'From asking prices of homes in the same locality and around it',
  comparableCount: 15,
  error: { percent: 10.2, n: 900 },
  coverage: 80,
  demo: false,
};
const said = (price: number, check: Partial<FairCheck> = {}) =>
  fairLine({ ...CHECK, ...check }, { price, listedIn: 'sell' }, 'Baner');

describe('the line beside the price', () => {
  test.each([
    [8_200_000, 'Your price is within it.'],
    [9_600_000, 'Your price is within it.'],
    [9_610_000, 'Your price is just above it.'],
    [10_560_000, 'Your price is 10% above it.'],
    [7_380_000, 'Your price is 10% below it.'],
  ])('at %d', (price, verdict) => {
    expect(said(price)).toBe(
      `Homes like this in and around Baner: ₹ 82 Lakh – ₹ 96 Lakh (n = 1,204 listings, 15 close comparables). ${verdict}`,
    );
  });

  test('names its n as it is', () => {
    expect(said(9e6, { comparableCount: 0 })).toContain('(n = 1,204 listings).');
    expect(said(9e6, { comparableCount: 1 })).toContain('1 close comparable)');
    expect(said(9e6, { demo: true })).toContain('n = 1,204 demo listings with made-up prices, 15');
  });

  test('a rent is one of a month', () => {
    const check = { ...CHECK, range: { low: 22_000, likely: 24_000, high: 26_500 } };
    expect(fairLine(check, { price: 25_000, listedIn: 'rent' }, 'Wakad')).toBe(
      'Homes like this in and around Wakad: ₹ 22,000 – ₹ 26,500 a month (n = 1,204 listings, 15 close comparables). Your rent is within it.',
    );
  });

  test('where no range is given there is no line', () => {
    expect(said(9e6, { range: null, abstains: 'too few' })).toBeUndefined();
  });
});

describe('what the service is asked', () => {
  const offer = { subcategory: 'Flat', listedIn: 'sell' } as const;
  const typed = {
    localitySlug: 'baner',
    carpetArea: '700',
    bedrooms: '2',
    floor: '0',
    price: '82,00,000',
    latitude: 18.559_123,
    longitude: 73.787_777,
    society: 'Sunny Heights',
    privateAddress: 'Flat 4, behind the bakery',
  };
  const ask = (more: object = {}, listingId?: number) => {
    const { given } = readAnswers({ ...typed, ...more }, offer, '2026-11-21');
    return fairQuestion(given, offer, listingId);
  };

  test('is what the home is, its place only roughly, and not the price', () => {
    expect(JSON.parse(ask({}, 7) ?? '')).toEqual({
      listedin: 'sell',
      subcategory: 'Flat',
      locality: 'baner',
      latitude: 18.559,
      longitude: 73.788,
      carpetArea: 700,
      bedrooms: 2,
      floor: 0,
      society: 'Sunny Heights',
      listingId: 7,
    });
    expect(ask({ price: '1,20,00,000', privateAddress: '' })).toBe(ask());
  });

  test.each(['localitySlug', 'carpetArea', 'bedrooms'])('waits for %s', (name) => {
    expect(ask({ [name]: '' })).toBeUndefined();
  });

  test('the built-up area does as well', () => {
    expect(ask({ carpetArea: '', builtUpArea: '950' })).toContain('"builtUpArea":950');
  });
});
