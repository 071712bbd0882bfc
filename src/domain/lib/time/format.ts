import words from '#messages/lib/moments/index.ts';
import { PUNE_ZONE, puneDayNumber } from './pune.ts';

const inPune = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
  timeZone: PUNE_ZONE,
});

/** Numbers of a moment on Pune's calendar and clock. Joined by hand: engines differ in how they join. */
function numbersOf(value: Date | string): (name: Intl.DateTimeFormatPartTypes) => number {
  const parts = inPune.formatToParts(new Date(value));
  return (name) => Number(parts.find(({ type }) => type === name)?.value);
}

/** "21 Nov 2026", in Pune's time. */
export function formatDate(value: Date | string): string {
  const numberOf = numbersOf(value);
  const month = words.months[numberOf('month') as keyof typeof words.months];
  return `${numberOf('day')} ${month} ${numberOf('year')}`;
}

const sayClock = (hour: number, minute: number) =>
  words.clock({ hour, minute: String(minute).padStart(2, '0') });

/** "4:05 pm", in Pune's time. */
export function formatTime(value: Date | string): string {
  const numberOf = numbersOf(value);
  return sayClock(numberOf('hour'), numberOf('minute'));
}

/** "5:00 pm" of "17:00". */
export const formatClock = (clock: string): string =>
  sayClock(Number(clock.slice(0, 2)), Number(clock.slice(3)));

/** "21 Nov 2026, 4:05 pm to 4:35 pm". */
export function formatSpan(start: Date | string, end: Date | string): string {
  return words.fromTo({ day: formatDate(start), from: formatTime(start), to: formatTime(end) });
}

/** "today", "3 days ago", "2 months ago": by Pune's calendar, so that it agrees with formatDate. */
export function ago(value: Date | string, now: Date): string {
  const days = Math.max(0, puneDayNumber(now) - puneDayNumber(value));
  if (days === 0) return words.today;
  if (days === 1) return words.yesterday;
  if (days < 60) return words.daysAgo({ days });
  if (days < 730) return words.monthsAgo({ months: Math.floor(days / 30) });
  return words.yearsAgo({ years: Math.floor(days / 365) });
}
