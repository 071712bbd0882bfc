import { formatExactRupees } from '#domain/lib/money.ts';

/** "₹ 1,17,882.00", of paise. */
export const inRupees = (paise: number) => formatExactRupees(paise / 100);
