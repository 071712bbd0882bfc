import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import { haversineMetres } from '#domain/lib/geo.ts';
import { paise } from '#domain/lib/money.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import {
  bids,
  bookings,
  contactRequests,
  listings,
  notifications,
  type Person,
  people,
} from '#server/db/schema/index.ts';
import { seedLocalities } from '#server/homes/localities/seed-localities.ts';
import { expireListings } from '#server/homes/my-listings/expire.ts';
import { TYPED_FLAT } from '#tests/api/examples/my-listings.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aSession, insertListing, insertPerson, stored } from '#tests/builders/index.ts';

let database: TestDatabase;
let context: ReturnType<typeof testContext>;
let api: ReturnType<typeof testApi>;
let owner: Person;
let headers: { authorization: string };

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

beforeAll(async () => {
  database = await testDatabase();
  context = testContext(database.db);
  api = testApi(database.db, context);
  await seedLocalities(database.db);
});
afterAll(async () => {
  await context.background.idle();
  await database.close();
});
beforeEach(async () => {
  owner = await insertPerson(database.db);
  ({ headers } = await aSession(database.db, owner.id));
});

const post = (path: string, body?: unknown, as = headers) =>
  api('POST', `/api/property${path}`, body, as);
const put = (path: string, body: unknown, as = headers) =>
  api('PUT', `/api/property${path}`, body, as);
const get = (path: string, as = headers) => api('GET', `/api/property${path}`, undefined, as);

async function begin(subcategory = 'Flat', listedin = 'sell') {
  const { status, body } = await post('/drafts', { subcategory, listedin });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as { id: number; updatedAt: string; answers: object };
}

