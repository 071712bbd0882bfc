import { formatDate } from './dates.ts';

const clock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
});

/** "4:05 pm", in Pune's time. Joined by hand: engines differ in the space before "pm". */
export function formatTime(value: Date | string): string {
  const parts = Object.fromEntries(
    clock.formatToParts(new Date(value)).map((part) => [part.type, part.value]),
  );
  return `${parts.hour}:${parts.minute} ${parts.dayPeriod?.toLowerCase()}`;
}

/** "21 Nov 2026, 4:05 pm to 4:35 pm". */
export function formatSpan(start: Date | string, end: Date | string): string {
  return `${formatDate(start)}, ${formatTime(start)} to ${formatTime(end)}`;
}
