import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FeedRowResult } from '#contract/homes/feed.ts';
import type { Context } from '#server/core/context.ts';
import type { Person } from '#server/db/schema/index.ts';
import { listings, people } from '#server/db/schema/index.ts';
import { fetchPhotos } from '#server/homes/feeds/index.ts';
import { seedLocalities } from '#server/homes/localities/index.ts';
import { createApi } from '#server/http/api.ts';
import { openApi } from '#server/http/openapi/document.ts';
import { type Json, objectAt } from '#server/http/openapi/json.ts';
import { seedPrices } from '#server/money/prices/seed-prices.ts';
import { deliverEvents, placeEvents } from '#server/people/webhooks/index.ts';
import { openWeb } from '#server/ports/web/index.ts';
import { ROUTES } from '#server/routes.ts';
import { feedFlat } from '#tests/api/examples/feeds.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aKey } from '#tests/builders/api-keys.ts';
import { insertPerson, NO_LIMITS } from '#tests/builders/index.ts';
import { aReceiver } from '#tests/emulators/webhook-receiver.ts';
import { patience } from '#tests/patience.ts';

/** The whole of it takes a minute; the short form proves the same. */
const ROWS = process.env.FULL_FEED ? 5_000 : 200;
const BAD = 37;
const ALL_SCOPES = ['listings:read', 'listings:write', 'events:read', 'webhooks:write'] as const;

interface Client {
  pushCsv(options: object): AsyncIterable<FeedRowResult>;
  eventsSince(options: object): AsyncIterable<{ event: { id: string; type: string } }>;
  verifyWebhook(options: object): { id: string; type: string; data: { id: number } };
}

let database: TestDatabase;
let context: Context;
let api: ReturnType<typeof testApi>;
let receiver: Awaited<ReturnType<typeof aReceiver>>;
let client: Client;
let owner: Person;
let headers: Record<string, string>;
let key: string;
let now: Date;
beforeAll(async () => {
  database = await testDatabase();
  const base = testContext(database.db);
  const web = openWeb({ allowsLoopback: true });
  context = { ...base, limits: NO_LIMITS, ports: { ...base.ports, web }, now: () => now };
  now = new Date();
  await seedLocalities(database.db);
  await seedPrices(database.db, now);
  await allow(100_000);
  api = testApi(database.db, context);
  receiver = await aReceiver();
  client = await import(pathToFileURL(path.resolve('docs/api/example-client.mjs')).href);
});
afterAll(async () => {
  receiver.close();
  await database.close();
});
beforeEach(async () => {
  now = new Date();
  owner = await insertPerson(database.db);
  ({ headers, key } = await aKey(database.db, owner.id, [...ALL_SCOPES]));
});

async function collect<T>(from: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of from) all.push(one);
  return all;
}

/** How many listings everybody may have on the market. */
const allow = (many: number) =>
  database.db.$client.query(
    `update price_items set grants = jsonb_set(grants, '{listings}', to_jsonb($1::int))
     where code = 'user-free'`,
    [many],
  );

const push = (rows: unknown[]) => api('POST', '/api/feed/listings', { listings: rows }, headers);

async function pushed(rows: unknown[]) {
  const { status, body } = await push(rows);
  expect(status).toBe(200);
  return body.data as Record<'created' | 'updated' | 'unchanged' | 'refused', number> & {
    rows: FeedRowResult[];
  };
}

async function exported(query = '') {
  const all = [];
  for (let cursor = '', more = true; more; ) {
    const page = `/api/feed/listings?limit=90${query}${cursor && `&after=${cursor}`}`;
    const { body } = await api('GET', page, undefined, headers);
    all.push(...body.data);
    cursor = body.nextCursor;
    more = body.hasMore;
  }
  return all;
}