async function filled(answers: object = {}, ...kind: string[]) {
  const { id, updatedAt } = await begin(...kind);
  const { status, body } = await put(`/drafts/${id}`, {
    step: 'review',
    answers: { ...TYPED_FLAT, ...answers },
    updatedAt,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return { id, updatedAt: body.data.updatedAt as string };
}

async function finish(answers: object = {}, ...kind: string[]) {
  const { id, updatedAt } = await filled(answers, ...kind);
  return post(`/drafts/${id}/finish`, { updatedAt, confirm: true });
}

async function aListingOfMine(answers: object = {}): Promise<number> {
  const { status, body } = await finish(answers);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.id;
}

const act = (id: number, action: string, as = headers) => post(`/status/${id}`, { action }, as);
const rowOf = async (id: number) =>
  stored(await database.db.select().from(listings).where(eq(listings.id, id)));
const mine = (query = '') =>
  api('GET', `/api/Property/findByUser/${owner.id}?page=1${query}`, undefined, headers);
const detailOf = async (id: number) => (await get(`/findbyuserid/${id}/${owner.id}`)).body.data;
const inSearch = async (id: number) => {
  const { body } = await api('POST', '/api/property/serchproperty', {
    listedin: 'sell',
    loc: 'baner',
  });
  return body.data.data.some(
    (card: { propertydata: { id: number } }) => card.propertydata.id === id,
  );
};

async function someone() {
  const person = await insertPerson(database.db);
  return { person, headers: (await aSession(database.db, person.id)).headers };
}

describe('from a draft to the search', () => {
  test('the whole way', async () => {
    const draft = await filled();
    const finished = await post(`/drafts/${draft.id}/finish`, { updatedAt: draft.updatedAt });
    const { id } = finished.body.data;
    expect(await rowOf(id)).toMatchObject({
      status: 'draft',
      ownerId: owner.id,
      pricePaise: 850_000_000,
      maintenancePaise: 350_000,
      carpetAreaSqft: 760,
      category: 'Residential',
      address: 'Baner',
      privateAddress: 'Flat 402, B wing, Sai Heights, Lane 7',
      demo: false,
      verifiedUntil: null,
    });
    expect((await get(`/drafts/${draft.id}`)).status).toBe(404);
    expect((await api('GET', `/api/property/${id}`)).status).toBe(404);
    expect(await inSearch(id)).toBe(false);

    expect((await act(id, 'publish')).body.data).toEqual({ status: 'live' });
    expect((await api('GET', `/api/property/${id}`)).status).toBe(200);
    expect(await inSearch(id)).toBe(true);

    const { timeline, answers, listing } = await detailOf(id);
    expect(timeline.map(({ event }: { event: string }) => event)).toEqual(['created', 'publish']);
    expect(answers).toMatchObject({
      price: '8500000',
      localitySlug: 'baner',
      areaUnit: 'sqft',
      lift: 'yes',
    });
    expect(listing).toMatchObject({ status: 'live', freshness: { state: 'fresh' } });
  });

  test('nothing but the owner’s own form knows the address and the pin', async () => {
    const id = await aListingOfMine({ latitude: 18.560123, longitude: 73.780456 });
    await act(id, 'publish');
    const places = [
      `/api/property/${id}`,
      `/api/property/getPropertyData/${id}`,
      `/api/property/byids/${id}`,
      '/api/property/propertylist?page=1&loc=baner',
      '/api/property/mappoints?bounds=18.4,73.7,18.7,74',
      '/api/property/nearbyuser/18.56,73.78',
      '/api/property/latest',
    ];
    const answers = await Promise.all(places.map((path) => api('GET', path)));
    const all = JSON.stringify([...answers, await mine()]);
    expect(all).toContain(`"id":${id}`);
    for (const secret of ['18.560123', '73.780456', 'B wing', 'Lane 7', owner.email]) {
      expect([secret, all.includes(secret)]).toEqual([secret, false]);
    }
    const { location, publicLocation } = await rowOf(id);
    const moved = haversineMetres(
      { lat: location.y, lng: location.x },
      { lat: publicLocation.y, lng: publicLocation.x },
    );
    expect(moved).toBeGreaterThan(55);
    expect(moved).toBeLessThan(155);
  });

  test('the terms of a rent are asked, kept, shown and searched', async () => {
    const terms = {
      ...{ price: '32000', deposit: '96000', brokerage: '0', availableFrom: '2026-11-01' },
      ...{ tenants: ['bachelors'], food: 'anyone', pets: 'yes' },
    };
    const finished = await finish(terms, 'Flat', 'rent');
    expect(finished.status, JSON.stringify(finished.body)).toBe(200);
    const { id } = finished.body.data;
    await act(id, 'publish');
    const { body } = await api('GET', `/api/property/${id}`);
    expect(body.data.propertydata).toMatchObject({
      ...{ listedin: 'rent', price: 32_000, deposit: 96_000, brokerage: 0, postedBy: 'owner' },
    });
    expect(body.data.detailsData).toMatchObject({
      ...{ availableFrom: '2026-11-01', tenants: ['bachelors'], food: 'anyone', pets: true },
    });
    expect((await detailOf(id)).answers).toMatchObject(terms);
    const finds = async (filter: object) => {
      const wanted = { listedin: 'rent', ...filter };
      const found = await api('POST', '/api/property/serchproperty', wanted);
      const cards: { propertydata: { id: number } }[] = found.body.data.data;
      return cards.some(({ propertydata }) => propertydata.id === id);
    };
    const fits = {
      ...{ tenants: 'bachelors', food: 'anyone', pets: true, noBrokerage: true },
      ...{ maxDeposit: 96_000, availableBy: '2026-12-01', budget: 'Rent25KTo40K' },
      postedBy: 'owner,builder',
    };
    expect(await finds(fits)).toBe(true);
    const others = [
      ...[{ tenants: 'family' }, { food: 'vegetarians' }, { maxDeposit: 95_999 }],
      ...[{ availableBy: '2026-10-31' }, { budget: 'Rent15KTo25K' }, { postedBy: 'agent' }],
    ];
    for (const other of others)
      expect([other, await finds({ ...fits, ...other })]).toEqual([other, false]);
  });

  test('a builder names the company; an owner becomes one by an edit', async () => {
    const nameless = await finish({ postedBy: 'builder', developer: '' });
    expect([nameless.status, nameless.body.errors[0].path]).toEqual([422, 'developer']);
    const id = await aListingOfMine();
    expect((await rowOf(id)).postedBy).toBe('owner');
    const { updatedAt } = await detailOf(id);
    const answers = { ...TYPED_FLAT, postedBy: 'builder', developer: 'Deccan Nest' };
    expect((await put(`/${id}`, { answers, updatedAt })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ postedBy: 'builder', developer: 'Deccan Nest' });
    const asAgent = { ...TYPED_FLAT, postedBy: 'agent' };
    const { updatedAt: now } = await detailOf(id);
    expect((await put(`/${id}`, { answers: asAgent, updatedAt: now })).status).toBe(422);
  });

  test('history begins when a price is public', async () => {
    const id = await aListingOfMine();
    const edit = async (price: string) => {
      const { updatedAt } = await detailOf(id);
      const answer = await put(`/${id}`, { answers: { ...TYPED_FLAT, price }, updatedAt });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    await edit('9000000');
    await act(id, 'publish');
    await edit('8800000');
    const { priceHistory, timeline } = await detailOf(id);
    expect(priceHistory.map(({ price }: { price: number }) => price)).toEqual([
      9_000_000, 8_800_000,
    ]);
    expect(timeline.at(-1)).toMatchObject({ event: 'priceChanged', note: '₹ 90 Lakh → ₹ 88 Lakh' });
    expect((await api('GET', `/api/property/${id}`)).body.data.propertydata.price).toBe(8_800_000);
  });

  test('a published listing is announced at once', async () => {
    const id = await aListingOfMine();
    const client = await database.db.$client.connect();
    try {
      await client.query('listen listing_changed');
      const heard = new Promise((resolve) =>
        client.on('notification', ({ payload }) => payload === String(id) && resolve(payload)),
      );
      await act(id, 'publish');
      expect(await heard).toBe(String(id));
    } finally {
      client.removeAllListeners('notification');
      await client.query('unlisten *');
      client.release();
    }
  });
});

describe('when visits suit', () => {
  const EVERY_DAY = [
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    ...['Friday', 'Saturday', 'Sunday'],
  ];
  const slotsOf = async (id: number) =>
    (await api('GET', `/api/meeting/slots/${id}`, undefined, headers)).body.data.slots;
  const visits = (given: object) => ({ visitFrom: '11:00', visitUntil: '12:00', ...given });

  test('is kept with the draft, and offered once the home is published', async () => {
    const today = new Date();
    const plan = visits({ visitDays: EVERY_DAY, visitNotOn: [puneDate(today, 1)] });
    const id = await aListingOfMine(plan);
    expect(await slotsOf(id)).toEqual([]);
    expect((await detailOf(id)).answers).toMatchObject(plan);
    expect((await act(id, 'publish')).status).toBe(200);
    const slots = await slotsOf(id);
    // Two half hours on each of fourteen days but the one left out.
    expect(slots).toHaveLength(26);
    expect(slots[0]).toMatchObject({
      start: new Date(`${puneDate(today, 2)}T11:00:00+05:30`).toISOString(),
      end: new Date(`${puneDate(today, 2)}T11:30:00+05:30`).toISOString(),
      taken: false,
    });
    // What comes back on the market has the times it had.
    await act(id, 'pause');
    expect((await act(id, 'resume')).status).toBe(200);
    expect(await slotsOf(id)).toHaveLength(26);
  });

  test('is no more than may be offered at once, and nothing where no day is named', async () => {
    const id = await aListingOfMine(visits({ visitDays: EVERY_DAY, visitUntil: '20:00' }));
    expect((await act(id, 'publish')).status).toBe(200);
    expect(await slotsOf(id)).toHaveLength(60);
    const other = await aListingOfMine(visits({ visitDays: [] }));
    expect((await act(other, 'publish')).status).toBe(200);
    expect(await slotsOf(other)).toEqual([]);
  });

  test.each([
    [{ visitFrom: '' }, 'visitFrom'],
    [{ visitUntil: '11:20' }, 'visitUntil'],
    [{ visitUntil: '10:00' }, 'visitUntil'],
    [{ visitUntil: '24:00' }, 'visitUntil'],
    [{ visitNotOn: ['30 Nov'] }, 'visitNotOn'],
  ])('with %o is refused', async (given, path) => {
    const { status, body } = await finish(visits({ visitDays: ['Sunday'], ...given }));
    expect([status, body.errors?.map((error: { path: string }) => error.path)]).toEqual([
      422,
      [path],
    ]);
  });
});

describe('drafts', () => {
  test('are of what is offered that way: land is not rented out', async () => {
    const plot = { subcategory: 'Plot', listedin: 'rent' };
    const refused = await post('/drafts', plot);
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, 'listedin']);
    const { id, updatedAt } = await begin('Plot', 'sell');
    const changed = await put(`/drafts/${id}`, { step: 'review', answers: plot, updatedAt });
    const { updatedAt: latest } = changed.body.data;
    const finished = await post(`/drafts/${id}/finish`, { updatedAt: latest });
    expect([finished.status, finished.body.errors?.[0]?.path]).toEqual([422, 'listedin']);
  });

  test('are kept step by step and resumed elsewhere', async () => {
    const { id, updatedAt } = await begin('Villa', 'rent');
    const first = await put(`/drafts/${id}`, {
      step: 'basics',
      answers: { bedrooms: '3' },
      updatedAt,
    });
    await put(`/drafts/${id}`, {
      step: 'price',
      answers: { price: '45,0' },
      updatedAt: first.body.data.updatedAt,
    });
    const elsewhere = (await aSession(database.db, owner.id)).headers;
    const { body } = await get(`/drafts/${id}`, elsewhere);
    expect(body.data).toMatchObject({
      step: 'price',
      answers: { subcategory: 'Villa', listedin: 'rent', bedrooms: '3', price: '45,0' },
    });
    expect((await get('/drafts', elsewhere)).body.data).toEqual([body.data]);
  });

  test('a stale save is a conflict and loses nothing', async () => {
    const { id, updatedAt } = await begin();
    const save = (bedrooms: string) =>
      put(`/drafts/${id}`, { step: 'basics', answers: { bedrooms }, updatedAt });
    const answers = await Promise.all(['2', '3', '4', '5'].map(save));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'conflict',
      errors: [{ path: 'updatedAt' }],
    });
  });

  test('are finished once, however often it is asked at once', async () => {
    const { id, updatedAt } = await filled();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => post(`/drafts/${id}/finish`, { updatedAt, confirm: true })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    const made = await database.db.select().from(listings).where(eq(listings.ownerId, owner.id));
    expect(made).toHaveLength(1);
  });

  test('are nobody else’s', async () => {
    const { id, updatedAt } = await filled();
    const other = await someone();
    expect((await get(`/drafts/${id}`, other.headers)).status).toBe(404);
    const save = { step: 'price', answers: {}, updatedAt };
    expect((await put(`/drafts/${id}`, save, other.headers)).status).toBe(404);
    expect((await post(`/drafts/${id}/finish`, { updatedAt }, other.headers)).status).toBe(404);
    expect(
      (await api('DELETE', `/api/property/drafts/${id}`, undefined, other.headers)).status,
    ).toBe(404);
    expect((await get('/drafts', other.headers)).body.data).toEqual([]);
    expect((await get(`/drafts/${id}`)).status).toBe(200);
  });

  test('need KYC, and not more than twenty at a time', async () => {
    await database.db
      .update(people)
      .set({ aadhaarVerified: false, panVerified: false })
      .where(eq(people.id, owner.id));
    const refused = await post('/drafts', { subcategory: 'Flat', listedin: 'sell' });
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ path: 'kyc' }] } });
    await database.db.update(people).set({ panVerified: true }).where(eq(people.id, owner.id));
    for (let i = 0; i < 20; i++) await begin();
    expect((await post('/drafts', { subcategory: 'Flat', listedin: 'sell' })).status).toBe(409);
  });
});

