import { limitsOf } from './locality-fact.ts';

/** The PMRDA in Khed: Chakan, Alandi. */
export const PMRDA_NORTH = limitsOf('PMRDA', [
  ['alandi', 'Alandi', 'आळंदी', 18.677, 73.897, '412105', [], 4223, 13],
  ['chakan', 'Chakan', 'चाकण', 18.7605, 73.8532, '410501', [], 3800, 11.6],
  ['karegaon', 'Karegaon', '', 18.9309, 73.9595, '410512', [], 0, 29.7],
]);
