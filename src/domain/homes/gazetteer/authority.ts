/** Whose limits a locality lies in; PMRDA stands for the villages and towns around the cities. */
export const PLANNING_AUTHORITIES = ['PMC', 'PCMC', 'Cantonment', 'PMRDA'] as const;
export type PlanningAuthority = (typeof PLANNING_AUTHORITIES)[number];

/** As a page names it. */
export const LIMITS_OF: Record<PlanningAuthority, string> = {
  PMC: 'PMC limits',
  PCMC: 'PCMC limits',
  Cantonment: 'Cantonment limits',
  PMRDA: 'Outside PMC and PCMC (PMRDA)',
};
