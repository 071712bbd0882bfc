import { describe, expect, test } from 'vitest';
import { haversineMetres } from '#domain/lib/geo.ts';
import { calibrate, conformalWidth } from '#domain/market/fair-price/calibrate.ts';
import { flatKey, foldOf, nameKey, sizeOf } from '#domain/market/fair-price/home.ts';
import { standing } from '#domain/market/fair-price/labels.ts';
import { cholesky, solveTriangles } from '#domain/market/fair-price/matrix.ts';
import { neighbourhood } from '#domain/market/fair-price/neighbours.ts';
import { makeCells, placeEffectAt, placeSolver } from '#domain/market/fair-price/place-effect.ts';
import { poolGroups } from '#domain/market/fair-price/pooled.ts';
import { ridge } from '#domain/market/fair-price/ridge.ts';
import { huberWeights, medianOf, spreadOf } from '#domain/market/fair-price/robust.ts';
import { dot, scaleOf, standardise } from '#domain/market/fair-price/standardise.ts';
import { aHome } from '#tests/builders/synthetic-market.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';
import { fc } from '#tests/fast-check.ts';

const { REACH } = EXPECTED_FIGURES;

const real = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const ones = (n: number) => new Float64Array(n).fill(1);

describe('linear algebra', () => {
  test('what is solved solves the equations', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(real(10), real(10), real(10)), { minLength: 3, maxLength: 3 }),
        fc.tuple(real(9), real(9), real(9)),
        (rows, wanted) => {
          // MᵀM + I is positive definite whatever M is.
          const a = [0, 1, 2].map((i) =>
            [0, 1, 2].map((j) =>
              rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), i === j ? 1 : 0),
            ),
          );
          const b = a.map((row) =>
            row.reduce((sum, value, j) => sum + value * (wanted[j] ?? 0), 0),
          );
          const solved = solveTriangles(
            cholesky({ size: 3, values: Float64Array.from(a.flat()) }),
            Float64Array.from(b),
          );
          for (const [i, value] of wanted.entries()) expect(solved[i]).toBeCloseTo(value, 5);
        },
      ),
    );
  });

  test('a matrix that is not positive definite is refused', () => {
    for (const value of [-1, 0, Number.NaN]) {
      const matrix = { size: 1, values: Float64Array.of(value) };
      expect(() => cholesky(matrix)).toThrow('The matrix is not positive definite');
    }
  });

  test('a line between points of unlike weight is the one of least squares', () => {
    const x = [1, 2, 4].map((a) => Float64Array.of(a, 1));
    const line = ridge(x, Float64Array.of(1, 3, 4), Float64Array.of(1, 2, 1), 0);
    // Of the sums 4, 9, 25, 11 and 29.
    expect([...line]).toEqual([expect.closeTo(17 / 19, 6), expect.closeTo(14 / 19, 6)]);
  });

  test('a line is found, and drawn towards nothing by the penalty', () => {
    const x = Array.from({ length: 40 }, (_, i) => Float64Array.of((i - 19.5) / 11.5, 1));
    const y = Float64Array.from(x, ([a = 0]) => 3 * a + 7);
    const [slope, constant] = ridge(x, y, ones(40), 0);
    expect(slope).toBeCloseTo(3, 6);
    expect(constant).toBeCloseTo(7, 6);
    const [drawn = 0, kept] = ridge(x, y, ones(40), 40);
    expect(drawn).toBeGreaterThan(1);
    expect(drawn).toBeLessThan(2);
    expect(kept).toBeCloseTo(7, 6);
  });
});

describe('features', () => {
  const rows = [
    [0.08, 5, 1],
    [0.1, 5, 1],
    [0.12, 5, 1],
  ].map((row) => Float64Array.from(row));
  // Within the tests, here and below, so that a bug planted in it is laid to them.
  const scale = () => scaleOf(rows);
  const scaled = (...row: number[]) => [...standardise(Float64Array.from(row), scale())];

  test('what was seen is measured from the middle, the constant stays', () => {
    expect(scaled(0.1, 5, 1)).toEqual([expect.closeTo(0), 0, 1]);
    expect(scaled(0.12, 5, 1)[0]).toBeCloseTo(Math.sqrt(1.5));
  });

  test('are summed up by what each is worth', () => {
    expect(dot(Float64Array.of(2, 3, 5), [10, 100])).toBe(320);
  });

  test('what lies beyond all that was seen counts as its end', () => {
    expect(scaled(0, 9, 1)).toEqual(scaled(0.08, 5, 1));
    expect(scaled(0.7, -2, 1)).toEqual(scaled(0.12, 5, 1));
  });

  test('a scale kept from before knows no ends', () => {
    const { means, deviations, ...ends } = scale();
    expect(ends).toEqual({ least: [0.08, 5, 1], most: [0.12, 5, 1] });
    const [told = 0] = standardise(Float64Array.of(0.16, 5, 1), { means, deviations });
    expect(told).toBeCloseTo(3 * Math.sqrt(1.5));
  });
});

