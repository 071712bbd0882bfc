import { z } from 'zod';

/** Whose side the caller is on. */
export const side = z.enum(['buyer', 'owner']);
export type Side = z.infer<typeof side>;

/** A listing's id, or 0 for all of the caller's. */
export const listingOrAll = z.coerce
  .number('Give a number.')
  .int('Give a whole number.')
  .min(0, 'Choose one of the list, or 0 for all.')
  .max(2_147_483_647, 'Choose one of the list, or 0 for all.');
