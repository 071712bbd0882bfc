/** Section 9, and sections 4 and 5 for forms. */
export const SPECIFIED = {
  ROTATION_SECONDS: 25,
  // Video after 10 seconds; of a picture, a second at half of it, so that scrolling past is no view.
  MIN_VIEW_MS: { image: 1_000, gif: 1_000, video: 10_000 },
  MAX_COMPARED: 3,
  EMI_FIELDS: {
    loanAmount: { min: 50_000, max: 50_000_000, step: 50_000, initial: 1_000_000 },
    tenureYears: { min: 1, max: 30, step: 1, initial: 5 },
    ratePercent: { min: 1, max: 20, step: 0.1, initial: 7.5 },
  },
  TAX_RATE: 12.5,
  // As the Income Tax Department publishes it, from 2001 to 2025.
  COST_INFLATION_INDEX: {
    ...{ 2001: 100, 2002: 105, 2003: 109, 2004: 113, 2005: 117, 2006: 122, 2007: 129, 2008: 137 },
    ...{ 2009: 148, 2010: 167, 2011: 184, 2012: 200, 2013: 220, 2014: 240, 2015: 254, 2016: 264 },
    ...{ 2017: 272, 2018: 280, 2019: 289, 2020: 301, 2021: 317, 2022: 331, 2023: 348, 2024: 363 },
    2025: 376,
  },
  INDEX_YEARS: Array.from({ length: 24 }, (_, i) => 2001 + i),
  SALE_YEARS: [2024, 2025, 2026],
  MAX_SAID: 300,
  // RBI, Master Circular on Housing Finance.
  LOAN_BANDS: [
    { upTo: 3_000_000, percent: 90 },
    { upTo: 7_500_000, percent: 80 },
    { upTo: Number.POSITIVE_INFINITY, percent: 75 },
  ],
  FLOOR_RANGE: {
    ground: { from: 0, to: 0 },
    notGround: { from: 1 },
    low: { from: 1, to: 4 },
    mid: { from: 5, to: 9 },
    high: { from: 10 },
  },
  // Hinjawadi, EON, Magarpatta, Baner and Shivajinagar.
  OFFICE_AREAS: [
    { lat: 18.5913, lng: 73.7389 },
    { lat: 18.5515, lng: 73.952 },
    { lat: 18.5145, lng: 73.928 },
    { lat: 18.559, lng: 73.7868 },
    { lat: 18.5308, lng: 73.8475 },
  ],
  REDUCED_FOR_DAYS: 30,
  MAX_PLACES: 8,
  // What plain words set: "new this week", "near metro", "no deposit".
  ORDER_WORDS: [1, 7, 30].map((newSince) => [{ sets: { newSince } }]),
  NEARBY_WORDS: [[{ sets: { metroWalk: 15 } }]],
  CONDITION_WORDS: [[{ sets: { maxDeposit: 0 } }]],
  LICENCE_MONTHS: 11,
  USUAL_LOAN: { ratePercent: 8.5, tenureYears: 20 },
};
