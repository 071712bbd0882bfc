// Longer than most: every case builds on the one small CSV and its mapping below.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromRupees } from '#domain/lib/money.ts';
import { rows } from '#server/db/rows.ts';
import { importListings } from '#server/homes/import/import-listings.ts';
import { type Mapping, parseMapping, renamed } from '#server/homes/import/mapping.ts';
import { FUZZ_KEY, type TestDatabase, testDatabase } from '#tests/api/harness.ts';

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

const MAPPING = parseMapping(
  JSON.stringify({
    source: 'test',
    fields: {
      sourceId: { column: 'ref' },
      listedIn: { value: 'sell' },
      subcategory: { column: 'kind', values: { Apartment: 'Flat' } },
      price: { column: 'price', unit: 'lakh' },
      carpetArea: { column: 'carpet', unit: 'sqm' },
      maintenance: {
        column: 'dues',
        unit: { column: 'per', values: { Month: 'month', Year: 'year', Sqft: 'sqft-month' } },
      },
      bedrooms: { column: 'beds' },
      facing: { column: 'facing' },
      floor: { column: 'floor', values: { Ground: 0 } },
      floors: { column: 'floors' },
      lift: { value: 'Yes' },
      locality: { column: 'area' },
      landmark: { column: 'landmark' },
      latitude: { column: 'lat' },
      longitude: { column: 'lng' },
    },
  }),
  'test.json',
);
const HEADER =
  'ref,kind,price,carpet,dues,per,beds,facing,floor,floors,area,landmark,lat,lng,agent';

/** Imports lines under the header above, as a file of its own source, with its rejects. */
async function importLines(source: string, lines: string[]) {
  const file = path.join(folder, `${source}.csv`);
  await writeFile(file, `\ufeff${[HEADER, ...lines].join('\n')}\n`);
  return importFile(file, renamed(MAPPING, source));
}

async function importFile(file: string, mapping: Mapping) {
  const rejectsFile = path.join(folder, `${mapping.source}.rejected.jsonl`);
  const summary = await importListings(database.db, {
    file,
    mapping,
    rejectsFile,
    fuzzKey: FUZZ_KEY,
    today: '2026-11-23',
  });
  const written = (await readFile(rejectsFile, 'utf8')).split('\n').filter(Boolean);
  return { summary, rejects: written.map((line) => JSON.parse(line)) };
}

async function listing(source: string, sourceId: string) {
  const [row] = await rows<Record<string, unknown>>(
    database.db,
    sql`select l.*, l.available_from::text as available_from, p.slug, l.location[0] as lng, l.location[1] as lat,
          l.public_location[0] as public_lng, l.public_location[1] as public_lat
        from listings l join localities p on p.id = l.locality_id
        where source = ${source} and source_id = ${sourceId}`,
  );
  return row;
}

const GOOD =
  'A1,Apartment,85,60,3,Sqft,2,North - East,Ground,7,Wakad,Near the bridge,18.6,73.76,Asha';

describe('a row that is understood', () => {
  it('becomes a live listing in our own words and units', async () => {
    const { summary } = await importLines('good', [GOOD]);
    expect(summary).toMatchObject({ read: 1, inserted: 1, rejected: 0, warnings: [] });
    expect(summary.unusedColumns).toEqual(['agent']);
    expect(await listing('good', 'A1')).toMatchObject({
      title: '2 BHK flat in Wakad',
      description: '2 BHK flat for sale in Wakad. Landmark: Near the bridge.',
      status: 'live',
      listed_in: 'sell',
      category: 'Residential',
      subcategory: 'Flat',
      price_paise: 850_000_000,
      carpet_area_sqft: 646,
      maintenance_paise: fromRupees(3 * 646),
      facing: 'North East',
      floor: 0,
      floors: 7,
      lift: true,
      slug: 'wakad',
      lat: 18.6,
      lng: 73.76,
      demo: false,
    });
  });

  it('is owned by a person nobody can sign in as, one for each source', async () => {
    await importLines('owner', [GOOD]);
    await importLines('owner', [GOOD.replace('A1', 'A2')]);
    const owners = await rows(
      database.db,
      sql`select distinct p.first_name, p.role, p.password_hash from people p
          join listings l on l.owner_id = p.id where l.source = 'owner'`,
    );
    expect(owners).toEqual([
      { first_name: 'Imported listings', role: 'user', password_hash: null },
    ]);
  });

  it('may hold quoted lines, mark-up and a comma', async () => {
    await importLines('quoted', [
      GOOD.replace('Near the bridge', '"Near <br>\nBank, 8 kmsSchool"'),
    ]);
    expect((await listing('quoted', 'A1'))?.landmark).toBe('Near, Bank, 8 kms, School');
  });
});

