import { PUNE_ZONE, puneDayNumber } from './pune.ts';

const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: PUNE_ZONE,
});

/** "21 Nov 2026", in Pune's time. */
export function formatDate(value: Date | string): string {
  const parts = Object.fromEntries(
    day.formatToParts(new Date(value)).map((part) => [part.type, part.value]),
  );
  // Some engines shorten September to four letters.
  return `${parts.day} ${parts.month?.slice(0, 3)} ${parts.year}`;
}

const clock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: PUNE_ZONE,
});

/** "4:05 pm", in Pune's time. Joined by hand: engines differ in the space before "pm". */
export function formatTime(value: Date | string): string {
  const parts = Object.fromEntries(
    clock.formatToParts(new Date(value)).map((part) => [part.type, part.value]),
  );
  return `${parts.hour}:${parts.minute} ${parts.dayPeriod?.toLowerCase()}`;
}

/** "5:00 pm" of "17:00". */
export function formatClock(clock: string): string {
  const hour = Number(clock.slice(0, 2));
  return `${hour % 12 || 12}:${clock.slice(3)} ${hour < 12 ? 'am' : 'pm'}`;
}

/** "21 Nov 2026, 4:05 pm to 4:35 pm". */
export function formatSpan(start: Date | string, end: Date | string): string {
  return `${formatDate(start)}, ${formatTime(start)} to ${formatTime(end)}`;
}

/** "today", "3 days ago", "2 months ago": by Pune's calendar, so that it agrees with formatDate. */
export function ago(value: Date | string, now: Date): string {
  const days = Math.max(0, puneDayNumber(now) - puneDayNumber(value));
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 60) return `${days} days ago`;
  if (days < 730) return `${Math.floor(days / 30)} months ago`;
  return `${Math.floor(days / 365)} years ago`;
}
