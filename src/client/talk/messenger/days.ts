import { daysBefore } from '#domain/lib/time/deadlines.ts';
import { formatDate } from '#domain/lib/time/format.ts';

/** "Today", "Yesterday" or "21 Nov 2026", by Pune's calendar. */
export function dayWords(at: string, now: Date): string {
  const day = formatDate(at);
  if (day === formatDate(now)) return 'Today';
  return day === formatDate(daysBefore(now, 1)) ? 'Yesterday' : day;
}
