import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import { FRESHNESS_DAYS } from './listing-lifecycle.ts';

/** `due`: its owner is asked; `faded`: shown lower; `over`: off the search unless confirmed. */
export type Freshness = 'fresh' | 'due' | 'faded' | 'over';

/** How good an owner's last word is that the home is still on offer. */
export function freshnessOf(confirmedAt: Date, now: Date): Freshness {
  const days = (now.getTime() - confirmedAt.getTime()) / DAY_MS;
  if (days >= FRESHNESS_DAYS.expire) return 'over';
  if (days >= FRESHNESS_DAYS.fade) return 'faded';
  return days >= FRESHNESS_DAYS.reconfirm ? 'due' : 'fresh';
}

/** The moment a listing confirmed then goes off the search. */
export function goesOffAt(confirmedAt: Date): Date {
  return daysFrom(confirmedAt, FRESHNESS_DAYS.expire);
}
