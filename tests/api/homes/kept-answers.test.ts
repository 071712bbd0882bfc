import { gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '#domain/lib/time/lengths.ts';
import { connect } from '#server/db/client.ts';
import { type Listing, listings, localities } from '#server/db/schema/index.ts';
import { startSearchFeed } from '#server/homes/search-feed/index.ts';
import { createHomeIndex } from '#server/homes/search-index/index.ts';
import { onListingChanges } from '#server/hosts/listing-changes.ts';
import { createApi } from '#server/http/api.ts';
import { createLogger } from '#server/lib/log.ts';
import { ROUTES } from '#server/routes.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aSession, insertListing } from '#tests/builders/index.ts';
import { patience } from '#tests/patience.ts';

const ALL = '/api/property/propertylist?pageSize=48&sort=price_low';
const NEWEST = '/api/property/propertylist';
const BEST = '/api/property/propertylist?sort=relevance';
const LATELY = '/api/property/propertylist?newSince=1';
const FACETS = '/api/property/facets?newSince=1';
const POINTS = '/api/property/mappoints';
const NEAR = '/api/property/nearbyuser/18.56,73.78?radius=50';
const TYPED = '/api/search/suggest?q=ban';

let database: TestDatabase;
let one: Awaited<ReturnType<typeof aNode>>;
let other: Awaited<ReturnType<typeof aNode>>;
/** A node without an index, which keeps nothing. */
let bySql: ReturnType<typeof testApi>;
const homes: Listing[] = [];

async function aNode(url: string) {
  const log = createLogger('silent');
  const db = connect(url, 4, log);
  // It stands still, so that nothing is another because it got old.
  const clock = { at: Date.now() };
  const context = { ...testContext(db), now: () => new Date(clock.at) };
  const made = { count: 0 };
  const create = () => {
    const index = createHomeIndex();
    return {
      ...index,
      page: (...asked: Parameters<typeof index.page>) => {
        made.count++;
        return index.page(...asked);
      },
    };
  };
  const feed = startSearchFeed({
    db,
    log,
    create,
    mostBytes: 1e9,
    mostCardBytes: 1e6,
    mostAnswerBytes: 1e6,
    hears: () => changes.hears(),
  });
  const wake = () => feed.wake();
  const changes = onListingChanges(url, log, { changed: wake, gap: wake });
  const app = createApi(ROUTES, context);
  const from = { requestId: 'test', address: '203.0.113.76' };
  await changes.ready();
  await vi.waitFor(() => expect(feed.standing().state).toBe('whole'), patience(10));
  return {
    db,
    feed,
    changes,
    clock,
    /** How many pages it has looked for. */
    made,
    api: testApi(db, context),
    /** As the bytes that are sent. */
    async sent(path: string, asking: Record<string, string>) {
      const answer = await app.fetch(
        new Request(`http://localhost${path}`, { headers: asking }),
        from,
      );
      return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
    },
    async close() {
      await feed.stop();
      await changes.close();
      await context.background.idle();
      await db.$client.end();
    },
  };
}

beforeAll(async () => {
  database = await testDatabase();
  for (let i = 0; i < 12; i++) homes.push(await insertListing(database.db));
  [one, other] = await Promise.all([aNode(database.url), aNode(database.url)]);
  bySql = testApi(database.db);
});
afterAll(async () => {
  await one.close();
  await other.close();
  await database.close();
});

/** An answer, points of a map by their ids: the database gives them in no order. */
async function read(api: typeof bySql, path: string) {
  const { body } = await api('GET', path);
  body.data.points?.sort((a: { id: number }, b: { id: number }) => a.id - b.id);
  return body;
}
const idsIn = ({ data }: { data: { propertydata: { id: number } }[] }) =>
  data.map(({ propertydata }) => propertydata.id);
const soon = { timeout: patience(2), interval: 20 };

/** What a node says once everything that was committed has reached it. */
async function expectAsSql(api: typeof bySql, path: string): Promise<void> {
  await expect.poll(() => read(api, path), soon).toEqual(await read(bySql, path));
}

/** What is asked for once only is not kept. */
async function askedBefore(api: typeof bySql, ...paths: string[]): Promise<void> {
  for (const path of [...paths, ...paths]) await read(api, path);
}

describe('an answer that was given before', () => {
  test.each([ALL, NEWEST, BEST, FACETS, POINTS, NEAR, TYPED])('%s is given again', async (path) => {
    await askedBefore(one.api, path);
    const first = await one.api('GET', path);
    const { answers } = one.feed.standing().answered;
    const { count } = one.made;
    const again = await one.api('GET', path);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
    expect(again.headers.get('content-type')).toBe('application/json');
    expect(one.feed.standing().answered.answers).toBe(answers);
    expect(one.made.count).toBe(count);
    expect(answers).toBeGreaterThan(0);
    expect(again.body).toEqual(await read(bySql, path));
  });

  test('is the same by whatever words it is asked for, and another for another question', async () => {
    await askedBefore(one.api, '/api/property/propertylist?bedrooms=2&furnishing=');
    const { count } = one.made;
    await read(one.api, '/api/Property/PropertyList/?bedrooms=2,&page=');
    expect(one.made.count).toBe(count);
    await read(one.api, '/api/property/propertylist?bedrooms=3');
    expect(one.made.count).toBe(count + 1);
  });

  test('is counted, marked and said in the caller’s language as one made for them', async () => {
    const caller = { 'x-test-address': '203.0.113.77' };
    const first = await one.api('GET', TYPED, undefined, caller);
    expect(first.headers.get('ratelimit-policy')).toContain('"suggest"');
    const held = { ...caller, 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await one.api('GET', TYPED, undefined, held)).status).toBe(304);
    const hindi = await one.api('GET', TYPED, undefined, { 'accept-language': 'hi' });
    expect(hindi.headers.get('content-language')).toBe('hi');
    expect(hindi.body.data[0].detail).not.toBe(first.body.data[0].detail);
    const flood = { 'x-test-address': '203.0.113.78' };
    const asked = Array.from({ length: 601 }, () => one.api('GET', FACETS, undefined, flood));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test('is packed for whoever takes it so', async () => {
    const plain = await one.api('GET', ALL);
    const before = one.feed.standing().answered.bytes;
    for (let times = 0; times < 2; times++) {
      const { headers, bytes } = await one.sent(ALL, { 'accept-encoding': 'br, gzip' });
      expect(headers.get('content-encoding')).toBe('gzip');
      expect(headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
      expect(headers.get('etag')).toBe(plain.headers.get('etag'));
      expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(plain.body);
      expect(one.feed.standing().answered.bytes).toBe(before + bytes.length);
    }
    const { headers, bytes } = await one.sent(ALL, { 'accept-encoding': 'gzip;q=0' });
    expect(headers.get('content-encoding')).toBeNull();
    expect(JSON.parse(bytes.toString())).toEqual(plain.body);
  });

  test('weighs no more than it may', async () => {
    for (let i = 0; i < 100; i++) await askedBefore(one.api, `${ALL}&min_price=${i}`);
    const { answers, bytes } = one.feed.standing().answered;
    expect(answers).toBeGreaterThan(10);
    expect(bytes).toBeLessThanOrEqual(1e6);
  });
});

describe('is another after', () => {
  test('an edit, a pause and a new listing, for their writer at once and on another node soon', async () => {
    const [{ id, ownerId } = { id: 0, ownerId: 0 }] = homes;
    const { headers } = await aSession(one.db, ownerId);
    for (const action of ['pause', 'resume', 'pause', 'resume'] as const) {
      await Promise.all([one, other].map(({ api }) => askedBefore(api, ALL)));
      const done = await one.api('POST', `/api/property/status/${id}`, { action }, headers);
      expect(done.status, JSON.stringify(done.body)).toBe(200);
      expect(idsIn(await read(one.api, ALL)).includes(id)).toBe(action === 'resume');
      await expectAsSql(other.api, ALL);
    }
    await one.db
      .update(listings)
      .set({ pricePaise: sql`${123_456_700}` })
      .where(eq(listings.id, id));
    for (const { api } of [one, other])
      for (const path of [ALL, NEAR, POINTS, BEST]) await expectAsSql(api, path);
    const fresh = await insertListing(database.db);
    homes.push(fresh);
    for (const { api } of [one, other]) {
      await expectAsSql(api, NEWEST);
      expect(idsIn(await read(api, NEWEST))).toContain(fresh.id);
    }
  });

  test('a promotion and its end, though nothing changes then', async () => {
    const last = homes[2]?.id ?? 0;
    await askedBefore(one.api, NEWEST, POINTS);
    await one.db
      .update(listings)
      .set({ featuredUntil: sql`now() + interval '1 hour'` })
      .where(eq(listings.id, last));
    await expect.poll(async () => idsIn(await read(one.api, NEWEST))[0], soon).toBe(last);
    const marks = async () => {
      const { data } = await read(one.api, POINTS);
      return data.points.find((point: { id: number }) => point.id === last).featured;
    };
    expect(await marks()).toBe(true);
    // Less than caches may keep it: what ends is the promotion.
    one.clock.at = Date.now() + HOUR_MS - 15_000;
    expect(idsIn(await read(one.api, NEWEST))[0]).toBe(last);
    expect(await marks()).toBe(true);
    one.clock.at = Date.now() + HOUR_MS + 1_000;
    expect(idsIn(await read(one.api, NEWEST))[0]).not.toBe(last);
    expect(await marks()).toBe(false);
    one.clock.at = Date.now();
  });

  test('the day by which a home is new, and by which best match counts it, is over', async () => {
    const { id } = homes[3] ?? { id: 0 };
    await askedBefore(one.api, LATELY, FACETS);
    await one.db
      .update(listings)
      .set({ publishedAt: sql`now() - interval '1 day' + interval '6 seconds'` })
      .where(eq(listings.id, id));
    await expect.poll(async () => idsIn(await read(one.api, LATELY)), soon).toContain(id);
    const counted = async () => {
      const { data } = await read(one.api, FACETS);
      const all: number[] = Object.values(data.possession);
      return all.reduce((sum, n) => sum + n, 0);
    };
    const before = await counted();
    expect(before).toBeGreaterThan(0);
    one.clock.at = Date.now() + 8_000;
    expect(idsIn(await read(one.api, LATELY))).not.toContain(id);
    expect(await counted()).toBeLessThanOrEqual(before);
    one.clock.at = Date.now() + 2 * DAY_MS;
    expect(idsIn(await read(one.api, LATELY))).toEqual([]);
    one.clock.at = Date.now();
  });

  test('a place has another name', async () => {
    const [{ id } = { id: 0 }] = await one.db
      .select({ id: localities.id })
      .from(localities)
      .limit(1);
    await askedBefore(one.api, ALL);
    await one.db.execute(sql`update localities set name = name || ' Town' where id in (
      select locality_id from listings) or id = ${id}`);
    await expectAsSql(one.api, ALL);
  });

  test('nothing, while changes go unheard: then nothing is kept', async () => {
    const deaf = await aNode(database.url);
    await askedBefore(deaf.api, ALL);
    expect(deaf.feed.standing().answered.answers).toBe(1);
    await deaf.changes.close();
    const { count } = deaf.made;
    await read(deaf.api, ALL);
    expect(deaf.made.count).toBe(count + 1);
    await deaf.close();
  });
});
