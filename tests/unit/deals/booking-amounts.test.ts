import { describe, expect, test } from 'vitest';
import { bidBounds, roughRange, tokenAmount } from '#domain/deals/deal-amounts.ts';
import { fromRupees, toRupees } from '#domain/lib/money.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { fc } from '#tests/fast-check.ts';

describe('the token amount', () => {
  test.each([
    [500_000, 10_000],
    [1_040_000, 10_000],
    [8_250_000, 83_000],
    [12_345_678, 123_000],
    [20_000_000, 200_000],
    [95_000_000, 200_000],
  ])('of a sale at %i is %i', (price, token) => {
    expect(toRupees(tokenAmount(fromRupees(price), 'sell'))).toBe(token);
  });

  test('of a rent is a month’s rent', () => {
    expect(toRupees(tokenAmount(fromRupees(27_500), 'rent'))).toBe(27_500);
  });
});

test('a bid is between half and twice the asking price', () => {
  expect(bidBounds(8_000_001)).toEqual({ least: 4_000_001, most: 16_000_002 });
});

describe('the range others see', () => {
  test('is hidden below five bids', () => {
    expect(roughRange([1, 2, 3, 4])).toBeNull();
  });

  test.each([
    [[8_123_456, 8_234_567, 8_345_678, 8_456_789, 9_012_345], 8_100_000, 9_100_000],
    [[8_000_000, 8_200_000, 8_400_000, 8_600_000, 9_000_000], 8_000_000, 9_100_000],
    [[9_500_000, 9_600_000, 9_700_000, 9_800_000, 10_000_000], 9_000_000, 11_000_000],
    [[5, 6, 7, 8, 9], 5, 10],
  ])('of %j is rounded outwards to two figures', (amounts, least, most) => {
    expect(roughRange(amounts)).toEqual({ least, most });
  });

  test('holds every bid, and names none by its figure', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1_000, max: 1_000_000_000 }), { minLength: 5, maxLength: 20 }),
        (amounts) => {
          const range = roughRange(amounts);
          if (!range) throw new Error('There is a range from five bids on');
          expect(range.least).toBeLessThanOrEqual(Math.min(...amounts));
          expect(range.most).toBeGreaterThan(Math.max(...amounts));
        },
      ),
    );
  });
});

test.each([
  ['Sameer', 'Kulkarni', 'Sameer K.'],
  ['Asha', ' deshmukh', 'Asha D.'],
  ['Ravi', '', 'Ravi'],
])('%s %s is named %s', (first, last, short) => {
  expect(shortName(first, last)).toBe(short);
});
