import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../../src');

test('only the UI kit writes the classes of a button', () => {
  const raw = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|astro)$/.test(file))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.startsWith('client/ui/'))
    .filter((file) => /\bbutton button-/.test(readFileSync(path.join(SRC, file), 'utf8')));
  expect(raw).toEqual([]);
});
