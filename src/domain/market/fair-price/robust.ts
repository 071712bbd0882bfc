/** NaN of nothing. */
export function medianOf(values: Iterable<number>): number {
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** What the deviation would be, were the bulk of the residuals normal; outliers have no part in it. */
export const spreadOf = (residuals: Float64Array): number =>
  Math.max(1e-6, 1.4826 * medianOf(residuals.map(Math.abs)));

/** Residuals beyond so many spreads count less and less. */
const BULK = 1.5;

/** Huber's weights. */
export const huberWeights = (residuals: Float64Array, spread: number): Float64Array =>
  residuals.map((residual) => Math.min(1, (BULK * spread) / Math.max(1e-9, Math.abs(residual))));
