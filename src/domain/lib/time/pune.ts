import { DAY_MINUTES, DAY_MS, MINUTE_MS } from './lengths.ts';

export const PUNE_ZONE = 'Asia/Kolkata';

/** How far Pune's clock is ahead of UTC; it keeps the same time all year. */
const AHEAD_MS = 330 * MINUTE_MS;

/** Calendar days since the epoch, on a clock in Pune. */
export const puneDayNumber = (at: Date | string): number =>
  Math.floor((new Date(at).getTime() + AHEAD_MS) / DAY_MS);

/** The moment a day of Pune begins. */
export const startOfDay = (day: number): Date => new Date(day * DAY_MS - AHEAD_MS);

/** As a deadline is said: what ends as a day begins is good to the last minute of the day before. */
export function lastMinute(end: Date | string): Date {
  const at = new Date(end);
  const isMidnight = startOfDay(puneDayNumber(at)).getTime() === at.getTime();
  return isMidnight ? new Date(at.getTime() - MINUTE_MS) : at;
}

/** "2026-11-21", as a date field has it. */
export const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

export const dayOfIso = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / DAY_MS;

/** "2026-11-21": the day it is in Pune, `days` later. */
export const puneDate = (at: Date, days = 0): string => isoDay(puneDayNumber(at) + days);

/** Minutes since Pune's midnight. */
export const puneMinute = (at: Date): number =>
  Math.floor((at.getTime() + AHEAD_MS) / MINUTE_MS) % DAY_MINUTES;

/** The Indian financial year, April to March, that an instant falls in by Pune's clock: "2026-27". */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = puneDate(at).split('-').map(Number);
  const start = month >= 4 ? year : year - 1;
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}