describe('outliers', () => {
  test('count less the farther off they are', () => {
    expect([...huberWeights(Float64Array.of(0, 1.5, -3, 15), 1)]).toEqual([1, 1, 0.5, 0.1]);
  });

  test('have no part in the spread', () => {
    expect(spreadOf(Float64Array.of(-1, 2, 300))).toBeCloseTo(2 * 1.4826, 9);
    expect(spreadOf(Float64Array.of(0, 0, 5))).toBe(1e-6);
    expect([...huberWeights(Float64Array.of(0, 3, -30), 2)]).toEqual([1, 1, 0.1]);
  });

  test('the median of nothing is no number', () => {
    expect(medianOf([])).toBeNaN();
    expect(medianOf([3, 1, 2])).toBe(2);
    expect(medianOf([4, 1, 2, 3])).toBe(2.5);
  });
});

describe('partial pooling', () => {
  const offsets = Array.from({ length: 20 }, (_, i) => (i % 2 ? 0.3 : -0.3));
  const keys = offsets.flatMap((_, i) => Array.from({ length: 10 }, () => `group ${i}`));
  const wobble = (i: number) => (i % 3 === 0 ? 0.05 : i % 3 === 1 ? -0.05 : 0);

  test('groups that differ keep most of their mean, one of a single home less', () => {
    const residuals = Float64Array.from(
      keys,
      (_, i) => (offsets[Math.floor(i / 10)] ?? 0) + wobble(i),
    );
    const effects = poolGroups([...keys, 'alone'], Float64Array.of(...residuals, 0.3), ones(201));
    expect(effects['group 1']).toBeGreaterThan(0.28);
    expect(effects['group 1']).toBeLessThan(0.31);
    expect(effects.alone).toBeLessThan(0.3);
  });

  test('to the digit: means drawn in by the variance within to that between', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].flatMap((key) => [key, key]);
    const spread = [1, 1.2, -1, -1.2, 0.5, 0.3, -0.4, -0.6, 0.1, 0.1];
    // Within: 0.02 × 4 ÷ 5 = 0.016; between: (1.21 + 1.21 + 0.16 + 0.25 + 0.01) ÷ 5 − 0.016 ÷ 2 = 0.56.
    const ratio = 0.016 / 0.56;
    const mean = (of: number) => expect.closeTo((2 * of) / (2 + ratio), 9);
    expect(poolGroups(five, Float64Array.from(spread), ones(10))).toEqual({
      a: mean(1.1),
      b: mean(-1.1),
      c: mean(0.4),
      d: mean(-0.5),
      e: mean(0.1),
    });
    // One of a single home, or of homes that weigh nothing, says nothing of how groups differ.
    const more = poolGroups(
      [...five, 'alone', 'z', 'z'],
      Float64Array.of(...spread, 3, 5, 7),
      Float64Array.of(...ones(11), 0, 0),
    );
    expect([more.a, more.z]).toEqual([mean(1.1), 0]);
    // Four groups of two are too few to say, and so are five of one.
    const few = poolGroups(five.slice(0, 8), Float64Array.from(spread), ones(8));
    expect(few.a).toBeCloseTo(2.2 / 1_002, 9);
    const single = poolGroups(['a', 'b', 'c', 'd', 'e'], Float64Array.from(spread), ones(5));
    expect(single.a).toBeCloseTo(1 / 1_001, 9);
    expect(poolGroups([undefined], Float64Array.of(1), ones(1))).toEqual({});
  });

  test('groups that do not differ have next to no effect', () => {
    const effects = poolGroups(
      keys,
      Float64Array.from(keys, (_, i) => wobble(i)),
      ones(200),
    );
    expect(Object.keys(effects).length).toBeGreaterThan(1);
    for (const effect of Object.values(effects)) expect(Math.abs(effect)).toBeLessThan(0.001);
  });
});

