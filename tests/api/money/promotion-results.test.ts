import { afterAll, beforeAll, expect, test } from 'vitest';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Context } from '#server/core/context.ts';
import { listingViews, type Person, refunds } from '#server/db/schema/index.ts';
import { aPaidOrder } from '#tests/api/examples/promotions.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';

const DAY_MS = 86_400_000;
const START = new Date();
/** Sessions outlive the weeks that pass here. */
const FAR = { expiresAt: new Date('2100-01-01'), endsAt: new Date('2100-01-01') };

let database: TestDatabase;
let context: Context;
let api: ReturnType<typeof testApi>;
let owner: Person;
let headers: { authorization: string };
let clock = START;
beforeAll(async () => {
  database = await testDatabase();
  context = { ...testContext(database.db), now: () => clock };
  api = testApi(database.db, context);
  owner = await insertPerson(database.db);
  ({ headers } = await aSession(database.db, owner.id, FAR));
});
afterAll(async () => {
  await context.background.idle();
  await database.close();
});

const inDays = (days: number) => new Date(START.getTime() + days * DAY_MS);
const aHome = (publishedInDays: number) =>
  insertListing(database.db, {
    ...{ ownerId: owner.id, demo: false, title: 'Corner flat' },
    publishedAt: inDays(publishedInDays),
  });
const promote = (listingId: number) =>
  aPaidOrder(context, { personId: owner.id, code: 'promote-property-15', listingId });
const looks = (listingId: number, days: number, views: number) =>
  database.db.insert(listingViews).values({ listingId, day: puneDate(inDays(days)), views });
const results = async () =>
  (await api('GET', '/api/propertypromote/results', undefined, headers)).body.data;

test('days while it was promoted stand beside as many before; what was given back brought nothing', async () => {
  const { id } = await aHome(-40);
  await promote(id);
  await looks(id, -9, 100);
  await looks(id, -2, 3);
  await looks(id, 1, 12);
  clock = inDays(4);
  expect(await results()).toEqual([
    {
      propertyid: id,
      title: 'Corner flat',
      startsAt: START.toISOString(),
      endsAt: inDays(15).toISOString(),
      during: {
        ...{ from: puneDate(inDays(0)), to: puneDate(inDays(4)), days: 5 },
        ...{ looks: 12, keeps: 0, enquiries: 0 },
      },
      before: {
        ...{ from: puneDate(inDays(-5)), to: puneDate(inDays(-1)), days: 5 },
        ...{ looks: 3, keeps: 0, enquiries: 0 },
      },
    },
  ]);
  // A second one is added to its end: one longer time, not two.
  const second = await promote(id);
  expect(await results()).toMatchObject([{ endsAt: inDays(30).toISOString() }]);
  await database.db.insert(refunds).values({
    ...{ publicId: 'ref_second', orderId: second.id, amountPaise: second.totalPaise },
    reason: 'Staff gave it back.',
  });
  expect(await results()).toMatchObject([{ endsAt: inDays(15).toISOString() }]);
});

test('a home promoted on its first day has nothing to be compared with', async () => {
  clock = inDays(5);
  const { id } = await aHome(5);
  await promote(id);
  expect((await results())[0]).toMatchObject({ propertyid: id, during: { days: 1 }, before: null });
});
