import { z } from 'zod';
import usual from '#messages/lib/fields/index.ts';

/** Whose side the caller is on. */
export const side = z.enum(['buyer', 'owner']);
export type Side = z.infer<typeof side>;

/** A listing's id, or 0 for all of the caller's. */
export const listingOrAll = z.coerce
  .number({ error: () => usual.give.number })
  .int({ error: () => usual.give.int })
  .min(0, { error: () => usual.ofListOrAll })
  .max(2_147_483_647, { error: () => usual.ofListOrAll });