describe('an import that is run again', () => {
  it('changes nothing when the file is the same', async () => {
    await importLines('again', [GOOD]);
    const before = await listing('again', 'A1');
    const { summary } = await importLines('again', [GOOD]);
    expect(summary).toMatchObject({ read: 1, inserted: 0, updated: 0, unchanged: 1 });
    expect(await listing('again', 'A1')).toEqual(before);
  });

  it('updates a changed price, keeps the old one in the history, and does not revive', async () => {
    await importLines('changed', [GOOD]);
    await database.db.execute(sql`update listings set status = 'paused' where source = 'changed'`);
    const { summary } = await importLines('changed', [GOOD.replace(',85,', ',82.5,')]);
    expect(summary).toMatchObject({ inserted: 0, updated: 1, unchanged: 0 });
    const row = await listing('changed', 'A1');
    expect(row).toMatchObject({ price_paise: 825_000_000, status: 'paused' });
    const history = await rows(
      database.db,
      sql`select price_paise from price_history where listing_id = ${row?.id} order by id`,
    );
    expect(history).toEqual([{ price_paise: 850_000_000 }, { price_paise: 825_000_000 }]);
  });
});

describe('a row that cannot be taken', () => {
  it('is written to the rejects file with its place and its reason', async () => {
    const { summary, rejects } = await importLines('bad', [
      GOOD,
      GOOD.replace('A1', ''),
      GOOD.replace('A1', 'B2').replace('85', 'ask'),
      GOOD.replace('A1', 'B3').replace('Apartment', 'Castle'),
      GOOD,
      'B5,Apartment,85',
      GOOD.replace('A1', 'B6').replace('Wakad', 'Atlantis').replace('18.6,73.76', '28.6,77.2'),
      GOOD.replace('A1', 'B7').replace('Wakad', 'Atlantis').replace('18.6,73.76', ','),
      GOOD.replace('A1', 'B8').replace('Near the bridge', '"Near'),
    ]);
    expect(rejects.map(({ row, line, sourceId, field }) => [row, line, sourceId, field])).toEqual([
      [2, 3, null, 'sourceId'],
      [3, 4, 'B2', 'price'],
      [4, 5, 'B3', 'subcategory'],
      [5, 6, 'A1', 'sourceId'],
      [6, 7, null, 'row'],
      [7, 8, 'B6', 'locality'],
      [8, 9, 'B7', 'locality'],
      [9, 10, null, 'row'],
    ]);
    expect(rejects.map(({ reason }) => reason)).toEqual([
      'is empty',
      'expected a number from 500 to 50000000000',
      expect.stringMatching(/^expected one of Flat, /),
      'an earlier row has the same id',
      'has another number of fields',
      expect.stringContaining('nor one within 5 km'),
      expect.stringContaining('no point to go by'),
      expect.stringContaining('never closed'),
    ]);
    expect(summary).toMatchObject({ read: 9, inserted: 1, rejected: 8 });
    expect(summary.rejections.reduce((sum, { count }) => sum + count, 0)).toBe(8);
  });
});

describe('a value that cannot be used', () => {
  it('is left out and counted, and the row is taken', async () => {
    const { summary } = await importLines('warned', [
      'C1,Apartment,85,60,5,Week,two,Up,9,7,Wakad,Call 98220 12345,18.6,73.76,',
    ]);
    expect(summary).toMatchObject({ inserted: 1, rejected: 0 });
    expect(summary.warnings.map(({ field, examples }) => [field, examples])).toEqual(
      expect.arrayContaining([
        ['bedrooms', ['two']],
        ['facing', ['Up']],
        ['floor', ['9 of 7']],
        ['landmark', []],
      ]),
    );
    expect(await listing('warned', 'C1')).toMatchObject({
      title: 'Flat in Wakad',
      maintenance_paise: null,
      bedrooms: null,
      facing: null,
      floor: null,
      landmark: null,
    });
  });

  it('gives way to what is known of the place', async () => {
    const { summary } = await importLines('placed', [
      GOOD.replace('A1', 'D1').replace('18.6,73.76', '18.46,73.93'),
      GOOD.replace('A1', 'D2').replace('Wakad', 'Nowhere Nagar'),
      GOOD.replace('A1', 'D3').replace('Wakad', 'वाकड').replace('18.6,73.76', ','),
    ]);
    expect(summary.warnings.map(({ field, count }) => [field, count])).toEqual([
      ['latitude', 1],
      ['locality', 1],
    ]);
    expect((await listing('placed', 'D1'))?.lat).toBeCloseTo(18.599, 2);
    expect(await listing('placed', 'D2')).toMatchObject({
      slug: 'wakad',
      address: 'Nowhere Nagar, Wakad',
    });
    expect(await listing('placed', 'D3')).toMatchObject({ slug: 'wakad', address: 'Wakad' });
  });
});

