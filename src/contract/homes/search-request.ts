import { z } from 'zod';
import words from '#messages/homes/filter-fields/index.ts';
import usual from '#messages/lib/fields/index.ts';
import { optional } from './filter-values.ts';
import { checkTogether, filters, spelling } from './search-filter.ts';

export const SORTS = [
  'newest',
  'relevance',
  'price_low',
  'price_high',
  'rate_low',
  'area_large',
  'reduced',
] as const;
export type Sort = (typeof SORTS)[number];

export const PAGE_SIZE = 24;
/** Past this page a search is better narrowed than leafed through. */
export const LAST_PAGE = 400;

const PAGES_END = { error: () => words.pagesEnd({ last: LAST_PAGE }) };

const inOrder = {
  sort: optional(z.enum(SORTS, { error: () => usual.chooseFromThese({ list: SORTS.join(', ') }) })),
  page: optional(
    z.coerce
      .number({ error: () => usual.pageNumber })
      .int({ error: () => words.wholePage })
      .min(1, { error: () => words.firstPage })
      .max(LAST_PAGE, PAGES_END),
  ),
  pageSize: optional(z.coerce.number().int().min(1).max(60)),
};

/** What to look for, in which order, and which page of it. */
export const searchRequest = z.preprocess(
  spelling,
  z.object({ ...filters, ...inOrder }).superRefine(checkTogether),
);
export type SearchRequest = z.output<typeof searchRequest>;
