import { describe, expect, test } from 'vitest';
import { appraise } from '#domain/market/fair-price/appraise.ts';
import {
  localityFolds,
  splitByFlat,
  splitByLocality,
  tryOut,
} from '#domain/market/fair-price/cross-fit.ts';
import { roomsOf, tierOf } from '#domain/market/fair-price/evidence.ts';
import { expectRate, fitHedonic, type Hedonic, rateOf } from '#domain/market/fair-price/hedonic.ts';
import { foldOf, type PricedHome } from '#domain/market/fair-price/home.ts';
import { type FairPriceModel, fitFairPrice, usable } from '#domain/market/fair-price/model.ts';
import { aHome, aMarket } from '#tests/builders/synthetic-market.ts';

/**
 * A market small enough to be learned in a moment. The figures were reckoned once: they show that
 * nothing is reckoned otherwise than meant, and who changes the model on purpose writes them anew.
 */
const SMALL = aMarket(40);
/** All homes of a locality at one place, which spares most of the reckoning. */
const inTheMiddle = (homes: PricedHome[]): PricedHome[] => {
  const first = new Map(homes.toReversed().map((home) => [home.locality, home]));
  return homes.map((home) => {
    const { lat, lng } = first.get(home.locality) ?? home;
    return { ...home, lat, lng };
  });
};
const once = <T>(make: () => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
const hedonic = once(() => fitHedonic(SMALL));

describe('what is learned of a small market', () => {
  test('is the same to the digit', () => {
    const model = fitHedonic(SMALL);
    const told = SMALL.slice(0, 4).map((home) => expectRate(model, home).toFixed(5));
    expect(told).toEqual(['8.98381', '9.09068', '8.94869', '8.83989']);
    expect(expectRate(model, aHome({ society: 'Society 1 of baner' })).toFixed(5)).toBe('8.93407');
  });

  test('tells developers and societies apart where several homes show it', () => {
    const homes = aMarket(60).map((home, i) => {
      const developer = `Builder ${i % 6}`;
      return { ...home, developer, price: home.price * (i % 6 < 3 ? 1.2 : 0.9) };
    });
    const model = fitHedonic(homes);
    const dear = expectRate(model, aHome({ developer: 'builder 1' }));
    const cheap = expectRate(model, aHome({ developer: 'BUILDER 4' }));
    const unknown = expectRate(model, aHome({ developer: 'Nobody' }));
    expect([dear - unknown, cheap - unknown].map((by) => by.toFixed(4))).toEqual([
      '0.0977',
      '-0.1220',
    ]);
  });

  test('with how many homes it was learned from, by society and locality', () => {
    const [first = aHome()] = SMALL;
    const homes = [first, { ...first, id: 90 }, { ...first, id: 91, society: null }];
    const { societySizes, localitySizes } = fitHedonic(homes);
    expect(Object.values(societySizes)).toEqual([2]);
    expect(localitySizes).toEqual({ [first.locality]: 3 });
  });

  test('a rate is the log of rupees a foot', () => {
    expect(rateOf(aHome({ price: 8_000_000 }))).toBeCloseTo(Math.log(8_000), 12);
    expect(rateOf(aHome({ builtUpSqft: null, carpetSqft: null }))).toBeNaN();
  });
});

describe('how near what is known lies', () => {
  const sizes = (societySizes: Record<string, number>, localitySizes: Record<string, number>) =>
    tierOf({ ...hedonic(), societySizes, localitySizes }, aHome({ society: 'Palash' }));
  test.each([
    [{ '·palash': 3 }, {}, 'society'],
    [{ '·palash': 2 }, { wakad: 15 }, 'locality'],
    [{}, { wakad: 14 }, 'around'],
    [{}, {}, 'around'],
  ])('%o and %o: %s', (societies, localities, tier) => {
    expect(sizes(societies, localities)).toBe(tier);
  });

  test('no society is none of another', () => {
    const model = { ...hedonic(), societySizes: { '': 9 }, localitySizes: {} };
    expect(tierOf(model, aHome())).toBe('around');
  });

  test('four rooms and more are alike', () => {
    expect([null, 1, 4, 7].map((bedrooms) => roomsOf(aHome({ bedrooms })))).toEqual([
      'no rooms',
      '1 rooms',
      '4 rooms',
      '4 rooms',
    ]);
  });
});

describe('what is held out', () => {
  const ofLocality = (locality: string, count: number, society: string | null = null) =>
    Array.from({ length: count }, (_, i) => aHome({ id: i, locality, society, floor: i }));

  test('localities are dealt out, the largest first, to whoever has least', () => {
    const homes = [
      ...ofLocality('d', 3),
      ...ofLocality('f', 1),
      ...ofLocality('c', 3),
      ...ofLocality('a', 5),
      ...ofLocality('e', 2),
      ...ofLocality('b', 4),
    ];
    expect([...localityFolds(homes, 2)]).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 1],
      ['d', 0],
      ['e', 1],
      ['f', 0],
    ]);
  });

  test('each home is tried by what was learned without its fold', () => {
    for (const { fold, train, test: tried } of splitByFlat(SMALL)) {
      expect(tried).toEqual(SMALL.filter((home) => foldOf(home) === fold));
      expect(train).toEqual(SMALL.filter((home) => foldOf(home) !== fold));
    }
  });

  test('a society of two localities is held out with both', () => {
    const homes = [
      ...ofLocality('a', 5, 'Palash'),
      ...ofLocality('b', 4, null),
      ...ofLocality('c', 3, 'PALASH'),
      ...ofLocality('d', 2, 'Banyan'),
    ];
    const [first, second, ...others] = splitByLocality(homes);
    const namesOf = (those: PricedHome[] = []) => [
      ...new Set(those.map(({ locality }) => locality)),
    ];
    expect([first?.fold, namesOf(first?.test), namesOf(first?.train)]).toEqual([
      0,
      ['a'],
      ['b', 'd'],
    ]);
    expect([namesOf(second?.test), namesOf(second?.train)]).toEqual([['b'], ['a', 'c', 'd']]);
    expect(others.map(({ test: tried }) => namesOf(tried))).toEqual([['c'], ['d'], []]);
  });

  test('both ways are tried on what neither had seen', () => {
    const [first = aHome()] = SMALL;
    const around = Array.from({ length: 6 }, (_, i) => ({ ...first, id: 200 + i, floor: 20 + i }));
    const { trials } = tryOut({ fold: 3, train: [...SMALL.slice(1), ...around], test: [first] });
    expect(trials).toEqual([
      {
        fold: 3,
        tier: 'society',
        rooms: roomsOf(first),
        asked: rateOf(first),
        hedonic: expect.closeTo(9.05068, 5),
        comparables: expect.closeTo(8.96799, 5),
      },
    ]);
    const [alone] = tryOut({ fold: 0, train: SMALL.slice(1), test: [first] }).trials;
    expect(alone?.comparables).toBeNull();
  });
});

