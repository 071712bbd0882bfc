import { formatDate, formatTime } from '#domain/lib/time/format.ts';

/** "21 Nov 2026, 4:05 pm", in Pune's time. */
export const formatMoment = (value: Date | string): string =>
  `${formatDate(value)}, ${formatTime(value)}`;
