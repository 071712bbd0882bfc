import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isTranslated } from '#domain/lib/translated-pages.ts';
import { PAGE_FILES } from '#tests/e2e/languages/page-files.ts';

/** What stands for the part of an address that a file leaves open. */
const EXAMPLES: Readonly<Record<string, string>> = {
  id: '7',
  slug: 'baner',
  search: '2-bhk-in-baner',
  topic: 'homebuying',
};

const addressOf = (file: string) =>
  `/${file
    .replace(/\.astro$/, '')
    .replace(/(^|\/)index$/, '')
    .replace(/\[(\w+)\]/g, (_, name: string) => EXAMPLES[name] ?? name)}`;

describe('every public page', () => {
  test('is found by its file', () => {
    expect(PAGE_FILES.length).toBeGreaterThan(30);
  });

  test('is offered in each language', () => {
    const addressed = PAGE_FILES.filter(({ addresses }) => addresses);
    for (const { file, addresses } of addressed) expect(addressOf(file)).toMatch(addresses ?? /^$/);
    const left = addressed.map(({ file }) => addressOf(file)).filter((at) => !isTranslated(at));
    expect(left).toEqual([]);
  });

  test('that is built beforehand has a twin that is built in each language', () => {
    const twins = PAGE_FILES.filter(({ isBuilt }) => isBuilt).map(({ file }) => file);
    expect(twins.length).toBeGreaterThan(10);
    expect(twins.filter((file) => !existsSync(path.join('src/pages/[language]', file)))).toEqual(
      [],
    );
  });
});