describe('homes that can be learned from', () => {
  const many = (count: number, more: Partial<PricedHome> = {}) =>
    Array.from({ length: count }, (_, i) => aHome({ id: i, ...more }));

  test('are of a kind of which there are sixty', () => {
    expect(usable(many(60))).toHaveLength(60);
    expect(usable(many(59))).toEqual([]);
    expect(usable([...many(60), ...many(59, { subcategory: 'Villa' })])).toHaveLength(60);
  });

  test('tell a size and a price, and are no slip of the pen', () => {
    const slips = [
      aHome({ builtUpSqft: null, carpetSqft: null }),
      aHome({ price: 0 }),
      aHome({ price: 8_000_000 * 6.01 }),
      aHome({ price: 8_000_000 / 6.01 }),
    ];
    const far = [aHome({ price: 8_000_000 * 5.99 }), aHome({ price: 8_000_000 / 5.99 })];
    expect(usable([...many(60), ...slips, ...far])).toHaveLength(62);
  });

  test.each([
    ['no size', { builtUpSqft: null, carpetSqft: null }],
    ['no price', { price: 0 }],
  ])('are judged by the middle of their kind, in which those of %s have no part', (_, more) => {
    expect(usable([...many(60), ...many(100, more)])).toHaveLength(60);
  });
});

describe('a model', () => {
  test('is what was learned and how far off it is, to the digit', () => {
    expect(fitFairPrice(inTheMiddle(aMarket(199)))).toBeNull();
    const model = fitFairPrice(inTheMiddle(aMarket(200)));
    if (!model) throw new Error('Two hundred are enough');
    const { all, ...tiers } = model.errors;
    const figures = [all, tiers.around, model.unseenLocalities].map((errors) =>
      Object.values<number>({ ...errors }).map((figure) => Number(figure.toFixed(3))),
    );
    const OUTSIDE = [200, 14.574, 37.5, 61, 75.177, 29.5];
    expect(figures).toEqual([[200, 8.805, 58, 90.5, 78, 0], OUTSIDE, OUTSIDE]);
    expect(model).toMatchObject({
      ...{ listedIn: 'sell', n: 200 },
      limits: { Flat: { n: 200, least: 857, most: 1_589 } },
      calibration: {
        weights: { society: 0.2, locality: 0.2, around: expect.closeTo(0.536045, 6) },
        widths: {
          all: expect.closeTo(0.288981, 6),
          around: expect.closeTo(0.290703, 6),
          'around, 2 rooms': expect.closeTo(0.292178, 6),
        },
      },
    });
    expect(model.folds).toHaveLength(5);
    const learned = model.folds.flatMap((fold) => Object.values(fold.localitySizes));
    expect(
      learned.reduce((sum, n) => sum + n, 0),
      'each home by four of five',
    ).toBe(800);
    expect(Object.keys(tiers)).toEqual(['around']);
  });
});

