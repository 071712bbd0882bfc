import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '#tests/patience.ts';
import { postgresOf } from './site-postgres.ts';
import { dataFolder, discard, launch, ready, type SiteProcess, stop } from './site-process.ts';

let site: SiteProcess;
let folder: string;
beforeAll(async () => {
  folder = await dataFolder();
  site = await launch({ dataDir: folder, env: { TRUST_PROXY: 'true' } });
  await ready(site);
});
afterAll(async () => {
  await stop(site);
  await discard(folder);
});

/**
 * What a page of the cache says while it cannot be renewed, in each language. Looked at first: who
 * has just found the database again forgets what is kept once more, when it hears of changes again.
 */
const HELD_OVER = {
  '/projects': 'Signing in and sending will work again soon.',
  '/mr/projects': 'पाठवणे लवकरच पुन्हा चालू होईल.',
  '/hi/projects': 'भेजना जल्द ही फिर चलने लगेगा।',
  '/ViewSingleProperty/3': 'Signing in and sending will work again soon.',
};

test('pages of the cache are read on without Postgres, and say that they are of a moment ago', async () => {
  const read = async (path: string) => {
    const answer = await fetch(site.url + path);
    const html = await answer.text();
    const said = html.match(/<p [^>]*data-held-over[^>]*>([^<]*)/)?.[1];
    return { status: answer.status, caching: answer.headers.get('cache-control'), said, html };
  };
  const before = new Map<string, string>();
  for (const path of Object.keys(HELD_OVER)) {
    const { status, said, html } = await read(path);
    expect([path, status, said]).toEqual([path, 200, undefined]);
    before.set(path, html);
  }
  const postgres = await postgresOf(folder);
  await postgres.stop();
  await expect
    .poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: patience(20) })
    .toBe(503);
  for (const [path, words] of Object.entries(HELD_OVER)) {
    const { status, caching, said, html } = await read(path);
    expect([path, status, caching]).toEqual([path, 200, 'no-store']);
    expect(said).toContain(words);
    // Nothing else of it is different.
    expect(html.replace(/<p [^>]*data-held-over[^>]*>[^<]*<\/p>/, '')).toBe(before.get(path));
  }
  await postgres.start();
  for (const path of Object.keys(HELD_OVER)) {
    await expect
      .poll(async () => (await read(path)).said, { timeout: patience(20) })
      .toBe(undefined);
    expect((await read(path)).status).toBe(200);
  }
});

test('Postgres away and back again under load: 503 in between, no crash, then as before', async () => {
  const postgres = await postgresOf(folder);
  const seen = new Map<number, number>();
  let loading = true;
  const visitor = async (i: number) => {
    for (let n = 0; loading; n++) {
      // Each time another network: one alone may not ask so often.
      const headers = { 'x-forwarded-for': `10.${i}.${n >> 8}.${n & 255}` };
      const query = `?page=${1 + (i % 20)}&pageSize=${5 + (i % 7)}`;
      const answer = await fetch(`${site.url}/api/property/propertylist${query}`, { headers });
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
      await answer.arrayBuffer();
    }
  };
  const visitors = Array.from({ length: 8 }, (_, i) => visitor(i));
  await expect.poll(() => seen.get(200) ?? 0).toBeGreaterThan(20);

  await postgres.stop();
  await expect.poll(() => seen.get(503) ?? 0, { timeout: patience(20) }).toBeGreaterThan(5);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  const page = await fetch(`${site.url}/localities`);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('Something went wrong on our side');

  await postgres.start();
  const before = seen.get(200) ?? 0;
  await expect
    .poll(() => (seen.get(200) ?? 0) - before, { timeout: patience(20) })
    .toBeGreaterThan(20);
  loading = false;
  await Promise.all(visitors);
  expect([...seen.keys()].sort()).toEqual([200, 503]);
  expect((await fetch(`${site.url}/localities`)).status).toBe(200);
  expect(site.child.exitCode).toBeNull();
});

/** Waits until the database answers again. */
const answering = () =>
  expect
    .poll(async () => (await fetch(`${site.url}/api/property/propertylist`)).status, {
      timeout: patience(30),
    })
    .toBe(200);

test('Postgres that was killed is started again by the site', async () => {
  const postgres = await postgresOf(folder);
  for (let i = 0; i < 2; i++) {
    const killed = await postgres.pid();
    await postgres.kill();
    await expect
      .poll(async () => [0, killed].includes(await postgres.pid()), { timeout: patience(20) })
      .toBe(false);
    await answering();
  }
  await ready(site);
  expect(site.child.exitCode).toBeNull();
  // The search index reads on where it was, whatever notifications were lost meanwhile.
  await postgres.run((client) =>
    client.query(
      `update listings set price_paise = 98765432100
       where id = (select id from listings where status = 'live' and city = 'Pune' limit 1)`,
    ),
  );
  const dear = `${site.url}/api/property/propertylist?min_price=987654321`;
  await expect
    .poll(async () => (await (await fetch(dear)).json()).total, { timeout: patience(20) })
    .toBe(1);
  await expect
    .poll(async () => (await (await fetch(`${site.url}/readyz`)).json()).search, {
      timeout: patience(20),
    })
    .toMatchObject({ state: 'whole' });
});

test('a picture that cannot be kept is sent all the same', async () => {
  await rm(path.join(folder, 'media'), { recursive: true, force: true });
  // As on a full disk: nothing can be written there.
  await writeFile(path.join(folder, 'media'), '');
  const postgres = await postgresOf(folder);
  const [drawn] = await postgres.run(async (client) => {
    const found = await client.query(
      'select id from listing_media where drawing is not null limit 1',
    );
    return found.rows;
  });
  const picture = await fetch(`${site.url}/media/${drawn.id}-400.webp`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
});

test('Postgres that cannot be started again ends the site with one clear line', async () => {
  const postgres = await postgresOf(folder);
  await postgres.spoil();
  await postgres.kill();
  expect(await site.exited).toBe(1);
  const said = site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('The embedded Postgres'));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/died and does not start again: .*server\.log/);
});
