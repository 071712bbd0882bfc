import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { connect } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { listings } from '#server/db/schema/index.ts';
import { type SearchFeed, startSearchFeed } from '#server/homes/search-feed/index.ts';
import { createHomeIndex } from '#server/homes/search-index/index.ts';
import { createLogger } from '#server/lib/log.ts';
import { demoDatabase, type TestDatabase, testApi, testContext } from '#tests/api/harness.ts';
import { aSession, insertListing } from '#tests/builders/index.ts';
import { patience } from '#tests/patience.ts';

let database: TestDatabase;
let other: ReturnType<typeof connect>;
let context: Context;
let feed: SearchFeed;
/** A node with an index, and one on the same database without. */
let byIndex: ReturnType<typeof testApi>;
let bySql: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await demoDatabase();
  const { db, url } = database;
  context = testContext(db);
  byIndex = testApi(db, context);
  other = connect(url, 4, createLogger('silent'));
  bySql = testApi(other);
  const log = createLogger('silent');
  feed = startSearchFeed({ db, log, create: createHomeIndex, mostBytes: 1e9 });
  await vi.waitFor(() => expect(feed.standing().state).toBe('whole'), patience(20));
});
afterAll(async () => {
  await feed.stop();
  await context.background.idle();
  await other.$client.end();
  await database.close();
});

const found = async (query: string) =>
  (await byIndex('GET', `/api/property/propertylist?${query}`)).body;

describe('the index answers as the database does', () => {
  test.each([
    'propertylist',
    'propertylist?loc=baner&near=true&sort=price_low&page=2&pageSize=12',
    'propertylist?listedin=rent&bedrooms=2,3&furnishing=Furnished&sort=relevance',
    'propertylist?loc=Nagar%20Road&verified=true',
    'propertylist?metroLine=Purple&sort=rate_low',
    'propertylist?loc=nowhere%20at%20all',
    'propertylist?loc=baner&max_price=1000',
    'propertylist?bounds=18.5,73.75,18.6,73.85&sort=area_large',
    'propertylist?page=399',
    'nearbyuser/18.56,73.78?page=2',
    'nearbyuser/18.52,73.86?listedin=rent&category=Residential&radius=4',
    // From outside the city, whose nearest homes lie near the end of what is asked for.
    'nearbyuser/18.62,73.62?radius=12',
    'nearbyuser/18.30,74.10?radius=50&page=3',
    'facets?loc=wakad',
    'morefacets?loc=wakad&amenities=Park&metroWalk=15&postedBy=owner',
    'facets?listedin=sell&bedrooms=2&budget=50LakhTo1Cr',
  ])('%s', async (path) => {
    const [ours, theirs] = await Promise.all(
      [byIndex, bySql].map((api) => api('GET', `/api/property/${path}`)),
    );
    expect(ours?.body).toEqual(theirs?.body);
  });

  test('homes like one that is looked at', async () => {
    const { data } = await found('pageSize=3&loc=baner');
    for (const { propertydata } of data) {
      const path = `/api/property/getPropertyData/${propertydata.id}`;
      const [ours, theirs] = await Promise.all([byIndex('GET', path), bySql('GET', path)]);
      expect(ours.body.data.similar.length).toBeGreaterThan(0);
      expect(ours.body.data.similar).toEqual(theirs.body.data.similar);
    }
  });

  test('points of a map, in whatever order', async () => {
    const path = '/api/property/mappoints?loc=baner';
    const [ours, theirs] = await Promise.all(
      [byIndex, bySql].map((api) => api('GET', path).then(({ body }) => body.data)),
    );
    const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
    expect(ours.points.length).toBeGreaterThan(0);
    expect({ ...ours, points: ours.points.sort(byId) }).toEqual({
      ...theirs,
      points: theirs.points.sort(byId),
    });
  });

  test('how many homes are on offer', async () => {
    const { body } = await byIndex('GET', '/api/property/onoffer');
    expect(body.data.sale).toBeGreaterThan(100);
    expect(body).toEqual((await bySql('GET', '/api/property/onoffer')).body);
  });

  test.each(['ban', 'sahy', 'hinjwadi', 'sahydri', 'hieghts', 'gulmhor pa'])(
    'suggestions for %s',
    async (typed) => {
      const path = `/api/search/suggest?q=${typed}`;
      expect((await byIndex('GET', path)).body).toEqual((await bySql('GET', path)).body);
    },
  );
});

describe('who has changed something', () => {
  test('finds it changed in the next search, and no more once it is paused', async () => {
    const { db } = database;
    const pricePaise = sql`${98_765_432_100}`;
    const { id, ownerId } = await insertListing(db);
    await db.update(listings).set({ pricePaise }).where(eq(listings.id, id));
    const { headers } = await aSession(db, ownerId);
    const dear = 'min_price=987654321&max_price=987654321';
    await expect.poll(async () => (await found(dear)).total).toBe(1);
    for (const [action, total] of [
      ['pause', 0],
      ['resume', 1],
      ['pause', 0],
    ] as const) {
      const done = await byIndex('POST', `/api/property/status/${id}`, { action }, headers);
      expect(done.status, JSON.stringify(done.body)).toBe(200);
      expect(await found(dear)).toMatchObject({ total, totalIsMinimum: false });
    }
  });

  test('shows nobody what left the market, though the index has not heard of it', async () => {
    const { db } = database;
    const { data } = await found('pageSize=1&sort=price_low');
    const { id } = data[0].propertydata;
    await db.update(listings).set({ status: 'withdrawn' }).where(eq(listings.id, id));
    const after = await found('pageSize=1&sort=price_low');
    expect(JSON.stringify(after.data)).not.toContain(`"id":${id},`);
  });

  test('reads totals past any limit as they are', async () => {
    const [{ n } = { n: 0 }] = await rows<{ n: number }>(
      database.db,
      sql`select count(*) as n from listings where status = 'live' and city = 'Pune'`,
    );
    await expect.poll(async () => found('pageSize=1')).toMatchObject({ total: n });
    expect(await found('pageSize=1')).toMatchObject({ totalIsMinimum: false });
  });
});
