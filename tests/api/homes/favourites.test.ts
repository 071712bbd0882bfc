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