/** What is wrong with a row, by its number; each field of its own kind. */
const WRONGS: [field: string, change: object][] = [
  ['price', { price: '' }],
  ['price', { price: 12 }],
  ['carpetArea', { carpetArea: '' }],
  ['localitySlug', { localitySlug: 'atlantis' }],
  ['floor', { floor: 40 }],
  ['title', { title: 'Call 98220 12345 for this flat' }],
  ['latitude', { latitude: 19.9 }],
  ['listedin', { listedin: 'give away' }],
  ['prise', { prise: 8_500_000 }],
  ['furnishing', { furnishing: 'Sofa' }],
];
const every = Math.floor(ROWS / BAD);
const wrongOf = (row: number) => {
  const nth = row / every;
  return Number.isInteger(nth) && nth <= BAD ? WRONGS[nth % WRONGS.length] : undefined;
};

function csvOf(rows: Record<string, unknown>[]): string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (value: unknown) => `"${String(value ?? '').replaceAll('"', '""')}"`;
  return [names.join(','), ...rows.map((row) => names.map((name) => cell(row[name])).join(','))];
}

async function deliver() {
  while ((await placeEvents(context)) > 0);
  while ((await deliverEvents(context)) > 0);
}

test(
  `${ROWS} listings with ${BAD} bad rows: told by row, delivered, exported, and the same again`,
  async () => {
    const rows = Array.from({ length: ROWS }, (_, n) => ({
      ...feedFlat(`B-${n + 1}`, n),
      confirm: true,
      ...wrongOf(n + 1)?.[1],
    }));
    const hooked = await api('POST', '/api/webhooks', { url: receiver.url }, headers);
    const { id: hookId, secret } = hooked.body.data;

    const api2 = createApi(ROUTES, context);
    const fetch = async (url: string, init: RequestInit) =>
      api2.fetch(new Request(url, init), { requestId: 'test', address: '10.1.2.3' });
    const client1 = { site: 'http://localhost', key, fetch };
    const results = await collect(client.pushCsv({ ...client1, lines: csvOf(rows) }));
    expect(results).toHaveLength(ROWS);
    const refused = results.filter(({ result }) => result === 'refused');
    expect(refused).toHaveLength(BAD);
    for (const { row, externalId, errors } of refused) {
      expect([externalId, errors.map(({ path }) => path)]).toEqual([
        `B-${row}`,
        expect.arrayContaining([wrongOf(row)?.[0]]),
      ]);
    }
    const good = ROWS - BAD;
    expect(results.filter(({ result }) => result === 'created')).toHaveLength(good);
    const live = await database.db.$count(listings, eq(listings.ownerId, owner.id));
    expect(live).toBe(good);

    // The receiver fails three times, and what failed comes later, or by a replay.
    receiver.answers.push(500, 500, 500);
    await deliver();
    const types = ['listing.created', 'listing.published'];
    expect(receiver.received).toHaveLength(2 * good);
    const from = new Date(now.getTime() - 60_000).toISOString();
    const path3 = `/api/webhooks/${hookId}/replay`;
    const again = await api('POST', path3, { from }, headers);
    expect(again.body.data).toEqual({ events: 2 * good });
    await deliver();
    expect(receiver.received).toHaveLength(4 * good);
    // By the clock of the deliveries: thousands take longer than one is good for.
    const verified = { secret, now: now.getTime() };
    const heard = receiver.received.map((call) =>
      client.verifyWebhook({ ...verified, headers: call.headers, body: call.body }),
    );
    const events = await collect(client.eventsSince(client1));
    expect(events.map(({ event }) => event.id).sort()).toEqual(
      [...new Set(heard.map(({ id }) => id))].sort(),
    );
    expect(new Set(events.map(({ event }) => event.type))).toEqual(new Set(types));
    const [first] = receiver.received;
    expect(() =>
      client.verifyWebhook({ ...verified, headers: first?.headers, body: `${first?.body} ` }),
    ).toThrow('signature');

    // What comes out is what went in, and goes in again without a change.
    const out = await exported();
    const asSent = (row: Record<string, unknown>) => {
      const { id, status, cursor, updatedAt, photos, areaUnit, confirm, postedBy, ...said } = row;
      return { ...said, pincode: undefined };
    };
    expect(out.map(asSent)).toEqual(
      rows.filter((_, n) => !wrongOf(n + 1)).map((row) => asSent(row)),
    );
    const second = await collect(client.pushCsv({ ...client1, lines: csvOf(out) }));
    expect(new Set(second.map(({ result }) => result))).toEqual(new Set(['unchanged']));
    await deliver();
    expect(receiver.received).toHaveLength(4 * good);
    expect(await exported()).toEqual(out);
  },
  patience(100),
);

