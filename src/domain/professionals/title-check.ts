import { labels } from '#messages/lib/labels.ts';
import words from '#messages/professionals/title-check/index.ts';

/** What a title check looks at, in order. */
export const TITLE_ITEMS = [
  'sevenTwelve',
  'chain',
  'encumbrance',
  'sanction',
  'occupancy',
  'society',
  'tax',
  'rera',
  'litigation',
  'powers',
] as const;
export type TitleItem = (typeof TITLE_ITEMS)[number];

export const CHECK_RESULTS = ['open', 'fine', 'problem', 'not-applicable'] as const;
export type CheckResult = (typeof CHECK_RESULTS)[number];

export const CHECK_RESULT_LABEL: Record<CheckResult, string> = labels(() => words.results);

/** Whether a result says nothing without a sentence, and what to ask for then. */
export const NOTE_WANTED: Partial<Record<CheckResult, string>> = {
  get problem() {
    return words.sayProblem;
  },
  get 'not-applicable'() {
    return words.sayWhyNot;
  },
};

export const TITLE_LABEL: Record<TitleItem, string> = labels(() => words.items);

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
  const isWhole = problems === 0 && notApplicable === 0;
  const outcome =
    problems > 0
      ? words.withProblem({ problems, total })
      : isWhole
        ? words.allFine({ total })
        : words.someFine({ fine });
  return notApplicable === 0 ? outcome : words.andNotApplicable({ outcome, count: notApplicable });
}
