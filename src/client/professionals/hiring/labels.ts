import type { ProfessionalCard } from '#contract/professionals/professionals.ts';
import { DAY_MINUTES, HOUR_MINUTES } from '#domain/lib/time/lengths.ts';
import { LANGUAGES } from '#domain/professionals/professional.ts';
import words from '#messages/professionals/directory/index.ts';

/** "Answers in about 3 hours". */
export function responseWords(minutes: number | null): string | null {
  if (minutes === null) return null;
  if (minutes < HOUR_MINUTES) return words.answersWithinHour;
  return minutes < DAY_MINUTES
    ? words.answersInHours({ count: Math.round(minutes / HOUR_MINUTES) })
    : words.answersInDays({ count: Math.round(minutes / DAY_MINUTES) });
}

const KILOMETRE = 1_000;

export function distanceWords(metres: number | null): string | null {
  if (metres === null) return null;
  if (metres < KILOMETRE) return words.withinKilometre;
  const km = (metres / KILOMETRE).toFixed(metres % KILOMETRE === 0 ? 0 : 1);
  return words.kilometresAway({ km });
}

export const ratingWords = ({ rating, ratingCount }: ProfessionalCard): string =>
  rating === null ? words.noReviews : words.rated({ stars: rating.toFixed(1), count: ratingCount });

export const yearsWords = (years: number): string =>
  years === 0 ? words.newInWork : words.years({ count: years });

/** The same where no label stands by it. */
export const experienceWords = (years: number): string =>
  years === 0 ? words.newInWork : words.experience({ years: yearsWords(years) });

/** What was paid for and confirmed through the site. */
export const finishedWords = (finished: number): string =>
  finished === 0 ? words.nothingFinished : words.finished({ count: finished });

/** A language somebody says they speak; as they wrote it where it is not one of ours. */
export const languageWords = (language: string): string => {
  const known = LANGUAGES.find((one) => one === language);
  return known ? words.speaks[known] : language;
};
