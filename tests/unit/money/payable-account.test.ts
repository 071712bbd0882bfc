import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>('/src/server/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const filesWith = (words: RegExp) =>
  Object.entries(SOURCES)
    .filter(([, text]) => words.test(text))
    .map(([path]) => path);

test('an account that money can be sent to is made in one place', () => {
  expect(filesWith(/as PayableAccount|as TransferRequest/)).toEqual([
    '/src/server/people/bank-accounts/open-account.ts',
  ]);
});

test('the number of an account is opened in one place', () => {
  expect(filesWith(/unseal(ByAny)?\([^;]*numberSealed/)).toEqual([
    '/src/server/people/bank-accounts/open-account.ts',
  ]);
  // Whatever is sealed is opened once more when the secret changes, and sealed again at once.
  expect(filesWith(/SEALED_TABLES: readonly/)).toEqual(['/src/server/rotation/reseal.ts']);
});
