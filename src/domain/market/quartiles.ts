export interface Quartiles {
  low: number;
  median: number;
  high: number;
}

/** The value below which a share of the sorted values lies, between two of them in proportion. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}

/** Quartiles as Postgres' percentile_cont has them; undefined of nothing. */
export function quartiles(values: readonly number[]): Quartiles | undefined {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  return {
    low: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    high: quantile(sorted, 0.75),
  };
}
