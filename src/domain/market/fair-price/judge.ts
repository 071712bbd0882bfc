import { partInPercent, toPercent } from '#domain/lib/percent.ts';
import { blend, type Calibration, calibrate, type Trial, widthFor } from './calibrate.ts';
import { FOLDS } from './home.ts';
import { medianOf } from './robust.ts';

/** A range whose upper end is more than 1.9 times its lower end says nothing. */
export const WIDEST = Math.log(1.9) / 2;

/** How far off a way of reckoning was, on homes it had not seen. */
export interface ErrorFigures {
  n: number;
  /** Median of the absolute errors, in percent of what is asked. */
  mdape: number;
  /** Percent of homes within 10 and 20 percent of what is asked. */
  within10: number;
  within20: number;
}

export interface Judged extends ErrorFigures {
  /** Percent of homes that lay inside their range, of those that got one. */
  coverage: number;
  /** Percent that got none, for the range would have been too wide. */
  abstained: number;
}

const percent = (part: number, whole: number) => (whole === 0 ? 0 : partInPercent(part, whole));

export function errorFigures(pairs: readonly { asked: number; said: number }[]): ErrorFigures {
  const errors = pairs.map(({ asked, said }) => Math.abs(Math.exp(said - asked) - 1));
  const within = (most: number) =>
    percent(errors.filter((one) => one <= most).length, errors.length);
  return {
    n: pairs.length,
    mdape: toPercent(medianOf(errors)),
    within10: within(0.1),
    within20: within(0.2),
  };
}

export interface Answer {
  trial: Trial;
  said: number;
  width: number;
}

/** What would have been said of each trial by a calibration that knows nothing of its fold. */
export function answersTo(trials: readonly Trial[]): Answer[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const calibration: Calibration = calibrate(trials.filter((trial) => trial.fold !== fold));
    return trials
      .filter((trial) => trial.fold === fold)
      .map((trial) => ({
        trial,
        said: blend(calibration, trial),
        width: widthFor(calibration, trial),
      }));
  });
}

/** Errors of all that were tried; coverage of those that would have got a range. */
export function judge(trials: readonly Trial[]): Judged {
  const answers = answersTo(trials);
  const given = answers.filter(({ width }) => width <= WIDEST);
  const inside = given.filter(({ trial, said, width }) => Math.abs(trial.asked - said) <= width);
  return {
    ...errorFigures(answers.map(({ trial, said }) => ({ asked: trial.asked, said }))),
    coverage: percent(inside.length, given.length),
    abstained: percent(answers.length - given.length, answers.length),
  };
}
