import { cholesky, type Square, solveTriangles, zeroSquare } from './matrix.ts';

/**
 * Weighted least squares of y on rows of standardised features, each coefficient drawn towards 0 by
 * `penalty`. The last feature is the constant, which is not.
 */
export function ridge(
  x: readonly Float64Array[],
  y: Float64Array,
  weights: Float64Array,
  penalty: number,
): Float64Array {
  const width = x[0]?.length ?? 0;
  const normal: Square = zeroSquare(width);
  const right = new Float64Array(width);
  const { values } = normal;
  x.forEach((row, i) => {
    const weight = weights[i] ?? 0;
    const target = y[i] ?? 0;
    for (let a = 0; a < width; a++) {
      const scaled = weight * (row[a] ?? 0);
      if (scaled === 0) continue;
      right[a] = (right[a] ?? 0) + scaled * target;
      for (let b = 0; b <= a; b++) {
        values[a * width + b] = (values[a * width + b] ?? 0) + scaled * (row[b] ?? 0);
      }
    }
  });
  for (let a = 0; a < width; a++) {
    // The whisper on the constant keeps a fit of no rows solvable.
    const extra = a === width - 1 ? 1e-9 : penalty;
    values[a * width + a] = (values[a * width + a] ?? 0) + extra;
  }
  return solveTriangles(cholesky(normal), right);
}
