import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordKey } from '#domain/lib/word-key.ts';
import { readLicence } from '#domain/people/licence.ts';

/** Runs of letters that split words at the signs of vowels, and why they may. */
const MAY_SPLIT: Record<string, string> = {
  'src/server/homes/search-index/where.ts': 'words are split as the database splits them',
  'src/server/core/told-pattern.ts': 'two letters beside each other are looked for, no words',
};
/** A class of letters that is repeated, in an expression. */
const LETTERS = /\[[^\]\n]*\\p\{L\}[^\]\n]*\](?:[+*]|\{)|\\p\{L\}(?:[+*]|\{\d)/g;

test('whatever takes a run of letters takes the signs of their vowels, too', () => {
  const splitting = globSync('src/**/*.{ts,tsx,astro}').filter((file) =>
    [...readFileSync(file, 'utf8').matchAll(LETTERS)].some(([found]) => !found.includes('\\p{M}')),
  );
  expect(splitting.sort()).toEqual(Object.keys(MAY_SPLIT).sort());
});

test('a registration and a society may be written in Devanagari', () => {
  expect(readLicence('lawyer', 'महाराष्ट्र/1234/2010')).toBe('महाराष्ट्र/1234/2010');
  expect(wordKey('गुलमोहोर, हाईट्स')).toBe('गुलमोहोर हाईट्स');
});
