import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { connect, type Database } from '#server/db/client.ts';
import { listings, localities, searchChanges } from '#server/db/schema/index.ts';
import { randomFrom } from '#server/demo/drawings/palette.ts';
import { openFeed } from '#server/homes/search-feed/feed.ts';
import { clearSearchChanges } from '#server/homes/search-feed/index.ts';
import { currentPlace, readChanges } from '#server/homes/search-feed/read-changes.ts';
import { readAllHomes } from '#server/homes/search-feed/read-homes.ts';
import type { FeedOptions } from '#server/homes/search-feed/search-feed.ts';
import type { HomeIndex, IndexedHome } from '#server/homes/search-index/index.ts';
import { createLogger } from '#server/lib/log.ts';
import { type TestDatabase, testContext, testDatabase } from '#tests/api/harness.ts';
import { insertListing } from '#tests/builders/index.ts';
import { patience } from '#tests/patience.ts';
import { plainHomeIndex } from '#tests/plain-home-index.ts';

const DAY = 86_400_000;
const STORM = process.env.FULL_STORM ? 10_000 : 1_000;

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await testDatabase();
  db = database.db;
  for (let i = 0; i < 12; i++) await insertListing(db);
});
afterAll(() => database.close());

/** A node's feed, whole, and what is in its index. */
async function aFeed(options: Partial<FeedOptions> = {}) {
  const made: ReturnType<typeof plainHomeIndex>[] = [];
  const create = (): HomeIndex => {
    const plain = plainHomeIndex();
    made.push(plain);
    return plain.index;
  };
  const feed = openFeed({
    db,
    log: createLogger('silent'),
    mostBytes: 1e9,
    create,
    ...options,
  });
  onTestFinished(() => feed.stop());
  await vi.waitFor(() => expect(feed.standing().state).toBe('whole'), patience(10));
  return { feed, made, homes: () => made.at(-1)?.homes ?? new Map<number, IndexedHome>() };
}

/** What a search is to find. */
async function inDatabase(): Promise<Map<number, IndexedHome>> {
  const homes = new Map<number, IndexedHome>();
  for await (const batch of readAllHomes(db)) for (const home of batch) homes.set(home.id, home);
  return homes;
}

const inOrder = (homes: Map<number, IndexedHome>) =>
  [...homes.values()].sort((a, b) => a.id - b.id);

async function becomesEqual(homes: () => Map<number, IndexedHome>): Promise<void> {
  const wanted = inOrder(await inDatabase());
  await expect.poll(() => inOrder(homes()), { timeout: patience(10) }).toEqual(wanted);
}

/** The server's own work, such as an analyze, is a transaction too, and holds changes back. */
async function readWithNothingUnderWay(place: Awaited<ReturnType<typeof currentPlace>>) {
  let read = await readChanges(db, place);
  await expect
    .poll(
      async () => {
        read = await readChanges(db, place);
        return read.position;
      },
      { timeout: patience(10) },
    )
    .toMatch(/^(\d+):\1:$/);
  return read;
}

/** A transaction that is left open. */
async function begin() {
  const client = await db.$client.connect();
  await client.query('begin');
  return {
    client,
    end: async (how: 'commit' | 'rollback') => {
      await client.query(how);
      client.release();
    },
  };
}

