import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SERVER = path.resolve(import.meta.dirname, '../../src/server');
/** The ten newest of a section are no page of it. */
const MAY_COUNT = ['db/paging.ts', 'people/staff-desk/section.ts'];

test('how long a list is, is never read off the rows of one page', () => {
  const readers = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && !MAY_COUNT.includes(file))
    .filter((file) =>
      /\w+\[0\]\?\.(?:total|all\w*)\b/.test(readFileSync(path.join(SERVER, file), 'utf8')),
    );
  expect(readers).toEqual([]);
});
