import { describe, expect, test } from 'vitest';
import {
  MAX_POINTS,
  type MatchFacts,
  matchPoints,
  middleAt,
  pointsOf,
  priceFitOf,
} from '#domain/homes/best-match.ts';

const DAY = 86_400_000;
const BANER = { lat: 18.559, lng: 73.7868 };
/** So many kilometres east of Baner. */
const east = (km: number) => ({
  lat: BANER.lat,
  lng: BANER.lng + (km * 1_000) / (111_195 * Math.cos((BANER.lat * Math.PI) / 180)),
});
const aHome = (facts: Partial<MatchFacts> = {}): MatchFacts => ({
  isFaded: false,
  ageMs: 10 * DAY,
  isVerified: false,
  fullness: 6,
  priceFit: 'unknown',
  ...BANER,
  ...facts,
});
const inBaner = [middleAt(BANER)];
const points = (facts: Partial<MatchFacts>, middles = inBaner) => pointsOf(aHome(facts), middles);

test('a home with everything has a hundred points', () => {
  const best = { ageMs: 0, isVerified: true, fullness: 11, priceFit: 'fair' } as const;
  expect(points(best)).toBe(100);
  expect(MAX_POINTS).toBe(100);
});

test.each([
  [0, 24],
  [1, 24],
  [1.01, 22],
  [7, 20],
  [14, 17],
  [30, 12],
  [60, 7],
  [90, 3],
  [91, 0],
])('%s days after it came out it has %s points for that', (days, freshness) => {
  expect(matchPoints(aHome({ ageMs: days * DAY }), [])).toMatchObject({ freshness });
});

test.each([
  [0.99, 16],
  [1.5, 12],
  [3.9, 6],
  [5.9, 2],
  [6.1, 0],
])('%s km from the place asked for it has %s points for that', (km, distance) => {
  expect(matchPoints(aHome(east(km)), inBaner)).toMatchObject({ distance });
});

test('to the north it is as far', () => {
  const north = { lat: BANER.lat + 1_500 / 111_195, lng: BANER.lng };
  expect(matchPoints(aHome(north), inBaner)).toMatchObject({ distance: 12 });
});

test('the nearest of several places counts, and without one no distance does', () => {
  const far = middleAt(east(30));
  expect(points({}, [far, ...inBaner])).toBe(points({}));
  expect(matchPoints(aHome(), [])).toMatchObject({ distance: 0 });
});

describe('a price', () => {
  const range = { low: 8_000_000, high: 10_000_000 };
  test.each([
    [9_000_000, 'fair'],
    [8_000_000, 'fair'],
    [10_000_000, 'fair'],
    [6_000_000, 'fair'],
    [5_999_999, 'doubtful'],
    [10_000_001, 'dear'],
  ])('of %s is %s', (price, fit) => {
    expect(priceFitOf(price, range)).toBe(fit);
  });

  test('without a range is unknown', () => {
    expect(priceFitOf(1, { low: null, high: null })).toBe('unknown');
    expect(priceFitOf(1, { low: 1, high: null })).toBe('unknown');
    expect(priceFitOf(1, { low: null, high: 1 })).toBe('unknown');
  });
});

describe('what comes first', () => {
  test.each<[string, Partial<MatchFacts>, Partial<MatchFacts>]>([
    ['seen papers before none', { isVerified: true }, {}],
    ['a fair price before a dear one', { priceFit: 'fair' }, { priceFit: 'dear' }],
    ['an unknown price before a dear one', { priceFit: 'unknown' }, { priceFit: 'dear' }],
    ['near before far', east(0.5), east(3)],
    [
      'well described of a month before bare of today',
      { ageMs: 30 * DAY, fullness: 11 },
      { ageMs: 0, fullness: 2 },
    ],
    [
      'alike, the one of this week before the one of last month',
      { ageMs: 6 * DAY },
      { ageMs: 40 * DAY },
    ],
    [
      'a bare one before one whose owner is silent',
      { fullness: 0, ageMs: 400 * DAY },
      { isFaded: true, isVerified: true, fullness: 11 },
    ],
  ])('%s', (_, first, second) => {
    expect(points(first)).toBeGreaterThan(points(second));
  });
});
