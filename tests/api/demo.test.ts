import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from '#server/db/rows.ts';
import { generateInto } from '#server/demo/generate-into.ts';
import { DEMO_LISTINGS, seedDemo } from '#server/demo/seed.ts';
import { insertListing, insertPerson } from '#tests/builders/index.ts';
import { type TestDatabase, testContext, testDatabase } from './harness.ts';

let demo: TestDatabase;
beforeAll(async () => {
  demo = await testDatabase();
});
afterAll(() => demo.close());

const count = async ({ db }: TestDatabase, table: string) => {
  const [row] = await rows<{ n: number }>(db, sql.raw(`select count(*) as n from ${table}`));
  return row?.n;
};

describe('demo data', () => {
  it('is made once, however many processes start together', async () => {
    const context = testContext(demo.db);
    expect(await Promise.all([seedDemo(context), seedDemo(context)])).toEqual([true, true]);
    expect(await seedDemo(context)).toBe(true);
    expect(await count(demo, 'listings')).toBe(DEMO_LISTINGS);
  });

  it('gives every listing pictures, the first of which is its cover', async () => {
    const [wrong] = await rows<{ n: number; media: number }>(
      demo.db,
      sql`select count(*) filter (where l.cover is distinct from '/media/' || m.first
            or l.photo_count <> m.photos) as n, sum(m.pictures)::int as media
          from listings l left join (select listing_id, count(*) as pictures,
              min(id) filter (where position = 0) as first,
              count(*) filter (where kind = 'photo') as photos
            from listing_media group by listing_id) m on m.listing_id = l.id`,
    );
    expect(wrong?.n).toBe(0);
    expect(wrong?.media).toBeGreaterThan(3 * DEMO_LISTINGS);
    expect(await count(demo, `listing_media where url <> '/media/' || id or alt = ''`)).toBe(0);
  });

  it('has price histories that fall to the price asked now', async () => {
    const histories = await rows<{ prices: number[]; price: number; first: Date; from: Date }>(
      demo.db,
      sql`select array_agg(h.price_paise::float8 order by h.changed_at) as prices,
            l.price_paise as price, min(h.changed_at) as first, l.published_at as from
          from price_history h join listings l on l.id = h.listing_id group by l.id`,
    );
    for (const { prices, price, first, from } of histories) {
      expect(prices.at(-1)).toBe(price);
      expect(prices).toEqual(prices.toSorted((a, b) => b - a));
      expect(first).toEqual(from);
    }
    const lengths = histories.map(({ prices }) => prices.length);
    expect(new Set(lengths)).toEqual(new Set([1, 2, 3]));
    expect(lengths.filter((n) => n > 1).length).toBeGreaterThan(50);
  });

  it('can be added to after the demo: the next picture has the next number', async () => {
    const { id } = await insertListing(demo.db, { title: 'Added later' });
    const added = await rows(
      demo.db,
      sql`insert into listing_media (listing_id, position, kind, url, alt)
          values (${id}, 0, 'photo', '/x', 'x') returning id`,
    );
    expect(added).toHaveLength(1);
  });

  it('stays away from a database that has people of its own', async () => {
    const real = await testDatabase();
    try {
      await insertPerson(real.db);
      expect(await seedDemo(testContext(real.db))).toBe(false);
      expect(await count(real, 'listings')).toBe(0);
    } finally {
      await real.close();
    }
  });
});

describe('listings for the bench', () => {
  it('are as many as asked, and go on from where an earlier call ended', async () => {
    const bench = await testDatabase();
    try {
      await generateInto(bench.db, 300);
      const progress: number[] = [];
      await generateInto(bench.db, 200, { after: 300, onProgress: (n) => void progress.push(n) });
      expect(progress.at(-1)).toBe(200);
      expect(await count(bench, 'listings')).toBe(500);
      expect(await count(bench, '(select distinct public_location::text from listings) p')).toBe(
        500,
      );
    } finally {
      await bench.close();
    }
  });
});
