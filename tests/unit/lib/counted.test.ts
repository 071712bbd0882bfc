import { expect, test } from 'vitest';
import { counted, nounFor } from '#domain/lib/counted.ts';

test.each([
  [0, '0 homes'],
  [1, '1 home'],
  [2, '2 homes'],
  [125_000, '1,25,000 homes'],
])('%i', (n, words) => {
  expect(counted(n, 'home')).toBe(words);
});

test('nouns that take more than an s, and numbers that may be higher', () => {
  expect(counted(1, 'try', { many: 'tries' })).toBe('1 try');
  expect(counted(3, 'home fits', { many: 'homes fit' })).toBe('3 homes fit');
  expect(counted(10_000, 'home', { isMinimum: true })).toBe('10,000+ homes');
  expect(counted(1, 'home', { isMinimum: true })).toBe('1+ homes');
  expect(nounFor(1, 'photo')).toBe('photo');
});