describe('what is refused', () => {
  const errorsOf = async (answers: object, ...kind: string[]) => {
    const { status, body } = await finish(answers, ...kind);
    expect(status, JSON.stringify(body)).toBe(422);
    return (body.errors as { path: string }[]).map(({ path }) => path);
  };

  test('a home that is not yet built, without its RERA registration', async () => {
    const unbuilt = { possession: 'Under Construction', possessionDate: '2099-01-31' };
    expect(await errorsOf(unbuilt)).toEqual(['reraNumber']);
    expect(await errorsOf({ ...unbuilt, reraNumber: 'P123' })).toEqual(['reraNumber']);
    const { status, body } = await finish({ ...unbuilt, reraNumber: ' p5210-0012 345 ' });
    expect([status, body.data?.id > 0]).toEqual([200, true]);
    expect(await rowOf(body.data.id)).toMatchObject({
      reraNumber: 'P52100012345',
      age: 'UnderConstruction',
    });
    expect((await finish({ ...unbuilt, price: '22000' }, 'Flat', 'rent')).status).toBe(200);
  });

  test.each([
    'Call 98220 12345',
    'mail asha@example.org',
    'see www.example.org',
    'फोन ९८२२०१२३४५',
    'nine eight two two zero one two three four five',
    'asha (at) gmail',
  ])('a contact in public text: %s', async (text) => {
    expect(await errorsOf({ description: text })).toEqual(['description']);
    expect(await errorsOf({ title: `A fine flat, ${text}` })).toEqual(['title']);
    expect(await errorsOf({ society: text, landmark: text })).toEqual(['society', 'landmark']);
  });

  test('figures that cannot be', async () => {
    expect(await errorsOf({ carpetArea: '1200', builtUpArea: '900' })).toEqual(['carpetArea']);
    expect(await errorsOf({ floor: '14', floors: '11' })).toEqual(['floor']);
    expect(await errorsOf({ price: '85' })).toEqual(['price']);
    expect(await errorsOf({ carpetArea: '', builtUpArea: '' })).toEqual(['carpetArea']);
    expect(await errorsOf({ localitySlug: 'atlantis' })).toEqual(['localitySlug']);
    expect(await errorsOf({ latitude: 19.9 })).toEqual(['latitude']);
    expect(
      await errorsOf({
        possession: 'UpComing',
        possessionDate: '2020-01-01',
        reraNumber: 'P52100012345',
      }),
    ).toEqual(['possessionDate']);
  });

  test('an empty form says all it wants', async () => {
    const { id, updatedAt } = await begin();
    const { body } = await post(`/drafts/${id}/finish`, { updatedAt });
    const wanted = body.errors.map(({ path }: { path: string }) => path);
    for (const name of ['bedrooms', 'carpetArea', 'price', 'localitySlug', 'latitude', 'title']) {
      expect(wanted).toContain(name);
    }
  });

  test('what an owner may not set is not set', async () => {
    const forbidden = {
      status: 'live',
      ownerId: 1,
      verifiedUntil: '2099-01-01',
      featuredUntil: '2099-01-01',
      demo: true,
      publishedAt: '2099-01-01',
      source: 'x',
      subcategory: 'Villa',
      listedin: 'rent',
    };
    const { id, updatedAt } = await filled();
    const finish = { updatedAt, confirm: true };
    expect((await post(`/drafts/${id}/finish`, { ...finish, ...forbidden })).status).toBe(422);
    const { body } = await post(`/drafts/${id}/finish`, finish);
    const before = await rowOf(body.data.id);
    const edit = { answers: TYPED_FLAT, updatedAt: before.updatedAt.toISOString() };
    for (const body of [
      { ...edit, ...forbidden },
      { ...edit, answers: { ...TYPED_FLAT, ...forbidden } },
    ]) {
      const refused = await put(`/${before.id}`, body);
      expect(refused.status).toBe(422);
      expect(refused.body.errors).toHaveLength(Object.keys(forbidden).length);
    }
    expect((await put(`/${before.id}`, edit)).status).toBe(200);
    expect(await rowOf(before.id)).toMatchObject({
      status: 'draft',
      ownerId: owner.id,
      verifiedUntil: null,
      featuredUntil: null,
      demo: false,
      source: null,
      subcategory: 'Flat',
      listedIn: 'sell',
    });
  });

  test('posting in an area of square metres stores square feet', async () => {
    const id = await aListingOfMine({ areaUnit: 'sqm', carpetArea: '70.5', builtUpArea: '' });
    expect(await rowOf(id)).toMatchObject({ carpetAreaSqft: 759, builtUpAreaSqft: null });
  });

  test('a plot is not asked for floors, and keeps none', async () => {
    const id = (await finish({ plotArea: '2178' }, 'Plot', 'sell')).body.data.id;
    expect(await rowOf(id)).toMatchObject({
      category: 'Land',
      plotAreaSqft: 2178,
      bedrooms: null,
      floor: null,
      carpetAreaSqft: null,
      furnishing: null,
    });
  });
});

