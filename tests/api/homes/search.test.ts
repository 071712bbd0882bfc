import { beforeAll, describe, expect, test } from 'vitest';
import { readSearchPage } from '#contract/homes/search-page.ts';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { BUDGET_BANDS, RENT_BANDS } from '#domain/homes/budget-band.ts';
import { STATION_FACTS } from '#domain/homes/gazetteer/station-facts.ts';
import { haversineMetres, type LatLng } from '#domain/lib/geo.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { demoApi } from '#tests/api/harness.ts';
import { insertListing } from '#tests/builders/index.ts';

const { api, db, sql } = demoApi();

beforeAll(async () => {
  const status = ['draft', 'sold', 'rented', 'withdrawn', 'expired', 'paused'] as const;
  for (const hidden of status)
    await insertListing(db(), { status: hidden, title: `hidden ${hidden}` });
  await insertListing(db(), { bedrooms: 12, bathrooms: 11, title: 'a very large flat' });
  const agoHours = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  for (const [i, hours] of [2, 30, 5 * 24, 20 * 24].entries())
    await insertListing(db(), { floor: i * 4, floors: i * 6, publishedAt: agoHours(hours) });
  const DAY = 24;
  /** Down lately; down and up again; down long ago: prices in rupees, and days ago of each. */
  const pasts: [rupees: number, daysAgo: number][][] = [
    [[8_500_000, 3]],
    [
      [8_500_000, 10],
      [9_200_000, 2],
    ],
    [[8_500_000, 45]],
  ];
  for (const past of pasts) {
    const { id } = await insertListing(db(), {
      pricePaise: fromRupees(9_000_000),
      publishedAt: agoHours(90 * DAY),
    });
    for (const [rupees, days] of past)
      await sql(
        'insert into price_history (listing_id, price_paise, changed_at) values ($1, $2, $3)',
        [id, fromRupees(rupees), agoHours(days * DAY)],
      );
  }
});

interface Page {
  data: ListingCard[];
  total: number;
  relax: { filter: string; total: number }[];
  alone: { filter: string; total: number }[];
  place: { slug: string } | null;
  neighbours: { slug: string; name: string; metres: number; total: number }[];
  unknownPlace: { said: string; guesses: string[] } | null;
  bestMatch: { id: number; points: Record<string, number> }[];
}

async function search(body: object): Promise<Page> {
  const answer = await api('POST', '/api/property/serchproperty', body);
  expect([JSON.stringify(body), answer.status]).toEqual([JSON.stringify(body), 200]);
  return answer.body.data;
}

async function counted(condition: string): Promise<number> {
  const { rows } = await sql(
    `select count(*) as n from listings l join localities p on p.id = l.locality_id where l.status = 'live' and ${condition}`,
  );
  return rows[0].n;
}

const size = 'coalesce(carpet_area_sqft, built_up_area_sqft, plot_area_sqft)';

/** By how much the last change of its price moved it, and when, by the history itself. */
const lastChange = `(select h.price_paise - lag(h.price_paise) over (order by h.changed_at, h.id)
  from price_history h where h.listing_id = l.id order by h.changed_at desc, h.id desc limit 1)`;
const lastChangedAt = '(select max(h.changed_at) from price_history h where h.listing_id = l.id)';

