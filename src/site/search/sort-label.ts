import type { Sort } from '#contract/homes/search-request.ts';
import words from '#messages/homes/search/index.ts';
import { labels } from '#messages/lib/labels.ts';

export const SORT_LABEL: Record<Sort, string> = labels(() => words.sort);
