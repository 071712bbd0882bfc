import { describe, expect, test } from 'vitest';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { insertListing } from '#tests/builders/index.ts';
import { LAST_CHANGE, LAST_CHANGED_AT, SIZE, searchDesk } from './search-desk.ts';

const { api, db, sql, search } = searchDesk();

describe('the order of a search', () => {
  const newest = 'ranked_at desc, id desc';
  /** Each further order as SQL says it. */
  const ORDERS = {
    rate_low: 'price_paise / coalesce(carpet_area_sqft, built_up_area_sqft, plot_area_sqft), l.id',
    area_large: `${SIZE} desc, l.id desc`,
    reduced: `case when ${LAST_CHANGE} < 0 then ${LAST_CHANGED_AT} end desc nulls last, ${newest}`,
  };
  for (const [sort, order] of Object.entries(ORDERS)) {
    test(`pages by ${sort} come as SQL orders them, over the city and over some localities`, async () => {
      for (const filter of [{}, { listedin: 'sell' }, { loc: 'Baner', near: 1 }]) {
        const ids: number[] = [];
        const { total } = await search({ ...filter, sort });
        for (let page = 1; ids.length < total; page++) {
          const { data } = await search({ ...filter, sort, page, pageSize: 60 });
          ids.push(...data.map(({ propertydata }) => propertydata.id));
        }
        const { rows } = await sql(
          `select l.id from listings l where l.id = any($1) and status = 'live' order by ${order}`,
          [ids],
        );
        expect(ids).toEqual(rows.map(({ id }) => id));
      }
    });
  }

  test('best match goes by the points it tells, of as many by the newest, promoted ones apart', async () => {
    for (const filter of [{}, { loc: 'Baner', near: 1 }, { loc: 'Wakad, Kothrud', near: 1 }]) {
      const cards: ListingCard[] = [];
      const points: number[] = [];
      const { total } = await search({ ...filter, sort: 'relevance' });
      for (let page = 1; cards.length < total; page++) {
        const { data, bestMatch } = await search({
          ...filter,
          sort: 'relevance',
          page,
          pageSize: 60,
        });
        expect(bestMatch.map(({ id }) => id)).toEqual(data.map((card) => card.propertydata.id));
        cards.push(...data);
        for (const { points: of } of bestMatch)
          points.push(Object.values(of).reduce((sum, one) => sum + one, 0));
      }
      expect(new Set(cards.map((card) => card.propertydata.id)).size).toBe(total);
      const told = cards
        .map(({ propertydata }, i) => ({ ...propertydata, points: points[i] ?? 0 }))
        .filter(({ promotePropertyStatus }) => !promotePropertyStatus)
        .map(({ id, points: of }) => ({ id, of }));
      const { rows } = await sql(
        `select id from unnest($1::int[], $2::int[]) as t (id, points) join listings l using (id)
         order by points desc, ${newest.replace(' id', ' l.id')}`,
        [told.map(({ id }) => id), told.map(({ of }) => of)],
      );
      expect(told.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      expect(new Set(points).size).toBeGreaterThan(3);
    }
  });

  test('relevance puts a home with photos and facts before one that tells little', async () => {
    const about = { localitySlug: 'katraj', society: 'Relevance Residency' };
    const { id: bare } = await insertListing(db(), {
      ...about,
      carpetAreaSqft: null,
      furnishing: null,
      description: '',
    });
    const { id: full } = await insertListing(db(), {
      ...about,
      photoCount: 6,
      publishedAt: new Date(Date.now() - 40 * 86_400_000),
    });
    const ids = async (sort: string) =>
      (await search({ loc: 'Relevance Residency', sort })).data.map((c) => c.propertydata.id);
    expect(await ids('relevance')).toEqual([full, bare]);
    expect(await ids('newest')).toEqual([bare, full]);
  });

  test('past the last page the refusal says how to go on', async () => {
    const refused = await api('POST', '/api/property/serchproperty', { page: 401, pageSize: 1 });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([
      { path: 'page', message: expect.stringMatching(/^Pages end at 400.*price_low.*min_price/) },
    ]);
  });

  test('near reaches over the locality’s border', async () => {
    const inside = await search({ loc: 'Baner' });
    const around = await search({ loc: 'Baner', near: 1 });
    expect(around.total).toBeGreaterThan(inside.total);
    expect(around.place?.slug).toBe('baner');
  });
});
