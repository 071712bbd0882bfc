import { FRESHNESS_DAYS } from './listing-lifecycle.ts';

/** `due`: its owner is asked; `faded`: shown lower; `over`: off the search unless confirmed. */
export type Freshness = 'fresh' | 'due' | 'faded' | 'over';

const DAY_MS = 86_400_000;

/** How good an owner's last word is that the home is still on offer. */
export function freshnessOf(confirmedAt: Date, now: Date): Freshness {
  const days = (now.getTime() - confirmedAt.getTime()) / DAY_MS;
  if (days >= FRESHNESS_DAYS.expire) return 'over';
  if (days >= FRESHNESS_DAYS.fade) return 'faded';
  return days >= FRESHNESS_DAYS.reconfirm ? 'due' : 'fresh';
}

/** The moment a listing confirmed then goes off the search. */
export function goesOffAt(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + FRESHNESS_DAYS.expire * DAY_MS);
}
