const DAY_MS = 86_400_000;
/** Pune's clock, which keeps the same time all year. */
const IST_AHEAD_MS = 19_800_000;

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' });

/** Calendar days since the epoch, on a clock in Pune. */
export const dayOf = (at: Date | string): number =>
  Math.floor((new Date(at).getTime() + IST_AHEAD_MS) / DAY_MS);

/** The moment a day of Pune begins. */
export const startOfDay = (day: number): Date => new Date(day * DAY_MS - IST_AHEAD_MS);

/** "2026-11-21", as a date field has it. */
export const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

export const dayOfIso = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / DAY_MS;

export const weekdayOf = (day: number): string => weekday.format(new Date(day * DAY_MS));

/** The Monday of a day's week; the epoch was a Thursday. */
export const mondayOf = (day: number): number => day - ((day + 3) % 7);

/** The first day of a day's month, moved by some months. */
export function monthOf(day: number, moved = 0): number {
  const date = new Date(day * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + moved, 1) / DAY_MS;
}