/** Each filter with the SQL that says the same. */
const FILTERS: [object, string][] = [
  [{}, 'true'],
  [{ listedin: 'rent' }, "listed_in = 'rent'"],
  [{ listedIn: 'sell' }, "listed_in = 'sell'"],
  [{ country: 'India' }, "country = 'India'"],
  [{ state: 'Goa' }, 'false'],
  [{ city: 'Pune' }, "l.city = 'Pune'"],
  [{ city: ' pune ' }, "l.city = 'Pune'"],
  [{ city: 'NAGPUR' }, 'false'],
  [{ state: 'maharashtra', country: ' INDIA' }, 'true'],
  [{ verified: false, parking: '0', lift: 'false', near: 0, pets: 'no' }, 'true'],
  [{ lift: 'true', parking: 1 }, 'l.lift and l.garages > 0'],
  [{ category: 'Commercial' }, "category = 'Commercial'"],
  [{ subcategory: 'Villa' }, "subcategory = 'Villa'"],
  [
    { subcategory: 'Office,Plot', listedin: 'sell' },
    "subcategory in ('Office', 'Plot') and listed_in = 'sell'",
  ],
  [{ category: 'Land', subcategory: 'Shop' }, 'false'],
  [{ bedrooms: ['2', '3'] }, 'bedrooms in (2, 3)'],
  [{ bedrooms: '10+' }, 'bedrooms >= 10'],
  [{ bedrooms: '1,10+' }, "(bedrooms = 1 or bedrooms >= 10) and subcategory <> 'Studio Apartment'"],
  [{ bathrooms: '2' }, 'bathrooms = 2'],
  [{ floorsNo: 12 }, 'floors = 12'],
  [{ exteriorMaterial: 'Brick' }, "exterior_material = 'Brick'"],
  [{ structureType: 'RCC' }, "structure_type = 'RCC'"],
  [{ min_price: 7_500_000 }, 'price_paise >= 750000000'],
  [{ max_price: 7_500_000, listedin: 'sell' }, "price_paise <= 750000000 and listed_in = 'sell'"],
  [{ possession: 'Under Construction' }, "possession = 'Under Construction'"],
  [{ furnishing: 'Semi-Furnished,Furnished' }, "furnishing in ('Semi-Furnished', 'Furnished')"],
  [{ facing: 'South East' }, "facing = 'South East'"],
  [{ age: '5-10 Years' }, "age = '5-10 Years'"],
  [{ amenities: 'School,Park' }, "amenities @> array['School', 'Park']"],
  [{ verified: true }, 'verified_until > now()'],
  [{ floor: 'ground' }, 'floor = 0'],
  [{ floor: 'notGround' }, 'floor >= 1'],
  [{ floor: 'low,high' }, '(floor between 1 and 4 or floor >= 10)'],
  [{ floor: 'mid' }, 'floor between 5 and 9'],
  [{ floor: 'top' }, 'floor = floors'],
  [{ parking: true }, 'garages >= 1'],
  [{ lift: 1 }, 'lift'],
  [{ lift: '0', verified: 'false', parking: false, pets: 'no', reduced: 0 }, 'true'],
  [{ newSince: 1 }, "published_at > now() - interval '24 hours' and not faded"],
  [{ newSince: '7' }, "published_at > now() - interval '7 days' and not faded"],
  [{ reduced: true }, `${lastChange} < 0 and ${lastChangedAt} > now() - interval '30 days'`],
  [{ postedBy: 'agent,builder' }, "posted_by in ('agent', 'builder')"],
  [{ tenants: 'bachelors' }, "(tenants = '{}' or 'bachelors' = any(tenants))"],
  [{ tenants: ['family', 'company'] }, "(tenants = '{}' or tenants && '{family,company}')"],
  [{ food: 'vegetarians', listedin: 'rent' }, "food = 'vegetarians'"],
  [{ pets: true }, 'pets'],
  [
    { availableBy: '2026-12-01', listedin: 'rent' },
    "listed_in = 'rent' and (available_from <= '2026-12-01' or available_from is null)",
  ],
  [{ noBrokerage: true }, 'brokerage_paise = 0'],
  [{ maxDeposit: 60_000 }, 'deposit_paise <= 6000000'],
  [{ cabins: 2 }, 'cabins >= 2'],
  [{ zone: 'agricultural,industrial' }, "zone in ('agricultural', 'industrial')"],
  [{ minRoadWidth: 9 }, 'road_width_metres >= 9'],
  [{ min_area: 600, max_area: 900 }, `${size} between 600 and 900`],
  [
    { bounds: '18.5,73.8,18.6,73.9' },
    'public_location[1] between 18.5 and 18.6 and public_location[0] between 73.8 and 73.9',
  ],
  [
    { area: '18.4,73.7;18.7,73.7;18.7,74' },
    "polygon '((73.7,18.4),(73.7,18.7),(74,18.7))' @> public_location",
  ],
  [
    { area: '18.4,73.7;18.5,73.7;18.5,73.9|18.5,73.8;18.7,73.8;18.7,74' },
    "(polygon '((73.7,18.4),(73.7,18.5),(73.9,18.5))' @> public_location or polygon '((73.8,18.5),(73.8,18.7),(74,18.7))' @> public_location)",
  ],
  [{ loc: 'Baner' }, "p.slug = 'baner'"],
  [{ loc: 'koregon park' }, "p.slug = 'koregaon-park'"],
  [{ loc: 'हिंजवडी' }, "p.slug = 'hinjawadi'"],
  [{ loc: 'Baner, koregon park' }, "p.slug in ('baner', 'koregaon-park')"],
  [{ loc: 'Baner or Wakad, Pune' }, "p.slug in ('baner', 'wakad')"],
  [{ loc: 'Baner, Baner' }, "p.slug = 'baner'"],
  [{ city: 'Select City', bedrooms: 'Select', max_price: 'Select max' }, 'true'],
];

