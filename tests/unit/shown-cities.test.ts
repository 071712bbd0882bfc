import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../src');
const SCREENS = ['client', 'site', 'pages'];

test('a city is shown with at most 20 characters, wherever one is', () => {
  const files = SCREENS.flatMap((tree) =>
    readdirSync(path.join(SRC, tree), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|astro)$/.test(file))
      .map((file) => path.join(tree, file)),
  );
  const shown =
    /(?<!displayCity\((?:placeName\()?)\b(?:locationData|person|record|userData)\.city\b/;
  const uncut = files.filter((file) => shown.test(readFileSync(path.join(SRC, file), 'utf8')));
  expect(uncut).toEqual([]);
  const cut = files.filter((file) =>
    readFileSync(path.join(SRC, file), 'utf8').includes('displayCity('),
  );
  expect(cut.length).toBeGreaterThan(8);
});
