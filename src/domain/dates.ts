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

/** "today", "3 days ago", "2 months ago". */
export function ago(value: Date | string, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - new Date(value).getTime()) / DAY_MS));
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 60) return `${days} days ago`;
  if (days < 730) return `${Math.floor(days / 30)} months ago`;
  return `${Math.floor(days / 365)} years ago`;
}
