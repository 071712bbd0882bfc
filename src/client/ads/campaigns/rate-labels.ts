/** Clicks of a hundred views: "2.5"; a dash while there are no views. */
export const rateWords = (rate: number | null): string => (rate === null ? '–' : String(rate));
