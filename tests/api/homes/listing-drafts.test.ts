import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { puneDate } from '#domain/lib/time/pune.ts';
import { listings, people } from '#server/db/schema/index.ts';
import { TYPED_FLAT } from '#tests/api/examples/my-listings.ts';
import { aSession } from '#tests/builders/index.ts';
import { myListingsDesk } from './my-listings-desk.ts';

const desk = myListingsDesk();
const {
  post,
  put,
  get,
  begin,
  filled,
  finish,
  aListingOfMine,
  act,
  rowOf,
  detailOf,
  someone,
  api,
} = desk;

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
    const elsewhere = (await aSession(desk.db, desk.owner.id)).headers;
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
    const made = await desk.db.select().from(listings).where(eq(listings.ownerId, desk.owner.id));
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
    await desk.db
      .update(people)
      .set({ aadhaarVerified: false, panVerified: false })
      .where(eq(people.id, desk.owner.id));
    const refused = await post('/drafts', { subcategory: 'Flat', listedin: 'sell' });
    expect(refused).toMatchObject({ status: 409, body: { errors: [{ path: 'kyc' }] } });
    await desk.db.update(people).set({ panVerified: true }).where(eq(people.id, desk.owner.id));
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
      ownerId: desk.owner.id,
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

describe('when visits suit', () => {
  const EVERY_DAY = [
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    ...['Friday', 'Saturday', 'Sunday'],
  ];
  const slotsOf = async (id: number) =>
    (await api('GET', `/api/meeting/slots/${id}`, undefined, desk.headers)).body.data.slots;
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
