import words from '#messages/homes/kinds/index.ts';
import { labels } from '#messages/lib/labels.ts';
import type { ListedIn } from './listing.ts';

export const BUDGET_BANDS = ['Under50Lakh', '50LakhTo1Cr', '1CrTo1_5Cr', 'above1Cr'] as const;
export type BudgetBand = (typeof BUDGET_BANDS)[number];

/** What a month may cost whoever rents. */
export const RENT_BANDS = [
  'RentUnder15K',
  'Rent15KTo25K',
  'Rent25KTo40K',
  'Rent40KTo75K',
  'RentAbove75K',
] as const;
export type RentBand = (typeof RENT_BANDS)[number];

/** Every word the filter `budget` knows. */
export const BUDGETS = [...BUDGET_BANDS, ...RENT_BANDS] as const;
export type Budget = (typeof BUDGETS)[number];

/** As menus and chips read. The key `above1Cr` says 1 Cr; its menu says, and its filter means, 1.5 Cr. */
export const BUDGET_LABEL: Record<Budget, string> = labels(() => words.budgets);

/** Rupees: from `minPrice`, up to but not including `maxPrice`. */
export interface PriceRange {
  minPrice?: number;
  maxPrice?: number;
}

const RANGE: Record<Budget, PriceRange> = {
  Under50Lakh: { maxPrice: 5_000_000 },
  '50LakhTo1Cr': { minPrice: 5_000_000, maxPrice: 10_000_000 },
  '1CrTo1_5Cr': { minPrice: 10_000_000, maxPrice: 15_000_000 },
  above1Cr: { minPrice: 15_000_000 },
  RentUnder15K: { maxPrice: 15_000 },
  Rent15KTo25K: { minPrice: 15_000, maxPrice: 25_000 },
  Rent25KTo40K: { minPrice: 25_000, maxPrice: 40_000 },
  Rent40KTo75K: { minPrice: 40_000, maxPrice: 75_000 },
  RentAbove75K: { minPrice: 75_000 },
};

export function bandRange(band: Budget): PriceRange {
  return RANGE[band];
}

/** The bands that a search offers: prices for buyers, rents a month for tenants. */
export const bandsFor = (listedIn: ListedIn): readonly Budget[] =>
  listedIn === 'rent' ? RENT_BANDS : BUDGET_BANDS;

/** Whether a band speaks of rents. */
export const isRentBand = (band: Budget): band is RentBand =>
  (RENT_BANDS as readonly Budget[]).includes(band);

export function isInBand(rupees: number, band: Budget): boolean {
  const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = RANGE[band];
  return rupees >= minPrice && rupees < maxPrice;
}

/** The band a price in rupees falls into. */
export function bandOf(rupees: number): BudgetBand {
  return BUDGET_BANDS.find((band) => isInBand(rupees, band)) ?? 'above1Cr';
}
