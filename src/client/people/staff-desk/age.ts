import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/lib/time/lengths.ts';
import words from '#messages/people/inbox/index.ts';

/** How long something waits: "40 min", "7 h", "3 days". */
export function formatAge(since: string, now = Date.now()): string {
  const waited = Math.max(0, now - Date.parse(since));
  if (waited < HOUR_MS) return words.minutes({ count: Math.floor(waited / MINUTE_MS) });
  if (waited < 2 * DAY_MS) return words.hours({ count: Math.floor(waited / HOUR_MS) });
  return words.days({ count: Math.floor(waited / DAY_MS) });
}
