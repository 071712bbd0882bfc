import { AppError } from '#contract/lib/errors.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import words from '#messages/professionals/desk/index.ts';

const YEAR_MS = 366 * DAY_MS;

/** Refuses, at the field, a time to be reminded at that is over or far off. */
export function requireAhead(at: Date, now: Date, path: string): void {
  const ahead = at.getTime() - now.getTime();
  if (ahead > 0 && ahead < YEAR_MS) return;
  const message = ahead > 0 ? words.timeWithinYear : words.timeAhead;
  throw new AppError('invalid', message, [{ path, message }]);
}
