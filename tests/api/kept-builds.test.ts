import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptBuilds } from '#server/hosts/kept-builds.ts';
import { type Variants, variantsFrom } from '#server/lib/variants.ts';
import type { ObjectStore, StoredObject } from '#server/ports/storage/index.ts';
import { type TestDatabase, testContext, testDatabase } from './harness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const stored = new Map<string, StoredObject>();
const store: ObjectStore = {
  put: async (key, bytes, mime) => void stored.set(key, { bytes, mime }),
  get: async (key) => stored.get(key),
  remove: async (key) => void stored.delete(key),
  sweep: async () => 0,
};
const HEADERS = { 'cache-control': 'immutable' };

/** A node of a build whose one script has this number in it. */
function nodeOf(build: number) {
  const context = testContext(database.db);
  const file = (path: string, text: string): [string, Variants] => [
    path,
    variantsFrom(Buffer.from(text), { 'content-type': 'text/javascript', ...HEADERS }, true),
  ];
  const files = new Map([
    file(`/_astro/page.${build}.js`, `build ${build} – ₹`),
    file('/_astro/same.js', 'in every build'),
    file('/index.html', 'no part of it'),
  ]);
  const parts = { db: context.db, ports: { ...context.ports, store } };
  return keptBuilds(parts, files, () => HEADERS);
}

const textOf = (found: Variants | undefined) => found?.identity.body.toString('utf8');

test('a page of one build finds its scripts on nodes of builds after and before it', async () => {
  const older = nodeOf(1);
  await older.keep();
  const newer = nodeOf(2);
  await newer.keep();
  const found = await newer.find('/_astro/page.1.js');
  expect(textOf(found)).toBe('build 1 – ₹');
  expect(found?.identity.headers).toMatchObject({ 'content-type': 'text/javascript', ...HEADERS });
  expect(textOf(await older.find('/_astro/page.2.js'))).toBe('build 2 – ₹');
  expect(await newer.find('/_astro/page.9.js')).toBeUndefined();
  expect(await newer.find('/index.html')).toBeUndefined();
});

test('the last five builds are kept, brought by any number of nodes at once', async () => {
  for (const build of [3, 4, 5]) {
    await Promise.all([nodeOf(build), nodeOf(build), nodeOf(build)].map((node) => node.keep()));
  }
  await nodeOf(6).keep();
  expect(stored.size).toBe(5);
  const last = nodeOf(7);
  expect(await last.find('/_astro/page.1.js')).toBeUndefined();
  expect(textOf(await last.find('/_astro/page.2.js'))).toBe('build 2 – ₹');
});
