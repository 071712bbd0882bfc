const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** "21 Nov 2026", in Pune's time. */
export function formatDate(value: Date | string): string {
  const parts = Object.fromEntries(
    day.formatToParts(new Date(value)).map((part) => [part.type, part.value]),
  );
  // Some engines shorten September to four letters.
  return `${parts.day} ${parts.month?.slice(0, 3)} ${parts.year}`;
}

const DAY_MS = 86_400_000;
const IST_AHEAD_MS = 19_800_000;

/** Calendar days since the epoch on a clock in Pune, which keeps the same time all year. */
const puneDay = (at: Date) => Math.floor((at.getTime() + IST_AHEAD_MS) / DAY_MS);

/** "2026-11-21": the day it is in Pune, `days` later. */
export const puneDate = (at: Date, days = 0): string =>
  new Date((puneDay(at) + days) * DAY_MS).toISOString().slice(0, 10);

/** "today", "3 days ago", "2 months ago": by Pune's calendar, so that it agrees with formatDate. */
export function ago(value: Date | string, now: Date): string {
  const days = Math.max(0, puneDay(now) - puneDay(new Date(value)));
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 60) return `${days} days ago`;
  if (days < 730) return `${Math.floor(days / 30)} months ago`;
  return `${Math.floor(days / 365)} years ago`;
}
