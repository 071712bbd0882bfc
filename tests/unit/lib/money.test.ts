import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  fromDecimals,
  fromRupees,
  isExactRupees,
  minus,
  NOTHING,
  negated,
  type Paise,
  paise,
  percentOf,
  type Rupees,
  restOf,
  roundToPaisa,
  roundToStep,
  shareOf,
  sumOf,
  toDecimals,
  toRupees,
} from '#domain/lib/money.ts';
import { fc } from '#tests/fast-check.ts';

const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map(paise);

describe('an amount of paise', () => {
  test('is whole', () => {
    for (const wrong of [1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => paise(wrong)).toThrow(RangeError);
    }
    expect(paise(-1)).toBe(-1);
  });

  test('survives the way to rupees and back', () => {
    fc.assert(
      fc.property(amount, (it) => {
        expect(fromRupees(toRupees(it))).toBe(it);
      }),
    );
  });

  test.each([
    [0.29, 29],
    [1.1, 110],
    [1.005, 100],
    [170, 17_000],
    [4_35_00_000.01, 4_350_000_001],
  ])('%d rupees are %i of them', (rupees, whole) => {
    expect(fromRupees(rupees)).toBe(whole);
  });

  test('none stays none', () => {
    expect(toRupees(null)).toBeNull();
    expect(fromRupees(null)).toBeNull();
  });

  test('survives the way to decimals and back', () => {
    fc.assert(
      fc.property(fc.nat().map(paise), (it) => {
        expect(fromDecimals(toDecimals(it))).toBe(it);
      }),
    );
    expect(toDecimals(paise(17_005))).toBe('170.05');
    for (const wrong of ['', '-1', '1.234', '1e3', ' 1', '1,000', '12345678901234']) {
      expect(fromDecimals(wrong)).toBeUndefined();
    }
  });

  test('is no number of rupees, nor is any number one of paise', () => {
    expectTypeOf<Paise>().not.toExtend<Rupees>();
    expectTypeOf<number>().not.toExtend<Paise>();
    expectTypeOf<number>().toExtend<Rupees>();
  });
});

describe('parts', () => {
  test('are whole, rounded as asked', () => {
    expect(percentOf(paise(49_900), 9)).toBe(4_491);
    expect(percentOf(paise(101), 50)).toBe(51);
    expect(percentOf(paise(101), 50, 'floor')).toBe(50);
    expect(shareOf(paise(100), { part: 2, whole: 3 })).toBe(67);
    expect(roundToStep(paise(150), paise(100))).toBe(200);
    expect(roundToStep(paise(149), paise(100))).toBe(100);
  });

  test('add up', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(sumOf([minus(a, b), b])).toBe(a);
      }),
    );
    expect(sumOf([])).toBe(0);
  });

  test('leave nothing at the least', () => {
    expect(restOf(paise(5), paise(3))).toBe(2);
    expect(restOf(paise(3), paise(5))).toBe(0);
    expect(Object.is(negated(NOTHING), 0)).toBe(true);
  });
});

describe('rupees', () => {
  test.each([0, 0.01, 0.29, 1.1, 99_999_999.99])('%d have two decimals at most', (rupees) => {
    expect(isExactRupees(rupees)).toBe(true);
  });

  test.each([0.001, 1.005, 99_999.999])('%d have more', (rupees) => {
    expect(isExactRupees(rupees)).toBe(false);
  });

  test('are rounded to the paisa', () => {
    expect(roundToPaisa(45.678)).toBe(45.68);
  });
});
