import { type SQL, sql } from 'drizzle-orm';

/** What `toRupees` is, for statements that do not come by here again: an exact numeric. */
export const rupeesIn = (paise: SQL): SQL => sql`((${paise}) / 100.0)`;

/** A share of one in percent, as `toPercent`. */
export const percentIn = (share: SQL): SQL => sql`((${share}) * 100)`;
