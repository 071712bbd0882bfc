import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '#tests/patience.ts';
import { postgresOf } from './site-postgres.ts';
import { dataFolder, discard, launch, ready, type SiteProcess, stop } from './site-process.ts';

let site: SiteProcess;
let folder: string;
beforeAll(async () => {
  folder = await dataFolder();
  site = await launch({ dataDir: folder });
  await ready(site);
});
afterAll(async () => {
  await stop(site);
  await discard(folder);
});

test('Postgres stopped and started again under load: 503 in between, no crash, then as before', async () => {
  const postgres = await postgresOf(folder);
  const seen = new Map<number, number>();
  let loading = true;
  const visitor = async (i: number) => {
    while (loading) {
      const query = `?page=${1 + (i % 20)}&pageSize=${5 + (i % 7)}`;
      const answer = await fetch(`${site.url}/api/property/propertylist${query}`);
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
