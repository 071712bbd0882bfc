import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#domain/lib/time/lengths.ts';
import { connect } from '#server/db/client.ts';
import { type Listing, listings } from '#server/db/schema/index.ts';
import { randomFrom } from '#server/demo/drawings/palette.ts';
import { startSearchFeed } from '#server/homes/search-feed/index.ts';
import { createHomeIndex } from '#server/homes/search-index/index.ts';
import { onListingChanges } from '#server/hosts/listing-changes.ts';
import { createLogger } from '#server/lib/log.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aSession, insertListing } from '#tests/builders/index.ts';
import { patience } from '#tests/patience.ts';

const EDITS = process.env.FULL_STORM ? 10_000 : 300;
const ALL = '/api/property/propertylist?pageSize=48&sort=price_low';
const NEAR = '/api/property/nearbyuser/18.56,73.78?radius=50';

let database: TestDatabase;
let one: Awaited<ReturnType<typeof aNode>>;
let other: Awaited<ReturnType<typeof aNode>>;
/** A node without an index, which reads every card. */
let bySql: ReturnType<typeof testApi>;
const homes: Listing[] = [];

/** A node that keeps cards, on connections of its own. */
async function aNode(url: string) {
  const log = createLogger('silent');
  const db = connect(url, 4, log);
  const clock = { ahead: 0 };
  const now = () => new Date(Date.now() + clock.ahead);
  const context = { ...testContext(db), now };
  const feed = startSearchFeed({
    db,
    log,
    create: createHomeIndex,
    mostBytes: 1e9,
    mostCardBytes: 1e6,
    hears: () => changes.hears(),
  });
  const wake = () => feed.wake();
  const changes = onListingChanges(url, log, { changed: wake, gap: wake });
  await changes.ready();
  await vi.waitFor(() => expect(feed.standing().state).toBe('whole'), patience(10));
  return {
    db,
    feed,
    changes,
    clock,
    api: testApi(db, context),
    async close() {
      await feed.stop();
      await changes.close();
      await context.background.idle();
      await db.$client.end();
    },
  };
}

beforeAll(async () => {
  database = await testDatabase();
  for (let i = 0; i < 30; i++) homes.push(await insertListing(database.db));
  [one, other] = await Promise.all([aNode(database.url), aNode(database.url)]);
  bySql = testApi(database.db);
});
afterAll(async () => {
  await one.close();
  await other.close();
  await database.close();
});

/** Values of the statements that ask the first node's database for cards. */
async function cardsRead(during: () => Promise<unknown>): Promise<unknown[]> {
  const asked = vi.spyOn(one.db.$client, 'query');
  await during();
  const statements = asked.mock.calls.map(
    ([query]) => query as { text?: string; values?: unknown },
  );
  asked.mockRestore();
  return statements.flatMap(({ text, values }) =>
    text?.includes('from listings l') ? [values] : [],
  );
}

const read = async (api: typeof bySql, path: string) => (await api('GET', path)).body;
type Found = { data: { propertydata: { id: number; price: number; confirmedAt: string } }[] };
const cardIn = ({ data }: Found, id: number) =>
  data.find(({ propertydata }) => propertydata.id === id)?.propertydata;

