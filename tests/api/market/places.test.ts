import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT_SORTS } from '#contract/market/places.ts';
import { projectSlug } from '#domain/homes/project-path.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import { rows } from '#server/db/rows.ts';
import type { GeneratedListing } from '#server/demo/generate.ts';
import { refreshMarket } from '#server/market/analytics/index.ts';
import { slugIn } from '#server/market/places/project-homes.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { insertListing } from '#tests/builders/index.ts';

let database: TestDatabase;
let api: ReturnType<typeof testApi>;

const paise = (rupees: number) => fromRupees(rupees);
const home = (overrides: Partial<GeneratedListing>) =>
  insertListing(database.db, {
    localitySlug: 'baner',
    society: null,
    developer: null,
    reraNumber: null,
    carpetAreaSqft: 1_000,
    bedrooms: 2,
    publishedAt: testContext(database.db).now(),
    ...overrides,
  });

const SUNNY = {
  society: 'Sunny Heights (Phase 2)',
  developer: 'Sunny Developers',
  reraNumber: 'P52100012345',
};
const SLUG = 'sunny-heights-phase-2-in-baner';
const get = async (path: string) => {
  const { status, body } = await api('GET', `/api${path}`);
  expect([path, status]).toEqual([path, 200]);
  return body.data;
};

beforeAll(async () => {
  database = await testDatabase();
  const context = testContext(database.db);
  api = testApi(database.db, context);
  const now = context.now().getTime();
  const yearAgo = new Date(now - 365 * DAY_MS);
  // Ten homes for sale in the project at 10,000 to 10,900 a square foot; six came a year ago at 8,000.
  for (let i = 0; i < 10; i++)
    await home({
      ...SUNNY,
      pricePaise: paise(10_000_000 + i * 100_000),
    });
  await home({ ...SUNNY, society: 'SUNNY HEIGHTS PHASE 2', pricePaise: paise(10_450_000) });
  for (let i = 0; i < 6; i++)
    await home({ pricePaise: paise(8_000_000), status: 'sold', publishedAt: yearAgo });
  for (let i = 0; i < 5; i++)
    await home({ ...SUNNY, listedIn: 'rent', pricePaise: paise(30_000), bedrooms: 3 });
  for (let i = 0; i < 9; i++) await home({ pricePaise: paise(20_000_000) });
  await home({ society: 'Gone Gardens', status: 'withdrawn' });
  await home({
    society: 'Lonely Court',
    localitySlug: 'wakad',
    pricePaise: paise(5_000_000),
    cover: '/media/lonely',
  });
  await refreshMarket(context, { wideNow: true });
});
afterAll(() => database.close());

describe('localities', () => {
  test('come with rates, samples and the change in a year', async () => {
    const { asOf, localities } = await get('/market/localities');
    expect(Date.parse(asOf)).not.toBeNaN();
    const find = (slug: string) => localities.find((one: { slug: string }) => one.slug === slug);
    // Between the tenth and the eleventh of 10,000 … 10,400, 10,450, 10,500 … 10,900 and nine of 20,000.
    expect(find('baner')).toMatchObject({
      live: 25,
      authority: 'PMC',
      saleRate: { median: 10_850, n: 20 },
      rentRate: { median: 30, n: 5 },
      change: { percent: 35.6, n: 20, nBefore: 6 },
    });
    expect(find('wakad')).toMatchObject({ live: 1, saleRate: null, rentRate: null, change: null });
    expect(find('bopkhel')).toMatchObject({ live: 0, authority: 'PCMC', saleRate: null });
  });

  test('one in figures: by bedrooms, yield, new homes and where they stand', async () => {
    const figures = await get('/market/localities/baner');
    expect(figures.byBedrooms).toEqual([
      {
        bhk: 2,
        saleRate: { median: 10_850, n: 20 },
        salePrice: { median: 10_850_000, n: 20 },
        rent: null,
      },
      { bhk: 3, saleRate: null, salePrice: null, rent: { median: 30_000, n: 5 } },
    ]);
    // 30 × 12 ÷ 10,850 is 3.32 %.
    expect(figures.yield).toEqual({ percent: 3.32, nSale: 20, nRent: 5 });
    expect(figures.newHomes).toBe(25);
    expect(figures.points).toHaveLength(25);
    expect(figures.change).toEqual({ percent: 35.6, n: 20, nBefore: 6 });
    expect((await get('/market/localities/bopkhel')).byBedrooms).toEqual([]);
    expect((await api('GET', '/api/market/localities/atlantis')).status).toBe(404);
  });
});

