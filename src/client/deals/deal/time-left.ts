import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/lib/time/lengths.ts';
import words from '#messages/deals/deal/index.ts';
import counts from '#messages/lib/counts/index.ts';

/** "2 days 3 h left", "5 h 12 min left", "8 min left". */
export function leftWords(ms: number): string {
  if (ms <= 0) return words.timeOver;
  const [d, h, m] = [ms / DAY_MS, (ms % DAY_MS) / HOUR_MS, (ms % HOUR_MS) / MINUTE_MS].map(
    Math.floor,
  ) as [number, number, number];
  if (d > 0) {
    const days = counts.days({ count: d });
    return h ? words.daysHoursLeft({ days, h }) : words.daysLeft({ days });
  }
  if (h > 0) return words.hoursLeft({ h, m });
  return m > 0 ? words.minutesLeft({ m }) : words.lessThanMinute;
}
