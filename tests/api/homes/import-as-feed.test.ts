import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Listing, listings, visitSlots } from '#server/db/schema/index.ts';
import { offerPlannedOfNew } from '#server/deals/visits/index.ts';
import { importListings } from '#server/homes/import/import-listings.ts';
import { parseMapping } from '#server/homes/import/mapping.ts';
import { seedLocalities } from '#server/homes/localities/index.ts';
import { feedFlat } from '#tests/api/examples/feeds.ts';
import { FUZZ_KEY, type TestDatabase, testApi, testDatabase } from '#tests/api/harness.ts';
import { aKey } from '#tests/builders/api-keys.ts';
import { insertPerson } from '#tests/builders/index.ts';

/** A file and a feed that say the same of a home are judged alike, in the same words. */

const NOW = new Date();
const TODAY = NOW.toISOString().slice(0, 10);
const FAR = `${NOW.getFullYear() + 3}-06-01`;

let database: TestDatabase;
let folder: string;
let push: (row: object) => Promise<{ result: string; errors: { path: string; message: string }[] }>;
let owner: number;
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'propertysearch-import-'));
  await seedLocalities(database.db);
  ({ id: owner } = await insertPerson(database.db));
  const { headers } = await aKey(database.db, owner, ['listings:write']);
  const api = testApi(database.db);
  push = async (row) => {
    const body = { listings: [{ ...row, status: 'draft', confirm: true }] };
    return (await api('POST', '/api/feed/listings', body, headers)).body.data.rows[0];
  };
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** What an import calls by a name of its own. */
const RENAMED: Record<string, string> = {
  externalId: 'sourceId',
  listedin: 'listedIn',
  localitySlug: 'locality',
};
/** A file has no say in them: they are composed, or nobody but an owner knows. */
const NOT_IN_FILES = ['title', 'description', 'privateAddress', 'amenities', 'possessionDate'];

/** The same row in a file whose columns have our own names. */
async function importRow(row: Record<string, unknown>) {
  const said = Object.entries(row)
    .filter(([name]) => !NOT_IN_FILES.includes(name) && name !== 'areaUnit')
    .map(([name, value]) => [RENAMED[name] ?? name, String(value)] as const);
  const fields = Object.fromEntries(said.map(([name]) => [name, { column: name }]));
  const mapping = parseMapping(JSON.stringify({ source: 'same', fields }), 'same.json');
  const file = path.join(folder, 'same.csv');
  const rejectsFile = path.join(folder, 'same.jsonl');
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',');
  await writeFile(
    file,
    [said.map(([name]) => name), said.map(([, value]) => value)].map(line).join('\n'),
  );
  const summary = await importListings(database.db, {
    ...{ file, mapping, rejectsFile, fuzzKey: FUZZ_KEY, today: TODAY },
    onNew: (tx, homes) => offerPlannedOfNew(tx, homes, NOW),
  });
  const written = (await readFile(rejectsFile, 'utf8')).split('\n').filter(Boolean);
  return { summary, refused: written.map((text) => JSON.parse(text)) };
}

const FLAT = feedFlat('S-1');
const VISITS = {
  ...{ visitDays: ['Saturday', 'Sunday'], visitFrom: '11:00', visitUntil: '12:00' },
  ...{ visitNotOn: ['2026-01-26'], visitConfirm: 'yes' },
};
const RENT = { ...FLAT, listedin: 'rent', price: 30_000, maintenance: 2_000 };

describe('what posting refuses a feed and a file refuse', () => {
  test.each([
    ['price', { ...FLAT, price: 20_000 }],
    ['maintenance', { ...FLAT, price: 150_000, maintenance: 150_000 }],
    ['age', { ...FLAT, possession: 'Ready To Move', age: 'UnderConstruction' }],
    ['deposit', { ...RENT, deposit: 1_200_000 }],
    ['brokerage', { ...RENT, brokerage: 200_000 }],
    ['availableFrom', { ...RENT, availableFrom: FAR }],
    ['bedrooms', { ...FLAT, bedrooms: 25 }],
    ['bathrooms', { ...FLAT, bathrooms: 30 }],
    ['visitUntil', { ...FLAT, visitDays: ['Sunday'], visitFrom: '11:00', visitUntil: '11:10' }],
  ])('for its %s', async (field, row) => {
    const byFeed = await push(row);
    const byFile = await importRow(row);
    expect(byFeed.errors.map(({ path: at }) => at)).toEqual([field]);
    expect(byFile.summary).toMatchObject({ read: 1, rejected: 1, inserted: 0 });
    expect(byFile.refused.map(({ field: at, reason }) => [at, reason])).toEqual(
      byFeed.errors.map(({ path: at, message }) => [at, message]),
    );
  });
});

test('what both take is the same home', async () => {
  const taken = async (row: Record<string, unknown>) => {
    expect((await push(row)).errors).toEqual([]);
    const { summary, refused } = await importRow(row);
    expect([summary.inserted, refused, summary.warnings]).toEqual([1, [], []]);
    const id = String(row.externalId);
    const find = async (of: 'externalId' | 'sourceId') => {
      const mine = of === 'externalId' ? eq(listings.ownerId, owner) : eq(listings.source, 'same');
      const [found] = await database.db
        .select()
        .from(listings)
        .where(and(eq(listings[of], id), mine));
      return saidOf(found);
    };
    expect(await find('sourceId')).toEqual(await find('externalId'));
  };
  await taken(FLAT);
  await taken({
    ...RENT,
    externalId: 'S-2',
    deposit: 90_000,
    food: 'vegetarians',
    pets: 'no',
    tenants: ['family'],
  });
  await taken({ ...FLAT, ...VISITS, externalId: 'S-3' });
});

test('the times at which visits suit are offered for a home the file brought, once', async () => {
  const row = { ...FLAT, ...VISITS, externalId: 'S-4' };
  const offered = async () => {
    const [home] = await database.db.select().from(listings).where(eq(listings.sourceId, 'S-4'));
    return database.db.$count(visitSlots, eq(visitSlots.listingId, home?.id ?? 0));
  };
  expect((await importRow(row)).summary.inserted).toBe(1);
  // Two half hours on the Saturdays and Sundays of fourteen days.
  expect(await offered()).toBe(8);
  expect((await importRow({ ...row, price: row.price + 100_000 })).summary.updated).toBe(1);
  expect(await offered()).toBe(8);
});

const ITS_OWN = [
  ...['id', 'ownerId', 'source', 'sourceId', 'externalId', 'status', 'publicLocation'],
  ...['title', 'description', 'privateAddress', 'search'],
];

/** What is said of the home: not whose it is, when it came, or what a file has no say in. */
function saidOf(found: Listing | undefined) {
  if (!found) throw new Error('It was not stored');
  const said = Object.entries(found).filter(
    ([name, value]) => !ITS_OWN.includes(name) && !(value instanceof Date),
  );
  return Object.fromEntries(said);
}
