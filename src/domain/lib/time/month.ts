/** Months as "2026-11", days as "2026-11-23"; calendars need no clock and no zone. */
import { dayOfIso, isoDay } from './pune.ts';

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export const WEEKDAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

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

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "November 2026". By hand, as engines differ in what they shorten and join. */
export function monthName(month: string): string {
  const [year, index] = partsOf(month);
  return `${NAMES[index]} ${year}`;
}

/** "Nov 2026". */
export function formatMonth(month: string): string {
  const [year, index] = partsOf(month);
  return `${NAMES[index]?.slice(0, 3)} ${year}`;
}

/** Its weeks from Monday on; undefined where a week reaches into another month. */
export function daysOf(month: string): (string | undefined)[][] {
  const [year, index] = partsOf(month);
  const before = (new Date(Date.UTC(year, index, 1)).getUTCDay() + 6) % DAYS_A_WEEK;
  const length = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
  const weeks = Math.ceil((before + length) / DAYS_A_WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    WEEKDAYS.map((_, weekday) => {
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
  return WEEKDAYS.map((_, i) => shiftDay(monday, i));
}

/** "Monday, 23 Nov 2026". */
export const dayName = (day: string): string =>
  `${WEEKDAY_NAMES[weekdayOf(day)]}, ${Number(day.slice(8))} ${formatMonth(day.slice(0, 7))}`;
