import { describe, expect, test } from 'vitest';
import { ANALYTICS_ENDPOINTS } from '#contract/services.ts';
import type { Context } from '#server/core/context.ts';
import { secretsFrom } from '#server/lib/secrets.ts';
import { analyticsService } from '#server/market/analytics/service.ts';
import { insertListing } from '#tests/builders/index.ts';
import { acceptedBid, flats, marketWorld, passFor, sold } from './market-world.ts';

const SEPTEMBER = new Date('2026-09-10T06:00:00Z');
const OCTOBER = new Date('2026-10-31T19:00:00Z');

/** Baner: six flats for sale, five to rent, five sold. Wakad: four, which are too few. */
async function fill(context: Context) {
  const society = 'Sahyadri Heights';
  await flats(context, [8_000, 9_000, 10_000, 11_000, 12_000, 13_000], {
    society,
    developer: 'Gera',
    publishedAt: SEPTEMBER,
  });
  await flats(context, [30, 30, 32, 34, 34], {
    society: ' sahyadri heights',
    listedIn: 'rent',
    publishedAt: SEPTEMBER,
  });
  const gone = await flats(context, [9_000, 9_000, 9_000, 9_000, 9_000], { publishedAt: OCTOBER });
  for (const [i, listing] of gone.entries()) {
    await acceptedBid(context, listing, listing.pricePaise * (0.9 + i * 0.02));
    await sold(context, listing, 10 + i * 10);
  }
  await flats(context, [7_000, 7_000, 7_000, 7_000], {
    localitySlug: 'wakad',
    publishedAt: SEPTEMBER,
  });
  await insertListing(context.db, {
    localitySlug: 'wakad',
    status: 'draft',
    society: 'Never Shown',
  });
}

const market = marketWorld(fill);
const spread = (n: number, low: number, median: number, high: number) => ({ n, low, median, high });
const few = (n: number) => ({ n, low: null, median: null, high: null });

test('every endpoint of the service has one verb and says whose it is', () => {
  const names = analyticsService.routes.map(({ endpoint }) => endpoint.name).sort();
  expect(names).toEqual(ANALYTICS_ENDPOINTS.map(({ name }) => name).sort());
  for (const { service, access } of ANALYTICS_ENDPOINTS) {
    expect([service, access]).toEqual(['analytics', 'anyone']);
  }
});

