import type { ProfessionalCard } from '#contract/professionals/professionals.ts';
import { DAY_MINUTES, HOUR_MINUTES } from '#domain/lib/time/lengths.ts';
import words from '#messages/professionals/hiring/index.ts';

/** "answers in about 3 hours". */
export function responseWords(minutes: number | null): string | null {
  if (minutes === null) return null;
  if (minutes < HOUR_MINUTES) return words.answersWithinHour;
  if (minutes < DAY_MINUTES) {
    return words.answersAboutHours({ minutes: Math.round(minutes / HOUR_MINUTES) });
  }
  return words.answersAboutDays({ minutes: Math.round(minutes / DAY_MINUTES) });
}

const KILOMETRE = 1_000;

export const distanceWords = (metres: number | null): string | null =>
  metres === null
    ? null
    : metres < KILOMETRE
      ? words.worksWithinKilometre
      : words.worksAboutKm({
          metres: (metres / KILOMETRE).toFixed(metres % KILOMETRE === 0 ? 0 : 1),
        });

export const ratingWords = ({ rating, ratingCount }: ProfessionalCard): string =>
  rating === null
    ? words.noReviewsYet
    : words.n5Reviews({ rating: rating.toFixed(1), ratingCount });

export const yearsWords = (years: number): string =>
  years === 0 ? words.newWork : words.years({ years });

/** The same where no label stands by it. */
export const experienceWords = (years: number): string =>
  years === 0 ? yearsWords(years) : words.ofExperience({ yearsWords: yearsWords(years) });

/** What was paid for and confirmed through the site. */
export const finishedWords = (finished: number): string =>
  finished === 0 ? words.nothingYet : words.piecesWork({ finished });
