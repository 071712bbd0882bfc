import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('\n## Recipes\n');
const recipes = new Map(
  section
    .split('\n### ')
    .slice(1)
    .map((recipe) => {
      const [title = '', ...lines] = recipe.split('\n');
      return [title, lines.join('\n')];
    }),
);

const pathsIn = (recipe: string) =>
  [...recipe.matchAll(/`((?:src|tests|scripts|content|docs)\/[\w./-]+)`/g)].map(
    ([, name]) => name ?? '',
  );

test('there is a recipe for what is added most', () => {
  expect([...recipes.keys()]).toEqual([
    'An endpoint',
    'A filter of the search on an existing column',
    'A wish of the plain-words search',
    'A guide',
    'A protected page',
    'A public page',
    'A fee or a price',
    'Something new that can be paid for',
    'A notification',
    'A message',
    'A language',
    'A payment provider',
    'A profession',
  ]);
});

describe.each([...recipes])('the recipe “%s”', (_, recipe) => {
  test('names files, and each is there', () => {
    const names = pathsIn(recipe);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !existsSync(name))).toEqual([]);
  });
});

/** So many places at most are changed by hand; numbered lines are steps. */
test.each([
  ['A filter of the search on an existing column', 4],
  ['A protected page', 3],
  ['A fee or a price', 4],
  ['Something new that can be paid for', 4],
  ['A profession', 4],
])('“%s” takes no more than %i steps', (title, most) => {
  const steps = (recipes.get(title) ?? '').match(/^\d+\. /gm) ?? [];
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.length).toBeLessThanOrEqual(most);
});

test('what must be written for a profession stands in six files, its words among them', () => {
  const steps = (recipes.get('A profession') ?? '').match(/^\d+\. .*$/gm) ?? [];
  expect(new Set(steps.flatMap(pathsIn)).size).toBe(6);
});

test('no file has a row for each profession that the recipe of professions does not name', () => {
  const table = /(?<!Partial<)Record<Profession,[^=;]*= \{/;
  const files = globSync('src/**/*.{ts,tsx}').filter((file) =>
    table.test(readFileSync(file, 'utf8')),
  );
  expect(files).toEqual(['src/server/demo/professions.ts']);
  expect(pathsIn(recipes.get('A profession') ?? '')).toEqual(expect.arrayContaining(files));
});
