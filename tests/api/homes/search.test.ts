import { describe, expect, test } from 'vitest';
import type { ListingCard } from '#contract/homes/wire-listing.ts';
import { BUDGET_BANDS, RENT_BANDS } from '#domain/homes/budget-band.ts';
import { STATION_FACTS } from '#domain/homes/gazetteer/station-facts.ts';
import { haversineMetres, type LatLng } from '#domain/lib/geo.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { LAST_CHANGE, LAST_CHANGED_AT, SIZE, searchDesk } from './search-desk.ts';

const { api, sql, search, counted } = searchDesk();

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
  [{ reduced: true }, `${LAST_CHANGE} < 0 and ${LAST_CHANGED_AT} > now() - interval '30 days'`],
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
  [{ min_area: 600, max_area: 900 }, `${SIZE} between 600 and 900`],
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
});
