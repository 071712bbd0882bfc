import { describe, expect, test } from 'vitest';
import {
  blend,
  calibrate,
  conformalWidth,
  type Trial,
  widthFor,
} from '#domain/market/fair-price/calibrate.ts';
import { answersTo, errorFigures, judge } from '#domain/market/fair-price/judge.ts';
import { calibrationTrials } from '#domain/market/fair-price/model.ts';

const trial = (more: Partial<Trial> = {}): Trial => ({
  fold: 0,
  tier: 'locality',
  rooms: '2 rooms',
  asked: 0.1,
  hedonic: 0,
  comparables: null,
  ...more,
});
const times = (count: number, more: Partial<Trial> = {}) =>
  Array.from({ length: count }, () => trial(more));

describe('the part of comparables in a price', () => {
  const weightOf = (...trials: Trial[]) => calibrate(trials).weights.locality;
  test.each<[string, Trial[], number]>([
    ['the one of least error', times(80, { comparables: 0.25 }), 0.4],
    ['a fifth before eighty were tried', times(79, { comparables: 0.25 }), 0.2],
    ['not more than four fifths', times(80, { comparables: 0.05 }), 0.8],
    ['nothing where they mislead', times(80, { comparables: -0.3 }), 0],
    ['a fifth where both say the same', times(80, { comparables: 0 }), 0.2],
    ['a fifth where there are none', times(80), 0.2],
  ])('is %s', (_, trials, weight) => {
    expect(weightOf(...trials)).toBeCloseTo(weight, 9);
  });

  test('hangs on no slip of the pen', () => {
    const trials = times(80, { comparables: 0.25 });
    expect(weightOf(...trials, trial({ asked: 0.71, comparables: 5 }))).toBeCloseTo(0.4, 9);
    expect(weightOf(...trials, trial({ asked: 0.7, comparables: 5 }))).not.toBeCloseTo(0.4, 3);
    expect(weightOf(...trials, trial({ asked: -0.71, comparables: 5 }))).toBeCloseTo(0.4, 9);
  });

  test('is each tier’s own', () => {
    const { weights } = calibrate(times(80, { tier: 'society', comparables: 0.25 }));
    expect(weights).toEqual({
      society: expect.closeTo(0.4, 9),
      locality: 0.2,
      around: 0.2,
    });
  });

  test('draws what the model says towards them', () => {
    const weights = { society: 0.4, locality: 0.2, around: 0 };
    const told = { tier: 'society', hedonic: 1, comparables: 2 } as const;
    expect(blend({ weights }, told)).toBeCloseTo(1.4, 9);
    expect(blend({ weights }, { ...told, tier: 'locality' })).toBeCloseTo(1.2, 9);
    expect(blend({ weights }, { ...told, comparables: null })).toBe(1);
  });
});

describe('the width of a range', () => {
  test('is known of a segment of eighty, and of all together', () => {
    const trials = [
      ...times(80, { asked: -0.1 }),
      ...times(79, { tier: 'society', rooms: '3 rooms', asked: 0.3 }),
    ];
    const { widths } = calibrate(trials);
    expect(widths).toEqual({
      'locality, 2 rooms': expect.closeTo(0.1, 9),
      locality: expect.closeTo(0.1, 9),
      all: expect.closeTo(0.3, 9),
    });
    expect(calibrate([trial()]).widths).toEqual({ all: Number.POSITIVE_INFINITY });
  });

  test('is that of the narrowest segment known', () => {
    const widths = { 'locality, 2 rooms': 0.1, locality: 0.2, all: 0.3 };
    const widthOf = (tier: Trial['tier'], rooms: string) =>
      widthFor({ weights: { society: 0, locality: 0, around: 0 }, widths }, { tier, rooms });
    expect(widthOf('locality', '2 rooms')).toBe(0.1);
    expect(widthOf('locality', '3 rooms')).toBe(0.2);
    expect(widthOf('society', '2 rooms')).toBe(0.3);
    const none = { weights: { society: 0, locality: 0, around: 0 }, widths: {} };
    expect(widthFor(none, trial())).toBe(Number.POSITIVE_INFINITY);
  });

  test('goes by size, not by spelling', () => {
    expect(conformalWidth([10, 9, 2, 1], 0.5)).toBe(9);
  });
});

describe('how far off a way of reckoning was', () => {
  test('in percent of what is asked', () => {
    const pairs = [1.05, 1.15, 1.5, 0.92].map((share) => ({ asked: 2, said: 2 + Math.log(share) }));
    expect(errorFigures(pairs)).toEqual({
      n: 4,
      mdape: expect.closeTo(11.5, 9),
      within10: 50,
      within20: 75,
    });
    expect(errorFigures([])).toMatchObject({ n: 0, within10: 0, within20: 0 });
  });

  const inFolds = (errors: readonly number[]) =>
    errors.flatMap((error, fold) => times(100, { fold, asked: 1 + error, hedonic: 1 }));

  test('is told by a calibration that knows nothing of the fold', () => {
    const answers = answersTo(inFolds([0.3, 0.1, 0.1, 0.1, 0.1]));
    expect(answers).toHaveLength(500);
    for (const { trial: of, width, said } of answers) {
      expect(width).toBeCloseTo(of.fold === 0 ? 0.1 : 0.3, 9);
      expect(said).toBe(1);
    }
  });

  test('with how many lay inside, of those that got a range', () => {
    expect(judge(inFolds([0.3, 0.1, 0.1, 0.1, 0.1]))).toMatchObject({
      n: 500,
      mdape: expect.closeTo(100 * (1 - Math.exp(-0.1)), 6),
      coverage: 80,
      abstained: 0,
    });
    // 0.5 is wider than a range may be.
    expect(judge(inFolds([0.5, 0.1, 0.1, 0.1, 0.1]))).toMatchObject({
      coverage: 0,
      abstained: 80,
    });
  });
});

test('what lies around is tried where whole localities are held out, the rest where flats are', () => {
  const of = (tier: Trial['tier'], asked: number) => trial({ tier, asked });
  const inside = [of('society', 1), of('around', 2), of('locality', 3)];
  const outside = [of('around', 4), of('locality', 5)];
  expect(calibrationTrials(inside, outside).map(({ asked }) => asked)).toEqual([1, 3, 4]);
});
