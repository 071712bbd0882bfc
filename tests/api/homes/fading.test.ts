import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '#server/db/schema/index.ts';
import { expireListings } from '#server/homes/my-listings/expire.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';

/** A home whose owner is silent falls behind in the search's own order, until they speak. */

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

let database: TestDatabase;
let context: ReturnType<typeof testContext>;
let api: ReturnType<typeof testApi>;
let owner: Person;
let headers: Record<string, string>;
beforeAll(async () => {
  database = await testDatabase();
  context = testContext(database.db);
  api = testApi(database.db, context);
  owner = await insertPerson(database.db);
  ({ headers } = await aSession(database.db, owner.id));
});
afterAll(() => database.close());

async function aHome(publishedDays: number, confirmedDays: number, more: object = {}) {
  const days = { publishedAt: ago(publishedDays), confirmedAt: ago(confirmedDays) };
  const place = { ownerId: owner.id, localitySlug: 'baner', demo: false };
  return (await insertListing(database.db, { ...place, ...days, ...more })).id;
}

/** Ids as a search yields them: of the city, and of one locality, which have indexes of their own. */
async function found(loc?: string): Promise<number[]> {
  const answer = await api('POST', '/api/property/serchproperty', {
    listedin: 'sell',
    ...(loc && { loc }),
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.data.map(
    (card: { propertydata: { id: number } }) => card.propertydata.id,
  );
}

const statusCall = (path: string, id: number, body?: unknown) =>
  api('POST', `/api/property/${path}/${id}`, body, headers);

test('a silent owner’s home falls behind, and comes back to its place once confirmed', async () => {
  const silent = await aHome(38, 38);
  const old = await aHome(300, 2);
  const silentForMore = await aHome(45, 45);
  const nearly = await aHome(50, 36.9);
  const invented = await aHome(90, 90, { demo: true });
  expect(await found()).toEqual([silent, silentForMore, nearly, invented, old]);

  // Two were asked at 30 days as well, and so was the one that is nearly there.
  expect(await expireListings(context)).toBe(5);
  const behind = [nearly, invented, old, silent, silentForMore];
  expect(await found()).toEqual(behind);
  expect(await found('Baner')).toEqual(behind);
  expect(await expireListings(context)).toBe(0);

  expect((await statusCall('stillavailable', silent)).status).toBe(200);
  const again = [silent, nearly, invented, old, silentForMore];
  expect(await found()).toEqual(again);
  expect(await found('Baner')).toEqual(again);
  expect(await expireListings(context)).toBe(0);

  await statusCall('status', silentForMore, { action: 'pause' });
  await statusCall('status', silentForMore, { action: 'resume' });
  expect(await found()).toEqual([silent, silentForMore, nearly, invented, old]);
});

test('a faded home keeps its day on the page, and its timeline says what happened', async () => {
  const id = await aHome(41, 41);
  await expireListings(context);
  const card = await api('GET', `/api/property/${id}`);
  expect(Date.parse(card.body.data.propertydata.publishedAt)).toBeCloseTo(ago(41).getTime(), -5);
  const mine = await api('GET', `/api/property/findbyuserid/${id}/${owner.id}`, undefined, headers);
  expect(mine.body.data.timeline.map(({ event }: { event: string }) => event)).toEqual([
    'asked',
    'faded',
  ]);
});

test('two nodes let it fade once', async () => {
  const id = await aHome(42, 42);
  await Promise.all([expireListings(context), expireListings(context)]);
  const { rows } = await database.db.$client.query(
    `select event from timeline where subject_kind = 'listing' and subject_id = $1 order by id`,
    [id],
  );
  expect(rows).toEqual([{ event: 'asked' }, { event: 'faded' }]);
});

test.each([
  ['the city', "city = 'Pune'"],
  ['a locality', 'locality_id = 1'],
])('newest first in %s is read off an index', async (_, place) => {
  const client = await database.db.$client.connect();
  try {
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query(
      `explain select id from listings where status = 'live' and ${place}
         and listed_in = 'sell' and category = 'Residential'
       order by ranked_at desc nulls first, id desc nulls first limit 20`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/listings_(by_age|newest_by_locality)/);
    expect(plan).not.toContain('Sort');
  } finally {
    client.release(true);
  }
});
