import type { PropertyAge } from '#domain/homes/listing.ts';
import type { SearchQuery } from './query.ts';
import type { Sentence } from './sentence.ts';

const OLD =
  /(?:(?:less than|below|under|within|max|up ?to|not older than|not more than|newer than) )(\d{1,2}) (?:years?|yrs?|saal|sal|varsh|साल|वर्षे|वर्ष)(?: (?:old|of age|purana|juna|पुराना|जुना|जुने))?(?![^ |])/g;
const LISTED =
  /(?:(?:listed|added|posted|new) )?(?:in )?(?:the )?(?:last|past) (\d{1,2}) (days?|hours?|hrs?|weeks?)(?![^ |])/g;
const MONTHS = 'jan,feb,mar,apr,may,jun,jul,aug,sep,oct,nov,dec'.split(',');
const AVAILABLE =
  /(?:(available|vacant|free|move in|shifting)(?: in| by| from| on)? |(from|by|after|since) )?(?:(\d{1,2}) ?(?:st|nd|rd|th)? ?(?:of )?)?(?<![^ |])(january|jan|february|feb|march|mar|april|apr|may|june|jun|july|jul|august|aug|september|sept|sep|october|oct|november|nov|december|dec)(?: (20\d\d))?(?: onwards?| se| pasun)?(?![^ |])/g;

const LOWEST_AGE: Record<PropertyAge, number> = {
  UnderConstruction: 0,
  '0-5 Years': 0,
  '5-10 Years': 5,
  '10-15 Years': 10,
  '15-20 Years': 15,
  'Above 20 Years': 20,
};
const AGES = Object.keys(LOWEST_AGE) as PropertyAge[];

type Since = NonNullable<SearchQuery['newSince']>;
const SINCE: readonly Since[] = [1, 3, 7, 30];
const HOURS_A_DAY = 24;

function daysOf(n: number, unit: string): number {
  if (unit.startsWith('h')) return n / HOURS_A_DAY;
  return unit.startsWith('w') ? n * 7 : n;
}

/** The next such day from today on. */
function dayOf(
  day: number,
  month: number,
  year: number | undefined,
  today: string,
): string | undefined {
  const on = (y: number) => new Date(Date.UTC(y, month, day)).toISOString().slice(0, 10);
  const thisYear = Number(today.slice(0, 4));
  if (new Date(Date.UTC(thisYear, month, day)).getUTCMonth() !== month) return undefined;
  if (year) return on(year);
  return on(thisYear) >= today ? on(thisYear) : on(thisYear + 1);
}

/** How old a home may be, since when it is on offer, and from which day it must be free. */
export function readTimes(sentence: Sentence, today: string): void {
  sentence.takeMatches(OLD, ([, years]) => {
    const age = AGES.filter((one) => LOWEST_AGE[one] < Number(years));
    return { sets: { age } };
  });
  sentence.takeMatches(LISTED, ([, n, unit = '']) => {
    const newSince = SINCE.find((days) => daysOf(Number(n), unit) <= days);
    return newSince && { sets: { newSince } };
  });
  sentence.takeMatches(AVAILABLE, (match) => {
    const [, state, from, day, month = '', year] = match;
    // "may" alone is no month, and "possession by December" is about buying.
    if (!(state ?? from ?? day)) return undefined;
    if (/possession (?:in |by )?$/.test(sentence.line.slice(0, match.index))) return undefined;
    const availableBy = dayOf(
      Number(day ?? 1),
      MONTHS.indexOf(month.slice(0, 3)),
      year ? Number(year) : undefined,
      today,
    );
    return availableBy ? { sets: { availableBy } } : undefined;
  });
}

/** "today" and "next month" as days. */
export function dayMeant(said: string, today: string): string {
  if (said === 'today') return today;
  if (said !== 'next month') return said;
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
