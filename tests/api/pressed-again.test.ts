import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { call, noConnection } from '#client/lib/api.ts';
import { createDraft, deleteDraft } from '#contract/homes/drafts.ts';
import { login } from '#contract/people/auth.ts';
import { listingDrafts } from '#server/db/schema/index.ts';
import { createApi } from '#server/http/api.ts';
import { ROUTES } from '#server/routes.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { type TestDatabase, testContext, testDatabase } from './harness.ts';

/** What our own screens do when an answer does not arrive and somebody presses again. */

let database: TestDatabase;
let owner: number;
/** What happens to the answers to come, in order; afterwards all arrive. */
let fate: ('lost' | 'cut' | 'gateway')[];
let keys: (string | null)[];
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ({ id: owner } = await insertPerson(database.db));
  const { headers } = await aSession(database.db, owner);
  const api = createApi(ROUTES, testContext(database.db));
  fate = [];
  keys = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const request = new Request(`http://localhost${path}`, init);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    keys.push(request.headers.get('idempotency-key'));
    const response = await api.fetch(request, { requestId: 'test', address: '10.1.2.3' });
    const next = fate.shift();
    if (next === 'lost') throw new TypeError('Failed to fetch');
    if (next === 'gateway') return new Response('<h1>Bad gateway</h1>', { status: 502 });
    if (next !== 'cut') return response;
    const body = new ReadableStream({ pull: (to) => to.error(new TypeError('network error')) });
    return new Response(body, { status: 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const FLAT = { subcategory: 'Flat', listedin: 'sell' } as const;
const SHOP = { subcategory: 'Shop', listedin: 'sell' } as const;
const press = (body: typeof FLAT | typeof SHOP = FLAT) => call(createDraft, { body });
const drafts = () => database.db.$count(listingDrafts, eq(listingDrafts.ownerId, owner));

test.each(['lost', 'cut'] as const)(
  'an answer that is %s: pressed again it is done once',
  async (how) => {
    fate = [how, how];
    await expect(press()).rejects.toThrow(noConnection());
    await expect(press()).rejects.toThrow(noConnection());
    const { data } = await press();
    const [only] = await database.db
      .select()
      .from(listingDrafts)
      .where(eq(listingDrafts.ownerId, owner));
    expect(await drafts()).toBe(1);
    expect(data.id).toBe(only?.id);
    expect(new Set(keys).size).toBe(1);
  },
);

test('a failure of something in between is no answer', async () => {
  fate = ['gateway'];
  await expect(press()).rejects.toMatchObject({ code: 'internal', isSilent: true });
  await press();
  expect(await drafts()).toBe(1);
});

test('pressed twice at once it is done once', async () => {
  const both = await Promise.allSettled([press(), press()]);
  expect(await drafts()).toBe(1);
  for (const one of both) {
    if (one.status === 'rejected') expect(one.reason.message).toMatch(/^This is still under way/);
  }
});

test('what was answered is done again when it is asked again', async () => {
  await press();
  await press();
  expect([await drafts(), new Set(keys).size]).toEqual([2, 2]);
});

test('other content, or a change of the same things in between, is another call', async () => {
  fate = ['lost'];
  await expect(press()).rejects.toThrow(noConnection());
  await press(SHOP);
  const { data } = await press();
  expect([await drafts(), new Set(keys).size]).toEqual([3, 3]);
  fate = ['lost'];
  await expect(press()).rejects.toThrow(noConnection());
  await call(deleteDraft, { params: { draftId: data.id } });
  await press();
  expect(await drafts()).toBe(4);
});

test('who signs in is let in, also where the first answer was lost', async () => {
  const body = { email: 'nobody@propertysearch.test', password: 'abcde' };
  fate = ['lost'];
  await expect(call(login, { body })).rejects.toThrow(noConnection());
  await expect(call(login, { body })).rejects.toMatchObject({ code: 'wrong_credentials' });
  expect(keys).toEqual([null, null]);
});
