import { limitsOf } from './locality-fact.ts';

/** The cantonments of Pune, Khadki and Dehu Road. */
export const CANTONMENTS = limitsOf('Cantonment', [
  [
    'dehu-road',
    'Dehu Road',
    'देहू रोड',
    18.683,
    73.733,
    '412101',
    ['Dehuroad', 'Dehu Road Cantonment'],
  ],
  ['east-street', 'East Street', 'ईस्ट स्ट्रीट', 18.515, 73.879, '411001'],
  ['golibar-maidan', 'Golibar Maidan', 'गोळीबार मैदान', 18.504, 73.8765, '411001'],
  [
    'khadki',
    'Khadki',
    'खडकी',
    18.5659,
    73.8417,
    '411003',
    ['Kirkee', 'Khadki Bazar', 'East Khadki'],
    8000,
    16.2,
  ],
  [
    'pune-camp',
    'Pune Camp',
    'पुणे कॅम्प',
    18.5184,
    73.8779,
    '411001',
    ['Camp', 'Pune Cantonment', 'MG Road', 'Camp Pune', 'कॅम्प', 'कैंप', 'पुणे कैंप'],
    10500,
    27.1,
  ],
  [
    'race-course',
    'Race Course',
    'रेस कोर्स',
    18.507,
    73.887,
    '411001',
    ['Empress Garden', 'Empress Gardens', 'Pune Race Course'],
  ],
]);
