/** Section 9. */

/** Constants that the code keeps where they are used: the file, and the line that says it. */
export const KEPT_IN_CODE = [
  ['client/lib/session-ended.ts', 'WAIT_MS = 1_000'],
  ['client/ui/Toaster.tsx', 'TOAST_MS = 5_000'],
  ['client/lib/api.ts', 'TIMEOUT_MS = 120_000'],
  ['client/ads/places/watch-sight.ts', 'MIN_PART = 0.5'],
  ['client/home/nearby.ts', 'lat: 18.52, lng: 73.86, zoom: 10'],
] as const;

export const ROTATION_SECONDS = 25;
export const VIDEO_VIEW_MS = 10_000;
export const MAX_COMPARED = 3;
export const TAX_RATE = 12.5;

/** So many letters of an ad's words are shown, by its place. */
export const AD_WORDS = [
  ['TopHome', 130],
  ['BottomHome', 100],
  ['DashBoardTopImage', 100],
] as const;

export const CITIES = [
  ['Pune', 'Pune'],
  ['Thiruvananthapuram c', 'Thiruvananthapuram c'],
  ['Thiruvananthapuram city', 'Thiruvananthapuram c…'],
] as const;

/** Total, page size, pages. */
export const PAGES = [
  [1, 24, 1],
  [24, 24, 1],
  [25, 24, 2],
] as const;

export const RUPEES = [
  [8_500_000, '₹ 85,00,000'],
  [1_234.56, '₹ 1,235'],
] as const;

/** The first rupee of a band, and the last before it. */
export const BANDS = [
  [4_999_999, 'Under50Lakh'],
  [5_000_000, '50LakhTo1Cr'],
  [9_999_999, '50LakhTo1Cr'],
  [10_000_000, '1CrTo1_5Cr'],
  [14_999_999, '1CrTo1_5Cr'],
  [15_000_000, 'above1Cr'],
] as const;

/** Cost inflation: the first and the last year of the index. */
export const INDEX = { 2001: 100, 2024: 363 } as const;

/** A sale, and what is specified for it: gain and tax, floored at 0. */
export const GAINS = [
  [
    {
      salePrice: 10_000_000,
      transferCost: 100_000,
      purchasePrice: 1_000_000,
      improvementCost: 0,
      purchaseYear: 2001,
    },
    6_270_000,
    783_750,
  ],
  [
    {
      salePrice: 1_000_000,
      transferCost: 0,
      purchasePrice: 1_000_000,
      improvementCost: 0,
      purchaseYear: 2001,
    },
    0,
    0,
  ],
] as const;

export const EMI = {
  loanAmount: 1_000_000,
  ratePercent: 7.5,
  tenureYears: 5,
  monthly: 20_037.95,
} as const;
