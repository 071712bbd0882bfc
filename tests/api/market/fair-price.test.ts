import { describe, expect, test, vi } from 'vitest';
import { checkFairPrice } from '#contract/market/fair-price.ts';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import { fromRupees, paise, toRupees } from '#domain/lib/money.ts';
import type { PricedHome } from '#domain/market/fair-price/home.ts';
import type { Context } from '#server/core/context.ts';
import { fitChangedMarkets, fitFairPrices } from '#server/market/analytics/fair-price-fit.ts';
import { capFor, homesToFit } from '#server/market/analytics/fair-price-homes.ts';
import { keepFairRanges } from '#server/market/analytics/keep-fair-ranges.ts';
import { insertListing, insertPerson } from '#tests/builders/index.ts';
import { aHome, aMarket } from '#tests/builders/synthetic-market.ts';
import { marketWorld } from './market-world.ts';

const OWNERS = 30;
const HOMES = 420;
const NEVER = new AbortController().signal;

/** A home of the made-up market as a listing. */
function listed({ db }: Context, home: PricedHome, ownerId: number, more: object = {}) {
  return insertListing(db, {
    ownerId,
    localitySlug: home.locality,
    title: `Flat ${home.id}`,
    pricePaise: fromRupees(Math.round(home.price)),
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    floor: home.floor,
    floors: home.floors,
    furnishing: home.furnishing,
    carpetAreaSqft: home.carpetSqft,
    builtUpAreaSqft: home.builtUpSqft,
    society: home.society,
    location: { x: home.lng, y: home.lat },
    publicLocation: { x: home.lng, y: home.lat },
    demo: false,
    ...more,
  });
}

/** In few localities, so that enough is known of each. */
const BUSY = new Set(LOCALITIES.slice(0, 8).map(({ slug }) => slug));
const HOMES_OF_FEW = aMarket(3_000)
  .filter(({ locality }) => BUSY.has(locality))
  .slice(0, HOMES);

const ids: number[] = [];
const owners: number[] = [];
const market = marketWorld(async (context) => {
  for (let i = 0; i < OWNERS; i++) owners.push((await insertPerson(context.db)).id);
  for (const home of HOMES_OF_FEW) {
    ids.push((await listed(context, home, owners[home.id % OWNERS] ?? 0)).id);
  }
});
const path = (id = ids[0]) => `/market/fairprice/${id}`;
const models = async () =>
  (await market.query('select * from fair_price_models order by id')) as { n: number }[];

test('before anything is learned it says so', async () => {
  const { status, body } = await market.summary(path());
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    abstains: 'too few homes are on offer to learn from yet',
    range: null,
    n: 0,
    comparables: null,
  });
});

