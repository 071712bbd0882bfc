import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Segment } from '#contract/market/analytics-shapes.ts';
import { quartiles } from '#domain/market/quartiles.ts';
import { importListings } from '#server/homes/import/import-listings.ts';
import { PUNE_SALE_MAPPING, readMapping } from '#server/homes/import/mapping.ts';
import { findRate } from '#server/homes/listings/locality-rate.ts';
import { FUZZ_KEY } from '#tests/api/harness.ts';
import { patience } from '#tests/patience.ts';
import { REAL_LISTINGS } from '#tests/real-listings.ts';
import { marketWorld } from './market-world.ts';

const hasReal = existsSync(REAL_LISTINGS);
if (!hasReal) console.warn(`Skipping figures of the real file: there is none at ${REAL_LISTINGS}`);

interface Home {
  slug: string;
  district: string;
  subcategory: string;
  bedrooms: number | null;
  price: number;
  area: number | null;
}

const BHK_KINDS = ['Flat', 'House', 'Villa'];

describe.skipIf(!hasReal)('figures of the real file of 9,513 flats', () => {
  const market = marketWorld(async ({ db }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'propertysearch-market-'));
    await importListings(db, {
      file: REAL_LISTINGS,
      mapping: await readMapping(PUNE_SALE_MAPPING),
      rejectsFile: path.join(folder, 'rejected.jsonl'),
      fuzzKey: FUZZ_KEY,
      today: '2026-11-23',
    });
    await rm(folder, { recursive: true, force: true });
  });

  /** Every home on offer, of which the figures are then made here, by other means. */
  const homes = (): Promise<Home[]> =>
    market.query(
      `select p.slug, p.authority as district, l.subcategory, l.bedrooms,
         l.price_paise / 100.0::float8 as price,
         coalesce(l.carpet_area_sqft, l.built_up_area_sqft, l.plot_area_sqft) as area
       from listings l join localities p on p.id = l.locality_id
       where l.status = 'live' and l.listed_in = 'sell' and l.category = 'Residential'`,
    ) as Promise<Home[]>;

  const ratesOf = (some: readonly Home[]) =>
    some.flatMap(({ price, area }) => (area ? [price / area] : []));

  function expected(values: readonly number[]) {
    const n = values.length;
    const found = n >= 5 && quartiles(values);
    if (!found) return { n, low: null, median: null, high: null };
    const { low, median, high } = found;
    return { n, low: Math.round(low), median: Math.round(median), high: Math.round(high) };
  }

  function ofSegment(all: readonly Home[], { type, bhk }: Segment): Home[] {
    return all.filter(
      ({ subcategory, bedrooms }) =>
        (type === 'Residential' || type === subcategory) &&
        (bhk === null || (BHK_KINDS.includes(subcategory) && Math.min(bedrooms ?? 0, 5) === bhk)),
    );
  }

  test(
    'of every locality, district and the city, by kind and bedrooms',
    async () => {
      const all = await homes();
      expect(all.length).toBeGreaterThan(9_000);
      const slugs = [...new Set(all.map(({ slug }) => slug))];
      expect(slugs.length).toBeGreaterThan(100);
      let compared = 0;
      let hidden = 0;
      for (const word of [...slugs, 'pmc', 'pcmc', 'pmrda', 'pune']) {
        const here = all.filter(
          ({ slug, district }) =>
            word === 'pune' || slug === word || district.toLowerCase() === word,
        );
        const { body } = await market.full(`/pythonBiApi/Details/${word}`);
        for (const segment of body.data.segments as Segment[]) {
          const mine = ofSegment(here, segment);
          const { min: _, max: __, ...price } = segment.price;
          expect([word, segment.live]).toEqual([word, mine.length]);
          expect([word, segment.pricePerSqft]).toEqual([word, expected(ratesOf(mine))]);
          expect([word, price]).toEqual([word, expected(mine.map((home) => home.price))]);
          compared++;
          if (segment.pricePerSqft.n < 5) hidden++;
        }
      }
      // So that the figures hidden for being too few were among them.
      expect(hidden).toBeGreaterThan(50);
      expect(compared - hidden).toBeGreaterThan(100);
    },
    patience(120),
  );

  test(
    'a locality’s rate is the one its page shows',
    async () => {
      const { body } = await market.full('/market/heatmap');
      expect(body.data.localities.length).toBeGreaterThan(100);
      for (const { slug, pricePerSqft } of body.data.localities) {
        const rate = await findRate(market.db(), { localitySlug: slug, listedin: 'sell' });
        const { n, low, median, high } = pricePerSqft;
        expect(rate).toEqual(n < 5 ? null : { n, low, median, high });
      }
    },
    patience(60),
  );

  test('the distribution has every home in one of its bars', async () => {
    const rates = ratesOf(await homes());
    const { bins } = (await market.full('/market/distribution')).body.data;
    for (const [i, { from, to, n }] of bins.entries()) {
      const isLast = i === bins.length - 1;
      const inside = rates.filter((rate) => rate >= from && (isLast || rate < to));
      expect([from, n]).toEqual([from, inside.length]);
    }
    expect(bins.length).toBeGreaterThan(8);
    expect(bins.length).toBeLessThanOrEqual(25);
  });

  test('each society is one project, with its own figures', async () => {
    const [largest] = (await market.full('/get_all_data?pageSize=1')).body.data.data;
    const { data } = (await market.full(`/get_matching_data?_id=${largest._id}`)).body.data;
    const [theirs] = await market.query(
      `select count(*) as n, round((percentile_cont(0.5) within group (order by
         l.price_paise / 100.0 / coalesce(l.carpet_area_sqft, l.built_up_area_sqft)))::numeric)::int
         as median
       from listings l join localities p on p.id = l.locality_id
       where lower(trim(l.society)) = lower($1) and p.slug = $2`,
      largest.project_name,
      largest.localitySlug,
    );
    expect(data.sell.pricePerSqft).toMatchObject(theirs);
    expect(data.listings).toBe(theirs?.n);
    const [counted] = await market.query(
      `select count(*) as n from (select distinct locality_id, lower(trim(society)) from listings
         where nullif(trim(society), '') is not null) societies`,
    );
    expect((await market.summary('/get_all_data')).body.data.total).toBe(counted?.n);
  });
});
