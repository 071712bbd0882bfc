import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { type Endpoint, rolesOf } from '#contract/lib/endpoint.ts';
import { heedsKey } from '#contract/lib/idempotency-key.ts';
import { isListAnswer, MAX_OF_LIST } from '#contract/lib/list.ts';
import type { Role } from '#domain/lib/role.ts';
import { openApi } from '#server/http/openapi/document.ts';
import { type Json, objectAt } from '#server/http/openapi/json.ts';
import { partsOf } from '#tests/schema-parts.ts';
import { EXAMPLES } from './example-calls.ts';
import { type Answer, demoDatabase, type TestDatabase, testApi, testContext } from './harness.ts';
import { aMember, headersOf, type World } from './world.ts';

/** Every endpoint of the contract, called as its example says: what holds of all their answers. */

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await demoDatabase();
  // Stands still, so that an answer is another only where something has changed.
  const now = new Date();
  const context = { ...testContext(database.db), now: () => now };
  world = { context, api: testApi(database.db, context) };
});
afterAll(async () => {
  await world.context.background.idle();
  await database.close();
});

/** Nobody is left to ask again. */
const LEAVING = ['logout', 'deleteAccount'];
/** Signed, coded, drawn or measured anew each time, or has the look at itself in it. */
const NEVER_THE_SAME = [
  'getAnalysisPass',
  'getOperations',
  'listDemoCodes',
  'listOutbox',
  'sendReleaseCode',
  'listAudit',
];
const KEY = { 'idempotency-key': '"f81d4fae-7dec-11d0-a765-00a0c91e6bf6"' };

/** A user where one may call, else the first role that may. */
function roleFor({ access }: Endpoint): Role {
  const roles = rolesOf(access);
  return roles.includes('user') ? 'user' : (roles[0] ?? 'user');
}

/** The example, ready to be sent any number of times. */
async function aCallOf(endpoint: Endpoint) {
  const make = EXAMPLES[endpoint.name];
  if (!make) throw new Error(`No example of ${endpoint.name}`);
  const owner = await aMember(world, { role: roleFor(endpoint) });
  const { path, body, headers } = await make(world, owner);
  const all = { ...headers, ...(await headersOf(world, owner)), 'x-test-address': '192.0.2.77' };
  return (
    more: Record<string, string> = {},
    query: Record<string, string> = {},
  ): Promise<Answer> => {
    const [below = '', asked] = path.split('?');
    const search = new URLSearchParams({
      ...Object.fromEntries(new URLSearchParams(asked)),
      ...query,
    });
    return world.api(endpoint.method, search.size > 0 ? `${below}?${search}` : below, body, {
      ...all,
      ...more,
    });
  };
}

/** As the IETF's draft has them: `"name";q=60;w=3600`, `"name";r=59;t=3600`. */
function expectedRates({ name, limit, cacheSeconds }: Endpoint) {
  if (!limit) return { policy: null, left: null };
  const policy = `"${name}";q=${limit.calls};w=${limit.seconds}`;
  // What a shared cache keeps is no place for what one caller has left.
  return { policy, left: cacheSeconds ? null : expect.stringMatching(`^"${name}";r=\\d+;t=\\d+$`) };
}

const ratesIn = ({ headers }: Answer) => ({
  policy: headers.get('ratelimit-policy'),
  left: headers.get('ratelimit'),
});

async function expectSameAgain(
  endpoint: Endpoint,
  call: Awaited<ReturnType<typeof aCallOf>>,
  first: Answer,
) {
  const again = await call(KEY);
  if (LEAVING.includes(endpoint.name)) {
    expect(again.status).toBe(403);
  } else if (endpoint.repeats === 'secret') {
    expect([again.status, again.body.code]).toEqual([409, 'answered_once']);
  } else {
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(again.body).toEqual(first.body);
  }
}

async function expectNothingNew(
  endpoint: Endpoint,
  call: Awaited<ReturnType<typeof aCallOf>>,
  first: Answer,
) {
  const etag = first.headers.get('etag');
  const isFile =
    first.headers.get('content-type') !== 'application/json' ||
    first.headers.has('content-disposition');
  const hasClock = (answer: unknown) => 'serverTime' in Object(answer);
  if (isFile || hasClock(first.body) || hasClock(first.body.data)) return expect(etag).toBeNull();
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  if (NEVER_THE_SAME.includes(endpoint.name)) return;
  const again = await call({ 'if-none-match': `"other", ${etag}` });
  expect([again.status, again.body]).toEqual([304, '']);
  expect(again.headers.get('etag')).toBe(etag);
  expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
}

