import type { MarketKind } from '#domain/market/kind.ts';

/** As the refresh writes them and the answers read them; null under MIN_SAMPLE. */
export interface KeptSpread {
  n: number;
  low: number | null;
  median: number | null;
  high: number | null;
}

export interface KeptRange extends KeptSpread {
  min: number | null;
  max: number | null;
}

/** The column `figures` of market_figures: rupees and square feet. */
export interface KeptFigures {
  live: number;
  onCarpet: number;
  rate: KeptRange;
  price: KeptRange;
  area: KeptRange;
  /** Seconds since the epoch, of those on offer: their age is a matter of when it is asked. */
  published: KeptSpread;
  daysOnMarket: KeptSpread;
  /** Accepted by asked. */
  accepted: KeptSpread;
  changes: { cut: number; raised: number; medianPercent: number | null };
}

/** The column `figures` of market_months. */
export interface KeptMonth extends KeptSpread {
  added: number;
  taken: number;
}

/** The column `figures` of market_projects, of homes only, by listed in. */
export interface KeptProject {
  live: number;
  onCarpet: number;
  rate: KeptSpread;
  price: KeptRange;
  area: KeptRange;
  bhks: { bhk: number; n: number }[];
}

export interface FigureRow {
  scope: string;
  listedIn: 'sell' | 'rent';
  kind: MarketKind;
  bedrooms: number;
  figures: KeptFigures;
}
