import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';
import { type TestDatabase, testApi, testDatabase } from './harness.ts';

let database: TestDatabase;
let api: ReturnType<typeof testApi>;
let listingId: number;
beforeAll(async () => {
  database = await testDatabase();
  api = testApi(database.db);
  listingId = (await insertListing(database.db)).id;
});
afterAll(() => database.close());

describe('what can be done at an address', () => {
  const told = async (method: string, path: string) => {
    const { status, headers } = await api(method, path);
    return [status, headers.get('allow')];
  };

  test('is said where something else is tried, and when asked', async () => {
    const home = `/api/property/${listingId}`;
    expect(await told('DELETE', home)).toEqual([405, 'GET, HEAD, PUT, OPTIONS']);
    expect(await told('PATCH', '/api/savedsearches/7')).toEqual([405, 'PUT, DELETE, OPTIONS']);
    expect(await told('OPTIONS', '/API/SavedSearches')).toEqual([204, 'GET, HEAD, POST, OPTIONS']);
    expect(await told('POST', '/api/openapi.json')).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  test('is nothing at an address that is none', async () => {
    expect(await told('OPTIONS', '/api/nothing')).toEqual([404, null]);
  });
});

describe('a page of another site', () => {
  const BROKER = 'https://broker.example';
  const asked = { origin: BROKER, 'access-control-request-method': 'POST' };

  test('reads nothing', async () => {
    for (const method of ['OPTIONS', 'GET']) {
      const { headers } = await api(method, '/api/property/latest', undefined, asked);
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('an answer the caller holds', () => {
  test('is 304 until it is another; a public one may be kept, a private one by no cache', async () => {
    const path = `/api/property/getPropertyData/${listingId}`;
    const first = await api('GET', path);
    const etag = first.headers.get('etag') ?? '';
    const held = (named: string) => api('GET', path, undefined, { 'if-none-match': named });
    expect(await held(etag)).toMatchObject({ status: 304, body: '' });
    expect((await held(etag.replace('W/', ''))).status).toBe(304);
    expect((await held('*')).status).toBe(304);
    expect((await held('W/"another"')).status).toBe(200);
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    await database.db.$client.query(`update listings set price_paise = price_paise + 100`);
    expect((await held(etag)).status).toBe(200);
    const { id } = await insertPerson(database.db);
    const { headers } = await aSession(database.db, id);
    const own = await api('GET', '/api/savedsearches', undefined, headers);
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(own.headers.get('etag')).toBeTruthy();
  });

  test('is told by HEAD too', async () => {
    const path = `/api/property/getPropertyData/${listingId}`;
    const [get, head] = [await api('GET', path), await api('HEAD', path)];
    expect([head.status, head.body]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
  });
});

test('a limit counts down in its header to the refusal, which says how long to wait', async () => {
  const call = async () => {
    const { status, headers } = await api(
      'POST',
      '/api/auths/resendcodes',
      {},
      {
        'x-test-address': '192.0.2.50',
      },
    );
    return { status, rate: headers.get('ratelimit') ?? '', wait: headers.get('retry-after') };
  };
  const left = [];
  for (let i = 0; i < 6; i++) left.push(/;r=(\d+);t=(\d+)$/.exec((await call()).rate)?.[1]);
  expect(left).toEqual(['5', '4', '3', '2', '1', '0']);
  const { status, rate, wait } = await call();
  expect(status).toBe(429);
  expect(rate).toBe(`"resendCodes";r=0;t=${wait}`);
});
