import type { Trial } from '#domain/market/fair-price/calibrate.ts';
import { type Split, tryOut } from '#domain/market/fair-price/cross-fit.ts';
import { rateOf } from '#domain/market/fair-price/hedonic.ts';
import {
  answersTo,
  type ErrorFigures,
  errorFigures,
  type Judged,
  judge,
} from '#domain/market/fair-price/judge.ts';
import { byLocalityMedian, byNearestTen, type Guess } from './baselines.ts';

export interface ErrorTable {
  ours: Judged;
  rows: { way: string; figures: ErrorFigures }[];
  trials: Trial[];
}

const guessed = (splits: readonly Split[], way: (split: Split) => Guess) =>
  errorFigures(
    splits.flatMap((split) => {
      const guess = way(split);
      return split.test.map((home) => ({ asked: rateOf(home), said: guess(home) }));
    }),
  );

/** Ours, its two halves alone, and both baselines, on the same homes held out in the same way. */
export function errorTable(splits: readonly Split[]): ErrorTable {
  const trials = splits.flatMap((split) => tryOut(split).trials);
  const said = (value: (trial: Trial) => number | null) =>
    errorFigures(
      trials.flatMap((trial) => {
        const rate = value(trial);
        return rate === null ? [] : [{ asked: trial.asked, said: rate }];
      }),
    );
  const ours = answersTo(trials).map((answer) => ({
    asked: answer.trial.asked,
    said: answer.said,
  }));
  return {
    ours: judge(trials),
    trials,
    rows: [
      { way: '**Fair price (both together)**', figures: errorFigures(ours) },
      { way: 'The regression alone', figures: said(({ hedonic }) => hedonic) },
      {
        way: 'Comparables alone, where there are five',
        figures: said(({ comparables }) => comparables),
      },
      { way: 'Baseline: nearest 10 comparables', figures: guessed(splits, byNearestTen) },
      { way: 'Baseline: locality median', figures: guessed(splits, byLocalityMedian) },
    ],
  };
}