/** Of the headers that programs read, those that an answer has and its document does not. */
const READ = ['etag', 'ratelimit', 'ratelimit-policy', 'deprecation', 'sunset', 'link'];
const operations = Object.values(
  openApi(ENDPOINTS, 'https://propertysearch.example').paths as Record<string, Json>,
).flatMap((path) => Object.values(path) as Json[]);

function untold({ name }: Endpoint, { headers }: Answer): string[] {
  const operation = operations.find(({ operationId }) => operationId === name);
  const told = objectAt(objectAt(objectAt(operation, 'responses'), '200'), 'headers') ?? {};
  const names = Object.keys(told).map((each) => each.toLowerCase());
  return READ.filter((each) => headers.has(each) && !names.includes(each));
}

describe('every answer', () => {
  for (const endpoint of ENDPOINTS) {
    test(endpoint.name, async () => {
      const call = await aCallOf(endpoint);
      const first = await call(KEY);
      expect(first.status, JSON.stringify(first.body).slice(0, 300)).toBe(200);
      expect(first.headers.get('content-language')).toBe('en-IN');
      expect(first.headers.get('access-control-allow-origin')).toBeNull();
      // It says something of 201 and of redirects only; a 200 says in its body what was made.
      expect(first.headers.get('location')).toBeNull();
      expect(ratesIn(first)).toEqual(expectedRates(endpoint));
      expect(untold(endpoint, first)).toEqual([]);
      expect(first.headers.has('deprecation')).toBe(endpoint.deprecated !== undefined);
      expect(first.headers.get('idempotency-replayed')).toBeNull();
      if (heedsKey(endpoint)) await expectSameAgain(endpoint, call, first);
      if (endpoint.method === 'GET') await expectNothingNew(endpoint, call, first);
    });
  }
});

describe('every list', () => {
  const LISTS = ENDPOINTS.filter(({ response }) => isListAnswer(response));
  /** Enough to tell whether pages follow one another. */
  const STEPS = 4;

  for (const endpoint of LISTS) {
    test(`${endpoint.name} is gone through by its cursors`, async () => {
      const call = await aCallOf(endpoint);
      const page = async (query: Record<string, string>) => (await call({}, query)).body.data;
      const goThrough = async () => {
        const all = await page({ pageSize: String(MAX_OF_LIST) });
        const pages: Answer['body'][] = [];
        for (let i = 0, cursor = ''; i < STEPS && cursor !== null; i++) {
          pages.push(await page({ pageSize: '1', ...(cursor && { cursor }) }));
          cursor = pages.at(-1).nextCursor;
        }
        return { all, pages };
      };
      // That staff look at somebody, or at nobody's, is a line of the audit log, once.
      await goThrough();
      const { all, pages } = await goThrough();
      expect(all.items.length).toBe(Math.min(all.total, MAX_OF_LIST));
      expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([all.total]));
      expect(pages.flatMap(({ items }) => items)).toEqual(all.items.slice(0, STEPS));
      expect(pages.at(-1).nextCursor === null).toBe(all.total <= STEPS);
    });

    test(`${endpoint.name} takes no cursor and no page size that it does not know`, async () => {
      const call = await aCallOf(endpoint);
      for (const [query, field] of [
        [{ cursor: 'x' }, 'cursor'],
        [{ cursor: Buffer.from(`nine byte["1","2"]`).toString('base64url') }, 'cursor'],
        [{ pageSize: String(MAX_OF_LIST + 1) }, 'pageSize'],
        [{ pageSize: '0' }, 'pageSize'],
      ] as const) {
        const { status, body } = await call({}, query);
        expect([query, status, body.errors?.[0].path]).toEqual([query, 422, field]);
      }
    });
  }
});

describe('every list whose pages have numbers', () => {
  const PAST = '40';
  /** Their answer is of the whole list, whatever page of it is shown beside. */
  const OF_ALL = ['countFacets', 'countMoreFacets'];
  const takesPage = ({ method, query }: Endpoint) =>
    method === 'GET' && query && partsOf(query).some(({ path }) => path[0] === 'page');
  const NUMBERED = ENDPOINTS.filter(
    (endpoint) => takesPage(endpoint) && !OF_ALL.includes(endpoint.name),
  );
  const countOf = ({ body }: Answer): unknown => body.total ?? body.data?.total;
  const totals: number[] = [];

  test.each(NUMBERED.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s says on a page past its last how long it is',
    async (_, endpoint) => {
      const call = await aCallOf(endpoint);
      const total = countOf(await call());
      expect(total).toEqual(expect.any(Number));
      expect(countOf(await call({}, { page: PAST }))).toBe(total);
      totals.push(Number(total));
    },
  );

  test('a dozen of the examples have something to count', () => {
    expect(totals.filter((total) => total > 0).length).toBeGreaterThan(12);
  });
});
