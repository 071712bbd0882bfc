import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { ADS_ENDPOINTS, ANALYTICS_ENDPOINTS } from '#contract/services.ts';
import { SPECIFIED_CALLS } from '#tests/expected/specification/calls.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SCREENS = ['client', 'site', 'pages'];

const OF_SERVICE = { product: ENDPOINTS, analytics: ANALYTICS_ENDPOINTS, ads: ADS_ENDPOINTS };

/** A path without the names of its parameters and its query, in one case. */
const shapeOf = (path: string) =>
  path
    .replace(/\?.*/, '')
    .replace(/\{\w+\}/g, '{}')
    .toLowerCase();

const nameOf = ([service, method, path]: (typeof SPECIFIED_CALLS)[number]) =>
  OF_SERVICE[service].filter(
    (one) => one.method === method && shapeOf(one.path) === shapeOf(path),
  )[0]?.name;

const row = /^\| `(GET|POST|PUT|DELETE) (\S+)`(?: \((\w+)\))? \| `(\w+)` \| (.+) \|$/;
const TABLE = readFileSync(path.join(ROOT, 'docs/api/specified-calls.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, method, path, service = 'product', name = '', words = ''] = row.exec(line) ?? [];
    return method ? [{ call: [service, method, path], name, words }] : [];
  });

const FILES = SCREENS.flatMap((tree) =>
  readdirSync(path.join(ROOT, 'src', tree), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|astro)$/.test(file))
    .map((file) => `${tree}/${file.split(path.sep).join('/')}`),
);
const textOf = new Map(
  FILES.map((file) => [file, readFileSync(path.join(ROOT, 'src', file), 'utf8')]),
);
const users = (name: string) =>
  FILES.filter((file) => new RegExp(`\\b${name}\\b`).test(textOf.get(file) ?? ''));

describe('the specified calls', () => {
  test('are 103, each answered at its path', () => {
    expect(SPECIFIED_CALLS).toHaveLength(103);
    expect(SPECIFIED_CALLS.filter((call) => nameOf(call) === undefined)).toEqual([]);
    expect(new Set(SPECIFIED_CALLS.map(nameOf)).size).toBe(103);
  });

  test('stand in the table, each by its name', () => {
    expect(TABLE.map(({ call }) => call)).toEqual(SPECIFIED_CALLS);
    expect(TABLE.map(({ name }) => name)).toEqual(SPECIFIED_CALLS.map(nameOf));
  });

  test('are used where the table says, and nowhere where it says why not', () => {
    for (const { name, words } of TABLE) {
      const [, file, family = name] = /^`([\w./[\]-]+)`(?:, as `(\w+)`)?$/.exec(words) ?? [];
      const using = users(family);
      if (file) expect(using, name).toContain(file);
      else expect([name, using]).toEqual([name, []]);
    }
  });
});
