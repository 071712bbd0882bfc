import { formatExactRupees, formatRupees } from '#domain/lib/money.ts';

/** "₹ 7,911", and paise only where there are some. */
export const inFull = (rupees: number): string =>
  Number.isInteger(rupees) ? formatRupees(rupees) : formatExactRupees(rupees);
