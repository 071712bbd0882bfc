import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PromotionResult } from '#contract/money/promotion-results.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Context } from '#server/core/context.ts';
import { listingViews, type Person, refunds } from '#server/db/schema/index.ts';
import { aPaidOrder, bought } from '#tests/api/examples/promotions.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';

/** From when to when each promotion was, by what was bought, used and kept. */

const DAY_MS = 86_400_000;
const START = new Date('2026-11-20T06:30:00.000Z');
const FAR = { expiresAt: new Date('2100-01-01'), endsAt: new Date('2100-01-01') };

let database: TestDatabase;
let context: Context;
let clock = START;
let owner: Person;
beforeAll(async () => {
  database = await testDatabase();
  context = { ...testContext(database.db), now: () => clock };
});
beforeEach(async () => {
  clock = START;
  owner = await insertPerson(database.db);
});
afterAll(async () => {
  await context.background.idle();
  await database.close();
});

/** By a session of its own: none outlives the weeks that pass here. */
async function call(method: string, path: string) {
  const { headers } = await aSession(database.db, owner.id, FAR);
  return testApi(database.db, context)(method, `/api${path}`, undefined, headers);
}

const inDays = (days: number) => new Date(START.getTime() + days * DAY_MS);
const aHome = (publishedInDays = -40) =>
  insertListing(database.db, { ownerId: owner.id, publishedAt: inDays(publishedInDays) });
const buy = (listingId: number, days = 0, code = 'promote-property-7') => {
  clock = inDays(days);
  return aPaidOrder(context, { personId: owner.id, code, listingId });
};
const results = async (days: number): Promise<PromotionResult[]> => {
  clock = inDays(days);
  return (await call('GET', '/propertypromote/results')).body.data;
};
const toDays = (at: string) => (new Date(at).getTime() - START.getTime()) / DAY_MS;
/** Of each: which home, from when to when, in days from the start. */
const periods = async (days: number) =>
  (await results(days)).map(({ propertyid, startsAt, endsAt }) => [
    propertyid,
    toDays(startsAt),
    toDays(endsAt),
  ]);
const featured = (listingId: number, days: number) =>
  database.db.$client.query('update listings set featured_until = $2 where id = $1', [
    listingId,
    inDays(days),
  ]);

test('one bought while another runs is added to it, one bought as it ends stands alone, newest first', async () => {
  const [one, other] = [await aHome(), await aHome()];
  await buy(one.id);
  await buy(other.id, 1, 'promote-property-15');
  await buy(one.id, 6.5);
  expect(await periods(8)).toEqual([
    [other.id, 1, 16],
    [one.id, 0, 14],
  ]);
  await buy(one.id, 14);
  await buy(one.id, 20.5, 'promote-property-30');
  expect(await periods(30)).toEqual([
    [one.id, 14, 51],
    [other.id, 1, 16],
    [one.id, 0, 14],
  ]);
});

test('one out of a package lasts fifteen days', async () => {
  const { id } = await aHome();
  await bought(context, { personId: owner.id, code: 'user-seller' });
  clock = inDays(2);
  expect((await call('POST', `/propertypromote/use/${id}`)).body.data).toEqual({
    until: inDays(17).toISOString(),
    left: 1,
  });
  expect(await periods(3)).toEqual([[id, 2, 17]]);
  await buy(id, 10);
  expect(await periods(11)).toEqual([[id, 2, 24]]);
});

test('one kept over a booking ends as much later, while it runs', async () => {
  const { id } = await aHome();
  await buy(id);
  await featured(id, 5);
  expect(await periods(4)).toEqual([[id, 0, 7]]);
  await featured(id, 12);
  expect(await periods(11.9)).toEqual([[id, 0, 12]]);
  expect(await periods(12)).toEqual([[id, 0, 7]]);
  // Of two times of a home, the later one runs.
  await buy(id, 20);
  await featured(id, 30);
  expect(await periods(21)).toEqual([
    [id, 20, 30],
    [id, 0, 7],
  ]);
});

test('what was not given back, or in part only, was had', async () => {
  const { id } = await aHome();
  const order = await buy(id);
  const back = (publicId: string, amountPaise: number, state: 'failed' | 'done') =>
    database.db.insert(refunds).values({
      ...{ publicId, orderId: order.id, amountPaise: amountPaise as never, state },
      reason: 'Staff gave it back.',
    });
  await back('ref_failed', order.totalPaise, 'failed');
  await back('ref_in_part', order.totalPaise - 1, 'done');
  expect(await periods(1)).toEqual([[id, 0, 7]]);
  await back('ref_the_rest', 1, 'done');
  expect(await periods(1)).toEqual([]);
  const stranger = await insertPerson(database.db);
  const theirs = await insertListing(database.db, { ownerId: stranger.id });
  await aPaidOrder(context, {
    ...{ personId: stranger.id, code: 'promote-property-7', listingId: theirs.id },
  });
  expect(await periods(1)).toEqual([]);
});

test('the last twenty are compared', async () => {
  const homes = [];
  for (let n = 0; n < 21; n++) homes.push((await aHome()).id);
  for (const [day, id] of homes.entries()) await buy(id, day);
  expect((await periods(21)).map(([id]) => id)).toEqual(homes.slice(1).toReversed());
});

test('days are counted until today, until its end, and before it from the home’s first', async () => {
  const { id } = await aHome(-2);
  await buy(id);
  const day = (days: number) => puneDate(inDays(days));
  await database.db
    .insert(listingViews)
    .values(
      [-2, -1, 0, 7, 8].map((days, n) => ({ listingId: id, day: day(days), views: 10 ** n })),
    );
  const none = { keeps: 0, enquiries: 0 };
  const before = { from: day(-2), to: day(-1), days: 2, looks: 11, ...none };
  expect(await results(0)).toMatchObject([
    {
      during: { from: day(0), to: day(0), days: 1, looks: 100, ...none },
      before: { from: day(-1), to: day(-1), days: 1, looks: 10, ...none },
    },
  ]);
  expect(await results(3)).toMatchObject([
    { during: { from: day(0), to: day(3), days: 4, looks: 100, ...none }, before },
  ]);
  expect(await results(30)).toMatchObject([
    { during: { from: day(0), to: day(7), days: 8, looks: 1_100, ...none }, before },
  ]);
});
