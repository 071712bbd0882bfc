import { HOUR_MINUTES } from '#domain/lib/time/lengths.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** "22:00" for 1320 minutes after midnight, as a time field takes it. */
export function asTime(minutes: number): string {
  return `${two(Math.floor(minutes / HOUR_MINUTES))}:${two(minutes % HOUR_MINUTES)}`;
}

/** Minutes after midnight of what a time field holds; undefined while it is incomplete. */
export function readTime(time: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? [];
  return hours && minutes ? Number(hours) * HOUR_MINUTES + Number(minutes) : undefined;
}