describe('terms', () => {
  const terms = parseMapping(
    JSON.stringify({
      source: 'terms',
      fields: {
        sourceId: { column: 'id' },
        listedIn: { column: 'for' },
        subcategory: { column: 'kind' },
        price: { column: 'price' },
        locality: { value: 'Wakad' },
        deposit: { column: 'deposit' },
        brokerage: { column: 'brokerage', values: { none: 0 } },
        availableFrom: { column: 'from' },
        tenants: { column: 'let', values: { 'Family, students': 'family, bachelors' } },
        food: { column: 'food', values: { veg: 'vegetarians', '*': 'anyone' } },
        pets: { column: 'pets' },
        postedBy: { column: 'by', values: { broker: 'agent' } },
        cabins: { column: 'cabins' },
        plotArea: { column: 'plot', unit: 'guntha' },
        zone: { column: 'zone', values: { R: 'residential' } },
        roadWidth: { column: 'road' },
      },
    }),
    'terms.json',
  );
  const lines = [
    'id,for,kind,price,deposit,brokerage,from,let,food,pets,by,cabins,plot,zone,road',
    'T1,rent,Flat,22000,50000,none,1/2/2027,"Family, students",veg,No,owner,,,,',
    'T2,rent,Office,90000,,45000,2027-03-05,anyone,,,Broker,6,,,',
    'T3,sell,Plot,4500000,,,1/2/2027,family,veg,yes,builder,,5,R,7.5',
    'T4,rent,Plot,9000,,,,,,,owner,,5,R,9',
    'T5,rent,Flat,20000,,lots,31/2/2027,cats,,perhaps,,,,,',
  ];

  it('of rents, offices and plots are read in the words of the file', async () => {
    const file = path.join(folder, 'terms.csv');
    await writeFile(file, lines.join('\n'));
    const { summary, rejects } = await importFile(file, terms);
    expect(await listing('terms', 'T1')).toMatchObject({
      deposit_paise: 5_000_000,
      brokerage_paise: 0,
      available_from: '2027-02-01',
      tenants: ['family', 'bachelors'],
      food: 'vegetarians',
      pets: false,
      posted_by: 'owner',
    });
    expect(await listing('terms', 'T2')).toMatchObject({
      brokerage_paise: 4_500_000,
      available_from: '2027-03-05',
      tenants: [],
      posted_by: 'agent',
      cabins: 6,
    });
    expect(await listing('terms', 'T3')).toMatchObject({
      ...{ available_from: null, tenants: null, food: null, pets: null },
      ...{ posted_by: 'builder', zone: 'residential', road_width_metres: 7.5 },
      plot_area_sqft: 5_445,
    });
    expect(rejects).toMatchObject([{ sourceId: 'T4', field: 'listedIn' }]);
    const left = summary.warnings.map(({ field }) => field);
    expect(left.sort()).toEqual(['availableFrom', 'brokerage', 'pets', 'tenants']);
    expect(await listing('terms', 'T5')).toMatchObject({
      ...{ brokerage_paise: null, available_from: null, tenants: null, pets: null },
      posted_by: 'owner',
    });
  });
});

describe('a file or mapping that cannot be used', () => {
  it('names the columns the file lacks', async () => {
    const file = path.join(folder, 'columns.csv');
    await writeFile(file, 'ref,kind\n1,Flat\n');
    await expect(importFile(file, MAPPING)).rejects.toThrow(/no column price, dues/);
  });

  it('says that an empty file has no header', async () => {
    const file = path.join(folder, 'empty.csv');
    await writeFile(file, '');
    await expect(importFile(file, MAPPING)).rejects.toThrow(/no header/);
  });

  it('names what is wrong in the mapping', () => {
    const text = JSON.stringify({
      source: 'x',
      fields: { price: { column: 'p' }, facing: { column: 'f', values: { NE: 'Northeastern' } } },
    });
    expect(() => parseMapping(text, 'x.json')).toThrow(/fields.sourceId is missing/);
    expect(() => parseMapping(text, 'x.json')).toThrow(/“Northeastern” is not one of East/);
    expect(() => parseMapping('{', 'x.json')).toThrow(/x.json is not JSON/);
  });
});
