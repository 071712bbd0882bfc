import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { connect } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Listing } from '#server/db/schema/index.ts';
import { listings } from '#server/db/schema/index.ts';
import { createLogger } from '#server/lib/log.ts';
import { startFirstRefresh } from '#server/market/analytics/first-refresh.ts';
import {
  hasFigures,
  rebuildMarket,
  refreshMarket,
} from '#server/market/analytics/refresh/refresh-market.ts';
import { testContext } from '#tests/api/harness.ts';
import { insertListing } from '#tests/builders/index.ts';
import { fc } from '#tests/fast-check.ts';
import { patience } from '#tests/patience.ts';
import { acceptedBid, flats, marketWorld, sold } from './market-world.ts';

const market = marketWorld();
const PLACES = ['baner', 'wakad', 'aundh', 'kothrud'];

/** All that is kept, in one order, without what is numbered anew. */
async function kept(): Promise<unknown[]> {
  const tables = [
    `select * from market_figures order by scope_kind, scope, listed_in, kind, bedrooms`,
    `select scope_kind, scope, listed_in, kind, bedrooms, month::text, figures from market_months
      order by 1, 2, 3, 4, 5, 6`,
    `select locality_id, key, name, developer, district, kinds, live, listings, figures
      from market_projects order by 1, 2`,
  ];
  return Promise.all(tables.map((table) => market.query(table)));
}

/** Something that happens to a listing, told by two numbers. */
type Edit = (context: Context, listing: Listing, by: number) => Promise<unknown>;

const setting =
  (change: (by: number) => ReturnType<typeof sql>): Edit =>
  ({ db }, { id }, by) =>
    db.execute(sql`update listings set ${change(by)} where id = ${id}`);

const EDITS: Edit[] = [
  ({ db }, _, by) =>
    insertListing(db, {
      localitySlug: PLACES[by % PLACES.length] ?? 'baner',
      society: by % 3 === 0 ? 'Mango Court' : null,
      listedIn: by % 5 === 0 ? 'rent' : 'sell',
      publishedAt: new Date(Date.now() - by * 86_400_000),
    }),
  setting((by) => sql`price_paise = price_paise * ${90 + (by % 20)} / 100`),
  setting((by) => sql`carpet_area_sqft = ${by % 4 === 0 ? null : 500 + by}`),
  setting(
    (by) =>
      sql`locality_id = (select id from localities where slug = ${PLACES[by % 4] ?? 'baner'})`,
  ),
  setting((by) => sql`status = ${['live', 'paused', 'withdrawn', 'expired'][by % 4]}`),
  setting((by) => sql`society = ${['Mango Court', 'mango court ', '', null][by % 4]}`),
  setting((by) => sql`bedrooms = ${by % 8}, subcategory = ${by % 2 ? 'Flat' : 'Villa'}`),
  // What is sold is not sold again before it is on offer again.
  async (context, listing, by) => {
    if (listing.status !== 'sold') await sold(context, listing, by % 90);
  },
  (context, listing, by) =>
    acceptedBid(context, listing, listing.pricePaise * (0.8 + (by % 30) / 100)).catch(() => 0),
  ({ db }, { id }) =>
    db.execute(sql`update bids set state = 'fallen_through' where listing_id = ${id}`),
  // Changes nothing that figures are made of.
  setting((by) => sql`description = ${`Told ${by} times`}`),
];

async function play(edits: readonly [number, number, number][]): Promise<void> {
  const context = market.context();
  for (const [kind, which, by] of edits) {
    const all = await context.db.select().from(listings).orderBy(listings.id);
    const listing = all[which % all.length];
    if (listing) await EDITS[kind % EDITS.length]?.(context, listing, by);
  }
}

const edits = fc.array(fc.tuple(fc.nat(50), fc.nat(500), fc.nat(100)), {
  minLength: 1,
  maxLength: 25,
});

