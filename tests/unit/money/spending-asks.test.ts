import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const CLIENT = path.resolve(import.meta.dirname, '../../../src/client');

/** Calls that use up what was paid for. */
const SPENDING = ['unlockContact', 'usePromotion', 'useProfilePromotion', 'takeLead'];

test.each(SPENDING)('%s is called only where a question comes before', (name) => {
  const callers = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, text: readFileSync(path.join(CLIENT, file), 'utf8') }))
    .filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text));
  expect(callers.length).toBeGreaterThan(0);
  const unasked = callers.filter(({ text }) => !/<(?:SpendButton|ConfirmDialog)\b/.test(text));
  expect(unasked.map(({ file }) => file)).toEqual([]);
});
