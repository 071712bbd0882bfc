/** A symmetric positive definite matrix, row by row. */
export interface Square {
  size: number;
  values: Float64Array;
}

export const zeroSquare = (size: number): Square => ({
  size,
  values: new Float64Array(size * size),
});

/** The lower triangle L with L Lᵀ = A, in place of A. Throws where A is not positive definite. */
export function cholesky(a: Square): Square {
  const { size, values } = a;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = values[i * size + j] ?? 0;
      for (let k = 0; k < j; k++) sum -= (values[i * size + k] ?? 0) * (values[j * size + k] ?? 0);
      if (i !== j) values[i * size + j] = sum / (values[j * size + j] ?? 1);
      else {
        if (!(sum > 0)) throw new RangeError('The matrix is not positive definite');
        values[i * size + i] = Math.sqrt(sum);
      }
    }
  }
  return a;
}

/** x with L Lᵀ x = b. */
export function solveTriangles({ size, values }: Square, b: Float64Array): Float64Array {
  const x = Float64Array.from(b);
  for (let i = 0; i < size; i++) {
    let sum = x[i] ?? 0;
    for (let k = 0; k < i; k++) sum -= (values[i * size + k] ?? 0) * (x[k] ?? 0);
    x[i] = sum / (values[i * size + i] ?? 1);
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = x[i] ?? 0;
    for (let k = i + 1; k < size; k++) sum -= (values[k * size + i] ?? 0) * (x[k] ?? 0);
    x[i] = sum / (values[i * size + i] ?? 1);
  }
  return x;
}
