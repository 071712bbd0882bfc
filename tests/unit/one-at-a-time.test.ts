import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../src/server/', import.meta.url);
/** A migration holds its lock over many transactions, before any of this is there. */
const HOLDERS = ['db/in-turn.ts', 'db/migrate.ts'];

test('who waits for the lock of a name asks for it by that name: numbers of two could be the same', () => {
  const holders = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => readFileSync(new URL(file, ROOT), 'utf8').match(/advisory_\w+\(/));
  expect(holders.toSorted()).toEqual(HOLDERS);
});
