import type { ResponseOf } from '#contract/lib/endpoint.ts';
import type { getHeatmap } from '#contract/market/analytics-charts.ts';
import { LISTED_IN, type ListedIn } from '#domain/homes/listing.ts';
import { MARKET_KINDS, type MarketKind } from '#domain/market/kind.ts';

export const MARKET_SORTS = {
  price_high: 'Price, high to low',
  price_low: 'Price, low to high',
  most: 'Most on offer',
  name: 'Name',
} as const;
export type MarketSort = keyof typeof MARKET_SORTS;

/** What the public table shows, as its address says. */
export interface MarketChoice {
  listedin: ListedIn;
  type: MarketKind;
  sort: MarketSort;
}

const FIRST: MarketChoice = { listedin: 'sell', type: 'Residential', sort: 'price_high' };

const oneOf = <T extends string>(known: readonly T[], wanted: unknown): T | undefined =>
  known.find((one) => one === wanted);

/** What makes no sense is taken as the first choice. */
export function readChoice(from: URLSearchParams | FormData): MarketChoice {
  return {
    listedin: oneOf(LISTED_IN, from.get('listedin')) ?? FIRST.listedin,
    type: oneOf(MARKET_KINDS, from.get('type')) ?? FIRST.type,
    sort: oneOf(Object.keys(MARKET_SORTS) as MarketSort[], from.get('sort')) ?? FIRST.sort,
  };
}

/** The choice as an address has it; the first choice is left out. */
export function choiceQuery(choice: MarketChoice): string {
  const query = new URLSearchParams();
  for (const name of ['listedin', 'type', 'sort'] as const) {
    if (choice[name] !== FIRST[name]) query.set(name, choice[name]);
  }
  return query.size > 0 ? `?${query}` : '';
}

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
