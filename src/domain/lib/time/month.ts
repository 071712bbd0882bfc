/** Months as "2026-11", days as "2026-11-23"; calendars need no clock and no zone. */
import { labels } from '#messages/lib/labels.ts';
import words from '#messages/lib/moments/index.ts';
import { dayOfIso, isoDay } from './pune.ts';

export const WEEKDAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof WEEKDAY_NAMES)[number];

/** "Mon" and "Monday", by their names in calls. */
export const WEEKDAY_LABEL: Readonly<Record<Weekday, string>> = labels(() => words.weekdayNames);
export const WEEKDAY_SHORT: Readonly<Record<Weekday, string>> = labels(() => words.weekdays);

const DAYS_A_WEEK = 7;
const MONTHS_A_YEAR = 12;

const partsOf = (month: string) =>
  [Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1] as const;

const two = (n: number) => String(n).padStart(2, '0');

export function shiftMonth(month: string, by: number): string {
  const [year, index] = partsOf(month);
  const at = year * MONTHS_A_YEAR + index + by;
  return `${Math.floor(at / MONTHS_A_YEAR)}-${two((at % MONTHS_A_YEAR) + 1)}`;
}

const nameOf = (names: typeof words.months, month: string): string => {
  const [year, index] = partsOf(month);
  return `${names[(index + 1) as keyof typeof names]} ${year}`;
};

/** "November 2026". By hand, as engines differ in what they shorten and join. */
export const monthName = (month: string): string => nameOf(words.monthNames, month);

/** "Nov 2026". */
export const formatMonth = (month: string): string => nameOf(words.months, month);

/** Its weeks from Monday on; undefined where a week reaches into another month. */
export function daysOf(month: string): (string | undefined)[][] {
  const [year, index] = partsOf(month);
  const before = (new Date(Date.UTC(year, index, 1)).getUTCDay() + 6) % DAYS_A_WEEK;
  const length = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
  const weeks = Math.ceil((before + length) / DAYS_A_WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    WEEKDAY_NAMES.map((_, weekday) => {
      const day = week * DAYS_A_WEEK + weekday - before + 1;
      return day >= 1 && day <= length ? `${month}-${two(day)}` : undefined;
    }),
  );
}

export const shiftDay = (day: string, by: number): string => isoDay(dayOfIso(day) + by);

/** 0 for a Monday; the epoch was a Thursday. */
export const weekdayOf = (day: string): number => (dayOfIso(day) + 3) % DAYS_A_WEEK;

/** The days of its week, from Monday on. */
export function weekOf(day: string): string[] {
  const monday = shiftDay(day, -weekdayOf(day));
  return WEEKDAY_NAMES.map((_, i) => shiftDay(monday, i));
}

/** "Monday, 23 Nov 2026". */
export function dayName(day: string): string {
  const weekday = WEEKDAY_NAMES[weekdayOf(day)] as Weekday;
  return `${WEEKDAY_LABEL[weekday]}, ${Number(day.slice(8))} ${formatMonth(day.slice(0, 7))}`;
}
