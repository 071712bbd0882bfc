import words from '#messages/homes/traits/index.ts';

/** Days within which a home came out, as a search may ask for them. */
export const NEW_WITHIN_DAYS = ['1', '3', '7', '30'] as const;
export type NewWithin = (typeof NEW_WITHIN_DAYS)[number];

/** A home counts as reduced for so many days after its price fell. */
export const REDUCED_FOR_DAYS = 30;

/** "New in the last 7 days". */
export const newWithinLabel = (days: NewWithin): string => words.newWithin[days];
