import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordKey } from '#domain/lib/word-key.ts';
import { readLicence } from '#domain/people/licence.ts';

/** Where only whether a letter stands is asked, or the words are the database's own. */
const WITHOUT_MARKS: readonly string[] = [
  'src/domain/homes/search-query/missed.ts',
  'src/server/homes/search-index/where.ts',
  'src/server/homes/search/find-place.ts',
];

test('wherever letters are taken, vowel signs of Devanagari are taken with them', () => {
  const found = globSync('src/**/*.{ts,tsx,astro}').filter((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\[[^\]\n]*\\p\{L\}[^\]\n]*\]/g)].some(
      ([letters]) => !letters.includes('\\p{M}'),
    ),
  );
  expect(found.sort()).toEqual(WITHOUT_MARKS);
});

test('a registration and a word in Devanagari stay whole', () => {
  expect(readLicence('lawyer', 'महाराष्ट्र/1234/2010')).toBe('महाराष्ट्र/1234/2010');
  expect(wordKey('पुणे, किरण!')).toBe('पुणे किरण');
});
