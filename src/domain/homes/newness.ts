import { nounFor } from '#domain/lib/counted.ts';

/** Days within which a home came out, as a search may ask for them. */
export const NEW_WITHIN_DAYS = ['1', '3', '7', '30'] as const;
export type NewWithin = (typeof NEW_WITHIN_DAYS)[number];

/** A home counts as reduced for so many days after its price fell. */
export const REDUCED_FOR_DAYS = 30;

export function newWithinLabel(days: NewWithin): string {
  return days === '1'
    ? 'New in the last 24 hours'
    : `New in the last ${days} ${nounFor(Number(days), 'day')}`;
}
