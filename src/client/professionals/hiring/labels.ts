import type { ProfessionalCard } from '#contract/professionals/professionals.ts';
import { counted } from '#domain/lib/counted.ts';
import { DAY_MINUTES, HOUR_MINUTES } from '#domain/lib/time/lengths.ts';

/** "answers in about 3 hours". */
export function responseWords(minutes: number | null): string | null {
  if (minutes === null) return null;
  if (minutes < HOUR_MINUTES) return 'Answers within the hour';
  if (minutes < DAY_MINUTES) {
    return `Answers in about ${counted(Math.round(minutes / HOUR_MINUTES), 'hour')}`;
  }
  return `Answers in about ${counted(Math.round(minutes / DAY_MINUTES), 'day')}`;
}

const KILOMETRE = 1_000;

export const distanceWords = (metres: number | null): string | null =>
  metres === null
    ? null
    : metres < KILOMETRE
      ? 'Works within a kilometre'
      : `Works about ${(metres / KILOMETRE).toFixed(metres % KILOMETRE === 0 ? 0 : 1)} km away`;

export const ratingWords = ({ rating, ratingCount }: ProfessionalCard): string =>
  rating === null
    ? 'No reviews yet'
    : `${rating.toFixed(1)} of 5 · ${counted(ratingCount, 'review')}`;

export const yearsWords = (years: number): string =>
  years === 0 ? 'New in the work' : counted(years, 'year');

/** The same where no label stands by it. */
export const experienceWords = (years: number): string =>
  years === 0 ? yearsWords(years) : `${yearsWords(years)} of experience`;

/** What was paid for and confirmed through the site. */
export const finishedWords = (finished: number): string =>
  finished === 0 ? 'Nothing yet' : counted(finished, 'piece of work', { many: 'pieces of work' });
