import { expect, test } from 'vitest';
import { namedAnew } from '#client/homes/search/named-anew.ts';
import { inLanguage } from '#messages/lib/in-language.ts';

test.each([
  ['en', 'type=Buy&loc=बाणेर&bedrooms=2', '2 BHK in Baner'],
  ['mr', 'type=Buy&loc=baner&bedrooms=2', 'बाणेर येथे 2 BHK'],
  ['hi', 'type=Rent&loc=Koregaon+Park', 'कोरेगाव पार्क में'],
] as const)('in %s a search of before is called by its address: %s', (language, query, said) => {
  expect(inLanguage(language, () => namedAnew(query))).toContain(said);
});

test('a place that nobody knows is called as it was typed', () => {
  expect(inLanguage('mr', () => namedAnew('type=Buy&loc=Atlantis'))).toContain('Atlantis');
});