describe('places', () => {
  const spots = [
    { lat: 18.5, lng: 73.8, locality: 'dear' },
    { lat: 18.6, lng: 73.9, locality: 'cheap' },
  ];
  const many = Array.from(
    { length: 200 },
    (_, i) => spots[i % 2] ?? { lat: 0, lng: 0, locality: '' },
  );
  const residuals = Float64Array.from(many, ({ locality }) => (locality === 'dear' ? 0.2 : -0.2));
  const at = (lat: number, lng: number, locality: string) => {
    const effect = placeSolver(many, REACH).solve(residuals, ones(200), 0.02);
    return placeEffectAt(effect, { lat, lng, locality }, REACH);
  };

  test('a place is worth what is asked there', () => {
    expect(at(18.5, 73.8, 'dear')).toBeGreaterThan(0.12);
    expect(at(18.6, 73.9, 'cheap')).toBeLessThan(-0.12);
  });

  test('a locality never seen is worth what lies around it, ever less with distance', () => {
    const away = [0.001, 0.01, 0.03].map((far) => at(18.5 - far, 73.8, 'unheard of'));
    expect(away).toEqual(away.toSorted((a, b) => b - a));
    expect(away[2]).toBeGreaterThan(0);
    expect(away[0]).toBeLessThan(at(18.5, 73.8, 'dear'));
  });

  test('to the digit, where homes weigh differently', () => {
    const weights = Float64Array.from(many, (_, i) => (i % 3 === 0 ? 1 : 0.25));
    const uneven = Float64Array.from(residuals, (value, i) => value * (1 + (i % 5) / 10));
    const told = placeSolver(many, REACH).solve(uneven, weights, 0.02);
    expect(told.loads.map((load) => load.toFixed(4))).toEqual(['6.8280', '-6.8475']);
    const values = [
      { lat: 18.52, lng: 73.83, locality: 'dear' },
      { lat: 18.55, lng: 73.85, locality: 'other' },
    ].map((spot) => placeEffectAt(told, spot, REACH).toFixed(6));
    expect(values).toEqual(['0.073405', '-0.000182']);
  });

  test('far from everything there is no effect', () => {
    expect(Math.abs(at(28.6, 77.2, 'delhi'))).toBeLessThan(0.001);
  });

  test('each home has the effect of its cell', () => {
    const solver = placeSolver(many, REACH);
    const told = solver.at(solver.solve(residuals, ones(200), 0.02));
    expect([...told.slice(0, 2)]).toEqual([
      expect.closeTo(at(18.5, 73.8, 'dear'), 9),
      expect.closeTo(at(18.6, 73.9, 'cheap'), 9),
    ]);
    expect([...solver.at(solver.nowhere)]).toEqual(many.map(() => 0));
  });

  test('a cell is the middle of the homes of one locality in one square', () => {
    const here = { lat: 18.5, lng: 73.8, locality: 'a' };
    const cells = makeCells([
      here,
      { ...here, lat: 18.5004, lng: 73.8002 },
      { ...here, locality: 'b' },
      { ...here, lat: 18.6 },
    ]);
    expect({ ...cells, cellOf: [...cells.cellOf] }).toEqual({
      cellOf: [0, 0, 1, 2],
      lats: [expect.closeTo(18.5002, 9), 18.5, 18.6],
      lngs: [expect.closeTo(73.8001, 9), 73.8, 73.8],
      of: [0, 1, 0],
      localities: ['a', 'b'],
    });
  });

  test('there are never too many cells to solve', () => {
    const spread = Array.from({ length: 1_000 }, (_, i) => ({
      lat: 18 + (i % 32) / 32,
      lng: 73 + Math.floor(i / 32) / 32,
      locality: 'everywhere',
    }));
    expect(makeCells(spread).lats).toHaveLength(818);
  });
});

