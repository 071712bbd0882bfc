import { formatDate, formatTime } from '#domain/lib/time/format.ts';
import { lastMinute } from '#domain/lib/time/pune.ts';

/** "21 Nov 2026, 4:05 pm", in Pune's time. */
export const formatMoment = (value: Date | string): string =>
  `${formatDate(value)}, ${formatTime(value)}`;

/** The same of a deadline: what ends at midnight, with the last minute of the day before. */
export const formatDeadline = (end: Date | string): string => formatMoment(lastMinute(end));
