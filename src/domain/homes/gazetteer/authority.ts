import words from '#messages/homes/traits/index.ts';
import { labels } from '#messages/lib/labels.ts';

/** Whose limits a locality lies in; PMRDA stands for the villages and towns around the cities. */
export const PLANNING_AUTHORITIES = ['PMC', 'PCMC', 'Cantonment', 'PMRDA'] as const;
export type PlanningAuthority = (typeof PLANNING_AUTHORITIES)[number];

/** As a page names it. */
export const LIMITS_OF: Record<PlanningAuthority, string> = labels(() => words.limits);
