import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DEMO_PASSWORD } from '#server/demo/people.ts';
import { dataFolder, discard, launch, ready, type SiteProcess, stop } from './site-process.ts';

/** What stands above every kind of answer, on a site that people reach by https. */

let folder: string;
let site: SiteProcess;
let person: Record<string, string>;
let browser: Record<string, string>;
let setCookies: string[];
let photo: string;
let documentPath: string;

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', ...init });

async function signIn(headers: Record<string, string>) {
  const answer = await ask('/api/auths/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: 'newuser@propertysearch.test', password: DEMO_PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { token, cookies: answer.headers.getSetCookie() };
}

beforeAll(async () => {
  folder = await dataFolder();
  site = await launch({
    dataDir: folder,
    env: { SITE_URL: 'https://propertysearch.test', DEMO: '1' },
  });
  await ready(site);
  person = { authorization: (await signIn({})).token };
  const signedIn = await signIn({ 'sec-fetch-site': 'same-origin' });
  setCookies = signedIn.cookies;
  browser = { authorization: signedIn.token, cookie: setCookies[0]?.split(';')[0] ?? '' };
  const shape = { width: 400, height: 400, channels: 3 as const, background: 'teal' };
  const body = new Uint8Array(await sharp({ create: shape }).png().toBuffer());
  const stored = await ask('/api/profile/photo', { method: 'PUT', headers: person, body });
  photo = `${((await stored.json()) as { data: { ProfileImage: string } }).data.ProfileImage}-320.webp`;
  const form = 'kind=passport&filename=my%20%22pass%22(1).png&consent=true';
  await ask(`/api/profile/kyc/document?${form}`, { method: 'POST', headers: person, body });
  documentPath = '/api/profile/document/1';
});
afterAll(async () => {
  await stop(site);
  await discard(folder);
});

interface Kind {
  path: string | (() => string);
  status: number;
  init?: () => RequestInit;
}

const post = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});

const KINDS: Record<string, Kind> = {
  'a built page': { path: '/Login', status: 200 },
  'a rendered page': { path: '/PropertyListHome', status: 200 },
  'a page asked for by HEAD': { path: '/', status: 200, init: () => ({ method: 'HEAD' }) },
  'the app': { path: '/UserDashboard', status: 200, init: () => ({ headers: browser }) },
  'a built file': { path: '/favicon.svg', status: 200 },
  'a feed': { path: '/sitemap.xml', status: 200 },
  'another spelling': { path: '/login', status: 301 },
  'the gate': { path: '/MyProfile', status: 302 },
  'a page that is not there': { path: '/no/such/page', status: 404 },
  'an address that names a host': { path: '//evil.example/Login', status: 404 },
  'an address no parser reads': { path: '//[', status: 404 },
  'an endpoint of the framework': { path: '/_image?href=/favicon.svg&w=9&f=webp', status: 404 },
  'a write to a page': { path: '/Login', status: 405, init: () => post('{}') },
  'success of the API': { path: '/api/property/7', status: 200 },
  'a broken body': { path: '/api/auths/login', status: 400, init: () => post('{') },
  'a wrong password': {
    path: '/api/auths/login',
    status: 401,
    init: () => post('{"email":"a@b.test","password":"not this one"}'),
  },
  'a call without a session': { path: '/api/auths/sessions', status: 403 },
  'a call that is not there': { path: '/api/no/such/call', status: 404 },
  'a method that is not there': { path: '/api/property/7', status: 405, init: () => post('{}') },
  'a body that is too large': {
    path: '/api/auths/login',
    status: 413,
    init: () => post('x'.repeat(300_000)),
  },
  'fields that are wrong': { path: '/api/property/abc', status: 422 },
  'the docs of the API': { path: '/api/docs', status: 200 },
  'a shared picture': { path: '/media/share/0.jpg', status: 200 },
  'a photo': { path: () => photo, status: 200 },
  'a picture that is not there': { path: '/media/people/../../secret.key', status: 404 },
  'a document': { path: () => documentPath, status: 200, init: () => ({ headers: person }) },
  'my data': { path: '/api/profile/mydata', status: 200, init: () => ({ headers: person }) },
  health: { path: '/healthz', status: 200 },
};

const answerOf = ({ path, init }: Kind) => ask(typeof path === 'string' ? path : path(), init?.());

