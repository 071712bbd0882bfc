import { SQFT_PER_ACRE, SQFT_PER_GUNTHA, SQFT_PER_SQM } from '#domain/homes/area.ts';

/** Units a mapping may name; ours are rupees, rupees a month and square feet. */
export const UNITS = [
  'rupees',
  'lakh',
  'crore',
  'month',
  'quarter',
  'year',
  'sqft-month',
  'sqft',
  'sqm',
  'sqyd',
  'guntha',
  'acre',
] as const;
export type Unit = (typeof UNITS)[number];

const FACTOR: Record<Exclude<Unit, 'sqft-month'>, number> = {
  rupees: 1,
  lakh: 100_000,
  crore: 10_000_000,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
  sqft: 1,
  sqm: SQFT_PER_SQM,
  sqyd: 9,
  guntha: SQFT_PER_GUNTHA,
  acre: SQFT_PER_ACRE,
};

/**
 * What a figure in `unit` is multiplied by; undefined for a rate on an area that is unknown.
 * @param areaSqft the listing's built-up, else carpet area
 */
export function factorOf(unit: Unit, areaSqft: number | null): number | undefined {
  return unit === 'sqft-month' ? (areaSqft ?? undefined) : FACTOR[unit];
}
