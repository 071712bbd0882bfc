import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import type { Context } from '#server/core/context.ts';
import { deliveries, keptChanges, listings, notifications } from '#server/db/schema/index.ts';
import { tellKeepers } from '#server/homes/favourites/index.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';

const HOUR_MS = 3_600_000;
const FAR = new Date('2100-01-01');
const LAKH = 1_00_000_00;

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
});
afterAll(() => database.close());
beforeEach(async () => {
  now = new Date(Date.now() + 5_000);
  me = await signedIn();
});

async function signedIn() {
  const { id } = await insertPerson(database.db);
  const { headers } = await aSession(database.db, id, { expiresAt: FAR, endsAt: FAR });
  return {
    id,
    keep: (...ids: number[]) =>
      api('POST', '/api/property/markasfavourite', { userid: id, propertyid: ids }, headers),
    choose: (grid: object[]) => api('PUT', '/api/notifications/settings', { grid }, headers),
    news: async (): Promise<{ title: string; body: string; link: string; kind: string }[]> =>
      (await api('GET', `/api/propertyverification/getnotification/${id}`, undefined, headers)).body
        .data,
  };
}

const home = (overrides: Parameters<typeof insertListing>[1] = {}) =>
  insertListing(database.db, { pricePaise: paise(80 * LAKH), ...overrides });
const change = (id: number, values: Partial<typeof listings.$inferInsert>) =>
  database.db.update(listings).set(values).where(eq(listings.id, id));
const price = (id: number, lakh: number) => change(id, { pricePaise: paise(lakh * LAKH) });
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR_MS);
};

describe('who keeps a home hears', () => {
  test('that it has become cheaper, once, though two nodes look at once', async () => {
    const { id, title } = await home();
    await me.keep(id);
    await price(id, 77);
    await Promise.all([1, 2, 3].map(() => tellKeepers(context)));
    await tellKeepers(context);
    expect(await me.news()).toMatchObject([
      {
        kind: 'kept_home',
        title: `₹ 3 Lakh cheaper: ${title}`,
        body: 'A home you keep now costs ₹ 77 Lakh, down from ₹ 80 Lakh.',
        link: `/ViewSingleProperty/${id}`,
      },
    ]);
    const sent = await database.db
      .select({ channel: deliveries.channel })
      .from(deliveries)
      .innerJoin(notifications, eq(deliveries.notificationId, notifications.id))
      .where(eq(notifications.personId, me.id));
    expect(sent).toEqual([{ channel: 'mail' }]);
    expect(await database.db.select().from(keptChanges)).toEqual([]);
  });

  test('of a rent by the month', async () => {
    const { id } = await home({ listedIn: 'rent', pricePaise: paise(30_000_00) });
    await me.keep(id);
    await change(id, { pricePaise: paise(28_000_00) });
    await tellKeepers(context);
    expect((await me.news())[0]?.body).toContain('₹ 28,000 a month, down from ₹ 30,000 a month');
  });

  test('that it is on offer again, with what became of its price meanwhile', async () => {
    const { id, title } = await home();
    await me.keep(id);
    await change(id, { status: 'paused' });
    await tellKeepers(context);
    await price(id, 78);
    await tellKeepers(context);
    expect(await me.news()).toEqual([]);
    await change(id, { status: 'live' });
    await tellKeepers(context);
    expect(await me.news()).toMatchObject([
      {
        title: `Back on the market: ${title}`,
        body: 'A home you keep is on offer again for ₹ 78 Lakh, ₹ 2 Lakh less than before.',
      },
    ]);
  });

  test('once a day of a home, then all that has happened since', async () => {
    const { id } = await home();
    const { id: other } = await home();
    await me.keep(id, other);
    await price(id, 79);
    await tellKeepers(context);
    later(1);
    await price(id, 78);
    await price(id, 77);
    await price(other, 70);
    await tellKeepers(context);
    await tellKeepers(context);
    expect((await me.news()).map(({ body }) => body)).toEqual([
      'A home you keep now costs ₹ 70 Lakh, down from ₹ 80 Lakh.',
      'A home you keep now costs ₹ 79 Lakh, down from ₹ 80 Lakh.',
    ]);
    later(22);
    await tellKeepers(context);
    expect(await me.news()).toHaveLength(2);
    later(1);
    await tellKeepers(context);
    expect((await me.news())[0]?.body).toBe(
      'A home you keep now costs ₹ 77 Lakh, down from ₹ 79 Lakh.',
    );
  });

  test('where one heard of it lately, another hears at once', async () => {
    const { id } = await home();
    await me.keep(id);
    await price(id, 79);
    await tellKeepers(context);
    const other = await signedIn();
    await other.keep(id);
    later(1);
    await price(id, 78);
    await tellKeepers(context);
    expect(await other.news()).toHaveLength(1);
    expect(await me.news()).toHaveLength(1);
    later(23);
    await tellKeepers(context);
    expect(await me.news()).toHaveLength(2);
    expect(await other.news()).toHaveLength(1);
  });
});

describe('nobody hears', () => {
  test('of a home that is dearer, back at its old price, let go, or their own', async () => {
    const { id } = await home();
    const { id: letGo } = await home();
    const { id: own } = await home({ ownerId: me.id });
    await me.keep(id, letGo, own);
    await me.keep(id, own);
    await price(id, 85);
    await price(id, 80);
    await price(letGo, 70);
    await price(own, 70);
    await tellKeepers(context);
    expect(await me.news()).toEqual([]);
    expect(await database.db.select().from(keptChanges)).toEqual([]);
  });

  test('of what they have switched off', async () => {
    const { id } = await home();
    await me.keep(id);
    const channels = ['in_app', 'mail', 'push'];
    const { status } = await me.choose(
      channels.map((channel) => ({ kind: 'kept_home', channel, wanted: false })),
    );
    expect(status).toBe(200);
    await price(id, 70);
    await tellKeepers(context);
    expect(await me.news()).toEqual([]);
    const left = await database.db
      .select()
      .from(deliveries)
      .innerJoin(notifications, eq(deliveries.notificationId, notifications.id))
      .where(eq(notifications.personId, me.id));
    expect(left).toEqual([]);
  });
});