describe('what is searched', () => {
  test('is read by batches of any size, none twice and none left out', async () => {
    for (let i = 0; i < 7; i++) await insertListing(db);
    const live = (await inDatabase()).size;
    for (const size of [1, 3, live, live + 1]) {
      const ids: number[] = [];
      for await (const batch of readAllHomes(db, size)) ids.push(...batch.map(({ id }) => id));
      expect(new Set(ids).size).toBe(live);
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
    }
  });

  const inAWeek = () => new Date(Date.now() + 7 * DAY);
  const CHANGES: Record<string, (id: number) => Promise<unknown>> = {
    'its price, and that it fell': (id) =>
      db.update(listings).set({ pricePaise: sql`price_paise / 2` }).where(eq(listings.id, id)),
    'that staff saw its papers': (id) =>
      db.update(listings).set({ verifiedUntil: inAWeek() }).where(eq(listings.id, id)),
    'that it is promoted': (id) =>
      db.update(listings).set({ featuredUntil: inAWeek() }).where(eq(listings.id, id)),
    'that its owner is silent': (id) =>
      db.update(listings).set({ faded: true }).where(eq(listings.id, id)),
    'its words': (id) =>
      db.update(listings).set({ society: 'Sahyadri Heights' }).where(eq(listings.id, id)),
    'that it is paused': (id) =>
      db.update(listings).set({ status: 'paused' }).where(eq(listings.id, id)),
    'that it is back': (id) =>
      db.update(listings).set({ status: 'live' }).where(eq(listings.id, id)),
  };

  test('follows every change of a listing, each within a second', async () => {
    const { id } = await insertListing(db);
    const { homes } = await aFeed();
    for (const [what, change] of Object.entries(CHANGES)) {
      const before = homes().get(id);
      await change(id);
      await expect.poll(() => homes().get(id), { message: what }).not.toEqual(before);
      await becomesEqual(homes);
    }
  });

  test('has a new listing, none that is a draft, and none that is gone', async () => {
    const { homes } = await aFeed();
    const { id } = await insertListing(db);
    const draft = await insertListing(db, { status: 'draft' });
    await expect.poll(() => homes().has(id)).toBe(true);
    expect(homes().has(draft.id)).toBe(false);
    await db.execute(sql`alter table price_history disable trigger user`);
    await db.execute(sql`delete from price_history where listing_id = ${id}`);
    await db.execute(sql`alter table price_history enable trigger user`);
    await db.delete(listings).where(eq(listings.id, id));
    await expect.poll(() => homes().has(id)).toBe(false);
  });

  test('is read again where its locality gets another name', async () => {
    const { id, localityId } = await insertListing(db);
    const place = await currentPlace(db);
    const rename = (name: string) =>
      db.update(localities).set({ name }).where(eq(localities.id, localityId));
    await rename('Renamed');
    expect((await readChanges(db, place)).ids).toContain(id);
    const later = await currentPlace(db);
    await rename('Renamed');
    expect((await readChanges(db, later)).ids).toEqual([]);
  });
});

describe('a reader', () => {
  test('misses nothing that began before others and commits after them', async () => {
    const slow = await insertListing(db);
    const quick = await insertListing(db);
    const { homes } = await aFeed();
    const double = 'update listings set price_paise = price_paise * 2 where id = $1';
    const late = await begin();
    await late.client.query(double, [slow.id]);
    await db.$client.query(double, [quick.id]);
    await expect.poll(() => homes().get(quick.id)?.pricePaise).toBe(quick.pricePaise * 2);
    expect(homes().get(slow.id)?.pricePaise).toBe(slow.pricePaise);
    await late.end('commit');
    await expect.poll(() => homes().get(slow.id)?.pricePaise).toBe(slow.pricePaise * 2);
  });

  test('hears nothing of what was rolled back', async () => {
    const { id } = await insertListing(db);
    const place = await currentPlace(db);
    const undone = await begin();
    await undone.client.query('update listings set price_paise = 100 where id = $1', [id]);
    await undone.end('rollback');
    expect((await readChanges(db, place)).ids).toEqual([]);
  });

  test('is told where changes it has not read were cleared away, and only then', async () => {
    const { id } = await insertListing(db);
    const before = await currentPlace(db);
    await db.update(listings).set({ faded: true }).where(eq(listings.id, id));
    const after = await readWithNothingUnderWay(before);
    const context = { ...testContext(db), now: () => new Date(Date.now() + 2 * DAY) };
    expect(await db.$count(searchChanges)).toBeGreaterThan(0);
    await expect
      .poll(
        async () => {
          await clearSearchChanges(context, new AbortController().signal);
          return db.$count(searchChanges);
        },
        { timeout: patience(10) },
      )
      .toBe(0);
    expect((await readChanges(db, before)).isLost).toBe(true);
    expect((await readChanges(db, after)).isLost).toBe(false);
  });

  test('is told of another database, and of one that was set back', async () => {
    const place = await currentPlace(db);
    const ahead = { ...place, position: '900000000000:900000000000:' };
    expect((await readChanges(db, ahead)).isLost).toBe(true);
    expect((await readChanges(db, { ...place, history: 'other' })).isLost).toBe(true);
    expect((await readChanges(db, place)).isLost).toBe(false);
  });
});

