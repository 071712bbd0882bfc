import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = 'src/server';

test('what waits for staff is named by the catalogues, not by its query', async () => {
  const names = (await readdir(ROOT, { recursive: true })).filter((name) =>
    name.endsWith('/waiting-for-staff.ts'),
  );
  expect(names.length).toBeGreaterThan(9);
  const english = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(ROOT, name), 'utf8');
      return [...text.matchAll(/'[A-Z][a-z][^'\n]*'/g)].map(([said]) => `${name}: ${said}`);
    }),
  );
  expect(english.flat()).toEqual([]);
});
