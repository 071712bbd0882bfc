import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { favourites, listings } from '#server/db/schema/index.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';

const { MAX_FAVOURITES } = EXPECTED_FIGURES;

const MINUTE_MS = 60_000;

let database: TestDatabase;
let api: ReturnType<typeof testApi>;
let now: Date;
let me: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  database = await testDatabase();
  api = testApi(database.db, { ...testContext(database.db), now: () => now });
});
afterAll(() => database.close());
beforeEach(async () => {
  now = new Date();
  me = await signedIn();
});

async function signedIn() {
  const { id } = await insertPerson(database.db);
  const { headers } = await aSession(database.db, id);
  const mark = (propertyid: number[], userid = id) =>
    api('POST', '/api/property/markasfavourite', { userid, propertyid }, headers);
  const get = async (path: string) =>
    (await api('GET', `/api${path}/${id}`, undefined, headers)).body;
  return {
    id,
    headers,
    mark,
    get,
    kept: async () => (await get('/property/findbyfavourite')).data,
  };
}

const ids = (kept: { propertydata: { id: number } }[]) =>
  kept.map(({ propertydata }) => propertydata.id);

describe('marking favourites', () => {
  test('makes the list the one sent, however often it is sent', async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => insertListing(database.db)));
    if (!one || !two || !three) throw new Error('three were inserted');
    for (let i = 0; i < 3; i++) {
      const { body } = await me.mark([one.id, two.id]);
      expect(body).toMatchObject({ status: 1 });
      expect(body.data.propertyid.toSorted()).toEqual([one.id, two.id].toSorted());
    }
    const before = (await me.kept()).find((kept: never) => ids([kept])[0] === two.id).keptAt;
    now = new Date(now.getTime() + MINUTE_MS);
    expect((await me.mark([two.id, three.id])).body.data.propertyid).toEqual([three.id, two.id]);
    const kept = await me.kept();
    expect(ids(kept)).toEqual([three.id, two.id]);
    expect(kept[1].keptAt).toBe(before);
    expect((await me.mark([])).body.data.propertyid).toEqual([]);
  });

  test('under real concurrency the list is one of those sent, whole', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => insertListing(database.db)));
    const all = made.map(({ id }) => id).toSorted((a, b) => a - b);
    const wanted = [all.slice(0, 3), all.slice(3), all, [...all, ...all], all.slice(1, 4)];
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all([...wanted, ...wanted].map((list) => me.mark(list)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const left = (await me.kept()).map((kept: never) => ids([kept])[0]);
      const texts = wanted.map((list) => [...new Set(list)].join());
      expect(texts).toContain(left.toSorted((a: number, b: number) => a - b).join());
    }
  });

  test('for somebody else there is nothing here, and theirs stay', async () => {
    const other = await signedIn();
    const { id } = await insertListing(database.db);
    await other.mark([id]);
    expect((await me.mark([], other.id)).status).toBe(404);
    expect(ids(await other.kept())).toEqual([id]);
  });

  test('leaves out what is unknown or a draft, keeps what is sold', async () => {
    const draft = await insertListing(database.db, { status: 'draft' });
    const sold = await insertListing(database.db, { status: 'sold' });
    const { body } = await me.mark([draft.id, sold.id, 2_000_000_000]);
    expect(body.data.propertyid).toEqual([sold.id]);
    expect(await me.kept()).toMatchObject([{ onOffer: false }]);
  });

  test('has an end', async () => {
    const { status, body } = await me.mark(
      Array.from({ length: MAX_FAVOURITES + 1 }, (_, i) => i + 1),
    );
    expect(status).toBe(422);
    expect(body.errors[0].path).toBe('propertyid');
  });
});

test('says how the price has moved since, dearer or cheaper', async () => {
  const listing = await insertListing(database.db, { pricePaise: paise(80_00_000_00) });
  const price = (amount: number) =>
    database.db
      .update(listings)
      .set({ pricePaise: paise(amount) })
      .where(eq(listings.id, listing.id));
  now = new Date(Date.now() + 1_000);
  await me.mark([listing.id]);
  expect(await me.kept()).toMatchObject([{ onOffer: true, change: 0 }]);
  await database.db.update(favourites).set({ createdAt: new Date() });
  await price(77_00_000_00);
  expect(await me.kept()).toMatchObject([{ change: -3_00_000 }]);
  expect((await me.get('/property/getofferproperty')).data[0]).toMatchObject({
    reason: '₹ 3 Lakh cheaper than when you kept it',
    propertydata: { id: listing.id, price: 77_00_000 },
  });
  await price(81_00_000_00);
  expect(await me.kept()).toMatchObject([{ change: 1_00_000 }]);
});

