import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { ROUTES } from '#server/features/routes.ts';
import { mountedPath } from '#server/http/path-pattern.ts';
import { demoApi } from './harness.ts';

const { api, sql } = demoApi();

/** A call of each endpoint that should succeed on demo data. */
const CALLS: Record<string, { path: string; body?: object }> = {
  searchProperties: { path: '/api/property/serchproperty', body: { listedin: 'sell' } },
  listProperties: { path: '/api/property/propertylist?page=1' },
  countFacets: { path: '/api/property/facets?listedin=sell' },
  mapPoints: { path: '/api/property/mappoints?bounds=18.4,73.7,18.6,74' },
  suggest: { path: '/api/search/suggest?q=koregon%20park' },
  understand: { path: '/api/search/understand?q=2bhk%20under%2060%20lakh' },
  reverseGeocode: { path: '/api/maps/reverse/18.56,73.78' },
  getListing: { path: '/api/property/7' },
  getListingPage: { path: '/api/property/getPropertyData/7' },
  nearbyListings: { path: '/api/property/nearbyuser/18.52,73.86' },
  recommendListings: { path: '/api/property/recommendproperty', body: { propertyid: [7, 8] } },
  listingsByIds: { path: '/api/property/byids/9,7,8' },
  promotedListings: { path: '/api/propertypromote/getAllPromoteProperty/0' },
  latestByCategory: { path: '/api/property/latest' },
  premiumUsers: { path: '/api/profilepremium/getUserPremiumList' },
  listLocalities: { path: '/api/locality' },
  getLocalityPage: { path: '/api/locality/baner' },
};

describe('the contract', () => {
  test('every endpoint has one verb, every verb an endpoint', () => {
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort();
    expect(names(ROUTES.map((route) => route.endpoint))).toEqual(names(ENDPOINTS));
    expect(new Set(names(ENDPOINTS)).size).toBe(ENDPOINTS.length);
    expect(Object.keys(CALLS).sort()).toEqual(names(ENDPOINTS));
  });

  for (const endpoint of ENDPOINTS) {
    test(`${endpoint.name} answers as declared, in any case of its path`, async () => {
      const call = CALLS[endpoint.name];
      if (!call) throw new Error(`No call of ${endpoint.name}`);
      const [path = '', query = ''] = call.path.split('?');
      for (const asked of [path, path.toUpperCase()]) {
        const address = query ? `${asked}?${query}` : asked;
        const answer = await api(endpoint.method, address, call.body);
        expect([address, answer.status, answer.body.status]).toEqual([address, 200, 1]);
        expect(() => endpoint.response.parse(answer.body)).not.toThrow();
      }
    });
  }

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
    const answers = await Promise.all(
      ENDPOINTS.map(async ({ name, method }) => {
        const { path, body } = CALLS[name] ?? { path: '' };
        return JSON.stringify((await api(method, path, body)).body);
      }),
    );
    const all = answers.join('\n');
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
  });
});
