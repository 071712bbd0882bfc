import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import type { Database } from '#server/db/client.ts';
import type { Person } from '#server/db/schema/index.ts';
import { createTestMode, testModeUrl } from '#server/hosts/test-mode.ts';
import { aKey } from '#tests/builders/index.ts';
import { EXAMPLES } from './example-calls.ts';
import { TYPED_FLAT } from './examples/my-listings.ts';
import { demoDatabase, type TestDatabase, testApi, testContext } from './harness.ts';
import { aMember, type World } from './world.ts';

/** What is tried out stays apart: nothing of it is in any public answer, or anywhere in the database. */

const MARK = 'Zanzibar Heights';

let database: TestDatabase;
let world: World;
let testMode: ReturnType<typeof createTestMode>;
let owner: Person;
let headers: { authorization: string };
beforeAll(async () => {
  database = await demoDatabase();
  const context = testContext(database.db);
  testMode = createTestMode(context, testModeUrl(database.url));
  context.testMode = testMode;
  world = { context, api: testApi(database.db, context) };
  owner = await aMember(world, { role: 'agent', panVerified: true });
  ({ headers } = await aKey(database.db, owner.id, ['listings:write', 'leads:write'], {
    kind: 'test',
    scopes: ['search:read', 'listings:read', 'listings:write', 'leads:read', 'leads:write'],
  }));
});
afterAll(async () => {
  await world.context.background.idle();
  await testMode.close();
  const { href } = new URL('/postgres', database.url);
  const client = new pg.Client({ connectionString: href });
  await client.connect();
  const name = client.escapeIdentifier(new URL(testModeUrl(database.url)).pathname.slice(1));
  await client.query(`drop database if exists ${name} with (force)`);
  await client.end();
  await database.close();
});

const byKey = (method: string, path: string, body?: unknown) =>
  world.api(method, `/api${path}`, body, headers);

async function good(answer: Promise<{ status: number; body: { data: never } }>) {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body).slice(0, 400)).toBe(200);
  return body.data as never as Record<string, never>;
}

/** Posts a home by key; answers its id. */
async function post(society: string): Promise<number> {
  const offer = { subcategory: 'Flat', listedin: 'sell' };
  const { id, updatedAt } = await good(byKey('POST', '/property/drafts', offer));
  const answers = { ...TYPED_FLAT, society, title: `2 BHK flat in ${society}, Baner` };
  const saved = await good(
    byKey('PUT', `/property/drafts/${id}`, { step: 'review', answers, updatedAt }),
  );
  const made = await good(
    byKey('POST', `/property/drafts/${id}/finish`, {
      updatedAt: saved.updatedAt,
      confirm: true,
    }),
  );
  const listingId = Number(made.id);
  await good(byKey('POST', `/property/status/${listingId}`, { action: 'publish' }));
  return listingId;
}

const PUBLIC = ENDPOINTS.filter(
  ({ access, reach, method, name }) =>
    access === 'anyone' && reach === 'public' && method === 'GET' && !/Outbox|DemoCodes/.test(name),
);

/** What everybody is answered by every public list, without what hangs on the moment. */
async function publicAnswers(): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const { name, method } of PUBLIC) {
    const example = EXAMPLES[name];
    if (!example) throw new Error(`No example of ${name}`);
    const { path, headers: more } = known.get(name) ?? (await example(world, owner));
    known.set(name, { path, ...(more && { headers: more }) });
    const { status, body } = await world.api(method, path, undefined, more);
    answers.set(name, `${status} ${JSON.stringify(body)}`);
  }
  return answers;
}
const known = new Map<string, { path: string; headers?: Record<string, string> }>();