describe('search', () => {
  for (const [body, condition] of FILTERS) {
    test(`${JSON.stringify(body)} finds what SQL finds`, async () => {
      const { total } = await search(body);
      expect(total).toBe(await counted(condition));
      if (condition !== 'false') expect(total).toBeGreaterThan(0);
    });
  }

  test.each([
    [{ metroWalk: 10 }, ['Aqua', 'Purple'], 592],
    [{ metroWalk: '20' }, ['Aqua', 'Purple'], 1_185],
    [{ metroLine: 'Aqua' }, ['Aqua'], 888],
    [{ metroLine: 'Purple', metroWalk: 10 }, ['Purple'], 592],
  ])('%o finds the homes so near to an open station', async (filter, lines, most) => {
    const stations = STATION_FACTS.filter(
      ([, line, , , planned]) => lines.includes(line) && !planned,
    );
    const { rows } = await sql(
      "select public_location[1] as lat, public_location[0] as lng from listings where status = 'live'",
    );
    const near = rows.filter((home: LatLng) =>
      stations.some(([, , lat, lng]) => haversineMetres(home, { lat, lng }) <= most),
    );
    expect(near.length).toBeGreaterThan(0);
    expect((await search(filter)).total).toBe(near.length);
  });

  test('a line whose stations are not open yet is refused by its name', async () => {
    const { status, body } = await api('POST', '/api/property/serchproperty', {
      metroLine: ['Line 3'],
    });
    expect([status, body.errors]).toEqual([
      422,
      [{ path: 'metroLine', message: 'No station of Line 3 is open yet.' }],
    ]);
  });

  test('an area is taken in every form it may be written in', async () => {
    const corners = [
      [18.4, 73.7],
      [18.7, 73.7],
      [18.7, 74],
    ];
    const text = corners.map((corner) => corner.join(',')).join(';');
    const forms = [text, corners, [corners], [text], text.split(';'), `${text}|${text}`];
    const totals = await Promise.all(forms.map(async (area) => (await search({ area })).total));
    expect(totals[0]).toBeGreaterThan(0);
    expect(new Set(totals).size).toBe(1);
  });

  test('budget bands are half-open and counted as SQL counts them', async () => {
    const bounds = [
      'price_paise < 500000000',
      'price_paise >= 500000000 and price_paise < 1000000000',
      'price_paise >= 1000000000 and price_paise < 1500000000',
      'price_paise >= 1500000000',
    ];
    for (const [i, budget] of BUDGET_BANDS.entries()) {
      const expected = await counted(`listed_in = 'sell' and ${bounds[i]}`);
      expect([budget, (await search({ listedin: 'sell', budget })).total]).toEqual([
        budget,
        expected,
      ]);
    }
  });

  test('rents are counted by monthly bands, as SQL counts them', async () => {
    const bounds = [0, 15_000, 25_000, 40_000, 75_000, 1e12];
    const { body } = await api('GET', '/api/property/facets?listedin=rent&category=Residential');
    for (const [i, budget] of RENT_BANDS.entries()) {
      const [low, high] = [bounds[i] ?? 0, bounds[i + 1] ?? 0];
      const expected = await counted(
        `listed_in = 'rent' and category = 'Residential' and price_paise >= ${fromRupees(low)} and price_paise < ${fromRupees(high)}`,
      );
      const found = await search({ listedin: 'rent', category: 'Residential', budget });
      expect([budget, found.total, body.data.budget[budget] ?? 0]).toEqual([
        budget,
        expected,
        expected,
      ]);
    }
    expect(Object.keys(body.data.budget).filter((band) => !band.startsWith('Rent'))).toEqual([]);
  });

  test('every listed home is live', async () => {
    const { rows } = await sql("select id from listings where status <> 'live'");
    const hidden = new Set(rows.map((row) => row.id));
    for (let page = 1; page <= 12; page++) {
      const { data } = await search({ page, pageSize: 60 });
      expect(data.filter((card) => hidden.has(card.propertydata.id))).toEqual([]);
    }
  });

  for (const sort of ['newest', 'price_low', 'price_high'] as const) {
    test(`pages by ${sort} are disjoint, whole and in order`, async () => {
      const cards: ListingCard[] = [];
      const { total } = await search({ sort });
      for (let page = 1; cards.length < total; page++)
        cards.push(...(await search({ sort, page, pageSize: 60 })).data);
      expect(new Set(cards.map((card) => card.propertydata.id)).size).toBe(total);
      const key = ({ propertydata: p }: ListingCard) =>
        sort === 'newest' ? -Date.parse(p.publishedAt) : sort === 'price_low' ? p.price : -p.price;
      // Promoted ones have places of their own among the newest.
      const ranked =
        sort === 'newest'
          ? cards.filter(({ propertydata }) => !propertydata.promotePropertyStatus)
          : cards;
      const keys = ranked.map(key);
      expect(keys).toEqual([...keys].sort((a, b) => a - b));
    });
  }

  const newest = 'ranked_at desc, id desc';
  /** Each further order as SQL says it. */
  const ORDERS = {
    rate_low: 'price_paise / coalesce(carpet_area_sqft, built_up_area_sqft, plot_area_sqft), l.id',
    area_large: `${size} desc, l.id desc`,
    reduced: `case when ${lastChange} < 0 then ${lastChangedAt} end desc nulls last, ${newest}`,
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

  test('each facet counts under the other filters, not its own', async () => {
    const filter = {
      listedin: 'sell',
      category: 'Residential',
      bedrooms: '2,3',
      possession: 'Ready To Move',
      furnishing: 'Furnished,UnFurnished',
      budget: '50LakhTo1Cr,1CrTo1_5Cr',
      subcategory: 'Flat,House',
    };
    const query = new URLSearchParams(filter).toString();
    const { body } = await api('GET', `/api/property/facets?${query}`);
    /** Every choice of each chip, of which a facet may leave out only those that find nothing. */
    const choices: Record<string, readonly string[]> = {
      subcategory: ['Flat', 'House', 'Villa', 'Studio Apartment', 'Plot', 'Office', 'Shop'],
      bedrooms: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10+'],
      possession: ['Under Construction', 'Ready To Move', 'UpComing'],
      furnishing: ['Furnished', 'UnFurnished', 'Semi-Furnished'],
      budget: ['Under50Lakh', '50LakhTo1Cr', '1CrTo1_5Cr', 'above1Cr'],
    };
    expect(Object.keys(body.data).sort()).toEqual(Object.keys(choices).sort());
    for (const [dimension, values] of Object.entries(choices)) {
      const counts: Record<string, number> = {};
      for (const value of values) {
        const { total } = await search({ ...filter, [dimension]: value });
        if (total > 0) counts[value] = total;
      }
      // What is not chosen now is counted too: that is what its own filter would hide.
      expect(Object.keys(counts).length, dimension).toBeGreaterThan(1);
      expect({ [dimension]: body.data[dimension] }).toEqual({ [dimension]: counts });
    }
    const hidden = Object.keys(body.data.furnishing).filter(
      (value) => !filter.furnishing.split(',').includes(value),
    );
    expect(hidden).toEqual(['Semi-Furnished']);
  });

  test('nothing found: what each relaxed filter brings is what it says', async () => {
    const filter = { listedin: 'sell', loc: 'Baner', max_price: 100_000, bedrooms: '3' };
    const { total, relax } = await search(filter);
    expect(total).toBe(0);
    expect(relax.length).toBeGreaterThan(0);
    for (const { filter: name, total: promised } of relax) {
      const { [name as 'loc']: _, ...relaxed } = filter;
      expect([name, (await search(relaxed)).total]).toEqual([name, promised]);
    }
  });

  test('where no one filter helps, what each brings by itself is what it says', async () => {
    const filter = {
      listedin: 'sell',
      loc: 'Baner',
      bedrooms: '3',
      max_price: 1_000,
      min_area: 9_000,
    };
    const { total, relax, alone } = await search(filter);
    expect([total, relax]).toEqual([0, []]);
    expect(alone.map(({ filter: name }) => name)).toEqual(['loc', 'bedrooms']);
    for (const { filter: name, total: promised } of alone) {
      const kept = { listedin: 'sell', [name]: filter[name as 'loc'] };
      expect([name, (await search(kept)).total]).toEqual([name, promised]);
    }
    expect((await search({ listedin: 'sell', loc: 'Baner' })).alone).toEqual([]);
  });

  test('nothing found in a place: neighbours say truly how many there are, and how far', async () => {
    await sql(
      "update listings set status = 'paused' where address = 'Baner' and subcategory = 'Villa'",
    );
    const filter = { listedin: 'sell', subcategory: 'Villa' };
    const { total, neighbours } = await search({ ...filter, loc: 'Baner' });
    expect(total).toBe(0);
    expect(neighbours.length).toBeGreaterThan(0);
    const distances = neighbours.map(({ metres }) => metres);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    for (const { name, slug, metres, total: promised } of neighbours) {
      expect(metres).toBeLessThanOrEqual(8_000);
      const found = await search({ ...filter, loc: name });
      expect([found.place?.slug, found.total]).toEqual([slug, promised]);
    }
    // Where something is found, nothing else is offered.
    expect((await search({ listedin: 'sell', loc: 'Baner' })).neighbours).toEqual([]);
  });

  test.each([
    ['Qwertzu', []],
    ['Banerghatta', ['Baner']],
  ])('%s is called unknown, with names like it', async (loc, guesses) => {
    const { total, place, unknownPlace } = await search({ loc });
    expect([total, place, unknownPlace?.said]).toEqual([0, null, loc]);
    expect(unknownPlace?.guesses).toEqual(expect.arrayContaining(guesses));
    if (guesses.length === 0) expect(unknownPlace?.guesses).toEqual([]);
  });

  test('a place and a project that exist are not unknown, though nothing is found there', async () => {
    const { rows } = await sql(
      "select society from listings where society is not null and status = 'live' limit 1",
    );
    for (const loc of ['Baner', rows[0].society]) {
      const { total, unknownPlace } = await search({ loc, listedin: 'sell', max_price: 1 });
      expect([loc, total, unknownPlace]).toEqual([loc, 0, null]);
    }
  });

  test('the map is told the place where it finds no points', async () => {
    const { body } = await api('GET', '/api/property/mappoints?loc=Baner&max_price=1');
    expect(body.data).toMatchObject({ points: [], place: { slug: 'baner' } });
  });

  test('the GET and the POST find the same', async () => {
    const posted = await search({ listedin: 'rent', bedrooms: ['1', '2'], sort: 'price_low' });
    const { body } = await api(
      'GET',
      '/api/property/propertylist?listedin=rent&bedrooms=1&bedrooms=2&sort=price_low',
    );
    const { status: _, message: __, ...page } = body;
    expect(page).toEqual(posted);
  });

  test('map points are as many as the search finds', async () => {
    const { body } = await api('GET', '/api/property/mappoints?listedin=rent');
    expect(body.data.points.length).toBe((await search({ listedin: 'rent' })).total);
  });
});
