import { TITLE_CHECKLIST, type TitleItem } from './agreement.ts';

export const CHECK_RESULTS = ['open', 'fine', 'problem'] as const;
export type CheckResult = (typeof CHECK_RESULTS)[number];

export const CHECK_RESULT_LABEL: Record<CheckResult, string> = {
  open: 'Open',
  fine: 'Fine',
  problem: 'Problem',
};

export const TITLE_ITEMS = TITLE_CHECKLIST.map(([item]) => item) as [TitleItem, ...TitleItem[]];

export const TITLE_LABEL = Object.fromEntries(TITLE_CHECKLIST) as Record<TitleItem, string>;
