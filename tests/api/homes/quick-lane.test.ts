import { createServer, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiListener } from '#server/hosts/api-listener.ts';
import { createApi } from '#server/http/api.ts';
import { quickLane } from '#server/http/quick-lane.ts';
import { ROUTES } from '#server/routes.ts';
import { type TestDatabase, testContext, testDatabase } from '#tests/api/harness.ts';
import { listening } from '#tests/api/small-front.ts';
import { insertListing } from '#tests/builders/index.ts';

let database: TestDatabase;
let site: Awaited<ReturnType<typeof listening>>;
let api: ReturnType<typeof createApi>;
/** Whether the last request went the quick way. */
let wentQuickly = false;

beforeAll(async () => {
  database = await testDatabase();
  await insertListing(database.db, {});
  const context = testContext(database.db);
  api = createApi(ROUTES, context);
  const quick = quickLane(ROUTES, context);
  const listener = apiListener(ROUTES, context);
  site = await listening(
    createServer((req, res) => {
      wentQuickly = quick(req, res, () => ({ requestId: '', address: '127.0.0.1' }));
      if (!wentQuickly) listener(req, res);
    }),
  );
});

afterAll(async () => {
  site.close();
  await database.close();
});

type Sent = Record<string, string>;

/** As it stands on the wire; `fetch` would unpack it and add headers of its own. */
const overHttp = (path: string, headers: Sent) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      // The path as it is written: an address would be put in order.
      const asked = request(site.url, { path, headers });
      asked.on('error', reject).on('response', async (answer) => {
        const body = Buffer.concat(await answer.toArray());
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
      });
      asked.end();
    },
  );

const TRANSPORT = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'];
const unpacked = (body: Buffer) =>
  (body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body).toString();

function said(headers: Iterable<[string, unknown]>) {
  const all = Object.fromEntries(headers);
  // Small answers are packed on the long way alone, where that spares nothing.
  for (const name of [...TRANSPORT, 'content-encoding']) delete all[name];
  return all;
}

const PATHS = [
  '/api/property/propertylist',
  '/api/property/propertylist?listedin=sell&bedrooms=2,3&pageSize=2',
  '/api/property/PropertyList/?listedIn=rent',
  '/api/property/propertylist?bedrooms=2&bedrooms=3',
  '/api/property/propertylist?bedroms=2',
  '/api/property/propertylist?page=401',
  '/api/property/propertylist?min_price=9&max_price=3',
  `/api/property/propertylist?loc=${'x'.repeat(3_000)}`,
  '/api/property/propertylist?loc=koregon+park%20',
  '/api/property/propertylist?loc=%E0%A4%AC%E0%A4%BE',
  '/api/property/propertylist?loc=%E0%A4',
  '/api/property/propertylist?loc=a%00b',
  '/api/property/facets?listedin=sell',
  '/api/property/mappoints?bounds=18,73,19,74',
  '/api/property/nearbyuser/18.56,73.78?radius=50',
  '/api/property/nearbyuser/north,73.78',
  '/api/property/nearbyuser/118.56,73.78',
  '/api/search/suggest?q=ban',
  '/api/search/suggest',
];

const ASKED: Sent[] = [
  {},
  { 'accept-language': 'mr-IN,mr;q=0.9' },
  { 'accept-encoding': 'gzip, br' },
  { 'if-none-match': '*' },
  { origin: 'https://elsewhere.example' },
  { cookie: 'device=1.2.3; written=zz' },
];

test.each(PATHS)('the quick way and the long one answer %.60s alike', async (path) => {
  for (const headers of ASKED) {
    const long = await api.fetch(new Request(site.url + path, { headers }), {
      requestId: '',
      address: '127.0.0.1',
    });
    const quick = await overHttp(path, headers);
    expect(wentQuickly).toBe(true);
    expect(quick.status).toBe(long.status);
    expect(said(Object.entries(quick.headers))).toEqual(said(long.headers));
    expect(unpacked(quick.body)).toBe(unpacked(Buffer.from(await long.arrayBuffer())));
  }
});

test.each<[string, string, Sent]>([
  ['a key', '/api/property/propertylist', { authorization: 'Bearer nobody' }],
  ['an encoding we do not keep', '/api/property/propertylist', { 'accept-encoding': 'deflate' }],
  ['a path a parser would read', '/api/property/./propertylist', {}],
  ['another call', '/api/property/latest', {}],
])('%s goes the long way', async (_, path, headers) => {
  await overHttp(path, headers);
  expect(wentQuickly).toBe(false);
});
