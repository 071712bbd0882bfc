import { z } from 'zod';
import fieldsWords from '#messages/lib/fields/index.ts';
import words from '#messages/lib/refusals/index.ts';
import { envelope } from './envelope.ts';
import { upTo } from './fields.ts';

/** How many entries a page of a list has where nobody says. */
export const LIST_PAGE = 20;
export const MAX_OF_LIST = 100;

const pageOfList = {
  items: z.array(z.unknown()),
  /** Of all pages together. */
  total: z.number().int(),
  /** Where the next page begins; null on the last. */
  nextCursor: z.string().nullable(),
};

/**
 * How every list of ours is answered: a page, how many there are in all, and from where to go on.
 * @param more what a list says beside its entries.
 */
export const listOf = <T extends z.ZodType, M extends z.ZodRawShape = Record<never, never>>(
  item: T,
  more: M = {} as M,
) => envelope(z.object({ ...pageOfList, items: z.array(item), ...more }));

/** What a caller may ask of every list, beside its filters. */
export const listQuery = {
  cursor: z
    .string()
    .max(...upTo(400))
    .optional(),
  pageSize: z.coerce
    .number({ error: () => words.giveNumber })
    .int({ error: () => words.giveWholeNumber })
    .min(1, { error: () => fieldsWords.atLeastOne })
    .max(MAX_OF_LIST, { error: () => fieldsWords.askAtMost({ mostOfList: MAX_OF_LIST }) })
    .default(LIST_PAGE),
};

/** Whether an answer is such a list. */
export const isListAnswer = (response: z.ZodType): boolean =>
  response instanceof z.ZodObject &&
  response.shape.data instanceof z.ZodObject &&
  Object.keys(pageOfList).every((key) => key in response.shape.data.shape);
