import { formatExactRupees, formatRupees, type Rupees } from '#domain/lib/money.ts';

/** "₹ 7,911", and paise only where there are some. */
export const inFull = (rupees: Rupees): string =>
  Number.isInteger(rupees) ? formatRupees(rupees) : formatExactRupees(rupees);
