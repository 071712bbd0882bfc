import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DRAWN_NAMES, drawnNames } from '#scripts/language-names.ts';

test('names of languages are drawn as their face writes them', async () => {
  const drawn = JSON.parse(await readFile(DRAWN_NAMES, 'utf8'));
  // `node scripts/run.mjs scripts/draw-language-names.ts` draws them anew.
  expect(drawn).toEqual(await drawnNames());
  // Each letter stands by itself: म र ा ठ ी, and ि ह न्द ी as they are written.
  const letters = Object.entries<{ path: string }>(drawn).map(([language, { path }]) => [
    language,
    path.match(/M/g)?.length,
  ]);
  expect(letters).toEqual([
    ['mr', 5],
    ['hi', 4],
  ]);
  for (const { path } of Object.values<{ path: string }>(drawn)) {
    expect(path).toMatch(/^M[Mmlqcz\d -]+$/);
    // Every English page carries both.
    expect(path.length).toBeLessThan(1_800);
  }
});