describe('a feed', () => {
  test('answers with what its own process has written', async () => {
    const { id } = await insertListing(db);
    const { feed, homes } = await aFeed();
    for (const pricePaise of [7_000_000, 8_000_000, 9_000_000]) {
      await db
        .update(listings)
        .set({ pricePaise: sql`${pricePaise}` })
        .where(eq(listings.id, id));
      feed.wrote();
      expect(await feed.ready()).toBeDefined();
      expect(homes().get(id)?.pricePaise).toBe(pricePaise);
    }
  });

  test('that was killed between commit and reading has it when it starts anew', async () => {
    const { id } = await insertListing(db);
    const { feed } = await aFeed();
    await feed.stop();
    await db.update(listings).set({ society: 'After the end' }).where(eq(listings.id, id));
    expect(await feed.ready()).toBeUndefined();
    const { homes } = await aFeed();
    await becomesEqual(homes);
  });

  test('outlives the loss of every connection, and reads on', async () => {
    const { id } = await insertListing(db);
    const own = connect(database.url, 2, createLogger('silent'));
    onTestFinished(() => own.$client.end());
    const { made, homes } = await aFeed({ db: own });
    await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await db.update(listings).set({ society: 'Meanwhile' }).where(eq(listings.id, id));
    await becomesEqual(homes);
    expect(made).toHaveLength(1);
  });

  test('is loaded anew where all is to be read', async () => {
    const { made, homes } = await aFeed();
    await db.insert(searchChanges).values({});
    await expect.poll(() => made.length).toBe(2);
    await becomesEqual(homes);
  });

  test('gives way to SQL where it needs more memory than it may', async () => {
    const feed = openFeed({
      db,
      log: createLogger('silent'),
      create: () => plainHomeIndex().index,
      mostBytes: 5_000,
    });
    onTestFinished(() => feed.stop());
    await expect.poll(() => feed.standing().state).toBe('too-big');
    expect(await feed.ready()).toBeUndefined();
  });
});

test('two nodes are equal after a storm of edits', { timeout: patience(120) }, async () => {
  const random = randomFrom(7);
  const owner = await insertListing(db);
  const ids = [owner.id];
  for (let i = 1; i < 40; i++) ids.push((await insertListing(db, { ownerId: owner.ownerId })).id);
  const one = await aFeed();
  const other = await aFeed();
  const pick = () => ids[Math.floor(random() * ids.length)] ?? owner.id;
  const EDITS = [
    (id: number) => sql`update listings set price_paise = price_paise + 100 where id = ${id}`,
    (id: number) => sql`update listings set status = 'paused' where id = ${id}`,
    (id: number) => sql`update listings set status = 'live' where id = ${id}`,
    (id: number) => sql`update listings set photo_count = (photo_count + 1) % 9 where id = ${id}`,
    (id: number) => sql`update listings set verified_until = now() where id = ${id}`,
  ];
  let left = STORM;
  const editor = async () => {
    while (left-- > 0) {
      const edit = EDITS[Math.floor(random() * EDITS.length)];
      const isUndone = random() < 0.1;
      const id = pick();
      await db
        .transaction(async (tx) => {
          if (edit) await tx.execute(edit(id));
          if (isUndone) tx.rollback();
        })
        .catch((error: unknown) => {
          if (!isUndone) throw error;
        });
      if (random() < 0.2) one.feed.wake();
    }
  };
  await Promise.all(Array.from({ length: 4 }, editor));
  await becomesEqual(one.homes);
  await becomesEqual(other.homes);
  expect(one.made).toHaveLength(1);
});
