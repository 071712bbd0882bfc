import { sqftToSqm } from '#domain/homes/area.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Comparable } from './valuation.ts';

/** A sale or letting that the evaluator knows of from elsewhere, and from where. */
export interface OwnComparable {
  description: string;
  /** "Index II no. 4711/2026, Haveli 21". */
  source: string;
  areaSqft: number;
  /** Rupees, as paid. */
  price: number;
  metres: number;
  /** The day of the deed. */
  on: string;
}

export const MAX_OWN_COMPARABLES = 5;

/** Whole months by the calendar, so that whoever reckons on the same day comes to the same. */
export function monthsSince(day: string, now: Date): number {
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return Math.max(0, months(puneDate(now)) - months(day));
}

/** Its id is below zero: no listing has it. What is not known of it is not adjusted for. */
export const asComparable = (own: OwnComparable, index: number, now: Date): Comparable => ({
  id: -1 - index,
  price: own.price,
  areaSqft: own.areaSqft,
  metres: own.metres,
  closed: true,
  months: monthsSince(own.on, now),
  age: null,
  floor: null,
  furnishing: null,
});

/** The rate of the state's yearly table, as the evaluator looked it up. */
export interface Reckoner {
  /** Rupees. */
  ratePerSqm: number;
  source: string;
  /** The day on which it was looked up. */
  asOf: string;
}

/** Rupees: what the state's table makes of an area. */
export const reckonerValue = ({ ratePerSqm }: Pick<Reckoner, 'ratePerSqm'>, areaSqft: number) =>
  Math.round(ratePerSqm * sqftToSqm(areaSqft));
