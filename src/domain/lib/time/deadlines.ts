import { DAY_MS, HOUR_MS, MINUTE_MS } from './lengths.ts';

/** A moment so much later. A day is 24 hours here, which it always is in Pune. */
export const minutesFrom = (at: Date, minutes: number) =>
  new Date(at.getTime() + minutes * MINUTE_MS);
export const hoursFrom = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR_MS);
export const daysFrom = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

/** A moment so much earlier. */
export const minutesBefore = (at: Date, minutes: number) => minutesFrom(at, -minutes);
export const hoursBefore = (at: Date, hours: number) => hoursFrom(at, -hours);
export const daysBefore = (at: Date, days: number) => daysFrom(at, -days);
