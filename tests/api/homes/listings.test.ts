import { describe, expect, test } from 'vitest';
import { haversineMetres } from '#domain/lib/geo.ts';
import { paise } from '#domain/lib/money.ts';
import { demoApi, testApi, testContext } from '#tests/api/harness.ts';
import { insertListing } from '#tests/builders/index.ts';

const { api, db, sql } = demoApi();

const get = async (path: string) => (await api('GET', path)).body.data;

describe('a listing', () => {
  test('that is not live cannot be told from one that never was', async () => {
    const hidden = await insertListing(db(), { status: 'sold' });
    const [sold, unknown] = await Promise.all([
      api('GET', `/api/property/${hidden.id}`),
      api('GET', '/api/property/2000000000'),
    ]);
    expect([sold.status, sold.body]).toEqual([404, unknown.body]);
  });

  test('keeps its price history, which nobody can edit', async () => {
    const { id } = await insertListing(db(), { pricePaise: paise(800_000_000) });
    await sql('update listings set price_paise = 750000000 where id = $1', [id]);
    await sql("update listings set title = 'renamed' where id = $1", [id]);
    const { priceHistory } = await get(`/api/property/getPropertyData/${id}`);
    expect(priceHistory.map((point: { price: number }) => point.price)).toEqual([
      8_000_000, 7_500_000,
    ]);
    await expect(
      sql('update price_history set price_paise = 1 where listing_id = $1', [id]),
    ).rejects.toThrow('append-only');
    await expect(sql('delete from price_history where listing_id = $1', [id])).rejects.toThrow(
      'append-only',
    );
  });

  test('stands up to 150 m from where it says, always the same way', async () => {
    const { rows } = await sql(
      `select id, location[1] as lat, location[0] as lng from listings
       where demo and status = 'live' order by id limit 50`,
    );
    expect(rows).toHaveLength(50);
    for (const { id, lat, lng } of rows) {
      const { locationData } = await get(`/api/property/${id}`);
      const metres = haversineMetres(
        { lat, lng },
        { lat: locationData.latitude, lng: locationData.longitude },
      );
      expect(metres).toBeGreaterThan(40);
      expect(metres).toBeLessThan(151);
    }
  });

  test('has similar homes of its kind with a reason, never itself', async () => {
    const { property, similar } = await get('/api/property/getPropertyData/7');
    expect(similar.length).toBeGreaterThan(0);
    for (const other of similar) {
      expect(other.propertydata.id).not.toBe(7);
      expect(other.propertydata.subcategory).toBe(property.propertydata.subcategory);
      expect(other.reason).not.toBe('');
    }
  });

  test('calls similar what is close by, and says how far it is', async () => {
    const said: string[] = [];
    for (const id of [1, 7, 20, 60, 120, 240, 300]) {
      const { property, similar } = await get(`/api/property/getPropertyData/${id}`);
      const at = ({ locationData }: typeof property) => ({
        lat: locationData.latitude,
        lng: locationData.longitude,
      });
      for (const other of similar) {
        const metres = haversineMetres(at(property), at(other));
        expect(metres).toBeLessThan(4_100);
        const km = /([\d.]+) km/.exec(other.reason)?.[1];
        if (km === undefined) continue;
        said.push(km);
        expect(km).toBe((metres / 1_000).toFixed(1));
      }
    }
    expect(said.length).toBeGreaterThan(0);
  });
});

