import { labels } from '#messages/lib/labels.ts';
import words from '#messages/professionals/labels/index.ts';

/** Orders of a list of work beside the usual one, in which what waits for the reader comes first. */
export const WORK_SORTS = ['due', 'newest', 'fee'] as const;
export type WorkSort = (typeof WORK_SORTS)[number];

export const WORK_SORT_LABEL: Record<WorkSort, string> = labels(() => words.workSort);
