import { lesserOf, type Paise, paise, shareOf } from '#domain/lib/money.ts';
import { fromBasisPoints } from '#domain/lib/percent.ts';
import { dayOfIso } from '#domain/lib/time/pune.ts';
/**
 * What a counted view costs is reckoned in mills, thousandths of a paisa: the price of a thousand
 * views in paise is the price of one view in mills, without rounding.
 */
export const MILLS = 1_000;

export const millsOf = (amount: Paise): number => amount * MILLS;

/** What a thousand views cost where one costs so many mills. */
export const thousandViews = (viewMills: number): Paise => paise(viewMills);

/** Paise that are spent; a broken paisa is not. */
export const paiseOf = (mills: number): Paise => paise(Math.floor(mills / MILLS));

/** Counted views that a budget buys at a price for a thousand. */
export const viewsFor = (budgetPaise: Paise, pricePaise: Paise): number =>
  pricePaise > 0 ? Math.floor(millsOf(budgetPaise) / pricePaise) : 0;

/** What of an order's total goes back for a rest of its budget; the whole for an untouched one. */
export const refundFor = (
  { listPaise, totalPaise }: { listPaise: Paise; totalPaise: Paise },
  restPaise: Paise,
): Paise =>
  shareOf(totalPaise, { part: lesserOf(restPaise, listPaise), whole: listPaise }, 'floor');

/** Days from one to another by the calendar, both included; 0 where the second is before the first. */
export const daysBetween = (from: string, until: string): number =>
  Math.max(0, dayOfIso(until) - dayOfIso(from) + 1);

interface Spending {
  budgetPaise: Paise;
  spentMills: number;
  /** Of `spentMills`, what is of today. */
  spentTodayMills: number;
  /** The last day on which it is shown. */
  endsOn: string;
}

/**
 * Mills that may still be spent today, so that the budget lasts until the last day: what was left
 * this morning, in even parts.
 */
export function leftToday(
  { budgetPaise, spentMills, spentTodayMills, endsOn }: Spending,
  today: string,
): number {
  const days = daysBetween(today, endsOn);
  if (days === 0) return 0;
  const thisMorning = millsOf(budgetPaise) - (spentMills - spentTodayMills);
  const allowance = Math.ceil(thisMorning / days);
  return Math.max(0, Math.min(allowance - spentTodayMills, millsOf(budgetPaise) - spentMills));
}

/** Clicks of a hundred views, to two decimals; null while there are no views. */
export const clickRate = (clicks: number, views: number): number | null =>
  views === 0 ? null : fromBasisPoints(Math.round((clicks / views) * 10_000));
