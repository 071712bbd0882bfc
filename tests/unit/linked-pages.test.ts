import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { APP_PAGES } from '#domain/lib/routes.ts';

const SRC = path.resolve(import.meta.dirname, '../../src');

/** Where pages are declared and not led to, but for the actions beside their headings. */
const DECLARES = /^domain\/lib\/routes\.ts$|^server\/http\/|^pages\//;

const links = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:tsx?|astro)$/.test(file) && !DECLARES.test(file))
  .map((file) => readFileSync(path.join(SRC, file), 'utf8'))
  // A row of a table of pages: the page itself.
  .map((text) => text.replaceAll(/^ *'\/[^']*': /gm, ''))
  .join('\n');

test.each(Object.keys(APP_PAGES))('%s is led to from somewhere', (page) => {
  const [before = page] = page.replace(/\/$/, '').split('{');
  const isWhole = before === page.replace(/\/$/, '');
  const link = isWhole
    ? new RegExp(`['"\`]${before}/?(?:['"\`?#]|\\$\\{)`)
    : new RegExp(`['"\`]${before}(?:\\$\\{|\\{|['"\`])`);
  expect(links).toMatch(link);
});
