import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { connect } from '#server/db/client.ts';
import { listingDrafts, people, storedAnswers } from '#server/db/schema/index.ts';
import { createLogger } from '#server/lib/log.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from './harness.ts';

/** What `Idempotency-Key` promises, by drafts of listings: each call without one makes another. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FAR = new Date('2100-01-01');
const FLAT = { subcategory: 'Flat', listedin: 'sell' };
const SHOP = { subcategory: 'Shop', listedin: 'sell' };

let database: TestDatabase;
let context: Context;
let api: ReturnType<typeof testApi>;
let now = new Date();
beforeAll(async () => {
  database = await testDatabase();
  context = { ...testContext(database.db), now: () => now };
  api = testApi(database.db, context);
});
afterAll(() => database.close());

async function somebody(overrides: Parameters<typeof insertPerson>[1] = {}) {
  const { id } = await insertPerson(database.db, overrides);
  const { headers } = await aSession(database.db, id, { expiresAt: FAR, endsAt: FAR });
  return {
    id,
    begin: (key: string, body: object = FLAT, on = api) =>
      on('POST', '/api/property/drafts', body, { ...headers, 'idempotency-key': key }),
    drafts: () => database.db.$count(listingDrafts, eq(listingDrafts.ownerId, id)),
  };
}

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

describe('a call with an Idempotency-Key', () => {
  test('sent again is answered as the first time and does nothing', async () => {
    const { begin, drafts } = await somebody();
    const key = randomUUID();
    const first = await begin(key);
    const again = await begin(`"${key}"`);
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([200, null]);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect(again.body).toEqual(first.body);
    expect(await drafts()).toBe(1);
    await begin(randomUUID());
    expect(await drafts()).toBe(2);
  });

  test('is refused with another body, and is another’s key with another caller', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const key = randomUUID();
    await one.begin(key);
    expect(await one.begin(key, SHOP)).toMatchObject({
      status: 422,
      body: { status: 0, code: 'key_reused', message: expect.stringContaining('another request') },
    });
    expect([await one.drafts(), await other.drafts()]).toEqual([1, 0]);
    expect((await other.begin(key, SHOP)).status).toBe(200);
    expect(await other.drafts()).toBe(1);
  });

  test('sent many times at once to two nodes takes effect once', async () => {
    const { begin, drafts } = await somebody();
    const db = connect(database.url, 4, createLogger('silent'));
    try {
      const node = testApi(db, { ...context, db });
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, i) => begin(key, FLAT, i % 2 ? node : api)),
      );
      const fresh = answers.filter(
        ({ status, headers }) => status === 200 && !headers.has('idempotency-replayed'),
      );
      const waiting = answers.filter(({ body }) => body.code === 'in_progress');
      const replayed = answers.filter(({ headers }) => headers.has('idempotency-replayed'));
      expect([fresh.length, waiting.length + replayed.length]).toEqual([1, 23]);
      for (const { status, headers } of waiting)
        expect([status, headers.get('retry-after')]).toEqual([409, '1']);
      expect(await drafts()).toBe(1);
    } finally {
      await db.$client.end();
    }
  });

  test('that was refused is refused again, whatever has changed since', async () => {
    const { id, begin, drafts } = await somebody({ aadhaarVerified: false, panVerified: false });
    const key = randomUUID();
    const first = await begin(key);
    expect([first.status, first.body.code]).toEqual([409, 'conflict']);
    await database.db.update(people).set({ panVerified: true }).where(eq(people.id, id));
    const again = await begin(key);
    expect([again.status, again.body]).toEqual([409, first.body]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await drafts()).toBe(0);
    expect((await begin(randomUUID())).status).toBe(200);
  });

  test('that was not understood may be corrected', async () => {
    const { begin, drafts } = await somebody();
    const key = randomUUID();
    expect((await begin(key, { subcategory: 'Castle', listedin: 'sell' })).status).toBe(422);
    expect((await begin(key)).status).toBe(200);
    expect(await drafts()).toBe(1);
  });

  test('whose process died is never done again', async () => {
    const { id, begin, drafts } = await somebody();
    const key = randomUUID();
    await begin(key);
    // As it stands in the table between the effect and the answer.
    await database.db
      .update(storedAnswers)
      .set({ outcome: 'running', answer: null })
      .where(eq(storedAnswers.personId, id));
    expect((await begin(key)).body.code).toBe('in_progress');
    later(6 * MINUTE);
    const unknown = await begin(key);
    expect([unknown.status, unknown.body.code]).toEqual([409, 'outcome_unknown']);
    expect(await drafts()).toBe(1);
  });

  test('that failed on our side is never done again', async () => {
    const { begin, drafts } = await somebody();
    const key = randomUUID();
    await database.db.$client.query('alter table listing_drafts rename to drafts_away');
    try {
      expect((await begin(key)).status).toBe(500);
    } finally {
      await database.db.$client.query('alter table drafts_away rename to listing_drafts');
    }
    expect((await begin(key)).body.code).toBe('outcome_unknown');
    expect(await drafts()).toBe(0);
  });

  /** Has the database do something as a draft is written, or as what wrote it commits. */
  async function whileDraftsMeet(when: string, what: string, run: () => Promise<void>) {
    const { $client } = database.db;
    await $client.query(
      `create function meets() returns trigger language plpgsql as $$ begin ${what}; return new; end $$`,
    );
    await $client.query(
      `create constraint trigger meets after insert on listing_drafts ${when} for each row execute function meets()`,
    );
    try {
      await run();
    } finally {
      await $client.query('drop function meets cascade');
    }
  }
  const CUT = 'perform pg_terminate_backend(pg_backend_pid())';

  test.each([
    ['was refused for the moment', "raise exception 'full' using errcode = '53100'"],
    ['was cut before its commit', CUT],
  ])('that %s did nothing, and is done when it is sent again', async (_, what) => {
    const { begin, drafts } = await somebody();
    const key = randomUUID();
    await whileDraftsMeet('', what, async () => {
      expect((await begin(key)).status).toBe(503);
    });
    const again = await begin(key);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, null]);
    expect(await drafts()).toBe(1);
  });

  test('that was cut while it committed is never done again', async () => {
    const { begin } = await somebody();
    const key = randomUUID();
    await whileDraftsMeet('deferrable initially deferred', CUT, async () => {
      expect((await begin(key)).status).toBe(503);
    });
    expect((await begin(key)).body.code).toBe('outcome_unknown');
  });

  test('is known for a day', async () => {
    const { begin, drafts } = await somebody();
    const key = randomUUID();
    await begin(key);
    later(DAY - MINUTE);
    expect((await begin(key)).headers.get('idempotency-replayed')).toBe('true');
    later(2 * MINUTE);
    expect((await begin(key)).headers.get('idempotency-replayed')).toBeNull();
    expect(await drafts()).toBe(2);
  });

  test('wants a key that nobody else hits upon', async () => {
    const { begin, drafts } = await somebody();
    for (const key of ['1', 'fifteen-letters', 'a key with spaces in it', 'ü'.repeat(20)]) {
      const { status, body } = await begin(key);
      expect([key, status, body.errors?.[0].path]).toEqual([key, 422, 'Idempotency-Key']);
    }
    expect(await drafts()).toBe(0);
  });
});

test('a caller who is not signed in is told apart by network', async () => {
  const { id } = await insertListing(database.db);
  const look = (address: string, key: string) =>
    api('POST', `/api/property/viewed/${id}`, undefined, {
      'x-test-address': address,
      'idempotency-key': key,
    });
  const key = randomUUID();
  expect((await look('192.0.2.1', key)).headers.get('idempotency-replayed')).toBeNull();
  expect((await look('192.0.2.1', key)).headers.get('idempotency-replayed')).toBe('true');
  expect((await look('192.0.2.2', key)).headers.get('idempotency-replayed')).toBeNull();
});

test('neither keys, callers, requests nor answers can be read in the table', async () => {
  const { begin } = await somebody();
  const key = 'a-key-that-is-easy-to-find';
  await begin(key, SHOP);
  const { rows } = await database.db.$client.query(
    "select encode(key_hash || request_hash || coalesce(answer, ''), 'escape') as row from stored_answers",
  );
  const all = rows.map(({ row }) => row).join('\n');
  expect(rows.length).toBeGreaterThan(0);
  expect(all).not.toMatch(/easy-to-find|Shop|subcategory|192\.0\.2/);
});
