/** Orders of a list of work beside the usual one, in which what waits for the reader comes first. */
export const WORK_SORTS = ['due', 'newest', 'fee'] as const;
export type WorkSort = (typeof WORK_SORTS)[number];

export const WORK_SORT_LABEL: Record<WorkSort, string> = {
  due: 'Due first',
  newest: 'Newest first',
  fee: 'Highest fee first',
};
