import { limitsOf } from './locality-fact.ts';

/** The cantonments of Pune and Khadki. */
export const CANTONMENTS = limitsOf('Cantonment', [
  ['khadki', 'Khadki', 'खडकी', 18.5659, 73.8417, '411003', [], 8000, 16.2],
  [
    'pune-camp',
    'Pune Camp',
    'पुणे कॅम्प',
    18.5184,
    73.8779,
    '411001',
    ['Camp', 'Pune Cantonment', 'MG Road'],
    10500,
    27.1,
  ],
]);
