import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { notifications } from '#server/db/schema/index.ts';
import { tellOfNewHomes } from '#server/homes/saved-searches/tell-of-new.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';

const { MAX_SAVED_SEARCHES } = EXPECTED_FIGURES;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FAR = new Date('2100-01-01');
const QUERY = 'type=Buy&loc=Baner&bedrooms=2';

let database: TestDatabase;
let context: Context;
let api: ReturnType<typeof testApi>;
let now = new Date();
let me: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  database = await testDatabase();
  const background = { run: () => undefined, idle: async () => undefined };
  context = { ...testContext(database.db), background, now: () => now };
  api = testApi(database.db, context);
  // Localities first: a search by name must find its place.
  await insertListing(database.db, { localitySlug: 'baner' });
});
afterAll(() => database.close());
beforeEach(async () => {
  // No test sees what an earlier one published.
  later(2 * DAY_MS);
  me = await signedIn();
});

async function signedIn() {
  const { id } = await insertPerson(database.db);
  const { headers } = await aSession(database.db, id, { expiresAt: FAR, endsAt: FAR });
  const ask = (method: string, path = '', body?: object) =>
    api(method, `/api/savedsearches${path}`, body, headers);
  const save = async (body: object = {}) =>
    (await ask('POST', '', { name: 'Baner', query: QUERY, ...body })).body.data;
  const told = () => database.db.select().from(notifications).where(eq(notifications.personId, id));
  return { id, ask, save, told, list: async () => (await ask('GET')).body.data };
}

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const publish = (overrides: Parameters<typeof insertListing>[1] = {}) =>
  insertListing(database.db, { localitySlug: 'baner', publishedAt: now, ...overrides });