describe('what is listed already', () => {
  async function again(answers: object = {}, confirm = false) {
    const { id, updatedAt } = await filled(answers);
    return post(`/drafts/${id}/finish`, { updatedAt, confirm });
  }

  test('by its owner is asked about, and posted when they say so', async () => {
    const first = await aListingOfMine();
    const asked = await again({ carpetArea: '770' });
    expect(asked.status).toBe(409);
    expect(asked.body.errors[0].path).toBe(`duplicate.${first}`);
    expect(asked.body.message).toContain('You have this one already');
    expect((await again({ carpetArea: '790' })).status).toBe(200);
    expect((await again({}, true)).status).toBe(200);
  });

  test('by somebody else in the same society, only once it is public', async () => {
    const place = { society: 'Mango Grove', carpetArea: '1111', builtUpArea: '' };
    const id = await aListingOfMine(place);
    const first = headers;
    owner = await insertPerson(database.db);
    ({ headers } = await aSession(database.db, owner.id));
    expect((await again(place)).status).toBe(200);
    await act(id, 'publish', first);
    owner = await insertPerson(database.db);
    ({ headers } = await aSession(database.db, owner.id));
    const asked = await again({ ...place, society: 'MANGO  grove' });
    expect([asked.status, asked.body.errors?.[0].path]).toEqual([409, `duplicate.${id}`]);
    expect((await again({ ...place, society: 'Guava Grove' })).status).toBe(200);
  });
});

