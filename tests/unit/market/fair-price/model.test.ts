import { describe, expect, test } from 'vitest';
import { appraise, type FairPrice } from '#domain/market/fair-price/appraise.ts';
import { splitByFlat, splitByLocality } from '#domain/market/fair-price/cross-fit.ts';
import { FEATURES } from '#domain/market/fair-price/features.ts';
import { expectRate, fitHedonic } from '#domain/market/fair-price/hedonic.ts';
import { flatKey, nameKey, type PricedHome } from '#domain/market/fair-price/home.ts';
import { fitFairPrice, usable } from '#domain/market/fair-price/model.ts';
import { neighbourhood } from '#domain/market/fair-price/neighbours.ts';
import { aHome, aMarket, LAW } from '#tests/builders/synthetic-market.ts';
import { fc } from '#tests/fast-check.ts';

const MARKET = aMarket(1_500);
const HEDONIC = fitHedonic(MARKET);
const MODEL = fitFairPrice(MARKET);
const NEAR = neighbourhood(MARKET);

function valued(home: PricedHome) {
  if (!MODEL) throw new Error('The market is large enough');
  return appraise(
    MODEL,
    home,
    NEAR.around(home, 3_000, ({ id }) => id !== home.id),
  );
}

function priced(home: PricedHome): FairPrice {
  const said = valued(home);
  if ('abstains' in said) throw new Error(said.abstains);
  return said;
}

const [sample = aHome()] = MARKET;

describe('what the regression learns', () => {
  const worth = (one: Partial<PricedHome>, other: Partial<PricedHome>) =>
    expectRate(HEDONIC, { ...sample, ...one }) - expectRate(HEDONIC, { ...sample, ...other });

  test('is what prices were made by', () => {
    expect(worth({ furnishing: 'Furnished' }, { furnishing: 'UnFurnished' })).toBeCloseTo(
      LAW.furnished,
      1,
    );
    const three = { bedrooms: 3, bathrooms: 3, builtUpSqft: 1_400 };
    const two = { bedrooms: 2, bathrooms: 2, builtUpSqft: 1_000 };
    expect(Math.abs(worth(three, two) - LAW.threeBedrooms)).toBeLessThan(0.03);
  });

  test('is the same when some prices are slips of the pen', () => {
    const slips = MARKET.map((home, i) =>
      i % 25 === 0 ? { ...home, price: home.price * 5 } : home,
    );
    const robust = fitHedonic(slips);
    const differences = MARKET.map((home) =>
      Math.abs(expectRate(robust, home) - expectRate(HEDONIC, home)),
    );
    expect(Math.max(...differences)).toBeLessThan(0.25);
    expect(differences.reduce((sum, one) => sum + one) / differences.length).toBeLessThan(0.05);
  });

  test('does not hang on the order of homes', () => {
    const turned = fitHedonic(MARKET.toReversed());
    for (const home of MARKET.slice(0, 50)) {
      expect(expectRate(turned, home)).toBeCloseTo(expectRate(HEDONIC, home), 6);
    }
  });

  test('a larger flat is worth more', () => {
    const sizes = fc.tuple(fc.integer({ min: 700, max: 1_600 }), fc.integer({ min: 20, max: 400 }));
    fc.assert(
      fc.property(fc.constantFrom(...MARKET), sizes, (home, [size, more]) => {
        const price = (sqft: number) =>
          expectRate(HEDONIC, { ...home, builtUpSqft: sqft }) + Math.log(sqft);
        expect(price(size + more)).toBeGreaterThan(price(size));
      }),
      { numRuns: 50 },
    );
  });

  test('every feature of every home is a number', () => {
    const unknown = fc.record({
      bedrooms: fc.option(fc.integer({ min: 1, max: 30 })),
      bathrooms: fc.option(fc.integer({ min: 0, max: 30 })),
      floor: fc.option(fc.integer({ min: -3, max: 120 })),
      floors: fc.option(fc.integer({ min: 1, max: 120 })),
      builtUpSqft: fc.option(fc.integer({ min: 80, max: 100_000 })),
      carpetSqft: fc.option(fc.integer({ min: 80, max: 100_000 })),
      maintenance: fc.option(fc.integer({ min: 100, max: 200_000 })),
    });
    fc.assert(
      fc.property(unknown, (overrides) => {
        for (const [, read] of FEATURES) expect(read(aHome(overrides))).toSatisfy(Number.isFinite);
      }),
    );
  });
});

