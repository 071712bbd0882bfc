import { limitsOf } from './locality-fact.ts';

/** The PMRDA in southern Haveli, Bhor, Velhe and Purandar. */
export const PMRDA_SOUTH = limitsOf('PMRDA', [
  ['agalambe', 'Agalambe', 'आगळंबे', 18.43, 73.718, '411023'],
  ['bhor', 'Bhor', 'भोर', 18.151, 73.844, '412206'],
  ['bopgaon', 'Bopgaon', 'बोपगाव', 18.386, 73.965, '412301'],
  ['dive', 'Dive', 'दिवे', 18.413, 73.983, '412301', ['Diwa', 'Dive Ghat']],
  ['donje', 'Donje', 'डोणजे', 18.399, 73.768, '411025', ['Donaje', 'Sinhagad', 'Sinhgad Paytha']],
  ['gorhe-budruk', 'Gorhe Budruk', 'गोऱ्हे बुद्रुक', 18.418, 73.745, '411025', ['Gore Budruk']],
  ['jejuri', 'Jejuri', 'जेजुरी', 18.276, 74.16, '412303'],
  ['khed-shivapur', 'Khed Shivapur', 'खेड शिवापूर', 18.3507, 73.8501, '412205', [], 4070],
  ['kondhanpur', 'Kondhanpur', 'कोंढणपूर', 18.339, 73.801, '412205', ['Kondanpur']],
  ['kudje', 'Kudje', 'कुडजे', 18.45, 73.733, '411023'],
  ['nasrapur', 'Nasrapur', 'नसरापूर', 18.26, 73.885, '412213'],
  ['saswad', 'Saswad', 'सासवड', 18.3511, 74.0297, '412301', [], 0, 8.5],
  ['shindewadi', 'Shindewadi', 'शिंदेवाडी', 18.389, 73.851, '412205'],
  ['shirwal', 'Shirwal', 'शिरवळ', 18.15, 73.977, '412801', [], 3104],
  ['velhe', 'Velhe', 'वेल्हे', 18.295, 73.637, '412212', ['Velha']],
  ['velu', 'Velu', 'वेळू', 18.362, 73.861, '412205'],
]);