describe('depth', () => {
  test('every answer tells its age, its depth and what it is reckoned on', async () => {
    const { body, headers } = await market.summary('/market/heatmap');
    expect(body.data).toMatchObject({ depth: 'summary', measure: expect.stringMatching(/carpet/) });
    expect(Date.parse(body.data.asOf)).toBeGreaterThan(Date.now() - 60_000);
    expect(body.data.fullHas).toContain('Trends by month');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(headers.get('vary')).toContain('x-pass');
    const full = await market.full('/market/heatmap');
    expect(full.body.data).toMatchObject({ depth: 'full', fullHas: [] });
    expect(full.headers.get('cache-control')).toBe('private, max-age=60');
  });

  test('a pass that is forged, has run out or says something else is refused', async () => {
    const context = market.context();
    const good = passFor(context)['x-pass'];
    const [body = '', signature = ''] = good.split('.');
    const later = Buffer.from(JSON.stringify(['full', Date.now() + 1e9])).toString('base64url');
    const passes = [
      'nonsense',
      `${later}.${signature}`,
      `${body}.${signature}.more`,
      `${body}.`,
      passFor(context, 'full', -1)['x-pass'],
      passFor(context, 'summary')['x-pass'],
      passFor({ ...context, secrets: secretsFrom('another') })['x-pass'],
    ];
    for (const pass of passes) {
      const answer = await market.ask('/market/heatmap', { 'x-pass': pass });
      expect([answer.status, answer.body.code]).toEqual([401, 'wrong_credentials']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('the summary has the medians of localities and no more', async () => {
    const { body } = await market.summary('/pythonBiApi/Details/baner');
    const { segments, months, yields } = body.data;
    expect(months).toEqual([]);
    expect(yields).toEqual([]);
    expect(segments.every((one: { bhk: number | null }) => one.bhk === null)).toBe(true);
    const homes = segments.find(
      (one: { listedin: string; type: string }) =>
        one.listedin === 'sell' && one.type === 'Residential',
    );
    expect(homes.pricePerSqft).toEqual({ n: 6, low: null, median: 10_500, high: null });
    expect(homes.daysOnMarket).toEqual(few(5));
    expect(homes.acceptedPercent).toEqual(few(5));
    expect(homes.priceChanges).toBeNull();
  });
});

describe('the calls of the specification', () => {
  test('Range', async () => {
    const { body } = await market.full('/pythonBiApi/Range?listedin=sell&locality=baner');
    expect(body.data.place).toMatchObject({ kind: 'locality', name: 'Baner', district: 'PMC' });
    expect(body.data.price).toEqual({
      ...spread(6, 9_250_000, 10_500_000, 11_750_000),
      min: 8_000_000,
      max: 13_000_000,
    });
    expect(body.data.pricePerSqft).toMatchObject({
      ...spread(6, 9_250, 10_500, 11_750),
      max: 13_000,
    });
    expect(body.data.area).toMatchObject({ n: 6, min: 1_000, max: 1_000 });
    const wide = await market.summary('/pythonbiapi/range');
    expect(wide.body.data).toMatchObject({ place: { kind: 'city' }, price: { n: 10, low: null } });
    expect((await market.summary('/pythonBiApi/Range?locality=nowhere')).status).toBe(404);
    expect((await market.summary('/pythonBiApi/Range?type=Castle')).status).toBe(422);
  });

  test('the values of each filter', async () => {
    const values = async (filter: string) =>
      (await market.summary(`/pythonBiApi/${filter}`)).body.data.values;
    expect(await values('locality')).toEqual([
      { value: 'baner', label: 'Baner', n: 6 },
      { value: 'wakad', label: 'Wakad', n: 4 },
    ]);
    expect(await values('district')).toEqual([
      { value: 'PCMC', label: 'Pimpri-Chinchwad (PCMC)', n: 4 },
      { value: 'PMC', label: 'Pune city (PMC)', n: 6 },
    ]);
    expect(await values('type')).toEqual([
      { value: 'Residential', label: 'All homes', n: 10 },
      { value: 'Flat', label: 'Flats', n: 10 },
    ]);
    expect(await values('BHK')).toEqual([{ value: '2', label: '2 BHK', n: 10 }]);
    // 19:00 UTC on 31 October is November in Pune.
    expect(await values('month')).toEqual([
      { value: '2026-09', label: 'Sep 2026', n: 10 },
      { value: '2026-11', label: 'Nov 2026', n: 5 },
    ]);
    expect((await market.summary('/pythonBiApi/colour')).status).toBe(422);
  });

  test('Details', async () => {
    const { body } = await market.full('/pythonBiApi/Details/Baner');
    const { segments, months, yields } = body.data;
    const twoBhk = segments.find(
      (one: { listedin: string; type: string; bhk: number }) =>
        one.listedin === 'sell' && one.type === 'Flat' && one.bhk === 2,
    );
    expect(twoBhk).toMatchObject({
      live: 6,
      onCarpet: 6,
      pricePerSqft: spread(6, 9_250, 10_500, 11_750),
      daysOnMarket: spread(5, 20, 30, 40),
      acceptedPercent: spread(5, 92, 94, 96),
      priceChanges: { cut: 0, raised: 0, medianPercent: null },
    });
    const age = Math.round((Date.now() - SEPTEMBER.getTime()) / 86_400_000);
    expect(twoBhk.daysOffered).toEqual(spread(6, age, age, age));
    expect(months).toContainEqual({
      listedin: 'sell',
      type: 'Flat',
      month: '2026-09',
      bhk: null,
      ...spread(6, 9_250, 10_500, 11_750),
      added: 6,
      taken: 0,
    });
    expect(yields).toContainEqual({
      type: 'Flat',
      bhk: 2,
      // A rent of 32 a month over 10,500.
      yield: 3.66,
      nSell: 6,
      nRent: 5,
    });
    const district = await market.full('/pythonBiApi/Details/pcmc');
    expect(district.body.data.place).toMatchObject({ kind: 'district', slug: 'pcmc', lat: null });
    expect((await market.full('/pythonBiApi/Details/pune')).body.data.place.kind).toBe('city');
    expect((await market.full('/pythonBiApi/Details/nowhere')).status).toBe(404);
  });

  test('CategoryCount', async () => {
    const { body } = await market.summary('/pythonBiApi/CategoryCount?locality=baner');
    expect(body.data.counts).toHaveLength(7);
    expect(body.data.counts[0]).toEqual({
      category: 'Residential',
      type: 'Flat',
      sell: 6,
      rent: 5,
    });
    expect(body.data.counts.at(-1)).toMatchObject({ type: 'Shop', sell: 0, rent: 0 });
  });

  test('the property list is of the full analysis, dearer and cheaper than the middle', async () => {
    const path = '/pythonBiApi/propertylist?locality=baner&sort=price_low&pageSize=2&bhk=2';
    expect((await market.summary(path)).body.data).toMatchObject({ data: [], total: 6 });
    const { body } = await market.full(`${path}&page=2`);
    expect(body.data).toMatchObject({ total: 6, page: 2, pageSize: 2 });
    expect(body.data.data).toMatchObject([
      { pricePerSqft: 10_000, againstMedian: -4.8, areaKind: 'carpet', localitySlug: 'baner' },
      { pricePerSqft: 11_000, againstMedian: 4.8, againstN: 6 },
    ]);
    const few = await market.full('/pythonBiApi/propertylist?district=PCMC&type=Flat');
    expect(few.body.data.data).toHaveLength(4);
    expect(few.body.data.data[0]).toMatchObject({ againstMedian: null, againstN: null });
  });

  test('get_all_data, get_unique_data', async () => {
    const { body } = await market.summary('/get_all_data?district=&property_type=');
    const [first] = body.data.data;
    expect(first).toMatchObject({
      project_name: 'Sahyadri Heights',
      developer: 'Gera',
      locality: 'Baner',
      district: 'PMC',
      property_types: ['Flat'],
      live: 11,
      listings: 11,
    });
    const names = async (query: string) =>
      (await market.summary(`/get_all_data?${query}`)).body.data.data.map(
        (one: { project_name: string }) => one.project_name,
      );
    expect(await names('district=PMC&property_type=Flat&q=heig')).toEqual(['Sahyadri Heights']);
    expect(await names('q=eights')).toEqual([]);
    expect(await names('q=%25')).toEqual([]);
    expect(await names('property_type=Shop')).toEqual([]);
    expect(await names('pageSize=100')).not.toContain('Never Shown');
    expect((await market.summary('/get_all_data?district=Nashik')).status).toBe(422);
    const unique = (await market.summary('/get_unique_data')).body.data;
    expect(unique.district.map((one: { value: string }) => one.value)).toEqual(['PCMC', 'PMC']);
    expect(unique.property_type).toMatchObject([{ value: 'Flat', label: 'Flats' }]);
    expect(unique.locality).toMatchObject([{ value: 'baner' }, { value: 'wakad' }]);
  });

  test('get_matching_data', async () => {
    const { body: list } = await market.summary('/get_all_data?q=sahyadri%20h&locality=baner');
    const path = `/get_matching_data?_id=${list.data.data[0]._id}`;
    const open = (await market.summary(path)).body.data;
    expect(open.project_name).toBe('Sahyadri Heights');
    expect(open.data).toMatchObject({ project_name: 'Sahyadri Heights', sell: null, beside: null });
    const { data } = (await market.full(path)).body.data;
    expect(data.sell).toMatchObject({
      live: 6,
      onCarpet: 6,
      pricePerSqft: spread(6, 9_250, 10_500, 11_750),
      bhks: [{ bhk: 2, n: 6 }],
    });
    expect(data).toMatchObject({
      yield: 3.66,
      againstLocality: 0,
      beside: {
        locality: { name: 'Baner', pricePerSqft: { median: 10_500 }, yield: 3.66 },
        district: { name: 'Pune city (PMC)' },
        city: { name: 'Pune', pricePerSqft: { n: 10 } },
      },
    });
    expect((await market.full('/get_matching_data?_id=999999')).status).toBe(404);
    expect((await market.full('/get_matching_data')).status).toBe(422);
  });
});

describe('what the screens draw', () => {
  test('the heat map hides a median of four, and quartiles without the pass', async () => {
    const { body } = await market.summary('/market/heatmap');
    expect(body.data.localities).toMatchObject([
      { slug: 'baner', live: 6, pricePerSqft: { n: 6, low: null, median: 10_500, high: null } },
      { slug: 'wakad', live: 4, pricePerSqft: few(4) },
    ]);
    expect(body.data.localities[0].lat).toBeCloseTo(18.56, 1);
    const byBhk = (await market.summary('/market/heatmap?bhk=2')).body.data.localities;
    expect(byBhk[0].pricePerSqft).toEqual(few(6));
    const full = (await market.full('/market/heatmap?bhk=2&district=PMC')).body.data.localities;
    expect(full).toMatchObject([{ slug: 'baner', pricePerSqft: spread(6, 9_250, 10_500, 11_750) }]);
  });

  test('the trend leaves out months of fewer than five, and says since when', async () => {
    const path = '/market/trend?locality=baner';
    expect((await market.summary(path)).body.data).toMatchObject({ since: '2026-09', months: [] });
    const { months } = (await market.full(path)).body.data;
    expect(months).toMatchObject([
      { month: '2026-09', n: 6, added: 6, taken: 0 },
      { month: '2026-11', n: 5, median: 9_000, added: 5, taken: 2 },
    ]);
    const few = (await market.full('/market/trend?locality=wakad')).body.data;
    expect(few).toMatchObject({ since: '2026-09', months: [] });
  });

  test('quarters are open to all: of the locality where it has two, else of what lies around it', async () => {
    const baner = (await market.summary('/market/quarters?locality=baner')).body.data;
    expect(baner).toMatchObject({ depth: 'summary', place: { slug: 'baner' } });
    expect(baner.quarters).toMatchObject([
      { quarter: '2026-Q3', n: 6 },
      { quarter: '2026-Q4', n: 5, rate: 9_000 },
    ]);
    const wakad = (await market.summary('/market/quarters?locality=wakad')).body.data;
    expect(wakad.place.slug).toBe('pune');
    expect(wakad.quarters).toHaveLength(2);
    const nothing = await market.summary('/market/quarters?locality=wakad&type=Plot&listedin=rent');
    expect(nothing.body.data).toMatchObject({ place: { slug: 'wakad' }, quarters: [] });
    expect((await market.summary('/market/quarters?locality=nowhere')).status).toBe(404);
  });

  test('the distribution counts all, and needs five', async () => {
    const path = '/market/distribution?locality=baner&bhk=2';
    expect((await market.summary(path)).body.data).toMatchObject({
      bins: [],
      pricePerSqft: few(6),
    });
    const { bins } = (await market.full(path)).body.data;
    expect(bins.reduce((sum: number, { n }: { n: number }) => sum + n, 0)).toBe(6);
    expect(bins[0].from).toBeLessThanOrEqual(8_000);
    const few4 = (await market.full('/market/distribution?locality=wakad')).body.data;
    expect(few4).toMatchObject({ bins: [], pricePerSqft: few(4) });
  });

  test('yields, where five and more are for sale and for rent', async () => {
    expect((await market.summary('/market/yields')).body.data.localities).toEqual([]);
    expect((await market.full('/market/yields')).body.data.localities).toEqual([
      {
        slug: 'baner',
        name: 'Baner',
        district: 'PMC',
        pricePerSqft: 10_500,
        rentPerSqft: 32,
        yield: 3.66,
        nSell: 6,
        nRent: 5,
      },
    ]);
  });

  test('the table as CSV, which a spreadsheet takes for no formula', async () => {
    expect((await market.summary('/market/figures.csv')).status).toBe(401);
    const { body, headers } = await market.full('/market/figures.csv');
    expect(headers.get('content-type')).toMatch(/^text\/csv/);
    expect(headers.get('content-disposition')).toContain('pune-sell-Residential.csv');
    const lines = body.trim().split('\r\n');
    expect(lines[0]).toMatch(/carpet.* As of 20/);
    expect(lines.slice(2)).toEqual([
      'Baner,PMC,6,6,9250,10500,11750,6,8000000,10500000,13000000',
      'Wakad,PCMC,4,4,,,,4,,,',
    ]);
  });
});

test('an answer is kept until the figures are made anew, and new ones show at once', async () => {
  const live = async () =>
    (await market.summary('/market/heatmap?type=Villa')).body.data.localities.length;
  expect(await live()).toBe(0);
  await insertListing(market.db(), { localitySlug: 'aundh', subcategory: 'Villa' });
  expect(await live()).toBe(0);
  await market.refresh();
  expect(await live()).toBe(1);
});