describe('a fair price', () => {
  const model = (): FairPriceModel => ({
    listedIn: 'sell',
    n: 40,
    folds: [hedonic()],
    calibration: {
      weights: { society: 0.5, locality: 0.5, around: 0.5 },
      widths: { all: 0.1 },
    },
    limits: { Flat: { n: 40, least: 600, most: 1_600 } },
    errors: { all: { n: 0, mdape: 0, within10: 0, within20: 0, coverage: 0, abstained: 0 } },
    unseenLocalities: { n: 0, mdape: 0, within10: 0, within20: 0, coverage: 0, abstained: 0 },
  });
  const likely = (log: number, size: number, step: number) =>
    Math.round((Math.exp(log) * size) / step) * step;

  test('is what the model expects, with its width, rounded as prices are said', () => {
    const rate = expectRate(hedonic(), aHome());
    expect(appraise(model(), aHome(), [])).toEqual({
      low: likely(rate - 0.1, 1_000, 10_000),
      likely: likely(rate, 1_000, 10_000),
      high: likely(rate + 0.1, 1_000, 10_000),
      tier: 'around',
      comparables: [],
    });
    const rent = appraise(model(), aHome({ listedIn: 'rent' }), []);
    expect(rent).toMatchObject({ likely: likely(rate, 1_000, 100) });
  });

  test('is drawn halfway to its comparables', () => {
    const near = Array.from({ length: 5 }, (_, i) => ({
      home: aHome({ id: i + 10, floor: 4, price: 9_000_000, lat: 18.6 + i / 100 }),
      metres: 500,
    }));
    const rate = (expectRate(hedonic(), aHome()) + Math.log(9_000)) / 2;
    const said = appraise(model(), aHome(), near);
    expect(said).toMatchObject({ likely: likely(rate, 1_000, 10_000) });
    expect('comparables' in said && said.comparables.map(({ id }) => id)).toEqual([
      10, 11, 12, 13, 14,
    ]);
  });

  test('is at least the smallest step', () => {
    const tiny = { ...hedonic(), coefficients: hedonic().coefficients.map(() => 0) };
    expect(appraise({ ...model(), folds: [tiny] }, aHome(), [])).toMatchObject({ low: 10_000 });
  });

  test('is said by the model of the fold that the home as listed is not in', () => {
    const none = {} as Hedonic;
    const folds = Array.from({ length: 5 }, (_, fold) =>
      fold === foldOf(aHome({ floor: 7 })) ? hedonic() : none,
    );
    const said = appraise({ ...model(), folds }, aHome(), [], aHome({ floor: 7 }));
    expect(said).toHaveProperty('likely');
  });

  test.each<[string, Partial<PricedHome>, string]>([
    ['too small', { builtUpSqft: 599 }, 'hardly any flats on offer are as small'],
    ['too large', { builtUpSqft: 1_601 }, 'hardly any flats on offer are as large'],
    ['of no area', { builtUpSqft: null, carpetSqft: null }, 'the listing tells no area'],
    ['of another kind', { subcategory: 'Villa' }, 'too few villas are on offer here to learn from'],
    ['far off', { lat: 20 }, 'nothing we know of is on offer within 5 km'],
  ])('is none of a home that is %s', (_, more, abstains) => {
    expect(appraise(model(), aHome(more), [])).toEqual({ abstains });
  });

  test('is one at the ends of what was seen', () => {
    for (const builtUpSqft of [600, 1_600]) {
      expect(appraise(model(), aHome({ builtUpSqft }), [])).toHaveProperty('likely');
    }
  });

  test('is none where the range would say nothing, or nothing was learned', () => {
    const wide = (all: number) => ({ ...model().calibration, widths: { all } });
    const WIDEST = Math.log(1.9) / 2;
    expect(appraise({ ...model(), calibration: wide(WIDEST) }, aHome(), [])).toHaveProperty(
      'likely',
    );
    expect(appraise({ ...model(), calibration: wide(WIDEST + 1e-9) }, aHome(), [])).toEqual({
      abstains: 'prices of homes like it differ too widely',
    });
    expect(appraise({ ...model(), folds: [] }, aHome(), [])).toEqual({
      abstains: 'too few homes are on offer to learn from',
    });
  });
});
