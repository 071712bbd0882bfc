import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_APP_SECRET } from '#domain/people/demo-app.ts';
import { DEMO_PASSWORD } from '#server/demo/people.ts';
import { codeAt } from '#tests/builders/index.ts';
import { freePort } from '#tests/free-port.ts';
import { patience } from '#tests/patience.ts';
import {
  dataFolder,
  discard,
  emptyFolder,
  launch,
  ready,
  type SiteProcess,
  stop,
} from './site-process.ts';

/** Both services as processes of their own, with the site pointed at them. */

const CALL = { analytics: '/market/heatmap', ads: '/searchSingleForTopHome' } as const;
type Name = keyof typeof CALL;
const NAMES = ['analytics', 'ads'] as const;
const PAGES = ['/', '/PropertyListHome?type=Buy', '/api/property/latest', '/localities'];
const WAIT = { timeout: patience(30), interval: 250 };

let folder: string;
let site: SiteProcess;
let origin: string;
const ports = {} as Record<Name, number>;
const services = {} as Record<Name, SiteProcess>;
/** A service on a folder where no site ever runs; how long it looks for one passes meanwhile. */
let astray: { folder: string; service: SiteProcess };

const startService = (host: Name) =>
  launch({ dataDir: folder, host, port: ports[host], env: { SITE_URL: origin } });
const urlOf = (name: Name) => `http://127.0.0.1:${ports[name]}`;
const ask = (name: Name, init?: RequestInit) => fetch(`${urlOf(name)}${CALL[name]}`, init);

beforeAll(async () => {
  const empty = await emptyFolder();
  const env = { SITE_URL: 'http://localhost:1' };
  const service = await launch({ dataDir: empty, host: 'analytics', env });
  astray = { folder: empty, service };
});
afterAll(() => discard(astray.folder));

beforeAll(async () => {
  folder = await dataFolder();
  for (const name of NAMES) ports[name] = await freePort();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const env = { ANALYTICS_URL: urlOf('analytics'), ADS_URL: `${urlOf('ads')}/` };
  site = await launch({ dataDir: folder, port, env });
  await ready(site);
  for (const name of NAMES) services[name] = await startService(name);
  await Promise.all(Object.values(services).map((one) => ready(one)));
});
afterAll(async () => {
  await Promise.all(NAMES.map((name) => stop(services[name])));
  await stop(site);
  await discard(folder);
});

async function siteStands(): Promise<void> {
  for (const page of PAGES) {
    const { status } = await fetch(`${site.url}${page}`);
    expect([page, status]).toEqual([page, 200]);
  }
}

const post = (path: string, body: unknown) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });

/** One of the demo's people by password, and of its staff by a code besides. */
async function signIn(email: string) {
  const first = await post('/api/auths/login', { email, password: DEMO_PASSWORD });
  const asked = await first.clone().json();
  const proof = { kind: 'authenticator_app', code: codeAt(DEMO_APP_SECRET, new Date()) };
  const answer =
    asked.code === 'second_factor'
      ? await post('/api/auths/secondfactor', { ticket: asked.data.ticket, proof })
      : first;
  const { token } = (await answer.json()) as { token: string };
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { cookie, authorization: token, 'sec-fetch-site': 'same-origin' };
}

describe('a service on a port of its own', () => {
  test.for(NAMES)('%s answers there, and not at the site', async (name) => {
    expect((await ask(name)).status).toBe(200);
    expect((await fetch(`${urlOf(name)}/healthz`)).status).toBe(200);
    expect((await fetch(`${urlOf(name)}/openapi.json`)).status).toBe(200);
    expect((await fetch(`${site.url}/${name}${CALL[name]}`)).status).toBe(404);
  });

  test('pages are told where they are, and may call them', async () => {
    const { cookie } = await signIn('buyer@propertysearch.test');
    for (const [path, headers] of [
      ['/', {}],
      ['/PropertyAnalysis', { cookie }],
    ] as const) {
      const answer = await fetch(`${site.url}${path}`, { headers, redirect: 'manual' });
      expect(answer.status).toBe(200);
      const page = `${answer.headers.get('content-security-policy')}\n${await answer.text()}`;
      for (const name of NAMES) {
        expect(page).toContain(`<meta name="${name}-url" content="${urlOf(name)}">`);
        expect(page).toMatch(new RegExp(`connect-src [^;]*${urlOf(name)}`));
      }
    }
  });

  test.for(NAMES)('%s is called by pages of the site and of no other', async (name) => {
    const asked = {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    };
    const allowed = await ask(name, asked);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(origin);
    expect(allowed.headers.get('access-control-allow-headers')).toContain('x-pass');
    const answered = await ask(name, { headers: { origin } });
    expect(answered.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answered.headers.get('vary')).toMatch(/origin/i);
    for (const method of ['OPTIONS', 'GET', 'POST']) {
      const other = await ask(name, { method, headers: { origin: 'https://elsewhere.example' } });
      expect([method, other.status]).toEqual([method, 404]);
      expect(other.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('a pass that the site signs is one that the service takes', async () => {
    const headers = await signIn('admin@propertysearch.test');
    const { data } = await (await fetch(`${site.url}/api/analysis/pass`, { headers })).json();
    const answer = await ask('analytics', { headers: { 'x-pass': data.pass, origin } });
    expect((await answer.json()).data.depth).toBe('full');
  });

  test('the demo’s figures are there soon after the start', async () => {
    const figures = async () => {
      const { data } = await (
        await fetch(`${urlOf('analytics')}/pythonBiApi/CategoryCount`)
      ).json();
      return data.counts[0].sell;
    };
    await expect.poll(figures, WAIT).toBeGreaterThan(100);
  });
});

describe('when it goes', () => {
  test.for(NAMES)('%s killed leaves the site standing, and comes back', async (name) => {
    services[name].child.kill('SIGKILL');
    await services[name].exited;
    await siteStands();
    await expect(ask(name)).rejects.toThrow();
    await siteStands();
    services[name] = await startService(name);
    await ready(services[name]);
    expect((await ask(name)).status).toBe(200);
  });

  test('asked to stop, it stops by itself', async () => {
    services.analytics.child.kill('SIGTERM');
    expect(await services.analytics.exited).toBe(0);
    services.analytics = await startService('analytics');
    await ready(services.analytics);
  });

  test('a site that has gone and come is found again, and answers for itself where told to', async () => {
    const { port } = site;
    await stop(site);
    await expect
      .poll(async () => (await fetch(`${urlOf('analytics')}/readyz`)).status, WAIT)
      .toBe(503);
    const health = await fetch(`${urlOf('analytics')}/healthz`);
    expect(health.status).toBe(200);
    site = await launch({ dataDir: folder, port });
    await ready(site);
    for (const name of NAMES) {
      // The embedded database is at another port now.
      await expect.poll(async () => (await ask(name)).status, WAIT).toBe(200);
      expect((await fetch(`${site.url}/${name}${CALL[name]}`)).status).toBe(200);
    }
  });
});

test('without a site to be found it says so and ends', async () => {
  const { service } = astray;
  const ended = Promise.race([service.exited, once(AbortSignal.timeout(60_000), 'abort')]);
  expect(await ended).toBe(1);
  expect(service.output()).toContain('Start it first, or set DATABASE_URL');
});
