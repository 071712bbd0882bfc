import { formatDate } from '#domain/lib/time/format.ts';

const clock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
});

/** "21 Nov 2026, 4:05 pm", in Pune's time. */
export function formatMoment(value: Date | string): string {
  // Joined by hand: engines differ in the space before "pm" and in its case.
  const parts = Object.fromEntries(
    clock.formatToParts(new Date(value)).map((part) => [part.type, part.value]),
  );
  return `${formatDate(value)}, ${parts.hour}:${parts.minute} ${parts.dayPeriod?.toLowerCase()}`;
}