describe('projects', () => {
  test('are those with a home on offer, with their rates', async () => {
    const { items, total, localities } = await get('/projects');
    expect(total).toBe(items.length);
    expect(items.map((one: { slug: string }) => one.slug)).toEqual([
      SLUG,
      'lonely-court-in-wakad',
      SLUG,
    ]);
    expect(items[0]).toMatchObject({
      name: 'Sunny Heights (Phase 2)',
      developer: 'Sunny Developers',
      locality: 'Baner',
      live: 15,
      forSale: 10,
      toRent: 5,
      bedrooms: [2, 3],
      saleRate: { median: 10_450, n: 10 },
    });
    expect(localities).toEqual([
      { slug: 'baner', name: 'Baner', n: 2 },
      { slug: 'wakad', name: 'Wakad', n: 1 },
    ]);
  });

  test('show the cover of a home of theirs', async () => {
    const { items } = await get('/projects?sort=name');
    expect(items.map((one: { photo: string | null }) => one.photo)).toEqual([
      '/media/lonely',
      null,
      null,
    ]);
  });

  test.each([
    ['q=court', ['lonely-court-in-wakad']],
    ['q=ourt', []],
    ['q=%25', []],
    ['locality=wakad', ['lonely-court-in-wakad']],
    ['sort=rate_low', [SLUG, 'lonely-court-in-wakad', SLUG]],
    ['sort=name', ['lonely-court-in-wakad', SLUG, SLUG]],
  ])('narrowed and sorted by %s', async (query, slugs) => {
    const { items } = await get(`/projects?${query}`);
    expect(items.map((one: { slug: string }) => one.slug)).toEqual(slugs);
  });

  test.each(PROJECT_SORTS)('go on one by one as they stand, by %s', async (sort) => {
    const { items } = await get(`/projects?sort=${sort}`);
    const walked = [];
    for (let after = ''; walked.length <= items.length; ) {
      const page = await get(`/projects?sort=${sort}&pageSize=1${after}`);
      walked.push(...page.items);
      if (page.nextCursor === null) break;
      after = `&cursor=${page.nextCursor}`;
    }
    expect(walked).toEqual(items);
  });

  test('one with all its homes, whatever its name is spelt like, against its locality', async () => {
    const project = await get(`/projects/${SLUG}`);
    expect(project).toMatchObject({
      name: 'Sunny Heights (Phase 2)',
      developer: 'Sunny Developers',
      reraNumbers: ['P52100012345'],
      locality: 'Baner',
      authority: 'PMC',
      total: 16,
      saleRate: { median: 10_450, n: 11 },
      rentRate: { median: 30, n: 5 },
      localitySaleRate: { median: 10_850, n: 20 },
      againstLocality: -3.7,
      kinds: [
        { listedin: 'sell', bhk: 2, n: 11, lowest: 10_000_000, highest: 10_900_000 },
        { listedin: 'rent', bhk: 3, n: 5, lowest: 30_000, highest: 30_000 },
      ],
    });
    expect(project.homes).toHaveLength(16);
    expect(project.homes[0].propertydata).toMatchObject({ price: 10_000_000, listedin: 'sell' });
    expect(project.history.at(-1)).toMatchObject({ median: 10_450, n: 11 });
    expect(await get(`/projects/${SLUG.toUpperCase()}`)).toMatchObject({ slug: SLUG });
  });

  test.each([
    'gone-gardens-in-baner',
    'sunny-heights-phase-2-in-wakad',
    'lonely-court-in-atlantis',
    'baner',
  ])('%s is none', async (slug) => {
    expect((await api('GET', `/api/projects/${slug}`)).status).toBe(404);
  });

  test('are looked up in their index', async () => {
    await database.db.execute(sql`analyze listings`);
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const plan = await rows<{ 'QUERY PLAN': string }>(
        tx,
        sql`explain select id from listings l where l.locality_id = 1 and l.society is not null
            and ${slugIn(sql`l.society`)} = 'sunny-heights' and l.status = 'live'`,
      );
      expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('listings_project');
    });
  });

  test.each(['24K Sereno', ' Kumar–Primus II ', 'A.B.C. (Phase-2)', 'Sukh’s', 'É Tower', 'सुवर्ण'])(
    'the address of %s is the same in the database',
    async (name) => {
      const [row] = await rows<{ slug: string }>(
        database.db,
        sql`select ${slugIn(sql`${name}::text`)} as slug`,
      );
      expect(row?.slug ? `${row.slug}-in-baner` : null).toBe(projectSlug(name, 'baner'));
    },
  );
});
