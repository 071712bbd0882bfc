import { describe, expect, test } from 'vitest';
import { readAreas } from '#domain/homes/search-query/areas.ts';
import { Sentence } from '#domain/homes/search-query/sentence.ts';

const read = (said: string) => {
  const sentence = new Sentence(said);
  readAreas(sentence);
  return [sentence.findings.map(({ meaning }) => meaning.sets), sentence.line];
};
const setsOf = (said: string) => read(said)[0];

describe('one area is about that, in square feet', () => {
  test.each([
    ...['sq ft', 'sqft', 'sft', 'square feet', 'चौ फूट', 'वर्ग फुट'].map(
      (unit) => [`1,000 ${unit}`, 900, 1_100] as const,
    ),
    ...['sqm', 'sq m', 'square metres', 'चौ मीटर', 'चौरस मीटर', 'वर्ग मीटर'].map(
      (unit) => [`100 ${unit}`, 969, 1_184] as const,
    ),
    ...['sqyd', 'sq yd', 'square yards', 'gaj', 'var', 'गज', 'वार'].map(
      (unit) => [`200 ${unit}`, 1_620, 1_980] as const,
    ),
    ...['guntha', 'gunthas', 'गुंठे'].map((unit) => [`2 ${unit}`, 1_960, 2_396] as const),
    ...['acre', 'acres', 'एकर', 'एकड'].map((unit) => [`2 ${unit}`, 78_408, 95_832] as const),
    ...['hectare', 'हेक्टर'].map((unit) => [`1 ${unit}`, 96_875, 118_403] as const),
    ['1.5 guntha', 1_470, 1_797] as const,
  ])('%s', (said, minArea, maxArea) => {
    expect(setsOf(said)).toEqual([{ minArea, maxArea }]);
  });
});

test.each([
  ['800-1200 sqft', [800, 1_200]],
  ['1200 to 800 sqft', [800, 1_200]],
  ['1 to 2 acres', [43_560, 87_120]],
  ['0 to 900 sqft', undefined],
  ['0 sqft', undefined],
  ['above 0 sqft', undefined],
])('from one to another: %s', (said, ends) => {
  const [minArea, maxArea] = ends ?? [];
  expect(setsOf(said)).toEqual(ends ? [{ minArea, maxArea }] : []);
});

test.each([
  ['at least 1000 sqft', { minArea: 1_000 }, '|'.repeat(18)],
  ['1000 sqft and above, baner', { minArea: 1_000 }, `${'|'.repeat(19)} , baner`],
  ['flat 1000 sqft peksha jast baner', { minArea: 1_000 }, `flat ${'|'.repeat(21)} baner`],
  ['under 1000 sqft', { maxArea: 1_000 }, '|'.repeat(15)],
  ['2 guntha tak baner', { maxArea: 2_178 }, `${'|'.repeat(12)} baner`],
  ['below 3 rooms 1000 sqft', { minArea: 900, maxArea: 1_100 }, 'below 3 rooms |||||||||'],
  ['1000 sqft baner tak', { minArea: 900, maxArea: 1_100 }, '||||||||| baner tak'],
])('an end of it takes its words with it: %s', (said, sets, line) => {
  expect(read(said)).toEqual([[sets], line]);
});
