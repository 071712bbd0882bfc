import { formatExactRupees, type Paise, toRupees } from '#domain/lib/money.ts';

/** "₹ 1,17,882.00". */
export const inRupees = (paise: Paise) => formatExactRupees(toRupees(paise));
