import { AppError } from '#contract/lib/errors.ts';
import { daysBetween } from '#domain/ads/budget.ts';
import { MAX_CAMPAIGN_DAYS, MAX_DAYS_AHEAD } from '#domain/ads/campaign.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import words from '#messages/ads/refusals/index.ts';

const refuse = (path: string, message: string) =>
  new AppError('invalid', message, [{ path, message }]);

/** Throws invalid, at its field, for days on which an ad cannot be shown. */
export function requireDates(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  now: Date,
): void {
  if (startsOn < puneDate(now)) throw refuse('startsOn', words.beginToday);
  if (startsOn > puneDate(now, MAX_DAYS_AHEAD)) {
    throw refuse('startsOn', words.beginWithin({ days: MAX_DAYS_AHEAD }));
  }
  if (daysBetween(startsOn, endsOn) > MAX_CAMPAIGN_DAYS) {
    throw refuse('endsOn', words.mostDays({ days: MAX_CAMPAIGN_DAYS }));
  }
}
