import { describe, expect, test } from 'vitest';
import { factorOf, UNITS } from '#server/homes/import/units.ts';

describe('a figure of an import in its unit', () => {
  const CONVERTED = [
    ['rupees', 1, 1],
    ['lakh', 82.5, 8_250_000],
    ['crore', 1.2, 12_000_000],
    ['month', 25_000, 25_000],
    // Three months' rent, and twelve.
    ['quarter', 75_000, 25_000],
    ['year', 300_000, 25_000],
    // Rent by the square foot, of 800.
    ['sqft-month', 30, 24_000],
    ['sqft', 800, 800],
    ['sqm', 100, 1_076.39],
    ['sqyd', 100, 900],
    ['guntha', 2, 2_178],
    // 40 guntha, as everywhere an acre is: 43,560 square feet.
    ['acre', 1, 43_560],
    ['acre', 2.5, 108_900],
  ] as const;

  test.each(CONVERTED)('%s: %d is %d of ours', (unit, figure, ours) => {
    expect(figure * (factorOf(unit, 800) ?? Number.NaN)).toBeCloseTo(ours, 6);
  });

  test('every unit is tried', () => {
    expect(new Set(CONVERTED.map(([unit]) => unit))).toEqual(new Set(UNITS));
  });

  test('a rate by the square foot of an area nobody knows is none', () => {
    expect(factorOf('sqft-month', null)).toBeUndefined();
  });
});