describe('every answer', () => {
  for (const [name, kind] of Object.entries(KINDS))
    test(`${name} keeps the browser in`, async () => {
      const answer = await answerOf(kind);
      const { headers } = answer;
      expect(answer.status).toBe(kind.status);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(\)/);
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toMatch(/base-uri '(self|none)'/);
      expect(policy).toMatch(/form-action '(self|none)'/);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('server') ?? headers.get('x-powered-by')).toBeNull();
    });

  test('that is somebody’s own is kept by no cache', async () => {
    for (const name of ['the app', 'a document', 'my data', 'a call without a session', 'the gate'])
      expect([name, (await answerOf(KINDS[name] as Kind)).headers.get('cache-control')]).toEqual([
        name,
        'no-store',
      ]);
  });

  test('of the API runs nothing, even opened by itself', async () => {
    for (const [name, kind] of Object.entries(KINDS)) {
      if (typeof kind.path !== 'string' || !kind.path.startsWith('/api/')) continue;
      const policy = (await answerOf(kind)).headers.get('content-security-policy');
      expect([name, policy]).toEqual([name, expect.stringContaining("default-src 'none'")]);
    }
  });
});

/** The policies of a page, those of its header and that of its head. */
function policiesOf(answer: Response, html: string): string[] {
  const inHead = /<meta http-equiv="content-security-policy" content="([^"]+)"/i.exec(html);
  const header = answer.headers.get('content-security-policy') ?? '';
  return [...header.split(', '), ...(inHead?.[1] ? [inHead[1].replaceAll('&#39;', "'")] : [])];
}

describe('scripts', () => {
  const PAGES = [
    '/',
    '/Login',
    '/Registration',
    '/PropertyListHome',
    '/ViewSingleProperty/7',
    '/localities/baner',
    '/guides',
    '/no/such/page',
    '/UserDashboard',
  ];

  for (const path of PAGES)
    test(`of ${path} are files of ours, or known by their hash`, async () => {
      const answer = await ask(path, { headers: browser });
      const html = await answer.text();
      const policies = policiesOf(answer, html);
      const rule = policies.flatMap((policy) => /script-src [^;]+/.exec(policy) ?? [])[0] ?? '';
      expect(policies.join()).toContain("default-src 'self'");
      expect(rule).toContain("'self'");
      expect(rule).not.toMatch(/unsafe|https?:|data:|\*/);
      const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
      for (const [, attributes = '', code = ''] of inline) {
        if (attributes.includes('application/ld+json')) continue;
        const hash = createHash('sha256').update(code).digest('base64');
        expect(rule).toContain(`'sha256-${hash}'`);
      }
      // A policy in the head holds for what comes after it.
      const inHead = html.search(/http-equiv="content-security-policy"/i);
      expect(html.search(/<script(?![^>]*ld\+json)/)).toBeGreaterThan(inHead);
      expect(html).not.toMatch(/<[^>]+\son[a-z]+\s*=/i);
      expect(html).not.toMatch(/(?:href|src|action)\s*=\s*["']?\s*javascript:/i);
    });
});

test('words of an address stay words in the page', async () => {
  const words = `"'><img src=x onerror=alert(1)>`;
  for (const name of ['loc', 'ask', 'type', 'budget', 'param1', 'sort', 'page', 'no-such']) {
    const answer = await ask(`/PropertyListHome?${new URLSearchParams({ [name]: words })}`);
    // Within a value in quotes only the quote itself has to be written otherwise.
    expect([name, (await answer.text()).includes(words)]).toEqual([name, false]);
  }
});

test('the cookies of a session and a device are out of reach of scripts, other sites and plain http', () => {
  expect(setCookies).toEqual([
    expect.stringMatching(
      /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    ),
    expect.stringMatching(
      /^__Host-device=[\w.~-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    ),
  ]);
});

test('a document is a file to keep, never a page to show', async () => {
  const { headers } = await ask(documentPath, { headers: person });
  expect(headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''my%20_pass_%281%29.png",
  );
  expect(headers.get('content-type')).toBe('image/png');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
});

test('without https nobody is told to insist on it', async () => {
  const other = await dataFolder();
  const plain = await launch({
    dataDir: other,
    env: { SITE_URL: 'http://propertysearch.test', DEMO: '1' },
  });
  onTestFinished(async () => {
    await stop(plain);
    await discard(other);
  });
  await ready(plain);
  const answer = await fetch(`${plain.url}/Login`);
  expect(answer.headers.get('strict-transport-security')).toBeNull();
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});
