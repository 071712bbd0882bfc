import { daysBefore } from '#domain/lib/time/deadlines.ts';
import { formatDate, formatTime } from '#domain/lib/time/format.ts';
import words from '#messages/talk/messenger/index.ts';

/** "Today", "Yesterday" or "21 Nov 2026", by Pune's calendar. */
export function dayWords(at: string, now: Date): string {
  const day = formatDate(at);
  if (day === formatDate(now)) return words.dayToday;
  return day === formatDate(daysBefore(now, 1)) ? words.dayYesterday : day;
}

/** The time of what was written today, the day of what was before. */
export function lastWords(at: string, now: Date): string {
  return formatDate(at) === formatDate(now) ? formatTime(at) : dayWords(at, now);
}
