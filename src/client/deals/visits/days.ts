import { DAY_MS } from '#domain/lib/time/lengths.ts';

/* Days are counted since the epoch, as `puneDayNumber` counts them. */
const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' });

export const weekdayOf = (day: number): string => weekday.format(new Date(day * DAY_MS));

/** The Monday of a day's week; the epoch was a Thursday. */
export const mondayOf = (day: number): number => day - ((day + 3) % 7);

/** The first day of a day's month, moved by some months. */
export function monthOf(day: number, moved = 0): number {
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + moved, 1) / DAY_MS;
}
