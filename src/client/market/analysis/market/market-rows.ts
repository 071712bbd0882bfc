import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { getHeatmap } from '#contract/market/analytics-charts.ts';
import type { MarketSort } from '#domain/market/market-choice.ts';

export interface MarketRow {
  slug: string;
  name: string;
  n: number;
  median: number;
}

/** What the table needs of an answer: the localities with a figure, and how many have none. */
export interface MarketFigures {
  rows: MarketRow[];
  tooFew: number;
  asOf: string | null;
}

type Heatmap = ResponseOf<typeof getHeatmap>['data'];

export function figuresOf({ localities, asOf }: Heatmap): MarketFigures {
  const rows = localities.flatMap(({ slug, name, pricePerSqft: { n, median } }) =>
    median === null ? [] : [{ slug, name, n, median }],
  );
  return { rows, tooFew: localities.length - rows.length, asOf };
}

const ORDER: Record<MarketSort, (a: MarketRow, b: MarketRow) => number> = {
  price_high: (a, b) => b.median - a.median,
  price_low: (a, b) => a.median - b.median,
  most: (a, b) => b.n - a.n,
  name: (a, b) => a.name.localeCompare(b.name),
};

export const sorted = (rows: readonly MarketRow[], sort: MarketSort): MarketRow[] =>
  [...rows].sort(ORDER[sort]);