describe('a feed', () => {
  test('changes what is known by its reference, and tells what changed since', async () => {
    expect(await pushed([feedFlat('C-1'), feedFlat('C-2', 3)])).toMatchObject({ created: 2 });
    now = new Date(now.getTime() + 60_000);
    const since = now.toISOString();
    const changed = await pushed([{ ...feedFlat('C-1'), price: 8_100_000 }, feedFlat('C-2', 3)]);
    expect(changed.rows.map(({ result }) => result)).toEqual(['updated', 'unchanged']);
    const found = await exported(`&updated_since=${since}`);
    expect(found).toMatchObject([{ externalId: 'C-1', price: 8_100_000, status: 'live' }]);
    const gone = await pushed([{ ...feedFlat('C-2', 3), status: 'withdrawn' }]);
    expect(gone).toMatchObject({ updated: 1 });
    const back = await pushed([{ ...feedFlat('C-2', 3), status: 'paused' }]);
    expect(back.rows[0]?.errors).toEqual([
      { path: 'status', message: 'It is withdrawn and cannot become paused.' },
    ]);
  });

  test('takes JSON lines and CSV, and gives them', async () => {
    const send = (type: string, body: string) =>
      api('POST', '/api/feed/listings', body, { ...headers, 'content-type': type });
    const lines = `${JSON.stringify(feedFlat('D-1'))}\nnot json\n`;
    const { body } = await send('application/x-ndjson', lines);
    expect(body.data).toMatchObject({ created: 1, refused: 1 });
    expect(body.data.rows[1].errors[0].message).toBe('This row is no JSON object.');
    for (const [format, type] of [
      ['csv', 'text/csv'],
      ['jsonl', 'application/x-ndjson'],
    ] as const) {
      const file = await api('GET', `/api/feed/listings/file?format=${format}`, undefined, headers);
      expect((await send(type, file.body)).body.data).toMatchObject({ unchanged: 1, refused: 0 });
    }
    const broken = await send('text/csv', 'a,b\n"open');
    expect(broken.status).toBe(400);
  });

  test('takes over a home posted by hand, by the id and with the reference its row gives it', async () => {
    await pushed([feedFlat('H-1')]);
    await database.db.$client.query('update listings set external_id = null where owner_id = $1', [
      owner.id,
    ]);
    const [row] = await exported();
    expect(row.externalId).toBeNull();
    const withNone = await pushed([row]);
    expect(withNone.rows[0]?.errors).toMatchObject([{ path: 'externalId' }]);
    const stranger = await insertPerson(database.db);
    const theirs = await aKey(database.db, stranger.id, [...ALL_SCOPES]);
    const named = { ...row, externalId: 'H-2', price: 8_700_000 };
    const tried = await api('POST', '/api/feed/listings', { listings: [named] }, theirs.headers);
    expect(tried.body.data.rows).toMatchObject([{ result: 'created' }]);
    expect(tried.body.data.rows[0].id).not.toBe(row.id);
    const { rows } = await pushed([named]);
    expect(rows).toMatchObject([{ result: 'updated', id: row.id, externalId: 'H-2' }]);
    expect(await exported()).toMatchObject([{ id: row.id, externalId: 'H-2', price: 8_700_000 }]);
    expect(await pushed([named])).toMatchObject({ unchanged: 1, created: 0 });
    // One reference, once given, is not another's to take.
    const again = await pushed([{ ...named, externalId: 'H-3', confirm: true }]);
    expect(again.rows).toMatchObject([{ result: 'created' }]);
  });

  test('takes what the document shows, as JSON, as CSV and as JSON lines', async () => {
    const { paths } = openApi(
      ROUTES.map(({ endpoint }) => endpoint),
      'https://site.example',
    );
    const operation = objectAt(objectAt(paths as Json, '/api/feed/listings'), 'post');
    const contents = objectAt(objectAt(operation, 'requestBody'), 'content') ?? {};
    expect(Object.keys(contents)).toEqual(['application/json', 'text/csv', 'application/x-ndjson']);
    const results = [];
    for (const [type, content] of Object.entries(contents)) {
      const sent = { ...headers, 'content-type': type };
      const { example } = content as Json;
      results.push((await api('POST', '/api/feed/listings', example, sent)).body.data);
    }
    expect(results).toMatchObject([{ created: 1 }, { unchanged: 1 }, { unchanged: 1 }]);
  });

  test('refuses by row what posting refuses: a place too many, a double, another kind', async () => {
    await allow(1);
    const { rows } = await pushed([feedFlat('E-1'), feedFlat('E-2'), feedFlat('E-3', 200)]);
    await allow(100_000);
    expect(rows.map(({ result, errors }) => [result, errors[0]?.path.split('.')[0]])).toEqual([
      ['created', undefined],
      ['refused', 'duplicate'],
      ['refused', 'listings'],
    ]);
    expect(await database.db.$count(listings, eq(listings.ownerId, owner.id))).toBe(1);
    const twice = await pushed([feedFlat('E-1'), feedFlat('E-1')]);
    expect(twice.rows[1]?.errors[0]?.message).toBe('Row 1 has the same reference.');
    const other = await pushed([{ ...feedFlat('E-1'), listedin: 'rent', price: 25_000 }]);
    expect(other.rows[0]?.errors[0]?.path).toBe('listedin');
  });

  test('is broken off by no row, whatever stands in it', async () => {
    const odd = [
      null,
      [],
      'text',
      { ...feedFlat('J-1'), title: 'Half \ud800 of a pair in a title' },
      feedFlat('J\ud800'),
      { ...feedFlat('J-2'), subcategory: ['Flat'], price: { toString: 'x' }, latitude: 1e308 },
      { ...feedFlat('J-3'), photos: ['\ud800', 'javascript:alert(1)', 'https://[::1]/'] },
      JSON.parse(`{"__proto__": {"externalId": "J-4"}, "constructor": 1}`),
      { ...feedFlat('J-5'), title: '🏠'.repeat(1_700), externalId: 'x'.repeat(5_000) },
      { ...feedFlat('J-6'), status: 'suspended', confirm: 'perhaps' },
      { ...feedFlat('J-7', 90), confirm: true },
    ];
    const { rows } = await pushed(odd);
    expect(rows.map(({ row }) => row)).toEqual(odd.map((_, at) => at + 1));
    for (const { result, errors } of rows) expect(errors.length > 0).toBe(result === 'refused');
    expect(rows.at(-1)?.result).toBe('created');
  });

  test('asks for papers as posting does, for a scope, and keeps to its owner', async () => {
    await pushed([feedFlat('F-1')]);
    const stranger = await insertPerson(database.db);
    const theirs = await aKey(database.db, stranger.id, ['listings:read', 'listings:write']);
    const body = { listings: [{ ...feedFlat('F-1'), confirm: true }] };
    const made = await api('POST', '/api/feed/listings', body, theirs.headers);
    expect(made.body.data).toMatchObject({ created: 1 });
    const seen = await api('GET', '/api/feed/listings', undefined, theirs.headers);
    expect(seen.body.data).toHaveLength(1);
    const reading = await aKey(database.db, stranger.id, ['listings:read']);
    const refused = await api('POST', '/api/feed/listings', body, reading.headers);
    expect(refused.body.code).toBe('scope_missing');
    await database.db
      .update(people)
      .set({ aadhaarVerified: false, panVerified: false })
      .where(eq(people.id, owner.id));
    const { status, body: said } = await push([feedFlat('F-2', 9)]);
    expect([status, said.errors[0].path]).toEqual([409, 'kyc']);
  });
});

