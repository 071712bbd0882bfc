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
];

const DIFFERENT = [
  ['Ramesh Kulkarni', 'Anil Sharma'],
  ['Anil Kumar', 'Sunil Kumar'],
  ['R Patil', 'Ramesh Kulkarni'],
  ['Rajesh Patil', 'Rakesh Joshi'],
  ['Mr Ramesh Kulkarni', 'Mr Anil Sharma'],
  ['Ramesh', 'Suresh'],
  ['रमेश कुलकर्णी', 'Anil Sharma'],
];

describe('Whether two names are one person’s', () => {
  const cases = [
    ...SAME.map((pair) => ({ pair, match: 'same' })),
    ...UNSURE.map((pair) => ({ pair, match: 'unsure' })),
    ...DIFFERENT.map((pair) => ({ pair, match: 'different' })),
  ];
  test.each(cases)('$pair: $match', ({ pair: [a = '', b = ''], match }) => {
    expect(nameMatch(a, b)).toBe(match);
    expect(nameMatch(b, a)).toBe(match);
  });
});
