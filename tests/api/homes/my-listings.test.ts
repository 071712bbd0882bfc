import { describe, expect, test } from 'vitest';
import { haversineMetres } from '#domain/lib/geo.ts';
import { paise } from '#domain/lib/money.ts';
import { bids, contactRequests } from '#server/db/schema/index.ts';
import { TYPED_FLAT } from '#tests/api/examples/my-listings.ts';
import { insertListing } from '#tests/builders/index.ts';
import { ago, myListingsDesk } from './my-listings-desk.ts';

const desk = myListingsDesk();
const {
  post,
  put,
  get,
  filled,
  finish,
  aListingOfMine,
  act,
  rowOf,
  mine,
  detailOf,
  inSearch,
  someone,
  api,
} = desk;

describe('from a draft to the search', () => {
  test('the whole way', async () => {
    const draft = await filled();
    const finished = await post(`/drafts/${draft.id}/finish`, { updatedAt: draft.updatedAt });
    const { id } = finished.body.data;
    expect(await rowOf(id)).toMatchObject({
      status: 'draft',
      ownerId: desk.owner.id,
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
    for (const secret of ['18.560123', '73.780456', 'B wing', 'Lane 7', desk.owner.email]) {
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
    const client = await desk.db.$client.connect();
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

describe('my listings', () => {
  test('pages, counts by status, and what came in', async () => {
    for (let i = 0; i < 11; i++)
      await insertListing(desk.db, { ownerId: desk.owner.id, demo: false });
    const { id } = await insertListing(desk.db, {
      ownerId: desk.owner.id,
      status: 'paused',
      demo: false,
    });
    const buyer = await someone();
    const sides = {
      listingId: id,
      buyerId: buyer.person.id,
      ownerId: desk.owner.id,
      expiresAt: ago(-3),
    };
    await desk.db.insert(contactRequests).values({ ...sides, message: 'Hello' });
    await desk.db.insert(bids).values({ ...sides, amountPaise: paise(100) });
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
      `/api/Property/findByUser/${desk.owner.id}?page=2`,
      undefined,
      desk.headers,
    );
    expect(second.body.data).toHaveLength(2);
  });

  test('those that staff verified', async () => {
    await insertListing(desk.db, { ownerId: desk.owner.id, verifiedUntil: ago(1) });
    const { id } = await insertListing(desk.db, { ownerId: desk.owner.id, verifiedUntil: ago(-9) });
    const { body } = await get(`/myverifiedproperty/${desk.owner.id}`);
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
    for (let i = 0; i < 4; i++) await insertListing(desk.db, place);
    expect((await rate()).body.data).toBeNull();
    await insertListing(desk.db, place);
    expect((await rate()).body.data).toEqual({ low: 10_000, median: 10_000, high: 10_000, n: 5 });
  });
});
