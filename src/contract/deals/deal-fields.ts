import { z } from 'zod';

/** Whose side the caller is on. */
export const side = z.enum(['buyer', 'owner']);
export type Side = z.infer<typeof side>;

export const rupees = z
  .number('Give an amount in rupees.')
  .int('Give whole rupees.')
  .min(1, 'Give an amount in rupees.')
  .max(100_000_000_000, 'That is too much.');

/** A listing's id, or 0 for all of the caller's. */
export const listingOrAll = z.coerce
  .number('Give a number.')
  .int('Give a whole number.')
  .min(0, 'Ids start at 1; 0 means all.')
  .max(2_147_483_647, 'No id is that large.');