/** Tables of a database in which some row has a text. */
async function tablesWith(db: Database, text: string): Promise<string[]> {
  const { rows: tables } = await db.$client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const found = [];
  for (const { name } of tables) {
    const { rows } = await db.$client.query(
      `select 1 from ${name} r where r::text ilike $1 limit 1`,
      [`%${text}%`],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('what a test key writes', () => {
  test('is there in test mode, and nowhere else', async () => {
    expect(PUBLIC.length).toBeGreaterThan(15);
    await publicAnswers();
    const before = await publicAnswers();
    const listingId = await post(MARK);
    const lead = { name: 'Anita Joshi', wants: `A flat in ${MARK}.`, origin: 'Referral' };
    await good(byKey('POST', '/agents/ownlead', { ...lead, mobile: '98220 12345' }));

    const page = await byKey('GET', `/property/${listingId}`);
    expect(JSON.stringify(page.body)).toContain(MARK);
    expect(page.headers.get('cache-control')).toBe('no-store');
    // The demo’s, and the one that was posted.
    const all = await byKey('GET', '/property/propertylist');
    expect(all.body.total).toBe(641);
    expect(all.headers.get('cache-control')).toBe('no-store');
    const mine = await byKey('GET', `/Property/findByUser/${owner.id}`);
    expect(JSON.stringify(mine.body)).toContain(MARK);
    expect(mine.headers.get('cache-control')).toBe('no-store');

    const after = await publicAnswers();
    for (const { name } of PUBLIC)
      expect([name, after.get(name)]).toEqual([name, before.get(name)]);
    expect([...after.values()].filter((answer) => answer.includes(MARK))).toEqual([]);
    expect(await tablesWith(database.db, MARK)).toEqual([]);
    expect(await tablesWith(database.db, 'Anita Joshi')).toEqual([]);

    const live = await aKey(database.db, owner.id, ['listings:read']);
    const own = await world.api(
      'GET',
      `/api/property/findbyuserid/${listingId}/${owner.id}`,
      undefined,
      live.headers,
    );
    expect(JSON.stringify(own.body)).not.toContain(MARK);
  });

  test('belongs to its owner, whose id is the same there; invented people count from far above', async () => {
    const { db } = await testMode.enter(owner);
    expect(await good(byKey('GET', '/keys/caller'))).toMatchObject({
      id: owner.id,
      key: { kind: 'test' },
    });
    const { rows } = await db.$client.query(
      `select id, first_name, email, mobile from people where id < 1000000000`,
    );
    expect(rows).toEqual([
      {
        id: owner.id,
        first_name: 'Test',
        email: `${owner.id}@test-mode.invalid`,
        mobile: null,
      },
    ]);
  });

  test('goes with the account', async () => {
    const { db } = await testMode.enter(owner);
    expect(await tablesWith(db, 'Anita Joshi')).not.toEqual([]);
    await testMode.forget(owner);
    const { rows } = await db.$client.query(
      `select status from listings where owner_id = $1 and status = 'live'`,
      [owner.id],
    );
    expect(rows).toEqual([]);
    expect(await tablesWith(db, 'Anita Joshi')).toEqual([]);
  });
});

test('what is no site of its own has no test mode', async () => {
  const context = testContext(database.db);
  const answer = await testApi(database.db, context)('GET', '/api/keys/caller', undefined, headers);
  expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
});

test('where the server lets the site make no second database, a call says so and the site goes on', async () => {
  const url = new URL(database.url);
  const role = `may_make_none_${url.pathname.slice(-12)}`;
  const admin = new pg.Client({ connectionString: new URL('/postgres', database.url).href });
  await admin.connect();
  await admin.query(`create role ${role} login nocreatedb password 'of a test'`);
  let now = new Date();
  const context = { ...testContext(database.db), now: () => now };
  const [mode, path] = [new URL(testModeUrl(url.href)), '/api/keys/caller'];
  Object.assign(mode, { username: role, password: 'of a test', pathname: `/${role}` });
  const opening = createTestMode(context, mode.href);
  context.testMode = opening;
  const api = testApi(database.db, context);
  try {
    const refused = await api('GET', path, undefined, headers);
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
    expect(refused.body.message).toMatch(/may not make a second database.*“_test_mode”/);
    expect(JSON.stringify(refused.body)).not.toContain(role);
    const live = await aKey(database.db, owner.id, ['listings:read']);
    expect((await api('GET', path, undefined, live.headers)).status).toBe(200);
    // Made by hand, it is there for the next call after a while, and no sooner.
    await admin.query(`create database ${role} owner ${role}`);
    expect((await api('GET', path, undefined, headers)).status).toBe(503);
    now = new Date(now.getTime() + 60_000);
    expect((await api('GET', path, undefined, headers)).status).toBe(200);
  } finally {
    await opening.close();
    await admin.query(`drop database if exists ${role} with (force)`);
    await admin.query(`drop role ${role}`);
    await admin.end();
  }
});
