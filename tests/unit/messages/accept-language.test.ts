import { expect, test } from 'vitest';
import { languageAsked } from '#messages/lib/accept-language.ts';

test.each<[string | undefined, string]>([
  [undefined, 'en'],
  ['', 'en'],
  ['mr', 'mr'],
  ['mr-IN,mr;q=0.9,en-IN;q=0.8', 'mr'],
  ['en-IN,hi;q=0.5', 'en'],
  ['hi;q=0.5, mr;q=0.7', 'mr'],
  ['ta, hi;q=0.3', 'hi'],
  ['fr-FR, *;q=0.1', 'en'],
  ['mr;q=0, hi', 'hi'],
  ['MR-in', 'mr'],
  [';;q=,,', 'en'],
])('%s asks for %s', (header, language) => {
  expect(languageAsked(header)).toBe(language);
});
