import { limitsOf } from './locality-fact.ts';

/** The PMRDA in southern Haveli, Bhor and Purandar. */
export const PMRDA_SOUTH = limitsOf('PMRDA', [
  ['khed-shivapur', 'Khed Shivapur', 'खेड शिवापूर', 18.3507, 73.8501, '412205', [], 4070],
  ['saswad', 'Saswad', 'सासवड', 18.3511, 74.0297, '412301', [], 0, 8.5],
  ['shirwal', 'Shirwal', 'शिरवळ', 18.15, 73.977, '412206', [], 3104],
]);
