import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BUDGET_BANDS, type BudgetBand, bandOf, bandRange } from '#domain/homes/budget-band.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { rows } from '#server/db/rows.ts';
import { importListings } from '#server/homes/import/import-listings.ts';
import { PUNE_SALE_MAPPING, readMapping } from '#server/homes/import/mapping.ts';
import { FUZZ_KEY, type TestDatabase, testDatabase } from '#tests/api/harness.ts';
import { patience } from '#tests/patience.ts';
import { REAL_LISTINGS } from '#tests/real-listings.ts';

const hasReal = existsSync(REAL_LISTINGS);
if (!hasReal)
  console.warn(`Skipping the import of the real file: there is none at ${REAL_LISTINGS}`);

describe.skipIf(!hasReal)('the real file of 9,513 flats', () => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await testDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'propertysearch-import-'));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const importReal = async () =>
    importListings(database.db, {
      file: REAL_LISTINGS,
      mapping: await readMapping(PUNE_SALE_MAPPING),
      rejectsFile: path.join(folder, 'rejected.jsonl'),
      fuzzKey: FUZZ_KEY,
      today: '2026-11-23',
    });
  const priced = z.array(z.object({ id: z.string(), price_inr: z.coerce.number() }));

  it(
    'is imported whole, and as little is done twice',
    async () => {
      const first = await importReal();
      expect(first).toMatchObject({ read: 9_513, inserted: 9_513, rejected: 0 });
      const second = await importReal();
      expect(second).toMatchObject({
        read: 9_513,
        unchanged: 9_513,
        inserted: 0,
        updated: 0,
      });
    },
    patience(120),
  );

  it('has as many rows in each budget band as the file itself', async () => {
    const file = priced.parse(parse(await readFile(REAL_LISTINGS), { columns: true }));
    const expected = Object.fromEntries(BUDGET_BANDS.map((band) => [band, 0])) as Record<
      BudgetBand,
      number
    >;
    for (const { price_inr } of file) expected[bandOf(price_inr)]++;
    for (const band of BUDGET_BANDS) {
      const { minPrice = 0, maxPrice = 1e12 } = bandRange(band);
      const [found] = await rows<{ n: number }>(
        database.db,
        sql`select count(*) as n from listings where source = 'pune-sale'
            and price_paise >= ${fromRupees(minPrice)} and price_paise < ${fromRupees(maxPrice)}`,
      );
      expect(found?.n).toBe(expected[band]);
      expect(expected[band]).toBeGreaterThan(0);
    }
  });

  it('shows no home where it is, and none on top of another that shares its point', async () => {
    const [spread] = await rows<{ n: number; shown: number; nearest: number; farthest: number }>(
      database.db,
      sql`select count(*) as n, count(distinct public_location::text) as shown,
            min(metres) as nearest, max(metres) as farthest
          from (select public_location, 111195 * sqrt((location[1] - public_location[1]) ^ 2 +
            (cos(radians(location[1])) * (location[0] - public_location[0])) ^ 2) as metres
            from listings where source = 'pune-sale') moved`,
    );
    expect(spread?.shown).toBe(spread?.n);
    expect(spread?.nearest).toBeGreaterThan(50);
    expect(spread?.farthest).toBeLessThan(151);
  });
});