test('photos come by address, each with its own end', async () => {
  const picture = (colour: string) =>
    sharp({ create: { width: 500, height: 400, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
  const files: Record<string, Buffer> = {
    '/a.jpg': await picture('teal'),
    '/no.txt': Buffer.from('no photo'),
  };
  const site = await import('node:http').then(({ createServer }) =>
    createServer((request, response) => {
      const file = files[request.url ?? ''];
      if (request.url === '/moved') response.writeHead(302, { location: '/a.jpg' }).end();
      else if (file) response.end(file);
      else response.writeHead(404).end();
    }).listen(0, '127.0.0.1'),
  );
  await new Promise((resolve) => site.once('listening', resolve));
  const { port } = site.address() as { port: number };
  const at = (name: string) => `http://127.0.0.1:${port}${name}`;
  const photos = ['/a.jpg', '/no.txt', '/moved', '/none'].map(at);
  const inner = await pushed([{ ...feedFlat('G-0'), photos: ['https://10.0.0.1/a.jpg'] }]);
  expect(inner.rows[0]?.errors[0]?.path).toBe('photos.0');
  const made = await pushed([{ ...feedFlat('G-1'), photos }]);
  while ((await fetchPhotos(context)) > 0);
  const { body } = await api('GET', '/api/feed/photos', undefined, headers);
  expect(
    body.data.map(({ url, state, error }: Record<string, unknown>) => [url, state, error]),
  ).toEqual([
    [at('/none'), 'failed', 'The address answered 404.'],
    [at('/moved'), 'failed', 'Redirects are not followed: give the address it leads to.'],
    [at('/no.txt'), 'failed', expect.stringContaining('not a photo')],
    [at('/a.jpg'), 'taken', null],
  ]);
  const shown = async () =>
    (
      await database.db
        .select({ many: listings.photoCount })
        .from(listings)
        .where(eq(listings.id, made.rows[0]?.id ?? 0))
    )[0]?.many;
  expect(await shown()).toBe(1);
  expect(await pushed([{ ...feedFlat('G-1'), photos }])).toMatchObject({ unchanged: 1 });
  expect(await pushed([{ ...feedFlat('G-1'), photos: [] }])).toMatchObject({ updated: 1 });
  expect(await shown()).toBe(0);
  site.close();
});

test('a host that never answers holds up the photos of its own feed alone', async () => {
  const photo = await sharp({
    create: { width: 500, height: 400, channels: 3, background: 'teal' },
  })
    .jpeg()
    .toBuffer();
  const { createServer } = await import('node:http');
  let held = 0;
  const site = createServer((request, response) => {
    if (request.url === '/slow.jpg') held++;
    else response.end(photo);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  const { port } = site.address() as { port: number };
  const at = (name: string) => `http://127.0.0.1:${port}${name}`;
  await pushed(
    Array.from({ length: 6 }, (_, n) => ({
      ...feedFlat(`H-${n}`, n * 40),
      confirm: true,
      photos: [at('/slow.jpg')],
    })),
  );
  const other = await insertPerson(database.db);
  ({ headers } = await aKey(database.db, other.id, [...ALL_SCOPES]));
  await pushed([{ ...feedFlat('I-1'), confirm: true, photos: [at('/a.jpg')] }]);
  const under = fetchPhotos(context);
  const mine = async () => (await api('GET', '/api/feed/photos', undefined, headers)).body.data;
  await expect.poll(mine).toMatchObject([{ state: 'taken' }]);
  expect(held).toBe(1);
  site.closeAllConnections();
  site.close();
  await under;
});
