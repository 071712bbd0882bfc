import { z } from 'zod';
import { envelope } from '#contract/lib/envelope.ts';
import { shortText } from '#contract/lib/fields.ts';
import { holdsContact } from '#domain/people/contact-in-text.ts';

/** Whose side the caller is on. */
export const side = z.enum(['buyer', 'owner']);
export type Side = z.infer<typeof side>;

export const rupees = z
  .number('Give an amount in rupees.')
  .int('Give whole rupees.')
  .min(1, 'Give an amount in rupees.')
  .max(100_000_000_000, 'That is too much.');

/** Words to the other side, who must not learn here how to reach the writer. */
export const openText = (most: number) =>
  shortText(most).refine((text) => !holdsContact(text), {
    error: 'Leave out phone numbers, e-mail addresses and links. Contacts are shared by request.',
  });

export const reason = openText(500).min(5, 'Say why, in a sentence.');

/** A page of a longer list, which stays in `data`; with the server's clock for what runs out. */
export const timedList = <T extends z.ZodType>(item: T) =>
  envelope(z.array(item)).extend({
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
    serverTime: z.iso.datetime(),
  });

export const pageNumber = z.coerce.number().int().min(1).max(10_000).default(1);

/** A listing's id, or 0 for all of the caller's. */
export const listingOrAll = z.coerce
  .number('Give a number.')
  .int('Give a whole number.')
  .min(0, 'Ids start at 1; 0 means all.')
  .max(2_147_483_647, 'No id is that large.');
