import { TITLE_CHECKLIST, type TitleItem } from './agreement.ts';

export const CHECK_RESULTS = ['open', 'fine', 'problem', 'not-applicable'] as const;
export type CheckResult = (typeof CHECK_RESULTS)[number];

export const CHECK_RESULT_LABEL: Record<CheckResult, string> = {
  open: 'Open',
  fine: 'Fine',
  problem: 'Problem',
  'not-applicable': 'Not applicable',
};

/** Whether a result says nothing without a sentence, and what to ask for then. */
export const NOTE_WANTED: Partial<Record<CheckResult, string>> = {
  problem: 'Say what the problem is, in a sentence.',
  'not-applicable': 'Say why it does not apply, in a sentence.',
};

export const TITLE_ITEMS = TITLE_CHECKLIST.map(([item]) => item) as [TitleItem, ...TitleItem[]];

export const TITLE_LABEL = Object.fromEntries(TITLE_CHECKLIST) as Record<TitleItem, string>;

/** How many points stand how; what is in none of them is open. */
export interface TitleCounts {
  fine: number;
  problems: number;
  notApplicable: number;
  total: number;
}

export const lookedAt = ({ fine, problems, notApplicable }: TitleCounts): number =>
  fine + problems + notApplicable;

/** What a finished check comes to, in a line. */
export function outcomeWords({ fine, problems, notApplicable, total }: TitleCounts): string {
  const rest = notApplicable === 0 ? '' : `, ${notApplicable} not applicable`;
  if (problems > 0) return `${problems} of ${total} points with a problem${rest}`;
  return notApplicable === 0 ? `All ${total} points are fine` : `${fine} points are fine${rest}`;
}
