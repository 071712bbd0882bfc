import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/lib/time/lengths.ts';

/** How long something waits: "40 min", "7 h", "3 days". */
export function formatAge(since: string, now = Date.now()): string {
  const waited = Math.max(0, now - Date.parse(since));
  if (waited < HOUR_MS) return `${Math.floor(waited / MINUTE_MS)} min`;
  if (waited < 2 * DAY_MS) return `${Math.floor(waited / HOUR_MS)} h`;
  return `${Math.floor(waited / DAY_MS)} days`;
}