describe('neighbours', () => {
  const point = fc.record({
    lat: fc.double({ min: 18.3, max: 18.8, noNaN: true }),
    lng: fc.double({ min: 73.6, max: 74.1, noNaN: true }),
  });

  test('may not fit, and one at the very distance is near', () => {
    const here = { lat: 18.5, lng: 73.8 };
    const homes = [
      { ...here, id: 1 },
      { ...here, lat: 18.51, id: 2 },
      { ...here, lat: 18.505, id: 3 },
      { ...here, id: 4 },
    ];
    const metres = haversineMetres(here, { ...here, lat: 18.51 });
    const found = neighbourhood(homes).around(here, metres, ({ id }) => id !== 4);
    expect(found.map(({ home }) => home.id)).toEqual([1, 3, 2]);
    expect(neighbourhood(homes).around({ lat: 0, lng: 0 }, 100, () => true)).toEqual([]);
  });

  test('are those that looking at all of them would find', () => {
    fc.assert(
      fc.property(
        fc.array(point, { maxLength: 60 }),
        point,
        fc.integer({ min: 100, max: 20_000 }),
        (homes, here, metres) => {
          const found = neighbourhood(homes).around(here, metres, () => true);
          const wanted = homes
            .map((home) => haversineMetres(here, home))
            .filter((away) => away <= metres)
            .sort((a, b) => a - b);
          expect(found.map((one) => one.metres)).toEqual(wanted);
        },
      ),
    );
  });
});

describe('what makes a home', () => {
  test('areas are compared as built-up ones', () => {
    expect(sizeOf(aHome())).toBe(1_000);
    expect(sizeOf(aHome({ builtUpSqft: null }))).toBeCloseTo(1_000);
    expect(sizeOf(aHome({ builtUpSqft: null, carpetSqft: null }))).toBeNull();
    expect(sizeOf(aHome({ subcategory: 'Plot', plotSqft: 2_000 }))).toBe(2_000);
  });

  test('the same flat listed twice is one flat, whatever it asks', () => {
    const flat = aHome({ society: 'Gulmohar  Park', price: 7_000_000 });
    const again = aHome({ society: 'GULMOHAR PARK', id: 2, price: 9_000_000, builtUpSqft: 1_003 });
    expect(flatKey(again)).toBe(flatKey(flat));
    expect(foldOf(again)).toBe(foldOf(flat));
    expect(flatKey(aHome({ society: 'Gulmohar Park', floor: 9 }))).not.toBe(flatKey(flat));
  });

  test('a flat is known by its society or its place, its kind, rooms, floor and size', () => {
    expect(flatKey(aHome({ society: ' Gulmohar--Park!' }))).toBe('gulmohar park|Flat|2|4|100');
    expect(flatKey(aHome())).toBe('18.5975 73.7645|Flat|2|4|100');
    const unknown = { bedrooms: null, floor: null, builtUpSqft: null, carpetSqft: null };
    expect(flatKey(aHome(unknown))).toBe('18.5975 73.7645|Flat|||0');
    expect([nameKey('Kolte-Patil'), nameKey(' '), nameKey(null)]).toEqual([
      '·kolte patil',
      undefined,
      undefined,
    ]);
  });

  test('flats are spread over the folds', () => {
    const folds = Array.from({ length: 8 }, (_, floor) => foldOf(aHome({ floor })));
    expect(folds).toEqual([0, 2, 0, 4, 1, 1, 1, 4]);
  });

  test('no name is a property of every object', () => {
    const effects: Record<string, number> = {};
    expect(effects[nameKey('Constructor') ?? '']).toBeUndefined();
  });
});

describe('calibration', () => {
  test('the width is that of the error that so many others stay under', () => {
    const errors = Array.from({ length: 99 }, (_, i) => i + 1);
    expect(conformalWidth(errors, 0.8)).toBe(80);
    expect(conformalWidth([1, 2], 0.8)).toBe(Number.POSITIVE_INFINITY);
  });

  test('what says more gets more weight', () => {
    const trials = Array.from({ length: 300 }, (_, i) => {
      const asked = Math.sin(i);
      const off = 0.2 * Math.cos(7 * i);
      return {
        fold: i % 5,
        tier: 'locality' as const,
        rooms: '2 rooms',
        asked,
        hedonic: asked + off,
        comparables: asked - off / 4,
      };
    });
    const { weights, widths } = calibrate(trials);
    expect(weights.locality).toBeCloseTo(0.8, 2);
    expect(widths['locality, 2 rooms']).toBeLessThan(0.03);
    expect(widths.society).toBeUndefined();
  });
});

test('how a price stands to its range, in words', () => {
  const range = { low: 90, high: 110 };
  expect(standing(90, range)).toBe('within it');
  expect(standing(121, range)).toBe('10% above it');
  expect(standing(81, range)).toBe('10% below it');
  expect(standing(110, range)).toBe('within it');
  expect(standing(110.1, range)).toBe('just above it');
  expect(standing(89.9, range)).toBe('just below it');
  expect(standing(111.1, range)).toBe('1% above it');
});
