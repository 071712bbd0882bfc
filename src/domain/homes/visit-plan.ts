import { shiftDay, WEEKDAY_NAMES, weekdayOf } from '#domain/lib/time/month.ts';

/** When visits suit an owner, asked while a home is posted. */
export interface VisitPlan {
  days: (typeof WEEKDAY_NAMES)[number][];
  /** Pune's clock: "17:00". */
  from: string;
  until: string;
  /** Days on which they do not suit after all: "2026-12-25". */
  notOn: string[];
}

/** How long a visit of a plan takes. */
export const PLANNED_MINUTES = 30;
/** Days after publishing for which a plan offers times; more are offered on the page of visits. */
export const PLANNED_DAYS = 14;
/** Days of a plan that may be left out. */
export const MAX_LEFT_OUT = 14;

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

interface Hours {
  from: string;
  until: string;
  /** How long each takes. */
  minutes: number;
}

/** The visits of a day, one after the other, by Pune's clock. */
export function visitsOfDay(day: string, { from, until, minutes }: Hours) {
  const first = minuteOf(from);
  const count = Math.max(0, Math.floor((minuteOf(until) - first) / minutes));
  return Array.from({ length: count }, (_, i) => ({
    start: `${day}T${clockOf(first + i * minutes)}:00+05:30`,
    minutes,
  }));
}

/** The visits that a plan offers from the day after `today` on, at most so many. */
export function plannedVisits(
  { days, from, until, notOn }: VisitPlan,
  today: string,
  most: number,
) {
  const coming = Array.from({ length: PLANNED_DAYS }, (_, i) => shiftDay(today, i + 1));
  const fits = (day: string) =>
    days.some((name) => name === WEEKDAY_NAMES[weekdayOf(day)]) && !notOn.includes(day);
  return coming
    .filter(fits)
    .flatMap((day) => visitsOfDay(day, { from, until, minutes: PLANNED_MINUTES }))
    .slice(0, most);
}
