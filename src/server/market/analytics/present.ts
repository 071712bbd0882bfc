import type {
  Depth,
  Month,
  Range,
  Segment as ShownSegment,
  Spread,
} from '#contract/market/analytics-shapes.ts';
import { DAY_SECONDS } from '#domain/lib/time/lengths.ts';
import type { FigureRow, KeptMonth, KeptRange, KeptSpread } from './figure-rows.ts';

export const NOTHING: Range = {
  n: 0,
  low: null,
  median: null,
  high: null,
  min: null,
  max: null,
};

/** Quartiles are of the full analysis. */
export const presentSpread = (depth: Depth, { n, low, median, high }: KeptSpread): Spread =>
  depth === 'full' ? { n, low, median, high } : { n, low: null, median, high: null };

export const presentRange = (depth: Depth, range: KeptRange): Range => ({
  ...presentSpread(depth, range),
  min: range.min,
  max: range.max,
});

/** What the full analysis alone has: the summary says of how many it would be. */
export const presentDeep = (depth: Depth, spread: KeptSpread): Spread =>
  depth === 'full'
    ? presentSpread(depth, spread)
    : { n: spread.n, low: null, median: null, high: null };

/** How long ago those moments were, in days; the latest is the shortest. */
function daysSince({ n, low, median, high }: KeptSpread, now: Date): KeptSpread {
  const days = (at: number | null) =>
    at === null ? null : Math.max(0, Math.round((now.getTime() / 1_000 - at) / DAY_SECONDS));
  return { n, low: days(high), median: days(median), high: days(low) };
}

const percent = (ratio: number | null) => ratio && Math.round(ratio * 1_000) / 10;

export function presentSegment(
  depth: Depth,
  { listedIn, kind, bedrooms, figures }: FigureRow,
  now: Date,
): ShownSegment {
  const { accepted } = figures;
  return {
    listedin: listedIn,
    type: kind,
    bhk: bedrooms || null,
    live: figures.live,
    pricePerSqft: presentSpread(depth, figures.rate),
    onCarpet: figures.onCarpet,
    price: presentRange(depth, figures.price),
    area: presentRange(depth, figures.area),
    daysOffered: presentDeep(depth, daysSince(figures.published, now)),
    daysOnMarket: presentDeep(depth, figures.daysOnMarket),
    acceptedPercent: presentDeep(depth, {
      n: accepted.n,
      low: percent(accepted.low),
      median: percent(accepted.median),
      high: percent(accepted.high),
    }),
    priceChanges: depth === 'full' ? figures.changes : null,
  };
}

export interface MonthRow {
  /** "2026-11". */
  month: string;
  bedrooms: number;
  figures: KeptMonth;
}

export const presentMonth = ({ month, bedrooms, figures }: MonthRow): Month => ({
  month,
  bhk: bedrooms || null,
  n: figures.n,
  low: figures.low,
  median: figures.median,
  high: figures.high,
  added: figures.added,
  taken: figures.taken,
});