describe('cards of a node that hears of changes', () => {
  test.each([ALL, NEAR])('%s is answered from memory as from the database', async (path) => {
    const first = await read(one.api, path);
    let again: unknown;
    const statements = await cardsRead(async () => {
      again = await read(one.api, path);
    });
    expect(statements).toEqual([]);
    expect(first.data.length).toBeGreaterThan(5);
    expect(again).toEqual(first);
    expect(again).toEqual(await read(bySql, path));
    expect(one.feed.standing().kept.bytes).toBeGreaterThan(10_000);
  });

  test('are shown as homes like one that is looked at', async () => {
    const alikeTo = async (api: typeof bySql) => {
      const like = { propertyid: homes.slice(0, 5).map(({ id }) => id) };
      return (await api('POST', '/api/property/recommendproperty', like)).body;
    };
    const first = await alikeTo(one.api);
    const ids: unknown[] = first.data.map((home: (typeof first.data)[0]) => home.propertydata.id);
    expect(ids.length).toBeGreaterThan(1);
    let again: unknown;
    const statements = await cardsRead(async () => {
      again = await alikeTo(one.api);
    });
    expect(statements.flat(Number.POSITIVE_INFINITY).filter((id) => ids.includes(id))).toEqual([]);
    expect(again).toEqual(first);
    expect(again).toEqual(await alikeTo(bySql));
  });

  test('are new for their writer with the next search, time after time', async () => {
    const [{ id, ownerId } = { id: 0, ownerId: 0 }] = homes;
    const { headers } = await aSession(one.db, ownerId);
    let before = cardIn(await read(one.api, ALL), id)?.confirmedAt ?? '';
    for (let i = 0; i < 5; i++) {
      const path = `/api/property/stillavailable/${id}`;
      const { status, body } = await one.api('POST', path, {}, headers);
      expect(status, JSON.stringify(body)).toBe(200);
      const now = cardIn(await read(one.api, ALL), id)?.confirmedAt ?? '';
      expect(now > before).toBe(true);
      before = now;
    }
    for (const [action, isThere] of [
      ['pause', false],
      ['resume', true],
    ] as const) {
      await one.api('POST', `/api/property/status/${id}`, { action }, headers);
      expect(cardIn(await read(one.api, ALL), id) !== undefined).toBe(isThere);
    }
  });

  test('are new on another node within a second', async () => {
    const [, { id } = { id: 0 }] = homes;
    await read(other.api, ALL);
    await one.db
      .update(listings)
      .set({ pricePaise: sql`${123_456_700}` })
      .where(eq(listings.id, id));
    await expect
      .poll(async () => cardIn(await read(other.api, ALL), id)?.price, {
        timeout: patience(1),
        interval: 20,
      })
      .toBe(1_234_567);
  });

  test('are read anew once a promotion is over, though nothing has changed', async () => {
    const [, , { id } = { id: 0 }] = homes;
    await one.db
      .update(listings)
      .set({ featuredUntil: sql`now() + interval '1 hour'` })
      .where(eq(listings.id, id));
    await expect
      .poll(async () => cardIn(await read(one.api, ALL), id), {
        timeout: patience(1),
        interval: 20,
      })
      .toMatchObject({ promotePropertyStatus: true });
    expect(await cardsRead(() => read(one.api, ALL))).toEqual([]);
    one.clock.ahead = 2 * HOUR_MS;
    expect(await cardsRead(() => read(one.api, ALL))).toEqual([[[id]]]);
    one.clock.ahead = 0;
  });

  test('are read from the database while changes go unheard', async () => {
    const deaf = await aNode(database.url);
    await read(deaf.api, ALL);
    await deaf.changes.close();
    expect(deaf.feed.cards()).toBeUndefined();
    expect(await read(deaf.api, ALL)).toEqual(await read(bySql, ALL));
    await deaf.close();
  });
});

test('two nodes show what the database has after a storm of edits', {
  timeout: patience(120),
}, async () => {
  const random = randomFrom(5);
  const EDIT = [
    (id: number) => sql`update listings set price_paise = price_paise + 10000 where id = ${id}`,
    (id: number) => sql`update listings set status = 'paused' where id = ${id}`,
    (id: number) => sql`update listings set status = 'live' where id = ${id}`,
    (id: number) => sql`update listings set photo_count = (photo_count + 1) % 9 where id = ${id}`,
    (id: number) => sql`update listings set confirmed_at = now() where id = ${id}`,
    (id: number) =>
      sql`update localities set name = initcap(name) || chr(32) where id =
        (select locality_id from listings where id = ${id})`,
  ];
  let left = EDITS;
  const hand = async () => {
    while (left-- > 0) {
      const id = homes[Math.floor(random() * homes.length)]?.id ?? 0;
      const edit = EDIT[Math.floor(random() * EDIT.length)];
      if (edit) await database.db.execute(edit(id));
      // Cards are read while others of them change.
      await read(random() < 0.5 ? one.api : other.api, random() < 0.5 ? ALL : NEAR);
    }
  };
  await Promise.all(Array.from({ length: 4 }, hand));
  for (const path of [ALL, NEAR]) {
    const wanted = await read(bySql, path);
    for (const { api } of [one, other])
      await expect.poll(() => read(api, path), { timeout: patience(10) }).toEqual(wanted);
  }
});
