import { describe, expect, test } from 'vitest';
import { readSearchPage } from '#contract/homes/search-page.ts';
import { insertListing } from '#tests/builders/index.ts';
import { searchDesk } from './search-desk.ts';

const { api, db, sql, search, counted } = searchDesk();

describe('places and plain words', () => {
  test.each([
    ['PCMC', 'pimpri-chinchwad', "p.authority = 'PCMC'"],
    [
      'sinhagad road',
      'sinhgad-road',
      "p.slug in ('dandekar-pul', 'vitthalwadi', 'hingne-khurd', 'anand-nagar', 'sun-city', 'manikbaug', 'sinhgad-road', 'vadgaon', 'vadgaon-budruk', 'dhayari', 'dhayari-phata-road', 'nanded-city', 'kirkatwadi', 'kolhewadi', 'khadakwasla')",
    ],
    [
      'Nagar Road',
      'nagar-road',
      "p.slug in ('yerwada', 'shastri-nagar', 'kalyani-nagar', 'ramwadi', 'sakore-nagar', 'viman-nagar', 'vadgaon-sheri', 'kharadi', 'ubale-nagar', 'wageshwar-nagar', 'wagholi', 'lonikand', 'perne', 'koregaon-bhima', 'sanaswadi', 'shikrapur')",
    ],
  ])('%s means all its localities', async (loc, slug, condition) => {
    const expected = await counted(condition);
    expect(expected).toBeGreaterThan(0);
    const found = await search({ loc });
    expect(found.total).toBe(expected);
    expect(found.place?.slug).toBe(slug);
    const ids = new Set<number>();
    for (let page = 1; (page - 1) * 60 < found.total; page++)
      for (const { propertydata } of (await search({ loc, page, pageSize: 60 })).data)
        ids.add(propertydata.id);
    expect(ids.size).toBe(expected);
    const around = await search({ loc, near: 1 });
    expect(around.total).toBeGreaterThan(expected);
  });

  test('an area is suggested with the homes of all its localities, and understood in plain words', async () => {
    const { body } = await api('GET', '/api/search/suggest?q=pimpri%20chin');
    expect(body.data[0]).toEqual({
      kind: 'area',
      label: 'Pimpri Chinchwad',
      detail: expect.stringMatching(/^Area, \d+ localities$/),
      value: 'Pimpri Chinchwad',
      count: await counted("p.authority = 'PCMC'"),
    });
    const understood = await api('GET', '/api/search/understand?q=2bhk%20in%20sinhgad%20road');
    expect(understood.body.data).toMatchObject({
      query: { loc: 'Sinhgad Road', bedrooms: '2' },
      unmatched: '',
    });
  });

  test('one of several places keeps its name, all of them share one', async () => {
    const { place, total } = await search({ loc: 'Baner, Wakad' });
    expect(place).toMatchObject({ name: 'Baner or Wakad' });
    expect((await search({ loc: 'Baner or Wakad' })).total).toBe(total);
    const around = await search({ loc: 'Baner, Wakad', near: 1 });
    expect(around.total).toBeGreaterThan(total);
  });

  test('plain words become a search of several places', async () => {
    const { body } = await api('GET', '/api/search/understand?q=2bhk baner or wakad for sale');
    const { request, ignored } = readSearchPage(body.data.query);
    expect(ignored).toEqual([]);
    const expected =
      "p.slug in ('baner', 'wakad') and bedrooms = 2 and category = 'Residential' and listed_in = 'sell'";
    expect((await search(request)).total).toBe(await counted(expected));
  });

  test('plain words for what nobody lists are answered', async () => {
    const { body } = await api('GET', '/api/search/understand?q=PG for Girls in Kothrud');
    expect(body.data).toMatchObject({
      query: { type: 'Rent', loc: 'Kothrud' },
      answers: [{ about: 'PG', text: expect.stringContaining('no PG listings yet') }],
      unmatched: 'Girls',
    });
  });

  test('a project is found by words of its name', async () => {
    const { rows } = await sql(
      "select society, count(*) as n from listings where society is not null and status = 'live' group by 1 order by 2 desc limit 1",
    );
    const { data, place } = await search({ loc: rows[0].society });
    expect(place).toBeNull();
    expect(data.some((card) => card.propertydata.society === rows[0].society)).toBe(true);
  });

  test('a project is found by words of its name in Devanagari', async () => {
    const society = 'सिद्धिविनायक अपार्टमेंट';
    const { id } = await insertListing(db(), { localitySlug: 'katraj', society });
    for (const loc of [society, 'सिद्धि']) {
      const { data } = await search({ loc });
      expect([loc, data.map((card) => card.propertydata.id)]).toEqual([loc, [id]]);
    }
  });
});
