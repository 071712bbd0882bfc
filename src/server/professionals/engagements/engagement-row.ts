import { AppError } from '#contract/lib/errors.ts';
import { dayOfIso, startOfDay } from '#domain/lib/time/pune.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import words from '#messages/professionals/refusals/index.ts';
import type { Engagement } from '#server/db/schema/index.ts';

type Timed = Pick<Engagement, 'state' | 'expiresAt'>;

/** Whether its time has run out, noted down already or not. Nothing runs out once it is paid. */
export const hasRunOut = ({ expiresAt }: Timed, now: Date): boolean =>
  expiresAt !== null && expiresAt <= now;

/** The state as it is at a moment: what has run out is expired at once. */
export const stateAt = (engagement: Timed, now: Date): EngagementState =>
  hasRunOut(engagement, now) ? 'expired' : engagement.state;

/** Throws conflict where the time has run out. */
export function requireInTime(engagement: Timed, now: Date): void {
  if (hasRunOut(engagement, now)) {
    throw new AppError('conflict', words.timeOverNewRequest);
  }
}

/** The moment a day of Pune begins, as answers say when work is due. */
export const startOfDue = (day: string | null) => day && startOfDay(dayOfIso(day)).toISOString();
