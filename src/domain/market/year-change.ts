import { MIN_SAMPLE } from '#domain/homes/min-sample.ts';
import { differencePercent } from './yield.ts';

/** What came on the market in a month: "2026-11". The median is null for too few. */
export interface MarketMonth {
  month: string;
  n: number;
  median: number | null;
}

export interface YearChange {
  /** Of the middle asking rate, in per cent. */
  percent: number;
  /** How many homes each of the two figures is made of. */
  n: number;
  nBefore: number;
}

const MONTHS_COMPARED = 3;

/** Months since the year 0. */
function countOf(month: string): number {
  const [year = 0, ofYear = 0] = month.split('-').map(Number);
  return year * 12 + ofYear;
}

/** The medians of these months, each with the weight of its homes; null for too few. */
function middleOf(months: readonly MarketMonth[]): { rate: number; n: number } | null {
  let n = 0;
  let sum = 0;
  for (const { median, n: homes } of months) {
    if (median === null) continue;
    n += homes;
    sum += median * homes;
  }
  return n < MIN_SAMPLE ? null : { rate: sum / n, n };
}

/**
 * How far asking rates have moved in a year: homes that came on the market in this month and the two
 * before it against those of the same months a year ago. Null where either side has too few.
 * @param now the month that is running, as "2026-11"
 */
export function yearChange(months: readonly MarketMonth[], now: string): YearChange | null {
  const last = countOf(now);
  const between = (end: number) =>
    months.filter(({ month }) => {
      const age = end - countOf(month);
      return age >= 0 && age < MONTHS_COMPARED;
    });
  const after = middleOf(between(last));
  const before = middleOf(between(last - 12));
  const percent = differencePercent(after?.rate, before?.rate);
  if (percent === null || !after || !before) return null;
  return { percent, n: after.n, nBefore: before.n };
}
