import { groupDigits } from '#domain/lib/money.ts';

export const SQFT_PER_SQM = 10.7639;
/** Maharashtra's land measure: 1 guntha is 1,089 sq ft, 40 guntha are an acre. */
export const SQFT_PER_GUNTHA = 1_089;

export function sqftToSqm(sqft: number): number {
  return sqft / SQFT_PER_SQM;
}

/** "915 sq ft". */
export function formatSqft(sqft: number): string {
  return `${groupDigits(sqft)} sq ft`;
}

/** "85 sq m": beside the square feet, since RERA registers in square metres. */
export function formatSqm(sqft: number): string {
  return `${groupDigits(sqftToSqm(sqft))} sq m`;
}
