import { describe, expect, it } from 'vitest';
import type { HomeShape } from '#server/demo/home-shape.ts';
import { priceHome, roundAsking } from '#server/demo/price-home.ts';

const LOCALITY = {
  slug: 'testwadi',
  name: 'Testwadi',
  devanagari: '',
  authority: 'PMC',
  pincode: null,
  lat: 18.5,
  lng: 73.9,
  saleRate: 8_000,
  rentRate: 20,
  aliases: [],
} as const;

const FLAT: HomeShape = {
  listedIn: 'sell',
  subcategory: 'Flat',
  bedrooms: 2,
  carpetSqft: 800,
  builtUpSqft: 1_000,
  plotSqft: null,
  floor: 3,
  floors: 12,
  facing: 'East',
  furnishing: 'UnFurnished',
  possession: 'Ready To Move',
  age: '5-10 Years',
};
const price = (change: Partial<HomeShape>, rates: { rentRate?: number | null } = {}) =>
  priceHome(() => 0.5, { ...LOCALITY, ...rates }, { ...FLAT, ...change });

describe('an asking price', () => {
  it('is the built-up area at the rate of the locality', () => {
    expect(price({})).toBe(8_100_000);
    expect(price({ builtUpSqft: 2_000 })).toBe(16_000_000);
  });

  it('rises with the floor and the furniture and falls with age', () => {
    expect(price({ floor: 12 })).toBeGreaterThan(price({}));
    expect(price({ furnishing: 'Furnished' })).toBeGreaterThan(price({}));
    expect(price({ age: '0-5 Years' })).toBeGreaterThan(price({}));
    expect(price({ age: 'Above 20 Years' })).toBeLessThan(price({ age: '10-15 Years' }));
  });

  it('of a rent follows the rent rate, else a yield of three per cent a year', () => {
    const rent = { listedIn: 'rent', furnishing: 'Semi-Furnished' } as const;
    expect(price(rent)).toBe(21_500);
    expect(price(rent, { rentRate: null })).toBe(21_500);
    expect(price(rent, { rentRate: 40 })).toBe(43_000);
  });

  it('of land goes by the plot', () => {
    const plot = { builtUpSqft: null, plotSqft: 1_000, age: null, furnishing: null, floor: null };
    expect(price({ ...plot, subcategory: 'Plot' })).toBe(4_850_000);
  });
});

describe('rounding', () => {
  it('keeps three digits, the last a 0 or a 5', () => {
    expect(roundAsking(7_423_000)).toBe(7_400_000);
    expect(roundAsking(7_430_000)).toBe(7_450_000);
    expect(roundAsking(18_340)).toBe(18_500);
    expect(roundAsking(123_456_789)).toBe(125_000_000);
  });
});