describe('states', () => {
  test('publish and withdraw at once: each listing ends in a state its timeline tells of', async () => {
    for (let i = 0; i < 10; i++) {
      const { id } = await insertListing(database.db, {
        ownerId: owner.id,
        status: 'draft',
        demo: false,
      });
      await Promise.all(
        ['publish', 'withdraw', 'publish', 'withdraw'].map((action) => act(id, action)),
      );
      const { timeline, listing } = await detailOf(id);
      const events = timeline.map(({ event }: { event: string }) => event);
      expect([['withdraw'], ['publish', 'withdraw']]).toContainEqual(events);
      expect(listing.status).toBe('withdrawn');
    }
  });

  test('a home for rent is not sold, and the other way round', async () => {
    const { id } = await insertListing(database.db, {
      ownerId: owner.id,
      listedIn: 'rent',
      demo: false,
    });
    expect((await act(id, 'sell')).status).toBe(409);
    expect((await act(id, 'rentOut')).status).toBe(200);
  });

  test('nobody acts on another’s', async () => {
    const { id, updatedAt } = await insertListing(database.db, { ownerId: owner.id, demo: false });
    const other = await someone();
    expect((await act(id, 'pause', other.headers)).status).toBe(404);
    expect((await post(`/stillavailable/${id}`, undefined, other.headers)).status).toBe(404);
    const edit = { answers: TYPED_FLAT, updatedAt: updatedAt.toISOString() };
    expect((await put(`/${id}`, edit, other.headers)).status).toBe(404);
    expect((await get(`/findbyuserid/${id}/${other.person.id}`, other.headers)).status).toBe(404);
    expect((await get(`/findbyuserid/${id}/${owner.id}`, other.headers)).status).toBe(404);
    expect((await rowOf(id)).status).toBe('live');
  });

  test('what is booked is not withdrawn or sold; those who asked are told when it is', async () => {
    const { id } = await insertListing(database.db, { ownerId: owner.id, demo: false });
    const buyer = await someone();
    const sides = { listingId: id, buyerId: buyer.person.id, ownerId: owner.id };
    const booking = stored(
      await database.db
        .insert(bookings)
        .values({ ...sides, pricePaise: paise(100), tokenPaise: paise(1), expiresAt: ago(-1) })
        .returning(),
    );
    await database.db
      .insert(contactRequests)
      .values({ ...sides, message: 'May I see it?', expiresAt: ago(-5) });
    expect((await act(id, 'withdraw')).status).toBe(409);
    expect((await act(id, 'sell')).status).toBe(409);
    await database.db
      .update(bookings)
      .set({ expiresAt: ago(1) })
      .where(eq(bookings.id, booking.id));
    expect((await act(id, 'withdraw')).status).toBe(200);
    const told = await database.db
      .select()
      .from(notifications)
      .where(eq(notifications.personId, buyer.person.id));
    expect(told.map(({ title }) => title)).toEqual(['A home you asked for was withdrawn']);
  });
});