describe('once prices are learned', () => {
  test('a market without a model is learned, and again only when it has changed', async () => {
    await fitChangedMarkets(market.context(), NEVER);
    expect(await models()).toMatchObject([
      { listed_in: 'sell', n: HOMES, on_offer: HOMES, demo: false },
    ]);
    await fitChangedMarkets(market.context(), NEVER);
    expect(await models()).toHaveLength(1);
    await market.query('update fair_price_models set on_offer = 300');
    await fitChangedMarkets(market.context(), NEVER);
    expect(await models()).toHaveLength(2);
  });

  test('a listing has a range with what is known of it', async () => {
    const { body, headers } = await market.summary(path());
    const { range, error, coverage, asOf, ...rest } = body.data;
    expect(range.low).toBeLessThan(range.likely);
    expect(range.likely).toBeLessThan(range.high);
    expect(error.percent).toBeGreaterThan(0);
    expect(error.percent).toBeLessThan(20);
    expect(error.n).toBeGreaterThanOrEqual(50);
    expect(coverage).toBeGreaterThan(60);
    expect(Date.parse(asOf)).toBeGreaterThan(Date.now() - 60_000);
    expect(rest).toMatchObject({ abstains: null, n: HOMES, depth: 'summary', demo: false });
    expect(headers.get('vary')).toContain('x-pass');
  });

  test('best match keeps the same range beside a listing, and reckons it anew once that changed', async () => {
    const kept = async (id: number) => {
      const [row] = await market.query(
        `select fair_low_paise::float8 as low, fair_high_paise::float8 as high,
           fair_at as at from listings where id = ${id}`,
      );
      return row as { low: number; high: number; at: Date | null };
    };
    const context = market.context();
    const asked = vi.spyOn(context.db.$client, 'query');
    expect(await keepFairRanges(context, NEVER, 100)).toBe(100);
    // Looking for what is due reads all that is on offer, so it is done once and not for each batch.
    const looks = asked.mock.calls.filter(([query]) =>
      JSON.stringify(query).includes('order by l.fair_at'),
    );
    asked.mockRestore();
    expect(looks).toHaveLength(1);
    const [first = 0] = ids;
    const { body } = await market.summary(path(first));
    const before = await kept(first);
    const { low, high } = body.data.range;
    expect(before).toMatchObject({ low: fromRupees(low), high: fromRupees(high) });
    expect((await kept(ids[200] ?? 0)).at).toBeNull();

    await market.query('update listings set fair_at = now() where fair_at is null');
    expect(await keepFairRanges(market.context(), NEVER)).toBe(0);
    await market.query(
      `update listings set updated_at = clock_timestamp() + interval '1 ms' where id = ${first}`,
    );
    expect(await keepFairRanges(market.context(), NEVER, 1)).toBe(1);
  });

  test('the comparables behind it are of the full analysis', async () => {
    const { body: summary } = await market.summary(path());
    expect(summary.data.comparables).toBeNull();
    const withSome = await Promise.all(ids.slice(0, 40).map((id) => market.full(path(id))));
    const data = withSome.map(({ body }) => body.data).find((one) => one.comparableCount >= 5);
    expect(data.depth).toBe('full');
    expect(data.comparables).toHaveLength(data.comparableCount);
    for (const one of data.comparables) {
      expect(one.metres % 50).toBe(0);
      expect(one.rate).toBeCloseTo(one.price / one.areaSqft, -1);
      expect(one.adjustments.join()).not.toMatch(/undefined|NaN/);
    }
    const refused = await market.ask(path(), { 'x-pass': 'forged' });
    expect(refused.status).toBe(401);
  });

  test('nobody’s own listings are their yardstick, imported ones are', async () => {
    const [subject] = ids;
    await market.query('update listings set owner_id = $1', owners[0]);
    expect((await market.full(path(subject))).body.data).toMatchObject({
      comparableCount: 0,
      range: {},
    });
    await market.query("update listings set source = 'test', source_id = id::text");
    const { body } = await market.full(path(subject));
    expect(body.data.comparables.map(({ id }: { id: number }) => id)).not.toContain(subject);
    await market.query(
      'update listings set source = null, source_id = null, owner_id = $1 + id % 30',
      owners[0],
    );
  });

  test('its own price has no part in it', async () => {
    const [id] = ids;
    const before = (await market.summary(path(id))).body.data.range;
    await market.query('update listings set price_paise = price_paise * 3 where id = $1', id);
    expect((await market.summary(path(id))).body.data.range).toEqual(before);
    await market.query('update listings set price_paise = price_paise / 3 where id = $1', id);
  });

  test('what it does not know it says nothing of', async () => {
    const [home] = aMarket(1);
    if (!home) throw new Error('There is one');
    const context = market.context();
    const villa = await listed(context, home, owners[1] ?? 0, { subcategory: 'Villa' });
    const { body } = await market.summary(path(villa.id));
    expect(body.data).toMatchObject({
      abstains: 'too few villas are on offer here to learn from',
      range: null,
      comparableCount: 0,
      asOf: expect.any(String),
    });
    const rented = await listed(context, home, owners[1] ?? 0, { listedIn: 'rent' });
    expect((await market.summary(path(rented.id))).body.data.abstains).toMatch(/^too few homes/);
    const paused = await listed(context, home, owners[1] ?? 0, { status: 'paused' });
    expect((await market.summary(path(paused.id))).status).toBe(404);
    await market
      .query('delete from price_history where listing_id = any($1)', [villa.id])
      .catch(() => []);
  });

  describe('before it is listed', () => {
    const [home = aHome()] = HOMES_OF_FEW;
    const details = {
      listedin: 'sell',
      subcategory: home.subcategory,
      locality: home.locality,
      latitude: home.lat.toFixed(3),
      longitude: home.lng.toFixed(3),
      builtUpArea: home.builtUpSqft,
      bedrooms: home.bedrooms,
      bathrooms: home.bathrooms,
      floor: home.floor,
      floors: home.floors,
      furnishing: home.furnishing,
      society: home.society,
    };
    const check = (more: object = {}, address?: string) => {
      const told = Object.entries({ ...details, ...more }).flatMap(([name, value]) =>
        value === null || value === undefined ? [] : [[name, String(value)]],
      );
      return market.ask(
        `/market/fairprice?${new URLSearchParams(told)}`,
        address ? { 'x-test-address': address } : {},
      );
    };

    test('its details are enough for a range, and say which prices it is of', async () => {
      const { status, body, headers } = await check();
      expect(status).toBe(200);
      const { range, n, comparableCount, abstains, demo } = body.data;
      expect(range.low).toBeLessThan(range.high);
      expect(range.likely / home.price).toBeGreaterThan(0.6);
      expect(range.likely / home.price).toBeLessThan(1.6);
      expect({ n, abstains, demo }).toEqual({ n: HOMES, abstains: null, demo: false });
      expect(comparableCount).toBeGreaterThanOrEqual(0);
      expect(body.data).not.toHaveProperty('comparables');
      expect(headers.get('cache-control')).toBe('no-store');
    });

    test('of a listing that is being changed it says what its own page says', async () => {
      const listed = (await market.summary(path(ids[0]))).body.data;
      const [row] = await market.query(
        `select maintenance_paise, age, possession, balconies, garages, developer, carpet_area_sqft as "carpetArea" from listings where id = $1`,
        ids[0],
      );
      const { maintenance_paise: upkeep, ...told } = row;
      const maintenance = upkeep === null ? null : toRupees(paise(Number(upkeep)));
      const own = await check({ ...told, maintenance, listingId: ids[0] });
      expect(own.body.data.range).toEqual(listed.range);
    });

    test('without a position it is held to be in the middle of its locality', async () => {
      const { body } = await check({ latitude: undefined, longitude: undefined });
      expect(body.data.range).not.toBeNull();
    });

    test('says why where it does not know', async () => {
      const reasons = async (more: object) => (await check(more)).body.data.abstains;
      expect(await reasons({ builtUpArea: undefined })).toBe('the listing tells no area');
      expect(await reasons({ subcategory: 'Villa' })).toMatch(/^too few villas/);
      expect(await reasons({ builtUpArea: 90_000 })).toMatch(/as large$/);
      expect(await reasons({ latitude: 19.9, longitude: 75.3 })).toMatch(/within 5 km$/);
      expect(await reasons({ listedin: 'rent' })).toMatch(/^too few homes/);
    });

    test.for([
      { locality: 'No Such Place' },
      { locality: undefined },
      { subcategory: 'Castle' },
      { listedin: 'swap' },
      { builtUpArea: 0 },
      { bedrooms: 2.5 },
      { floor: 'top' },
      { latitude: 120 },
      { society: 'x'.repeat(81) },
    ])('refuses %o', async (wrong) => {
      const { status, body } = await check(wrong);
      expect([status, body.code]).toEqual([422, 'invalid']);
      expect(body.errors[0].path).toBe(Object.keys(wrong)[0]);
    });

    test('a locality nobody knows is not found', async () => {
      expect((await check({ locality: 'atlantis' })).status).toBe(404);
    });

    test('one address asks so often and no more', async () => {
      const { calls = 0 } = checkFairPrice.limit ?? {};
      const asked = Array.from({ length: calls }, () => check({ builtUpArea: 0 }, '10.9.8.7'));
      expect((await Promise.all(asked)).every(({ status }) => status === 422)).toBe(true);
      const refused = await check({}, '10.9.8.7');
      expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
      expect((await check({}, '10.9.8.8')).status).toBe(200);
    });
  });

  test('made-up prices say nothing of a real home', async () => {
    await market.query('update fair_price_models set demo = true');
    const context = market.context();
    const other = await insertListing(context.db, { demo: true });
    await market.query(
      'insert into fair_price_models (listed_in, fitted_at, n, on_offer, demo, coefficients, errors) select listed_in, now(), n, on_offer, demo, coefficients, errors from fair_price_models order by id desc limit 1',
    );
    expect((await market.summary(path())).body.data.abstains).toMatch(/^too few homes/);
    expect((await market.summary(path(other.id))).body.data.n).toBe(HOMES);
    const details = 'listedin=sell&subcategory=Flat&locality=wakad&bedrooms=2&builtUpArea=1000';
    const check = async (more = '') =>
      (await market.ask(`/market/fairprice?${details}${more}`, {})).body.data;
    // Whoever posts or changes a home is told what its page says.
    expect(await check()).toMatchObject({ range: null, n: 0 });
    expect((await check()).abstains).toMatch(/^too few homes/);
    expect((await check(`&listingId=${ids[0]}`)).range).toBeNull();
    expect(await check(`&listingId=${other.id}`)).toMatchObject({ demo: true, n: HOMES });
  });

  test('old models are forgotten, the night’s is kept', async () => {
    await market.query("update fair_price_models set fitted_at = now() - interval '40 days'");
    await fitFairPrices(market.context(), NEVER);
    expect(await models()).toMatchObject([{ demo: false }]);
  });
});

describe('of a large market', () => {
  test('busy localities give a sample, small ones all they have', () => {
    expect(capFor([5, 10, 1_000], 10_000)).toBe(1_000);
    expect(capFor([5, 10, 1_000], 100)).toBe(85);
    expect(capFor([], 100)).toBe(0);
    expect(capFor([50, 50], 10)).toBe(5);
  });

  test('homes are read as they are priced', async () => {
    const homes = await homesToFit(market.db(), 'sell', false);
    const [first] = homes;
    expect(homes.length).toBeGreaterThanOrEqual(HOMES);
    expect(first).toMatchObject({
      subcategory: 'Flat',
      price: expect.any(Number),
      locality: expect.any(String),
    });
    expect(first?.lat).toBeGreaterThan(18);
  });
});
