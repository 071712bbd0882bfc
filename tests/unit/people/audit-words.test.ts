import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { auditWords } from '#domain/people/audit-words.ts';

/** Every action that is written of a person by its whole name. */
const actions = globSync('src/server/**/*.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/action: '([\w.-]+)',\s+subjectKind: 'person'/g)].flatMap(
    ([, action]) => action ?? [],
  ),
);

test('what was done about a person is read in words', () => {
  expect(actions.length).toBeGreaterThan(10);
  const spelledOut = actions.filter((action) => auditWords(action).includes(':'));
  expect(spelledOut).toEqual([]);
});

test('what has no words of its own is spelled out', () => {
  expect(auditWords('api-key.rotate')).toBe('Api key: rotate');
});
