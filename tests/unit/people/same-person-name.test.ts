import { describe, expect, test } from 'vitest';
import { nameMatch } from '#domain/people/same-person-name.ts';

const SAME = [
  ['Ramesh Kulkarni', 'Ramesh Kulkarni'],
  ['Ramesh Kulkarni', 'RAMESH  KULKARNI'],
  ['Ramesh Kulkarni', 'Kulkarni, Ramesh'],
  ['Ramesh Kulkarni', 'Shri Ramesh Kulkarni'],
  ['Dr. Sunita Joshi', 'Smt. Sunita Joshi'],
  ['Ramesh Suresh Kulkarni', 'R. S. Kulkarni'],
  ['Ramesh Kulkarni', 'R.Kulkarni'],
  ['Ramesh Suresh Kulkarni', 'Ramesh Kulkarni'],
  ['KULKARNI RAMESH S', 'Ramesh Kulkarni'],
  ['Ramesh Kulkarni S/O Suresh Kulkarni', 'Ramesh Kulkarni'],
  ['Ram Krishna Patil', 'Ramkrishna Patil'],
  ['Laxmi Deshpande', 'Lakshmi Deshpaande'],
  ['Dnyaneshwar Wagh', 'Gyaneshwar Vagh'],
  ['Poornima Shinde', 'Purnima Shinde'],
  ['Prakash Phadke', 'P Phadke'],
  ['Prakash Phadke', 'Prakash Phadké'],
  ['रमेश कुलकर्णी', 'Ramesh Kulkarni'],
  ['श्री अशोक पाटील', 'Ashok Patil'],
  ['Madonna', 'MADONNA'],
  ['Anil', 'ANIL'],
  // A title that is all there is of a name is the name.
  ['Kumari', 'KUMARI'],
  ['R Kulkarni', 'Ramesh Suresh Kulkarni'],
  // Initials by the letter and by the sound.
  ['Y Patil', 'Yogesh Patil'],
  ['V Patil', 'Wamanrao Patil'],
  ['Vi Nita', 'Vinita'],
  ['Sunita Deshpaaande', 'Sunita Deshpande'],
];

const UNSURE = [
  // A brother, a wife with her own family's name, a son.
  ['Ramesh Kulkarni', 'Suresh Kulkarni'],
  ['Sunita Kulkarni', 'Sunita Joshi'],
  ['Ramesh Suresh Kulkarni', 'Ramesh Mahesh Kulkarni'],
  ['Rajesh Patil', 'Rakesh Patil'],
  ['Ramesh Kulkarni', 'Ramesh Kulkarne'],
  ['Ramesh', 'Ramesh Kulkarni'],
  ['R K', 'Ramesh Kulkarni'],
  ['Sharma Realty Private Limited', 'Anil Sharma'],
  ['', 'Ramesh Kulkarni'],
  ['...', 'Ramesh Kulkarni'],
  ['...', '...'],
  ['R K', 'R K'],
  // A name’s beginning is no initial, another letter is not its initial.
  ['Sun Patil', 'Sunil Patil'],
  ['R Patil', 'Sunil Patil'],
  // Only Devanagari leaves out an a, and never the first.
  ['Kapil Patil', 'Kapila Patil'],
  ['अमर पाटील', 'Mar Patil'],
];

const DIFFERENT = [
  ['Ramesh Kulkarni', 'Anil Sharma'],
  ['Anil Kumar', 'Sunil Kumar'],
  ['R Patil', 'Ramesh Kulkarni'],
  ['Rajesh Patil', 'Rakesh Joshi'],
  ['Mr Ramesh Kulkarni', 'Mr Anil Sharma'],
  ['Ramesh', 'Suresh'],
  ['रमेश कुलकर्णी', 'Anil Sharma'],
  ['R Patil', 'R Joshi'],
  // Too short to be compared without their spaces.
  ['An Ita', 'Anita'],
];

/** One letter more, less or another in a word of four or more is a slip, which somebody looks at. */
const SLIPS = [
  ['Kulkarni', 'Kulkarne', 'unsure'],
  ['Kulkarni', 'Bulkarni', 'unsure'],
  ['Kulkarni', 'Kuldarni', 'unsure'],
  ['Kulkarni', 'Kulkarnis', 'unsure'],
  ['Kulkarni', 'Akulkarni', 'unsure'],
  ['Kulkarni', 'Kulkrni', 'unsure'],
  ['Ramesh Kulkarni', 'Rumesh Kulkarne', 'unsure'],
  ['Anil Kumar', 'Anip Kumar', 'unsure'],
  ['Sane', 'Rane', 'unsure'],
  ['Sane', 'Sanem', 'unsure'],
  ['Kulkarni', 'Kuklarni', 'different'],
  ['Kulkarni', 'Bulkarne', 'different'],
  ['Kulkarni', 'Kulkar', 'different'],
  ['Kulkarni', 'Kulkarnima', 'different'],
  ['Kulkarni', 'Kulmarnis', 'different'],
  ['Sane', 'San', 'different'],
  ['Oke', 'Oka', 'different'],
] as const;

describe('Whether two names are one person’s', () => {
  const cases = [
    ...SAME.map((pair) => ({ pair, match: 'same' })),
    ...UNSURE.map((pair) => ({ pair, match: 'unsure' })),
    ...DIFFERENT.map((pair) => ({ pair, match: 'different' })),
    ...SLIPS.map(([one, other, match]) => ({ pair: [one, other], match })),
  ];
  test.each(cases)('$pair: $match', ({ pair: [a = '', b = ''], match }) => {
    expect(nameMatch(a, b)).toBe(match);
    expect(nameMatch(b, a)).toBe(match);
  });
});
