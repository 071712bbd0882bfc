import { AppError } from '#contract/lib/errors.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';

const YEAR_MS = 366 * DAY_MS;

/** Refuses, at the field, a time to be reminded at that is over or far off. */
export function requireAhead(at: Date, now: Date, path: string): void {
  const ahead = at.getTime() - now.getTime();
  if (ahead > 0 && ahead < YEAR_MS) return;
  const message = ahead > 0 ? 'Choose a time within a year.' : 'Choose a time that is still ahead.';
  throw new AppError('invalid', message, [{ path, message }]);
}
