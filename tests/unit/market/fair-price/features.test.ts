import { describe, expect, test } from 'vitest';
import { FEATURES, featuresOf } from '#domain/market/fair-price/features.ts';
import type { PricedHome } from '#domain/market/fair-price/home.ts';
import { aHome } from '#tests/builders/synthetic-market.ts';

/** All that is not nought, to four digits. */
const told = (home: PricedHome) =>
  Object.fromEntries(
    FEATURES.map(([name, read]) => [name, Math.round(read(home) * 1e4) / 1e4] as const).filter(
      ([, value]) => value !== 0,
    ),
  );

const WAKAD = {
  'km to the centre': 12.5907,
  'log km to the centre': 2.6094,
  north: 7.8618,
  'north, squared': 61.8085,
  west: 9.8338,
  'west, squared': 96.704,
  'km to the metro': 5.4131,
  'near the metro': 0.0045,
};

describe('what is told of a home, as numbers', () => {
  test('of a flat of which all is known', () => {
    expect(told(aHome())).toEqual({
      ...WAKAD,
      balconies: 1,
      'balconies told': 1,
      garages: 1,
      'garages told': 1,
      // Of 11 floors, and 12.6 km out.
      storeys: 2.3979,
      'storeys, squared': 5.7499,
      'storeys, far out': 6.257,
      // The fourth of eleven, less a half.
      'floor share': -0.1364,
      floor: 1.6094,
      'age 0-5 Years': 1,
      // ₹ 3 a foot.
      upkeep: 1.0986,
      'upkeep told': 1,
    });
  });

  test('of a villa being built', () => {
    const home = aHome({
      ...{ subcategory: 'Villa', bedrooms: 3, bathrooms: 6, balconies: null, garages: null },
      ...{ floor: 0, floors: 30, furnishing: 'Semi-Furnished', age: 'UnderConstruction' },
      ...{ possession: 'Under Construction', carpetSqft: 1_800, builtUpSqft: null },
      ...{ maintenance: null, society: 'Palash', developer: 'Kolte', locality: 'baner' },
      ...{ lat: 18.559, lng: 73.7868 },
    });
    expect(told(home)).toEqual({
      'type Villa': 1,
      'bedrooms 3': 1,
      // 1,800 of carpet are 2,483 built up.
      'log size': 0.9094,
      'log size, squared': 0.827,
      large: 0.3216,
      'size for its bedrooms': 0.5039,
      'carpet alone told': 1,
      'bathrooms beyond bedrooms': 2,
      storeys: 3.4012,
      'storeys, squared': 11.5681,
      'storeys, far out': 7.5837,
      'storeys of a large home': 3.0929,
      tower: 1,
      // Which is no share of its floors, but a kind of its own.
      'ground floor': 1,
      'Semi-Furnished': 1,
      'age UnderConstruction': 1,
      'being built': 1,
      'society told': 1,
      'developer told': 1,
      'km to the centre': 8.2973,
      'log km to the centre': 2.2297,
      north: 3.5806,
      'north, squared': 12.821,
      west: 7.4834,
      'west, squared': 56.0013,
      'km to the metro': 5.5407,
      'near the metro': 0.0039,
    });
  });

  test('of a home of which little is, each unknown a kind of its own', () => {
    const home = aHome({
      ...{ bedrooms: null, bathrooms: 3, balconies: null, garages: null, floor: null },
      ...{ floors: null, furnishing: null, age: null, possession: null, carpetSqft: null },
      ...{ builtUpSqft: 2_100, maintenance: 100 },
    });
    expect(told(home)).toEqual({
      ...WAKAD,
      'log size': 0.7419,
      'log size, squared': 0.5505,
      large: 0.1542,
      'carpet not told': 1,
      // As of eight storeys, and the fourth floor.
      storeys: 2.0794,
      'storeys not told': 1,
      'storeys, squared': 4.3241,
      'storeys, far out': 5.4261,
      'storeys of a large home': 1.5428,
      floor: 1.6094,
      // Less than a rupee a foot counts as one.
      'upkeep told': 1,
    });
  });

  test('a slip of the pen counts as the end of what is plausible', () => {
    const wild = aHome({
      ...{ bedrooms: 30, bathrooms: 1, balconies: 40, garages: 9, floor: 200, floors: 100 },
      ...{ carpetSqft: 90_000, builtUpSqft: 80_000, maintenance: 90_000_000, lat: 28, lng: 60 },
    });
    expect(told(wild)).toMatchObject({
      'bedrooms 5': 1,
      'log size': 2.5,
      'size for its bedrooms': -0.2081,
      'carpet share': 0.25,
      'bathrooms beyond bedrooms': -2,
      balconies: 4,
      garages: 3,
      storeys: 3.8067,
      'floor share': 0.5,
      floor: 3.7136,
      upkeep: 3,
      'km to the centre': 30,
      north: 15,
      west: 15,
      'km to the metro': 12,
    });
    const tiny = aHome({ builtUpSqft: 1, carpetSqft: 0.5, floor: -2, floors: 0, lat: 10, lng: 80 });
    expect(told(tiny)).toMatchObject({
      'log size': -2.5,
      'carpet share': -0.15,
      'size for its bedrooms': -1,
      'ground floor': 1,
      north: -15,
      west: -15,
    });
  });

  test('a tower has more than twenty floors', () => {
    expect(told(aHome({ floors: 20 }))).not.toHaveProperty('tower');
    expect(told(aHome({ floors: 21 }))).toHaveProperty('tower');
    expect(told(aHome({ bathrooms: null }))).not.toHaveProperty('bathrooms beyond bedrooms');
  });

  test('with the constant last', () => {
    const row = featuresOf(aHome());
    expect(row).toHaveLength(FEATURES.length + 1);
    expect([...row]).toEqual([...FEATURES.map(([, value]) => value(aHome())), 1]);
  });
});
