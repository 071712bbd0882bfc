/** What makes features of all kinds comparable: their means and deviations. */
export interface Scale {
  means: number[];
  deviations: number[];
}

/** The last feature is the constant, and stays as it is. */
export function scaleOf(rows: readonly Float64Array[]): Scale {
  const width = rows[0]?.length ?? 0;
  const means = new Array<number>(width).fill(0);
  const deviations = new Array<number>(width).fill(1);
  for (let k = 0; k < width - 1; k++) {
    let sum = 0;
    let square = 0;
    for (const row of rows) {
      sum += row[k] ?? 0;
      square += (row[k] ?? 0) ** 2;
    }
    const mean = sum / rows.length;
    means[k] = mean;
    const variance = square / rows.length - mean * mean;
    // A feature that is the same everywhere: a rest of rounding is no deviation.
    deviations[k] = variance > 1e-9 ? Math.sqrt(variance) : 1;
  }
  return { means, deviations };
}

export const standardise = (row: Float64Array, { means, deviations }: Scale): Float64Array =>
  row.map((value, k) => (value - (means[k] ?? 0)) / (deviations[k] ?? 1));

export const dot = (row: Float64Array, coefficients: ArrayLike<number>): number =>
  row.reduce((sum, value, k) => sum + value * (coefficients[k] ?? 0), 0);
