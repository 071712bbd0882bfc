/** What makes features of all kinds comparable: their means and deviations. */
export interface Scale {
  means: number[];
  deviations: number[];
  /** The ends of what was seen; models kept from before know none. */
  least?: number[];
  most?: number[];
}

/** The last feature is the constant, and stays as it is. */
export function scaleOf(rows: readonly Float64Array[]): Scale {
  const width = rows[0]?.length ?? 0;
  const means = new Array<number>(width).fill(0);
  const deviations = new Array<number>(width).fill(1);
  const least = new Array<number>(width).fill(1);
  const most = new Array<number>(width).fill(1);
  for (let k = 0; k < width - 1; k++) {
    const values = rows.map((row) => row[k] ?? 0);
    let sum = 0;
    let square = 0;
    for (const value of values) {
      sum += value;
      square += value ** 2;
    }
    least[k] = values.reduce((a, b) => Math.min(a, b));
    most[k] = values.reduce((a, b) => Math.max(a, b));
    const mean = sum / rows.length;
    means[k] = mean;
    const variance = square / rows.length - mean * mean;
    // A feature that is the same everywhere: a rest of rounding is no deviation.
    deviations[k] = variance > 1e-9 ? Math.sqrt(variance) : 1;
  }
  return { means, deviations, least, most };
}

/** What lies beyond all that was seen counts as its end: nothing was learned of it. */
export const standardise = (row: Float64Array, scale: Scale): Float64Array =>
  row.map((value, k) => {
    const { means, deviations, least, most } = scale;
    const seen = Math.min(most?.[k] ?? value, Math.max(least?.[k] ?? value, value));
    return (seen - (means[k] ?? 0)) / (deviations[k] ?? 1);
  });

export const dot = (row: Float64Array, coefficients: ArrayLike<number>): number =>
  row.reduce((sum, value, k) => sum + value * (coefficients[k] ?? 0), 0);
