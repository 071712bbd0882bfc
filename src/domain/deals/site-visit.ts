const CONDITION = ['good', 'fair', 'poor', 'not seen'] as const;
const PAPER = ['seen', 'not seen'] as const;
export const SITE_ANSWERS = ['good', 'fair', 'poor', 'seen', 'not seen'] as const;
export type SiteAnswer = (typeof SITE_ANSWERS)[number];

interface SitePoint {
  label: string;
  /** What to look for. */
  hint: string;
  answers: readonly SiteAnswer[];
}

/** What an evaluator looks at on the spot. A report needs an answer to every point. */
export const SITE_POINTS = {
  structure: { label: 'Structure', hint: 'Cracks, damp, seepage, settling', answers: CONDITION },
  finish: { label: 'Finish', hint: 'Floors, doors, windows, kitchen, paint', answers: CONDITION },
  light: { label: 'Light and air', hint: 'Windows, cross ventilation, noise', answers: CONDITION },
  water: { label: 'Water', hint: 'Municipal supply, borewell, tankers', answers: CONDITION },
  power: { label: 'Power', hint: 'Wiring, meter, backup', answers: CONDITION },
  parking: { label: 'Parking', hint: 'Allotted, covered, visitors’', answers: CONDITION },
  building: { label: 'Building', hint: 'Lift, stairs, upkeep, security', answers: CONDITION },
  access: { label: 'Road and access', hint: 'Width of the road, approach', answers: CONDITION },
  title: { label: 'Title papers', hint: 'Index II, 7/12 extract, deed', answers: PAPER },
  permissions: { label: 'Permissions', hint: 'Plan, completion, RERA', answers: PAPER },
  dues: { label: 'Tax and dues', hint: 'Property tax, society’s dues', answers: PAPER },
} as const satisfies Record<string, SitePoint>;

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

export const SITE_ANSWER_LABEL: Record<SiteAnswer, string> = {
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
  seen: 'Seen',
  'not seen': 'Not seen',
};

/** A visit longer ago says too little of how the property is now. */
export const VISIT_WITHIN_DAYS = 90;
