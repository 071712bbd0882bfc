import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchRequest } from '#contract/homes/search-request.ts';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { findPromotedIds } from '#server/homes/search/promoted.ts';
import { demoApi, testContext } from '#tests/api/harness.ts';
import { insertListing } from '#tests/builders/index.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';

const { MAX_LIFTED } = EXPECTED_FIGURES;

const { api, db, sql } = demoApi();
const FAR = new Date('2099-01-01');

beforeAll(async () => {
  // So many in one place that not all of them can be lifted there.
  const place = { localitySlug: 'lohegaon', title: 'a promoted flat' };
  for (let i = 0; i < 9; i++) await insertListing(db(), { ...place, featuredUntil: FAR });
});

async function page(filter: SearchRequest): Promise<{ data: ListingCard[]; total: number }> {
  const answer = await api('POST', '/api/property/serchproperty', filter);
  expect(answer.status).toBe(200);
  return answer.body.data;
}

async function walk(filter: SearchRequest): Promise<ListingCard[][]> {
  const pages: ListingCard[][] = [];
  for (let n = 1; ; n++) {
    const { data } = await page({ ...filter, page: n });
    if (data.length === 0) return pages;
    pages.push(data);
  }
}

const idOf = ({ propertydata }: ListingCard) => propertydata.id;
const isPromoted = ({ propertydata }: ListingCard) => propertydata.promotePropertyStatus;

/** Ids by newness, whatever is promoted. */
async function newestFirst(condition: string): Promise<number[]> {
  const { rows } = await sql(
    `select l.id from listings l join localities p on p.id = l.locality_id
     where l.status = 'live' and l.city = 'Pune' and ${condition}
     order by ranked_at desc, l.id desc`,
  );
  return rows.map(({ id }) => id);
}

const SEARCHES: [SearchRequest, string][] = [
  [{}, 'true'],
  [
    { listedin: 'sell', category: 'Residential' },
    "listed_in = 'sell' and category = 'Residential'",
  ],
  [{ bedrooms: ['2'] }, 'bedrooms = 2'],
  [{ loc: 'lohegaon' }, "p.slug = 'lohegaon'"],
  [
    { loc: 'lohegaon', listedin: 'sell', bedrooms: ['2'] },
    "p.slug = 'lohegaon' and listed_in = 'sell' and bedrooms = 2",
  ],
  [{ verified: true, listedin: 'rent' }, "verified_until > now() and listed_in = 'rent'"],
];

describe('promoted listings in a search', () => {
  for (const [filter, condition] of SEARCHES) {
    for (const pageSize of [12, 24, 60]) {
      test(`${JSON.stringify(filter)} by ${pageSize}: every match once, the rest by newness`, async () => {
        const pages = await walk({ ...filter, pageSize });
        const expected = await newestFirst(condition);
        const shown = pages.flat().map(idOf);
        expect(shown.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
        expect(pages.slice(0, -1).every(({ length }) => length === pageSize)).toBe(true);

        const promoted = pages.flat().filter(isPromoted).length;
        // One of twelve, two at most.
        const slots = pageSize === 12 ? 1 : 2;
        const rest = pages.flatMap((cards, i) => {
          const lifted =
            Math.min(promoted, MAX_LIFTED, (i + 1) * slots) -
            Math.min(promoted, MAX_LIFTED, i * slots);
          expect(cards.slice(0, lifted).every(isPromoted)).toBe(true);
          return cards.slice(lifted).map(idOf);
        });
        const place = new Map(expected.map((id, i) => [id, i]));
        const places = rest.map((id) => place.get(id) ?? -1);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      });
    }
  }

  test('by price, or on pages too small to give them a place, nothing is lifted', async () => {
    const { data } = await page({ sort: 'price_low', loc: 'lohegaon' });
    const prices = data.map(({ propertydata }) => propertydata.price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const small = await walk({ loc: 'lohegaon', pageSize: 5 });
    expect(small.flat().map(idOf)).toEqual(await newestFirst("p.slug = 'lohegaon'"));
  });

  test('everyone has their turn: over the days each stands in the slots about as often', async () => {
    const days = 400;
    const turns = new Map<number, number>();
    const { rows } = await sql(
      "select l.id from listings l join localities p on p.id = l.locality_id where p.slug = 'lohegaon' and l.status = 'live' and featured_until > now()",
    );
    const { rows: places } = await sql("select id from localities where slug = 'lohegaon'");
    const where = { localityIds: [places[0].id] };
    for (let day = 0; day < days; day++) {
      const now = () => new Date(Date.UTC(2030, 0, 1 + day, 6));
      const ids = await findPromotedIds(
        { ...testContext(db()), now },
        { loc: 'lohegaon' },
        where,
        24,
      );
      for (const id of ids.slice(0, 2)) turns.set(id, (turns.get(id) ?? 0) + 1);
    }
    const fair = (days * 2) / rows.length;
    for (const { id } of rows) {
      expect(turns.get(id) ?? 0).toBeGreaterThan(fair * 0.6);
      expect(turns.get(id) ?? 0).toBeLessThan(fair * 1.5);
    }
  });

  test('whose time is over is lifted no more', async () => {
    await sql("update listings set featured_until = now() - interval '1 minute'");
    const { data } = await page({ loc: 'lohegaon', bathrooms: ['1', '2', '3'] });
    expect(data.some(isPromoted)).toBe(false);
    expect(data.map(idOf)).toEqual(
      (await newestFirst("p.slug = 'lohegaon' and bathrooms in (1, 2, 3)")).slice(0, 24),
    );
  });
});
