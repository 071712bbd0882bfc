import words from '#messages/deals/site-visit/index.ts';
import { labels } from '#messages/lib/labels.ts';

const CONDITION = ['good', 'fair', 'poor', 'not seen'] as const;
const PAPER = ['seen', 'not seen'] as const;
export const SITE_ANSWERS = ['good', 'fair', 'poor', 'seen', 'not seen'] as const;
export type SiteAnswer = (typeof SITE_ANSWERS)[number];

interface PointWords {
  label: string;
  /** What to look for. */
  hint: string;
}

const point = <Answers extends readonly SiteAnswer[]>(
  read: () => PointWords,
  answers: Answers,
) => ({
  get label() {
    return read().label;
  },
  get hint() {
    return read().hint;
  },
  answers,
});

/** What an evaluator looks at on the spot. A report needs an answer to every point. */
export const SITE_POINTS = {
  structure: point(() => words.structure, CONDITION),
  finish: point(() => words.finish, CONDITION),
  light: point(() => words.light, CONDITION),
  water: point(() => words.water, CONDITION),
  power: point(() => words.power, CONDITION),
  parking: point(() => words.parking, CONDITION),
  building: point(() => words.building, CONDITION),
  access: point(() => words.access, CONDITION),
  title: point(() => words.title, PAPER),
  permissions: point(() => words.permissions, PAPER),
  dues: point(() => words.dues, PAPER),
};

export type SitePointName = keyof typeof SITE_POINTS;
export const SITE_POINT_NAMES = Object.keys(SITE_POINTS) as SitePointName[];

/** A point without an answer may stand there as undefined, as forms hold it. */
export type SiteChecklist = { [Name in SitePointName]?: SiteAnswer | undefined };

/** Whether each answer is one that goes with its point. */
export const answersFit = (checklist: SiteChecklist): boolean =>
  SITE_POINT_NAMES.every((name) => {
    const answer = checklist[name];
    const answers: readonly SiteAnswer[] = SITE_POINTS[name].answers;
    return answer === undefined || answers.includes(answer);
  });

/** Points without an answer. */
export const openPoints = (checklist: SiteChecklist): SitePointName[] =>
  SITE_POINT_NAMES.filter((name) => checklist[name] === undefined);

export const SITE_ANSWER_LABEL: Record<SiteAnswer, string> = labels(() => words.answers);

/** A visit longer ago says too little of how the property is now. */
export const VISIT_WITHIN_DAYS = 90;