describe('editing', () => {
  const edit = async (id: number, answers: object = {}) => {
    const { updatedAt } = await detailOf(id);
    return put(`/${id}`, { answers: { ...TYPED_FLAT, ...answers }, updatedAt });
  };

  test('of two at once one wins, the other is told', async () => {
    const id = await aListingOfMine();
    const { updatedAt } = await detailOf(id);
    const change = (price: string) =>
      put(`/${id}`, { answers: { ...TYPED_FLAT, price }, updatedAt });
    const answers = await Promise.all(['8400000', '8300000', '8200000'].map(change));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('moves the public place with the pin, and else leaves it', async () => {
    const id = await aListingOfMine();
    const before = await rowOf(id);
    await edit(id, { price: '8400000' });
    expect((await rowOf(id)).publicLocation).toEqual(before.publicLocation);
    const baner = LOCALITIES.find(({ slug }) => slug === 'baner');
    await edit(id, { latitude: baner?.lat, longitude: baner?.lng });
    expect((await rowOf(id)).publicLocation).not.toEqual(before.publicLocation);
  });

  const verify = (id: number) =>
    database.db
      .update(listings)
      .set({ verifiedUntil: ago(-30) })
      .where(eq(listings.id, id));

  test.each([
    ['carpetArea', '800'],
    ['society', 'Other Heights'],
    ['bedrooms', '3'],
    ['privateAddress', 'Flat 9, Other Heights'],
    ['reraNumber', 'P52100099999'],
  ])('what is verified loses the badge with another %s', async (answer, value) => {
    const id = await aListingOfMine();
    await verify(id);
    expect((await edit(id, { price: '8400000', description: 'Painted anew.' })).status).toBe(200);
    expect((await rowOf(id)).verifiedUntil).not.toBeNull();
    const { status, body } = await edit(id, { [answer]: value });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.message).toContain('The verified badge is off');
    expect((await rowOf(id)).verifiedUntil).toBeNull();
  });

  test('ten small moves are one large one: the badge goes with the second', async () => {
    const id = await aListingOfMine();
    await verify(id);
    const badges = [];
    for (let i = 1; i <= 10; i++) {
      // 55 metres north each time.
      const { status } = await edit(id, { latitude: 18.5601 + (i * 55) / 111_195 });
      expect(status).toBe(200);
      badges.push((await rowOf(id)).verifiedUntil !== null);
    }
    expect(badges).toEqual([true, ...Array(9).fill(false)]);
  });

  test('an area measured anew a little at a time loses the badge as well', async () => {
    const id = await aListingOfMine();
    await verify(id);
    const { carpetAreaSqft } = await rowOf(id);
    const least = carpetAreaSqft ?? 0;
    const larger = (percent: number) => String(Math.round(least * (1 + percent / 100)));
    await edit(id, { carpetArea: larger(2) });
    expect((await rowOf(id)).verifiedUntil).not.toBeNull();
    await edit(id, { carpetArea: larger(4) });
    expect((await rowOf(id)).verifiedUntil).toBeNull();
  });

  test('what is sold stays as it is', async () => {
    const id = await aListingOfMine();
    await act(id, 'publish');
    await act(id, 'sell');
    expect((await edit(id, { price: '1000000' })).status).toBe(409);
  });
});

describe('freshness', () => {
  const oldOne = (days: number, more: object = {}) =>
    insertListing(database.db, { ownerId: owner.id, demo: false, confirmedAt: ago(days), ...more });
  const told = async () =>
    (
      await database.db.select().from(notifications).where(eq(notifications.personId, owner.id))
    ).map(({ title }) => title);

  test('asks at 30 days, once, and takes off the search at 60', async () => {
    const fresh = await oldOne(29);
    const due = await oldOne(31);
    const over = await oldOne(61);
    const invented = await oldOne(90, { demo: true });
    await expireListings(context);
    const state = async ({ id }: { id: number }) => (await rowOf(id)).status;
    expect(await Promise.all([fresh, due, over, invented].map(state))).toEqual([
      'live',
      'live',
      'expired',
      'live',
    ]);
    expect((await told()).sort()).toEqual([
      'Is your property still available?',
      'Your property is off the search',
    ]);
    expect(await expireListings(context)).toBe(0);
    expect(await told()).toHaveLength(2);
    expect((await detailOf(over.id)).timeline).toMatchObject([{ event: 'expire', by: 'system' }]);
  });

  test('confirming starts anew; what is over is renewed instead', async () => {
    const due = await oldOne(40);
    const over = await oldOne(60.5);
    expect((await detailOf(due.id)).listing.freshness.state).toBe('faded');
    expect((await post(`/stillavailable/${due.id}`)).status).toBe(200);
    expect((await detailOf(due.id)).listing.freshness.state).toBe('fresh');
    expect((await mine('&status=expired')).body.data[0].propertydata.id).toBe(over.id);
    expect((await post(`/stillavailable/${over.id}`)).status).toBe(409);
    const published = (await rowOf(over.id)).publishedAt;
    expect((await act(over.id, 'renew')).status).toBe(200);
    expect(await rowOf(over.id)).toMatchObject({ status: 'live', publishedAt: published });
    expect((await detailOf(over.id)).timeline.map(({ event }: { event: string }) => event)).toEqual(
      ['expire', 'renew'],
    );
    expect(await expireListings(context)).toBe(0);
  });

  test('two nodes expire each listing once', async () => {
    for (let i = 0; i < 12; i++) await oldOne(70);
    await Promise.all([expireListings(context), expireListings(context), expireListings(context)]);
    expect(await told()).toHaveLength(12);
  });
});

describe('my listings', () => {
  test('pages, counts by status, and what came in', async () => {
    for (let i = 0; i < 11; i++)
      await insertListing(database.db, { ownerId: owner.id, demo: false });
    const { id } = await insertListing(database.db, {
      ownerId: owner.id,
      status: 'paused',
      demo: false,
    });
    const buyer = await someone();
    const sides = {
      listingId: id,
      buyerId: buyer.person.id,
      ownerId: owner.id,
      expiresAt: ago(-3),
    };
    await database.db.insert(contactRequests).values({ ...sides, message: 'Hello' });
    await database.db.insert(bids).values({ ...sides, amountPaise: paise(100) });
    const page = (await mine()).body;
    expect(page).toMatchObject({
      total: 12,
      page: 1,
      pageSize: 10,
      counts: { live: 11, paused: 1 },
    });
    expect(page.data).toHaveLength(10);
    expect(page.data[0]).toMatchObject({
      propertydata: { id },
      status: 'paused',
      responses: { contacts: 1, bids: 1, bookings: 0, visits: 0, waiting: 2 },
    });
    expect((await mine('&status=paused')).body).toMatchObject({ total: 1 });
    const second = await api(
      'GET',
      `/api/Property/findByUser/${owner.id}?page=2`,
      undefined,
      headers,
    );
    expect(second.body.data).toHaveLength(2);
  });

  test('those that staff verified', async () => {
    await insertListing(database.db, { ownerId: owner.id, verifiedUntil: ago(1) });
    const { id } = await insertListing(database.db, { ownerId: owner.id, verifiedUntil: ago(-9) });
    const { body } = await get(`/myverifiedproperty/${owner.id}`);
    expect(body.data.map((card: { propertydata: { id: number } }) => card.propertydata.id)).toEqual(
      [id],
    );
  });

  test('comparable rates come with their number, or not at all below five', async () => {
    const place = {
      localitySlug: 'kirkatwadi',
      subcategory: 'Flat',
      carpetAreaSqft: 1000,
      pricePaise: paise(1_000_000_000),
    } as const;
    const rate = () => get('/comparablerate?locality=kirkatwadi&listedin=sell&subcategory=Flat');
    for (let i = 0; i < 4; i++) await insertListing(database.db, place);
    expect((await rate()).body.data).toBeNull();
    await insertListing(database.db, place);
    expect((await rate()).body.data).toEqual({ low: 10_000, median: 10_000, high: 10_000, n: 5 });
  });
});