describe('saving', () => {
  test('a page or an order of a search is the same search; saving it again renames it', async () => {
    const saved = await me.save();
    expect(saved).toMatchObject({ alerts: 'instant', place: { slug: 'baner' } });
    expect(saved.total).toBeGreaterThan(0);
    const again = await me.save({
      name: 'Two rooms',
      alerts: 'off',
      query: '?bedrooms=2&loc=Baner&type=Buy&page=3&sort=price_low&said=two%20rooms&min_price=',
    });
    expect(again).toMatchObject({ id: saved.id, name: 'Two rooms', alerts: 'off' });
    expect(await me.list()).toHaveLength(1);
  });

  test('several values of a filter all count', async () => {
    const { query } = await me.save({ query: 'type=Buy&bedrooms=2&bedrooms=3' });
    expect(new URLSearchParams(query).get('bedrooms')).toBe('2,3');
  });

  test('ends at the limit, renaming does not, and two at once get no more', async () => {
    const nth = (i: number) => ({ name: `No. ${i}`, query: `type=Buy&min_price=${i * 1_000}` });
    for (let i = 1; i < MAX_SAVED_SEARCHES; i++) await me.save(nth(i));
    const answers = await Promise.all([100, 101, 102, 103].map((i) => me.ask('POST', '', nth(i))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await me.save({ ...nth(1), name: 'Renamed' })).name).toBe('Renamed');
    expect(await me.list()).toHaveLength(MAX_SAVED_SEARCHES);
  });

  test('another’s is not there to be changed or removed', async () => {
    const { id } = await me.save();
    const other = await signedIn();
    expect((await other.ask('PUT', `/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await other.ask('DELETE', `/${id}`)).status).toBe(404);
    expect((await me.ask('PUT', `/${id}`, { name: '' })).status).toBe(422);
    expect((await me.ask('PUT', `/${id}`, { name: 'Home' })).body.data.name).toBe('Home');
    expect((await me.ask('DELETE', `/${id}`)).status).toBe(200);
    expect(await me.list()).toEqual([]);
  });
});

describe('telling of new homes', () => {
  test('once, though two nodes look at once', async () => {
    for (let i = 0; i < 5; i++) {
      await me.save({ query: `type=Buy&loc=Baner&max_price=${9_000_000_000 + i}` });
    }
    later(MINUTE_MS);
    const home = await publish();
    later(MINUTE_MS);
    await Promise.all([1, 2, 3, 4].map(() => tellOfNewHomes(context)));
    await tellOfNewHomes(context);
    const told = await me.told();
    expect(told).toHaveLength(5);
    expect(told[0]).toMatchObject({
      title: 'A new home for "Baner"',
      link: `/ViewSingleProperty/${home.id}`,
    });
    expect(told[0]?.body).toContain(home.title);
  });

  test('several in one message that leads to the search', async () => {
    await me.save();
    later(MINUTE_MS);
    for (let i = 0; i < 4; i++) await publish();
    later(MINUTE_MS);
    await tellOfNewHomes(context);
    const [news, ...rest] = await me.told();
    expect(rest).toEqual([]);
    expect(news?.title).toBe('4 new homes for "Baner"');
    expect(news?.body).toContain(' and 1 more.');
    expect(news?.link).toMatch(/^\/PropertyListHome\?.*loc=Baner/);
  });

  test('not of one’s own, of other places, of drafts, or of what was there before', async () => {
    await publish();
    later(MINUTE_MS);
    await me.save();
    later(MINUTE_MS);
    await publish({ ownerId: me.id });
    await publish({ localitySlug: 'kothrud' });
    await publish({ status: 'draft' });
    later(MINUTE_MS);
    await tellOfNewHomes(context);
    expect(await me.told()).toEqual([]);
  });

  test('what is published in the very moment is told of in the next round', async () => {
    await me.save();
    later(MINUTE_MS);
    await tellOfNewHomes(context);
    // Its transaction began before that round and ended after it.
    await publish({ publishedAt: new Date(now.getTime() - 1_000) });
    later(MINUTE_MS);
    await tellOfNewHomes(context);
    expect(await me.told()).toHaveLength(1);
  });

  test('daily: once a day, and never while off', async () => {
    await me.save({ alerts: 'daily' });
    const quiet = await me.save({ alerts: 'off', query: 'type=Buy&loc=Baner' });
    later(MINUTE_MS);
    await publish();
    later(MINUTE_MS);
    await tellOfNewHomes(context);
    expect(await me.told()).toEqual([]);
    later(DAY_MS);
    await tellOfNewHomes(context);
    expect(await me.told()).toHaveLength(1);
    expect((await me.ask('PUT', `/${quiet.id}`, { alerts: 'instant' })).status).toBe(200);
    later(MINUTE_MS);
    await tellOfNewHomes(context);
    expect(await me.told()).toHaveLength(1);
  });

  test('from daily to at once nothing is lost', async () => {
    const { id } = await me.save({ alerts: 'daily' });
    later(MINUTE_MS);
    await publish();
    later(MINUTE_MS);
    await me.ask('PUT', `/${id}`, { alerts: 'instant' });
    await tellOfNewHomes(context);
    expect(await me.told()).toHaveLength(1);
  });

  test('many searches are asked together, and only when something was published', async () => {
    for (let i = 0; i < 12; i++) {
      await me.save({ query: `type=Buy&loc=Baner&max_price=${9_000_000_000 + i}` });
    }
    later(MINUTE_MS);
    await publish();
    later(MINUTE_MS);
    // Until the others of this file, who wait too, have seen all there is.
    await tellOfNewHomes(context);
    later(MINUTE_MS);
    const waiting = () =>
      context.db.$client.query(
        'select id, xmin::text, seen_until from saved_searches where person_id = $1 order by id',
        [me.id],
      );
    const before = (await waiting()).rows;
    expect(before).toHaveLength(12);
    await tellOfNewHomes(context);
    // Their rows were not so much as touched.
    expect((await waiting()).rows).toEqual(before);
    expect(await me.told()).toHaveLength(12);
  });
});
