import { fromBasisPoints } from '#domain/lib/percent.ts';

const MONTHS = 12;

/**
 * Gross rental yield in per cent a year, by the middle asking rent and price of a square foot; null
 * where either is not known. Taxes, upkeep and empty months are not in it.
 */
export function yieldPercent(
  rentRate: number | null | undefined,
  saleRate: number | null | undefined,
): number | null {
  if (!rentRate || !saleRate) return null;
  return fromBasisPoints(Math.round((rentRate * MONTHS * 10_000) / saleRate));
}

/** How far one figure lies from another, in per cent of the other; null where either is not known. */
export function differencePercent(
  figure: number | null | undefined,
  other: number | null | undefined,
): number | null {
  if (figure == null || !other) return null;
  return Math.round(((figure - other) * 1_000) / other) / 10;
}
