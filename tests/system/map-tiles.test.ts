import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#server/demo/people.ts';
import { dataFolder, discard, launch, ready, type SiteProcess, stop } from './site-process.ts';

const TILES = 'https://{s}.tiles.example/{z}/{x}/{y}.png';

let folder: string;
let site: SiteProcess;
beforeAll(async () => {
  folder = await dataFolder();
  site = await launch({ dataDir: folder, env: { MAP_TILE_URL: TILES } });
  await ready(site);
});
afterAll(async () => {
  await stop(site);
  await discard(folder);
});

async function pageOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`${site.url}${path}`, { headers, redirect: 'manual' });
  expect(answer.status).toBe(200);
  // A page rendered on demand has its policy above it, a built one within.
  return `${answer.headers.get('content-security-policy')}\n${await answer.text()}`;
}

test('public maps name their tiles, on pages that may fetch them', async () => {
  for (const path of ['/', '/PropertyListHome?type=Buy']) {
    const page = await pageOf(path);
    expect(page).toContain(`data-tiles="${TILES}"`);
    expect(page).toMatch(/img-src [^;]*https:\/\/\*\.tiles\.example/);
  }
});

test('so do those behind the token', async () => {
  const signedIn = await fetch(`${site.url}/api/auths/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: 'buyer@propertysearch.test', password: DEMO_PASSWORD }),
  });
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await pageOf('/MapDashboard', { cookie });
  expect(page).toContain(`<meta name="map-tiles" content="${TILES}">`);
  expect(page).toMatch(/img-src [^;]*https:\/\/\*\.tiles\.example/);
});
