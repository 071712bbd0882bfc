import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import {
  bids,
  contactRequests,
  favourites,
  listings,
  listingViews,
  type Person,
} from '#server/db/schema/index.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';

let database: TestDatabase;
let context: ReturnType<typeof testContext>;
let api: ReturnType<typeof testApi>;
let owner: Person;
let headers: { authorization: string };

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const dayAgo = (days: number) => puneDate(ago(days));

beforeAll(async () => {
  database = await testDatabase();
  context = testContext(database.db);
  api = testApi(database.db, context);
});
afterAll(async () => {
  await context.background.idle();
  await database.close();
});
beforeEach(async () => {
  owner = await insertPerson(database.db);
  ({ headers } = await aSession(database.db, owner.id));
});

const aHome = (more: Parameters<typeof insertListing>[1] = {}) =>
  insertListing(database.db, { demo: false, localitySlug: 'baner', publishedAt: ago(60), ...more });
const mine = (more: Parameters<typeof insertListing>[1] = {}) =>
  aHome({ ownerId: owner.id, ...more });
const views = (listingId: number, day: string, n: number) =>
  database.db.insert(listingViews).values({ listingId, day, views: n });
const keep = (listingId: number, personId: number, createdAt = new Date()) =>
  database.db.insert(favourites).values({ listingId, personId, createdAt });
async function asked(listingId: number, createdAt: Date, as = owner.id) {
  const { id: buyerId } = await insertPerson(database.db);
  await database.db.insert(contactRequests).values({
    ...{ listingId, buyerId, ownerId: as, message: 'May we talk?', createdAt },
    expiresAt: new Date(Date.now() + DAY_MS),
  });
}
const interestIn = async (id: number, query = '') =>
  (await api('GET', `/api/property/interest/${id}${query}`, undefined, headers)).body.data;
const several = (ids: number[], action: string) =>
  api('POST', '/api/property/several', { ids, action }, headers);
const list = async (query: string) => {
  const { body } = await api('GET', `/api/Property/findByUser/${owner.id}?${query}`, undefined, {
    ...headers,
  });
  return body.data.map(({ propertydata }: { propertydata: { id: number } }) => propertydata.id);
};

describe('interest in a listing', () => {
  test('stands on its days; the owner’s own keep and what is older do not count', async () => {
    const { id } = await mine();
    const buyer = await insertPerson(database.db);
    await views(id, dayAgo(0), 4);
    await views(id, dayAgo(3), 2);
    await views(id, dayAgo(40), 50);
    await keep(id, buyer.id);
    await keep(id, owner.id);
    await asked(id, ago(3));
    const found = await interestIn(id);
    expect(found).toMatchObject({
      from: dayAgo(29),
      to: dayAgo(0),
      total: { looks: 6, keeps: 1, enquiries: 1 },
    });
    expect(found.days).toHaveLength(30);
    expect(found.days.at(-1)).toEqual({ day: dayAgo(0), looks: 4, keeps: 1, enquiries: 0 });
    expect(found.days.at(-4)).toEqual({ day: dayAgo(3), looks: 2, keeps: 0, enquiries: 1 });
    expect((await interestIn(id, '?days=60')).total.looks).toBe(56);
  });

  test('begins where the listing was published, and with nothing for a draft', async () => {
    const young = await mine({ publishedAt: ago(2) });
    expect(await interestIn(young.id)).toMatchObject({ from: dayAgo(2), days: { length: 3 } });
    const draft = await mine({ status: 'draft' });
    expect(await interestIn(draft.id)).toMatchObject({ from: null, days: [], similar: null });
  });

  test('stands beside the median of five homes like it, on the days all five were there', async () => {
    const place = { x: 73.61, y: 18.31 };
    const like = { location: place, publicLocation: place, localitySlug: 'baner' };
    const { id } = await mine(like);
    for (const looks of [1, 2, 9, 20]) await views((await aHome(like)).id, dayAgo(1), looks);
    expect((await interestIn(id)).similar).toBeNull();
    const last = await aHome({ ...like, publishedAt: ago(4) });
    await views(last.id, dayAgo(1), 3);
    const { similar } = await interestIn(id);
    expect(similar.homes).toBe(5);
    expect(similar.days.at(-2)).toEqual({ looks: 3, keeps: 0, enquiries: 0 });
    expect(similar.days.at(-1)).toEqual({ looks: 0, keeps: 0, enquiries: 0 });
    expect(similar.days.at(-6)).toBeNull();
  });

  test('tells its place in the search of its kind and locality', async () => {
    const older = await mine({ localitySlug: 'wagholi', publishedAt: ago(9) });
    await aHome({ localitySlug: 'wagholi', publishedAt: ago(3) });
    await aHome({ localitySlug: 'wagholi', publishedAt: ago(20) });
    expect((await interestIn(older.id)).place).toEqual({ rank: 2, of: 3 });
    await several([older.id], 'pause');
    expect((await interestIn(older.id)).place).toBeNull();
  });
});

