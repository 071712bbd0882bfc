/** Hundredths, where no money is meant: shares said in percent, and figures with two decimals. */

/** A share of one in percent: 0.25 is 25. */
export const toPercent = (share: number): number => share * 100;

/** A share of one in whole percent: 0.254 is 25. */
export const wholePercent = (share: number): number => Math.round(toPercent(share));

/** A part of a whole in percent: 1 of 3 is 33.3. */
export const partInPercent = (part: number, whole: number): number => (100 * part) / whole;

export const fromPercent = (percent: number): number => percent / 100;

/** Basis points in percent: 25 is 0.25. */
export const fromBasisPoints = (points: number): number => points / 100;

/** To two decimals: 18.5204 is 18.52. */
export const toHundredths = (value: number): number => Math.round(value * 100) / 100;
