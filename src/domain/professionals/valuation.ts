import { toPercent } from '#domain/lib/percent.ts';
import { type Adjustment, factorsFor, type Home, type Subject } from './valuation-adjustments.ts';

export interface Comparable extends Home {
  id: number;
  /** Rupees: asked now, or asked last where it is sold or rented. */
  price: number;
  /** From the subject. */
  metres: number;
  /** Sold or rented: somebody did take it near that price. */
  closed: boolean;
  /** Since it was last known to be so. */
  months: number;
}

export interface Adjusted {
  id: number;
  /** Rupees per square foot, as asked and as if it were the subject. */
  rate: number;
  adjustedRate: number;
  adjustments: Adjustment[];
  /** Its part in the result, in percent. */
  share: number;
}

export interface Figures {
  low: number;
  likely: number;
  high: number;
}

export interface Valuation extends Figures {
  /** Rupees per square foot, unrounded. */
  rates: Figures;
  comparables: Adjusted[];
}

/** With fewer nothing is reckoned: it would say more of chance than of the market. */
export const FEWEST_COMPARABLES = 5;
export const MAX_COMPARABLES = 15;

/** How like the subject a comparable must be. */
export const COMPARABLE_METRES = 3_000;
export const COMPARABLE_SIZE = { least: 0.7, most: 1.3 } as const;
/** A home that was taken longer ago counts no more. */
export const COMPARABLE_MONTHS = 24;

const QUANTILES = { low: 0.25, likely: 0.5, high: 0.75 } as const;
const HALF_METRES = 1_000;
const HALF_MONTHS = 12;
const CLOSED_WEIGHT = 1.5;
const ROUND_TO = { sell: 10_000, rent: 100 } as const;

/** Near, fresh and really taken counts most. Never by size: that is adjusted for. */
const weightOf = ({ metres, months, closed }: Comparable): number =>
  ((closed ? CLOSED_WEIGHT : 1) * 0.5 ** (months / HALF_MONTHS)) / (1 + metres / HALF_METRES);

interface Weighed {
  value: number;
  weight: number;
}

/** Between the middles of neighbouring weights it is interpolated; it never leaves the values. */
export function weightedQuantile(values: readonly Weighed[], quantile: number): number {
  const sorted = values.toSorted((a, b) => a.value - b.value);
  const target = quantile * sorted.reduce((sum, { weight }) => sum + weight, 0);
  let before: { at: number; value: number } | undefined;
  let sum = 0;
  for (const { value, weight } of sorted) {
    const at = sum + weight / 2;
    if (at >= target) {
      if (!before) return value;
      const part = (target - before.at) / (at - before.at);
      // Never beyond its neighbours, whatever the last digits do.
      return Math.min(value, before.value + part * (value - before.value));
    }
    before = { at, value };
    sum += weight;
  }
  return before?.value ?? Number.NaN;
}

/** Comparables as if each were the subject, with their parts in a result. */
export function adjustAll(subject: Subject, comparables: readonly Comparable[]): Adjusted[] {
  const total = comparables.reduce((sum, one) => sum + weightOf(one), 0);
  return comparables.map((one) => {
    const factors = factorsFor(subject, one);
    const rate = one.price / one.areaSqft;
    return {
      id: one.id,
      rate,
      adjustedRate: factors.reduce((adjusted, { factor }) => adjusted * factor, rate),
      adjustments: factors
        .filter(({ percent }) => percent !== 0)
        .map(({ about, percent, words }) => ({ about, percent, words })),
      share: toPercent(weightOf(one) / total),
    };
  });
}

/** What the subject is worth by its comparables; null where there are too few to say. */
export function valuate(subject: Subject, comparables: readonly Comparable[]): Valuation | null {
  if (comparables.length < FEWEST_COMPARABLES || subject.areaSqft <= 0) return null;
  const adjusted = adjustAll(subject, comparables);
  const weighed = adjusted.map(({ adjustedRate, share }) => ({
    value: adjustedRate,
    weight: share,
  }));
  const step = ROUND_TO[subject.listedIn];
  const rateAt = (name: keyof Figures) => weightedQuantile(weighed, QUANTILES[name]);
  const rates = { low: rateAt('low'), likely: rateAt('likely'), high: rateAt('high') };
  const inFull = (rate: number) =>
    Math.max(step, Math.round((rate * subject.areaSqft) / step) * step);
  return {
    low: inFull(rates.low),
    likely: inFull(rates.likely),
    high: inFull(rates.high),
    rates,
    comparables: adjusted,
  };
}