describe('folders and notes', () => {
  const send = (method: string, path: string, body?: object, of = me) =>
    api(method, `/api/property/${path}`, body, of.headers);
  const aFolder = async (name: string, of = me): Promise<number> =>
    (await send('POST', 'favouritefolders', { name }, of)).body.data.id;
  const folders = async () => (await send('GET', 'favouritefolders')).body.data;

  test('sort what is kept, and outlive another marking of the list', async () => {
    const [one, two] = [await insertListing(database.db), await insertListing(database.db)];
    await me.mark([one.id, two.id]);
    const office = await aFolder('Near the office');
    await send('PUT', `favourite/${one.id}`, { folderId: office });
    await send('PUT', `favourite/${one.id}`, { note: 'Ask about the lift.' });
    await send('PUT', `favourite/${two.id}`, { folderId: office, note: 'Too dark' });
    await send('PUT', `favourite/${two.id}`, { folderId: null, note: '' });
    const at = (id: number) =>
      me.kept().then((all: never[]) => all.find((k) => ids([k])[0] === id));
    const sorted = { folderId: office, folder: 'Near the office', note: 'Ask about the lift.' };
    expect(await at(one.id)).toMatchObject(sorted);
    expect(await at(two.id)).toMatchObject({ folderId: null, folder: null, note: null });
    expect(await folders()).toEqual([{ id: office, name: 'Near the office', homes: 1 }]);

    // What a visitor kept before signing in is merged by such a list.
    const third = await insertListing(database.db);
    await me.mark([third.id, one.id]);
    expect(await at(one.id)).toMatchObject(sorted);
    const csv = (await send('GET', 'favouritescsv')).body;
    expect(csv).toContain('Near the office,Ask about the lift.');

    await send('PUT', `favouritefolders/${office}`, { name: 'Near my desk' });
    expect(await at(one.id)).toMatchObject({ folder: 'Near my desk' });
    expect((await send('DELETE', `favouritefolders/${office}`)).status).toBe(200);
    expect(await at(one.id)).toMatchObject({ ...sorted, folderId: null, folder: null });
  });

  test('have one name each, however it is spelled, also made at once; and an end', async () => {
    const made = await Promise.all(
      ['Parents', 'PARENTS', 'parents '].map((name) => send('POST', 'favouritefolders', { name })),
    );
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const other = await aFolder('Office');
    expect((await send('PUT', `favouritefolders/${other}`, { name: 'Parents' })).status).toBe(409);
    expect((await send('PUT', `favouritefolders/${other}`, { name: 'OFFICE' })).status).toBe(200);
    for (let i = 2; i < EXPECTED_FIGURES.MAX_FOLDERS; i++) await aFolder(`Folder ${i}`);
    const { status, body } = await send('POST', 'favouritefolders', { name: 'One more' });
    expect([status, body.message]).toEqual([409, expect.stringContaining('30 folders')]);
  });

  test('of somebody else are not there, nor is a home that is not kept', async () => {
    const them = await signedIn();
    const theirs = await aFolder('Theirs', them);
    const { id } = await insertListing(database.db);
    expect((await send('PUT', `favourite/${id}`, { note: 'Not kept' })).status).toBe(404);
    await me.mark([id]);
    expect((await send('PUT', `favourite/${id}`, { folderId: theirs })).status).toBe(404);
    expect((await send('PUT', `favouritefolders/${theirs}`, { name: 'Mine' })).status).toBe(404);
    expect((await send('DELETE', `favouritefolders/${theirs}`)).status).toBe(404);
    expect(await me.kept()).toMatchObject([{ folderId: null }]);
  });
});

describe('the shortlist', () => {
  const put = (body: object) => api('POST', '/api/property/shortlist', body, me.headers);
  const listed = async () => (await me.get('/property/findbyshortlisted')).data;

  test('keeps a note until another, or an empty one, is given', async () => {
    const { id } = await insertListing(database.db);
    await put({ propertyid: id, note: 'Ask about the lift.' });
    await put({ propertyid: id });
    expect(await listed()).toMatchObject([{ note: 'Ask about the lift.' }]);
    await put({ propertyid: id, note: '' });
    expect(await listed()).toMatchObject([{ note: null }]);
    const gone = () => api('DELETE', `/api/property/shortlist/${id}`, undefined, me.headers);
    expect([(await gone()).status, (await gone()).status]).toEqual([200, 200]);
    expect(await listed()).toEqual([]);
  });

  test('takes no draft and nothing unknown', async () => {
    const { id } = await insertListing(database.db, { status: 'draft' });
    expect((await put({ propertyid: id })).status).toBe(404);
    expect((await put({ propertyid: 2_000_000_000 })).status).toBe(404);
  });
});

test('offers are like what is kept, and none is known or the caller’s own', async () => {
  const near = { localitySlug: 'baner', pricePaise: paise(90_00_000_00) };
  const kept = await insertListing(database.db, near);
  const noted = await insertListing(database.db, near);
  const fresh = await insertListing(database.db, near);
  const own = await insertListing(database.db, { ...near, ownerId: me.id });
  await me.mark([kept.id]);
  await api('POST', '/api/property/shortlist', { propertyid: noted.id }, me.headers);
  const { data } = await me.get('/property/getofferproperty');
  expect(ids(data)).toContain(fresh.id);
  for (const { id } of [kept, noted, own]) expect(ids(data)).not.toContain(id);
  expect(data[0].reason).toMatch(/^Like a home you keep: /);
});

test('nobody reads another’s', async () => {
  const other = await signedIn();
  for (const list of ['findbyfavourite', 'findbyshortlisted', 'getofferproperty']) {
    const path = `/api/property/${list}/${other.id}`;
    expect((await api('GET', path, undefined, me.headers)).status).toBe(404);
    expect((await api('GET', path)).status).toBe(403);
  }
});
