import { dayOfIso, puneDayNumber } from '#domain/lib/time/pune.ts';

/** Whether the day on which a guide is to appear has come in Pune; front matter names the day alone. */
export const isOut = (published: Date, now: Date): boolean =>
  dayOfIso(published.toISOString().slice(0, 10)) <= puneDayNumber(now);
