import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchRequest } from '#contract/homes/search-request.ts';
import { rows } from '#server/db/rows.ts';
import { generateInto } from '#server/demo/generate-into.ts';
import { matching } from '#server/homes/search/conditions.ts';
import { findPlace } from '#server/homes/search/find-place.ts';
import { createHomeIndex } from '#server/homes/search-index/index.ts';
import { type TestDatabase, testContext, testDatabase } from '#tests/api/harness.ts';
import { patience } from '#tests/patience.ts';
import { homeBatches } from './stored-homes.ts';

/** `FULL_MANY=1000000` makes so many homes, which takes some four minutes. */
const HOMES = Number(process.env.FULL_MANY ?? 0);
const PAGE_SIZE = 24;
const MEGABYTE = 1e6;
const MAX_MEGABYTES_A_MILLION = 400;

const SEARCHES: SearchRequest[] = [
  {},
  { listedin: 'sell', category: 'Residential' },
  { listedin: 'rent', min_price: 20_000, max_price: 45_000 },
  { listedin: 'sell', bedrooms: ['2', '3'], min_price: 5_000_000, sort: 'price_low' },
  { listedin: 'sell', max_price: 90_000_000, max_area: 1_200, sort: 'area_large' },
  { listedin: 'sell', loc: 'Baner', sort: 'price_low' },
  { listedin: 'sell', loc: 'PCMC', bedrooms: ['2'] },
  { listedin: 'sell', bounds: [18.5, 73.8, 18.56, 73.9] },
  { listedin: 'sell', metroWalk: 10 },
  { listedin: 'sell', reduced: true, sort: 'reduced' },
  { listedin: 'sell', category: 'Residential', sort: 'relevance' },
];

describe.skipIf(HOMES === 0)('of many homes', () => {
  let database: TestDatabase;
  const index = createHomeIndex();

  beforeAll(async () => {
    database = await testDatabase();
    await generateInto(database.db, HOMES);
    await index.load(homeBatches(database.db));
  }, patience(1_800));
  afterAll(() => database.close());

  test('all are held, within the memory they may take', () => {
    const { rows: held, bytes } = index.stats();
    expect(held).toBe(HOMES);
    const allowed = MAX_MEGABYTES_A_MILLION * MEGABYTE * Math.max(HOMES / 1_000_000, 0.1);
    expect(bytes).toBeLessThan(allowed);
  });

  test.each(SEARCHES)(
    'every page of %j says the total that the database counts',
    async (request) => {
      const context = testContext(database.db);
      const { where, middles } = await findPlace(context, request);
      const [counted] = await rows<{ n: number }>(
        database.db,
        sql`select count(*)::int as n from listings l where ${matching(request, where)}`,
      );
      const total = counted?.n ?? 0;
      expect(total).toBeGreaterThan(0);
      const last = Math.ceil(total / PAGE_SIZE);
      for (const page of [1, 2, Math.ceil(last / 2), last, last + 1]) {
        const now = context.now();
        const asked = { ...request, page, pageSize: PAGE_SIZE };
        const found = index.page(asked, where, { now, middles });
        const shown = Math.max(0, Math.min(PAGE_SIZE, total - (page - 1) * PAGE_SIZE));
        expect({ page, total: found.total, shown: found.ids.length }).toEqual({
          page,
          total,
          shown,
        });
      }
    },
    patience(120),
  );
});