describe('several at once', () => {
  test('each is done or says why not, and nobody else’s is touched', async () => {
    const live = await mine();
    const paused = await mine({ status: 'paused' });
    const other = await aHome();
    const { body } = await several([live.id, paused.id, other.id, live.id], 'pause');
    expect(body).toMatchObject({ message: 'Done for 1 of 3 properties. The others say why not.' });
    expect(body.data).toMatchObject({
      done: 1,
      results: [
        { id: live.id, title: live.title, done: true, status: 'paused' },
        { id: paused.id, title: paused.title, done: false, status: null },
        { id: other.id, title: null, done: false, message: 'This property is not among yours.' },
      ],
    });
    const states = await database.db
      .select({ id: listings.id, status: listings.status })
      .from(listings);
    expect(states).toContainEqual({ id: live.id, status: 'paused' });
    expect(states).toContainEqual({ id: other.id, status: 'live' });
  });

  test('confirms what is live, and sells what is for sale only', async () => {
    const sale = await mine({ confirmedAt: ago(40) });
    const rent = await mine({ listedIn: 'rent' });
    const confirmed = await several([sale.id, rent.id], 'confirm');
    expect(confirmed.body.data).toMatchObject({ done: 2 });
    const sold = await several([sale.id, rent.id], 'sell');
    expect(sold.body.data.results).toMatchObject([
      { done: true, status: 'sold' },
      { done: false, message: 'This one is for rent: mark it as rented.' },
    ]);
  });
});

describe('the list', () => {
  test('is ordered and narrowed, and goes as a file', async () => {
    const quiet = await mine({ title: 'Quiet 100% east-facing flat', confirmedAt: ago(1) });
    const wanted = await mine({ title: 'Corner flat', confirmedAt: ago(20) });
    const rent = await mine({ title: 'Flat to let', listedIn: 'rent', confirmedAt: ago(10) });
    await views(wanted.id, dayAgo(1), 12);
    await asked(rent.id, ago(1));
    const { id: buyerId } = await insertPerson(database.db);
    await keep(quiet.id, buyerId);
    expect(await list('')).toEqual([rent.id, wanted.id, quiet.id]);
    expect((await list('sort=looks'))[0]).toBe(wanted.id);
    expect((await list('sort=waiting'))[0]).toBe(rent.id);
    expect(await list('sort=confirm')).toEqual([wanted.id, rent.id, quiet.id]);
    expect(await list('listedin=rent')).toEqual([rent.id]);
    expect(await list('q=100%25')).toEqual([quiet.id]);
    const path = `/api/Property/findByUser/${owner.id}/csv?sort=looks&listedin=sell`;
    const { body: csv, headers: sent } = await api('GET', path, undefined, headers);
    expect(sent.get('content-disposition')).toContain('my-properties-');
    const [head, first, second] = String(csv).trim().split(/\r?\n/);
    expect(head).toContain('Looks in 30 days');
    expect(first).toContain('Corner flat');
    expect(first).toContain(',12,0,0,');
    expect(second).toContain(',0,1,0,');
  });
});

test('a bid is an enquiry too', async () => {
  const { id } = await mine();
  const { id: buyerId } = await insertPerson(database.db);
  expect((await interestIn(id)).total.enquiries).toBe(0);
  await database.db.insert(bids).values({
    ...{ listingId: id, buyerId, ownerId: owner.id, amountPaise: paise(850_000_000) },
    expiresAt: new Date(Date.now() + DAY_MS),
  });
  expect((await interestIn(id)).total.enquiries).toBe(1);
});
