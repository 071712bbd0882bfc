import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { mountedPath } from '#server/http/path-pattern.ts';
import { ROUTES } from '#server/routes.ts';
import { demoApi, testService } from './harness.ts';

const { api, db, sql } = demoApi();

describe('the contract', () => {
  test('every endpoint has one verb, every verb an endpoint', () => {
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort();
    expect(names(ROUTES.map((route) => route.endpoint))).toEqual(names(ENDPOINTS));
    expect(new Set(names(ENDPOINTS)).size).toBe(ENDPOINTS.length);
  });

  test('paths are read in any case', async () => {
    for (const path of ['/API/PROPERTY/7', '/api/Property/NearbyUser/18.52,73.86'])
      expect([path, (await api('GET', path)).status]).toEqual([path, 200]);
  });

  test('the OpenAPI document and the docs page name every endpoint', async () => {
    const { body: document } = await api('GET', '/api/openapi.json');
    const { body: docs } = await api('GET', '/api/docs');
    for (const endpoint of ENDPOINTS) {
      const path = mountedPath(endpoint.path);
      const operation = document.paths[path]?.[endpoint.method.toLowerCase()];
      expect(operation?.operationId).toBe(endpoint.name);
      const declared = operation.parameters
        .filter((p: { in: string }) => p.in === 'path')
        .map((p: { name: string }) => p.name);
      expect(declared).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(docs).toContain(path);
    }
  });

  test('the document is compressed, and sent once to who has it', async () => {
    const first = await api('HEAD', '/api/openapi.json', undefined, { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    const etag = first.headers.get('etag') ?? '';
    const again = await api('GET', '/api/openapi.json', undefined, { 'if-none-match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('the reference page runs files of ours only', async () => {
    const { headers, body } = await api('GET', '/api/docs');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    const [, nonce = 'none'] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(body).toContain(nonce);
    expect((await api('GET', '/api/docs')).headers.get('content-security-policy')).not.toBe(policy);
    expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    for (const name of ['start.js', 'standalone.esm.js', 'reference.css'])
      expect((await api('GET', `/api/docs/assets/${name}`)).status).toBe(200);
    for (const name of ['../docs-page.ts', 'chunks/..%2f..%2findex.js', 'chunks/none.js'])
      expect((await api('GET', `/api/docs/assets/${name}`)).status).toBe(404);
  });

  test('what goes away says so with every answer', async () => {
    const route = ROUTES.find(({ endpoint }) => endpoint.name === 'getListing');
    if (!route) throw new Error('There is no listing');
    const deprecated = { since: '2026-11-23', sunset: '2027-06-01' };
    const endpoint = { ...route.endpoint, deprecated };
    const old = testService(db(), { name: 'ads', port: 0, routes: [{ ...route, endpoint }] });
    for (const path of ['/property/7', '/property/none']) {
      const { headers } = await old('GET', path);
      expect(['deprecation', 'sunset', 'link'].map((name) => headers.get(name))).toEqual([
        '@1795392000',
        'Tue, 01 Jun 2027 00:00:00 GMT',
        '</docs>; rel="deprecation"',
      ]);
    }
    const { body } = await old('GET', '/openapi.json');
    expect(body.paths['/property/{id}'].get.deprecated).toBe(true);
    expect((await api('GET', '/api/property/7')).headers.get('sunset')).toBeNull();
  });

  test('HEAD is GET without a body', async () => {
    const answer = await api('HEAD', '/api/property/7');
    expect([answer.status, answer.body]).toEqual([200, '']);
  });

  test('what is not there says so in the envelope', async () => {
    expect(await api('GET', '/api/nothing')).toMatchObject({
      status: 404,
      body: { status: 0, code: 'not_found' },
    });
    expect(await api('DELETE', '/api/property/7')).toMatchObject({
      status: 405,
      body: { status: 0, code: 'method_not_allowed' },
    });
    expect(await api('GET', '/api/property/2147483647')).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });

  test('no contact detail and no exact position is in any answer', async () => {
    const { rows: people } = await sql('select email, mobile from people');
    const { rows: places } = await sql('select location[0] as x, location[1] as y from listings');
    const secrets = [
      ...people.flatMap(({ email, mobile }) => [email, mobile]),
      ...places.flatMap(({ x, y }) => [String(x), String(y)]),
    ].filter(Boolean);
    const visible = ['propertylist?page=1', 'mappoints?bounds=18.4,73.7,18.6,74', '7', 'latest'];
    const paths = [
      ...visible.map((path) => `/api/property/${path}`),
      '/api/property/getPropertyData/7',
      '/api/property/nearbyuser/18.52,73.86',
      '/api/property/byids/9,7,8',
      '/api/propertypromote/getAllPromoteProperty/0',
      '/api/profilepremium/getUserPremiumList',
      '/api/locality/baner',
    ];
    const answers = await Promise.all(
      paths.map(async (path) => JSON.stringify((await api('GET', path)).body)),
    );
    const all = answers.join('\n');
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
  });
});
