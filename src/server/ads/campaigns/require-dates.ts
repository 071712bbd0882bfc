import { AppError } from '#contract/lib/errors.ts';
import { daysBetween } from '#domain/ads/budget.ts';
import { MAX_CAMPAIGN_DAYS, MAX_DAYS_AHEAD } from '#domain/ads/campaign.ts';
import { puneDate } from '#domain/lib/time/pune.ts';

const refuse = (path: string, message: string) =>
  new AppError('invalid', message, [{ path, message }]);

/** Throws invalid, at its field, for days on which an ad cannot be shown. */
export function requireDates(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  now: Date,
): void {
  if (startsOn < puneDate(now)) throw refuse('startsOn', 'Begin today or later.');
  if (startsOn > puneDate(now, MAX_DAYS_AHEAD)) {
    throw refuse('startsOn', `Begin within ${MAX_DAYS_AHEAD} days.`);
  }
  if (daysBetween(startsOn, endsOn) > MAX_CAMPAIGN_DAYS) {
    throw refuse('endsOn', `It may run ${MAX_CAMPAIGN_DAYS} days at most.`);
  }
}
