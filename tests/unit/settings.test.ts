import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleEnvironment, withSettings } from '#scripts/settings-documents.ts';
import { OTHER_SETTINGS, SETTINGS } from '#server/lib/settings/index.ts';

const OUTDATED = 'out of date: run npm run docs:settings';

test('the README has the settings as they are declared', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(withSettings(readme), OUTDATED).toBe(readme);
});

test('.env.example has the settings as they are declared', () => {
  expect(readFileSync('.env.example', 'utf8'), OUTDATED).toBe(exampleEnvironment());
});

test('nothing is read from the environment that is not declared', () => {
  // Set by the machine, npm or the build tool, not by whoever runs the site.
  const given = ['PATH', 'INIT_CWD', 'DEV', 'PROD', 'SSR', 'MODE', 'BASE_URL', 'SITE'];
  const known = new Set([...given, ...Object.keys({ ...SETTINGS, ...OTHER_SETTINGS })]);
  const files = globSync([
    '{src,scripts,bench,tests}/**/*.{ts,tsx,mjs,astro}',
    '*.config.{ts,mjs}',
  ]);
  const read = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/(?:process\.env|import\.meta\.env)\.([A-Z0-9_]+)/g),
    ].map(([, name]) => name ?? ''),
  );
  expect(read).toContain('PUBLIC_CHAT_URL');
  expect([...new Set(read)].filter((name) => !known.has(name))).toEqual([]);
});
