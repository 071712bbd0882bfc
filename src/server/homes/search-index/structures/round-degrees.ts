export const FIVE = 100_000;
const TIE = 1e-6;

/** Degrees as hundred-thousandths, rounded as the database does: by its fifteen digits, halves away from 0. */
export function exactFive(degrees: number): number {
  const scaled = degrees * FIVE;
  const rounded = Math.round(scaled);
  if (Math.abs(Math.abs(scaled - rounded) - 0.5) > TIE) return rounded;
  // So near to a half the digits decide, which as a binary number may lie on either side.
  const size = Math.round(Number(`${Number(Math.abs(degrees).toPrecision(15))}e5`));
  return degrees < 0 ? -size : size;
}

export const fromFive = (five: number): number => five / FIVE;