describe('the refresh', () => {
  test(
    'after any edits, what is made of the changed is what is made of all',
    async () => {
      await flats(market.context(), [8_000, 9_000, 10_000, 11_000, 12_000, 9_500, 7_000]);
      await flats(market.context(), [20, 25, 30, 28, 27], {
        listedIn: 'rent',
        society: 'Mango Court',
      });
      await fc.assert(
        fc.asyncProperty(edits, async (some) => {
          await play(some);
          await market.refresh();
          const changed = await kept();
          await rebuildMarket(market.context());
          expect(changed).toEqual(await kept());
        }),
        { numRuns: 12, endOnFailure: true },
      );
    },
    patience(240),
  );

  test('touches no locality in which nothing that counts has changed', async () => {
    const touched = () => market.query('select distinct locality_id from market_touches');
    await market.refresh();
    await market.query(`update listings set description = 'New words', confirmed_at = now()`);
    expect(await touched()).toEqual([]);
    const [one] = await flats(market.context(), [9_000], { localitySlug: 'wakad' });
    expect(await touched()).toEqual([{ locality_id: one?.localityId }]);
    await market.query(`update listings set status = 'paused' where id = ${one?.id}`);
    await market.refresh();
    expect(await touched()).toEqual([]);
  });

  test('a society whose last listing moves away is no project any more', async () => {
    const names = async () =>
      (await market.query('select name from market_projects')).map(({ name }) => name);
    const [one] = await flats(market.context(), [9_000], { society: 'Lonely Tower' });
    await market.refresh();
    expect(await names()).toContain('Lonely Tower');
    await market.query(`update listings set society = null where id = ${one?.id}`);
    await market.refresh();
    expect(await names()).not.toContain('Lonely Tower');
  });

  test('an edit that came while it read leaves its mark', async () => {
    const db = market.db();
    await market.refresh();
    const [one] = await flats(market.context(), [9_000]);
    // A transaction that has changed a listing and is not at its end while the refresh runs.
    const open = await db.$client.connect();
    await open.query('begin');
    await open.query(`update listings set price_paise = 100 where id = ${one?.id}`);
    await market.refresh();
    await open.query('commit');
    open.release();
    expect(await market.query('select 1 as one from market_touches')).toHaveLength(1);
    await market.refresh();
    const changed = await kept();
    await rebuildMarket(market.context());
    expect(changed).toEqual(await kept());
  });
});

describe('on two nodes', () => {
  const nodes: Context[] = [];
  afterEach(() => Promise.all(nodes.splice(0).map(({ db }) => db.$client.end())));
  const aNode = (): Context => {
    const node = testContext(connect(market.url(), 4, createLogger('silent')));
    nodes.push(node);
    return node;
  };

  test('at once they make the same as one', async () => {
    await rebuildMarket(market.context());
    const before = await kept();
    await Promise.all([aNode(), aNode(), aNode()].map((node) => rebuildMarket(node)));
    // Whoever came second left it to the first; what it left is there for the next time.
    await market.refresh();
    expect(await kept()).toEqual(before);
    expect(await market.query('select 1 from market_touches')).toEqual([]);
  });

  test('one that is stopped is gone on from by the next', async () => {
    const before = await kept();
    await market
      .db()
      .execute(sql`insert into market_touches (locality_id) select id from localities`);
    const [all] = await rows<{ n: number }>(
      market.db(),
      sql`select count(*) as n from market_touches`,
    );
    const stopping = new AbortController();
    const node = aNode();
    const stopped = refreshMarket(node, { signal: stopping.signal });
    await expect
      .poll(async () => (await market.query('select count(*) as n from market_touches'))[0]?.n)
      .toBeLessThan(all?.n ?? 0);
    stopping.abort();
    await stopped;
    const left = await market.query('select distinct locality_id from market_touches');
    expect(left.length).toBeGreaterThan(0);
    await refreshMarket(aNode());
    expect(await market.query('select 1 from market_touches')).toEqual([]);
    expect(await kept()).toEqual(before);
  });

  test('the city has its turn only so often that it costs little', async () => {
    const wide = async () =>
      (await market.query('select wide_as_of as at, as_of from market_state'))[0];
    await market.refresh();
    await market.query('update market_state set wide_ms = 3600000');
    await flats(market.context(), [9_000]);
    const before = await wide();
    await refreshMarket(market.context());
    const after = await wide();
    expect(after?.at).toEqual(before?.at);
    expect(after?.as_of.getTime()).toBeGreaterThan(before?.as_of.getTime());
    await market.query('update market_state set wide_ms = 0');
    await refreshMarket(market.context());
    expect((await wide())?.at.getTime()).toBeGreaterThan(before?.at.getTime());
  });

  test('the first figures are made as soon as there is something to make them of', async () => {
    const context = market.context();
    await market.query(
      'delete from listings where id not in (select listing_id from price_history)',
    );
    await market.query('delete from market_figures');
    const first = startFirstRefresh(context);
    await market.query('insert into market_touches (locality_id) select id from localities');
    await market.query(`update market_state set wide_as_of = null`);
    await expect.poll(() => hasFigures(context), { timeout: patience(20) }).toBe(true);
    await first.stop();
    // With figures there it looks once and is done.
    await startFirstRefresh(context).stop();
  });
});