describe('lists', () => {
  test('by ids come in the order asked, without what is gone', async () => {
    const listed = await get('/api/property/byids/12,5,2000000000,9');
    expect(listed.map((l: { propertydata: { id: number } }) => l.propertydata.id)).toEqual([
      12, 5, 9,
    ]);
    expect((await api('GET', '/api/property/byids/1,x')).status).toBe(422);
  });

  test('nearby is nearest first, page after page, and empty far away', async () => {
    const seen: number[] = [];
    let last = 0;
    for (const page of [1, 2, 3]) {
      const { data, total, pageSize } = (
        await api('GET', `/api/property/nearbyuser/18.52,73.86?page=${page}`)
      ).body;
      expect(data.length).toBe(pageSize);
      expect(total).toBeGreaterThan(24);
      for (const card of data) {
        expect(card.distanceMetres).toBeGreaterThanOrEqual(last);
        last = card.distanceMetres;
        seen.push(card.propertydata.id);
      }
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(await get('/api/property/nearbyuser/28.6,77.2')).toEqual([]);
    const homes = (await api('GET', '/api/property/nearbyuser/18.52,73.86?category=Residential'))
      .body;
    expect(homes.data.length).toBe(homes.pageSize);
    for (const { propertydata } of homes.data) expect(propertydata.category).toBe('Residential');
  });

  test('recommendations are new ones, each with its reason', async () => {
    const { body } = await api('POST', '/api/property/recommendproperty', {
      propertyid: [3, 4, 5],
    });
    const ids = body.data.map((l: { propertydata: { id: number } }) => l.propertydata.id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id: number) => [3, 4, 5].includes(id))).toEqual([]);
    expect(body.data.every((l: { reason: string }) => l.reason.length > 0)).toBe(true);
  });

  test('featured and premium last as long as their promotion', async () => {
    const featured = await get('/api/propertypromote/getAllPromoteProperty/0');
    expect(featured.length).toBeGreaterThan(0);
    expect(
      featured.every(
        (l: { propertydata: { promotePropertyStatus: boolean } }) =>
          l.propertydata.promotePropertyStatus,
      ),
    ).toBe(true);
    expect((await get('/api/profilepremium/getUserPremiumList')).length).toBeGreaterThan(0);
    await sql("update listings set featured_until = now() - interval '1 second'");
    await sql("update people set premium_until = now() - interval '1 second'");
    expect(await get('/api/propertypromote/getAllPromoteProperty/0')).toEqual([]);
    expect(await get('/api/profilepremium/getUserPremiumList')).toEqual([]);
  });
});

test('homes on offer are counted, and apart those that came out today in Pune', async () => {
  const now = new Date('2031-01-15T20:00:00Z');
  const later = testApi(db(), { ...testContext(db()), now: () => now });
  const onOffer = async () => (await later('GET', '/api/property/onoffer')).body.data;
  const before = await onOffer();
  const { rows } = await sql(
    `select count(*) filter (where listed_in = 'sell') as sale, count(*) filter (where listed_in = 'rent') as rent
     from listings where status = 'live' and category = 'Residential'`,
  );
  expect(before).toEqual({ ...rows[0], today: 0 });
  const midnight = new Date('2031-01-16T00:00:00+05:30');
  for (const changes of [
    { publishedAt: midnight },
    { publishedAt: midnight, listedIn: 'rent' },
    { publishedAt: new Date(midnight.getTime() - 1) },
    { publishedAt: midnight, status: 'paused' },
    { publishedAt: midnight, category: 'Commercial', subcategory: 'Office' },
  ] as const) {
    await insertListing(db(), changes);
  }
  expect(await onOffer()).toEqual({ sale: before.sale + 2, rent: before.rent + 1, today: 2 });
});

describe('a locality', () => {
  test('shows medians as SQL computes them, and none below five', async () => {
    const places = await get('/api/locality');
    const lived = places.filter((place: { live: number }) => place.live > 0);
    expect(lived.length).toBeGreaterThan(25);
    let rated = 0;
    for (const { slug } of lived.slice(0, 25)) {
      const page = await get(`/api/locality/${slug}`);
      const { rows } = await sql(
        `select count(*) as n, percentile_cont(0.5) within group (order by price_paise / 100.0 / coalesce(carpet_area_sqft, built_up_area_sqft)) as median
         from listings l join localities p on p.id = l.locality_id
         where p.slug = $1 and l.status = 'live' and listed_in = 'sell' and category = 'Residential'`,
        [slug],
      );
      if (rows[0].n < 5) expect([slug, page.saleRate]).toEqual([slug, null]);
      else {
        rated++;
        expect(page.saleRate).toMatchObject({ n: rows[0].n, median: Math.round(rows[0].median) });
      }
      expect(page.segments.every((segment: { n: number }) => segment.n >= 5)).toBe(true);
    }
    expect(rated).toBeGreaterThan(0);
  });

  test('is named for a position, and "Unknown City" far away', async () => {
    expect(await get('/api/maps/reverse/18.5598,73.7764')).toEqual({
      locality: 'Baner',
      localitySlug: 'baner',
      city: 'Pune',
    });
    expect(await get('/api/maps/reverse/28.6,77.2')).toEqual({
      locality: null,
      localitySlug: null,
      city: 'Unknown City',
    });
  });
});