describe('what is held out', () => {
  test('no flat is on both sides, and every home is tried once', () => {
    const twice = [
      ...MARKET.slice(0, 300),
      ...MARKET.slice(0, 50).map((home) => ({ ...home, id: home.id + 9_000, price: 1 })),
    ];
    const splits = splitByFlat(twice);
    expect(splits.flatMap(({ test: tried }) => tried)).toHaveLength(twice.length);
    for (const { train, test: tried } of splits) {
      const known = new Set(train.map(flatKey));
      expect(tried.filter((home) => known.has(flatKey(home)))).toEqual([]);
    }
  });

  test('no locality and no society of it is on both sides', () => {
    const straddling = MARKET.map((home, i) =>
      i % 40 === 0 ? { ...home, society: 'Two Names' } : home,
    );
    for (const { train, test: tried } of splitByLocality(straddling)) {
      const localities = new Set(tried.map(({ locality }) => locality));
      const societies = new Set(tried.map(({ society }) => nameKey(society)));
      expect(train.filter(({ locality }) => localities.has(locality))).toEqual([]);
      expect(train.filter(({ society }) => societies.has(nameKey(society)))).toEqual([]);
    }
  });
});

describe('the range', () => {
  test('holds about four of five homes that were never seen', () => {
    // The same localities and societies, other homes: the first seeds make the market's law.
    const unseen = aMarket(2_300).slice(1_500);
    const given = unseen.flatMap((home) => {
      const said = valued(home);
      return 'abstains' in said ? [] : [{ home, said }];
    });
    expect(given.length).toBeGreaterThan(780);
    const inside = given.filter(
      ({ home, said }) => home.price >= said.low && home.price <= said.high,
    );
    expect(inside.length / given.length).toBeGreaterThan(0.74);
    expect(inside.length / given.length).toBeLessThan(0.9);
  });

  test('is in order, round, and without the home’s own price', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MARKET.filter((home) => !('abstains' in valued(home)))),
        fc.record({
          floor: fc.integer({ min: 0, max: 11 }),
          price: fc.integer({ min: 500_000, max: 90_000_000 }),
        }),
        (home, overrides) => {
          const { low, likely, high } = priced({ ...home, ...overrides });
          expect(low).toBeLessThanOrEqual(likely);
          expect(likely).toBeLessThanOrEqual(high);
          for (const figure of [low, likely, high]) expect(figure % 10_000).toBe(0);
          expect(priced({ ...home, ...overrides, price: 1 })).toMatchObject({ low, likely, high });
        },
      ),
      { numRuns: 40 },
    );
  });

  test('is learned the same again', () => {
    expect(JSON.stringify(fitFairPrice(MARKET))).toBe(JSON.stringify(MODEL));
  });
});

describe('says nothing', () => {
  test.each([
    ['without an area', { builtUpSqft: null, carpetSqft: null }, 'the listing tells no area'],
    ['of a palace', { builtUpSqft: 40_000 }, 'hardly any flats on offer are as large'],
    ['of a cupboard', { builtUpSqft: 90 }, 'hardly any flats on offer are as small'],
    [
      'of a kind that is not there',
      { subcategory: 'Villa' },
      'too few villas are on offer here to learn from',
    ],
    [
      'far away',
      { lat: 19.07, lng: 72.87, locality: 'bandra' },
      'nothing we know of is on offer within 5 km',
    ],
  ] as const)('%s', (_of, overrides, reason) => {
    expect(valued({ ...sample, ...overrides })).toEqual({ abstains: reason });
  });

  test('where prices are mere chance', () => {
    const wild = aMarket(600, { ...LAW, noise: 0.7 });
    const model = fitFairPrice(wild);
    expect(model && appraise(model, sample, [])).toEqual({
      abstains: 'prices of homes like it differ too widely',
    });
  });

  test('with too few homes there is no model, nor of a kind with few', () => {
    expect(fitFairPrice(MARKET.slice(0, 150))).toBeNull();
    const villas = MARKET.slice(0, 20).map((home) => ({ ...home, subcategory: 'Villa' as const }));
    expect(
      usable([...MARKET, ...villas]).filter(({ subcategory }) => subcategory === 'Villa'),
    ).toEqual([]);
  });
});
