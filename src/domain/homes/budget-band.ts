export const BUDGET_BANDS = ['Under50Lakh', '50LakhTo1Cr', '1CrTo1_5Cr', 'above1Cr'] as const;
export type BudgetBand = (typeof BUDGET_BANDS)[number];

/** As the header's menus read. The last key says 1 Cr; its menu says, and its filter means, 1.5 Cr. */
export const BUDGET_LABEL: Record<BudgetBand, string> = {
  Under50Lakh: 'Under 50 Lakh',
  '50LakhTo1Cr': '50 Lakh to 1 Cr',
  '1CrTo1_5Cr': '1 Cr to 1.5 Cr',
  above1Cr: 'Above 1.5 Cr',
};

/** Rupees: from `minPrice`, up to but not including `maxPrice`. */
export interface PriceRange {
  minPrice?: number;
  maxPrice?: number;
}

const RANGE: Record<BudgetBand, PriceRange> = {
  Under50Lakh: { maxPrice: 5_000_000 },
  '50LakhTo1Cr': { minPrice: 5_000_000, maxPrice: 10_000_000 },
  '1CrTo1_5Cr': { minPrice: 10_000_000, maxPrice: 15_000_000 },
  above1Cr: { minPrice: 15_000_000 },
};

export function bandRange(band: BudgetBand): PriceRange {
  return RANGE[band];
}

/** The band a price in rupees falls into. */
export function bandOf(rupees: number): BudgetBand {
  const found = BUDGET_BANDS.find((band) => {
    const { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = RANGE[band];
    return rupees >= minPrice && rupees < maxPrice;
  });
  return found ?? 'above1Cr';
}
