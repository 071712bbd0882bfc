import { expect, test } from 'vitest';
import { factOnPaper } from '#domain/people/fact-on-paper.ts';

const PAGE =
  'Index II. Purchaser: ASHA  KULKARNI. Flat 502, Wing B, Baner, Pune. Carpet area 61.50 sq. m., registered 4 March 2021.';

test.each([
  ['in any case and order', ['Kulkarni Asha'], 'found'],
  ['in letters of another script', ['आशा'], 'found'],
  ['in part', ['Asha Kulkarni Deshpande'], 'part'],
  ['not at all', ['Rohan Deshpande'], 'missing'],
  ['in one of several measures', ['662', '61.50'], 'found'],
  ['never by a part of a number', ['61.5', '502.0', '50'], 'missing'],
  ['nothing asked, nothing found', [], 'missing'],
] as const)('a page says what was entered: %s', (_, spellings, expected) => {
  expect(factOnPaper(PAGE, spellings)).toBe(expected);
});

test('of a scan nothing is said', () => {
  expect(factOnPaper(' \n 1 ', ['Asha'])).toBeNull();
  expect(factOnPaper('a'.repeat(39), ['Asha'])).toBeNull();
  expect(factOnPaper('a'.repeat(40), ['Asha'])).toBe('missing');
});

test('a page of signs alone says nothing that was entered', () => {
  expect(factOnPaper('*'.repeat(40), ['Asha'])).toBe('missing');
});
