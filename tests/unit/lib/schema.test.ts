import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SCHEMA = path.resolve(import.meta.dirname, '../../../src/server/db/schema');

test('above each index stands why it exists', () => {
  const bare = readdirSync(SCHEMA).flatMap((file) => {
    const lines = readFileSync(path.join(SCHEMA, file), 'utf8').split('\n');
    return lines.flatMap((line, i) =>
      /\b(?:index|uniqueIndex)\(/.test(line) && !lines[i - 1]?.trim().startsWith('//')
        ? [`${file}:${i + 1}`]
        : [],
    );
  });
  expect(bare).toEqual([]);
});
