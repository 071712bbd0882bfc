import pg from 'pg';
import { test as drill, expect, inject, onTestFinished } from 'vitest';
import { withScratch } from '#server/backup/scratch-database.ts';
import { ensureDatabase, migrate, writtenAt } from '#server/db/migrate.ts';
import { patience } from '#tests/patience.ts';

const isFull = process.env.FULL_DRILL === '1';
const LISTINGS = isFull ? 200_000 : 2_000;
/** Its extensions, baseline and triggers. */
const MIGRATIONS_OF_0_2_0 = 3;
/** What a statement of a node may take. */
const STATEMENT_MS = 30_000;

/** As 0.2.0 wrote them; it knew no column that came later. */
const FILL = `
  insert into people (role, first_name, last_name, email, mobile)
  values ('user', 'Asha', 'Apte', 'asha@propertysearch.test', '9876543210');
  insert into localities (slug, name, devanagari, authority, location, names)
  values ('baner', 'Baner', 'बाणेर', 'PMC', '(73.79,18.56)', 'baner');`;
const POST = `
  insert into listings (owner_id, status, title, listed_in, category, subcategory, price_paise,
    carpet_area_sqft, bedrooms, locality_id, address, location, public_location)
  select 1, 'live', '2 BHK ' || n, 'sell', 'Residential', 'Flat', 700000000 + n * 100,
    700 + n % 900, 1 + n % 4, 1, 'Baner', '(73.79,18.56)', '(73.79,18.56)'
  from generate_series(1, $1::int) n`;
const READ = `
  select id, title, price_paise from listings
  where status = 'live' and city = 'Pune' order by ranked_at desc, id desc limit 24`;

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, statement_timeout: STATEMENT_MS });
  // Ended with its database where the drill fails.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** A node of 0.2.0 that goes on being asked. */
function keepReading(client: pg.Client) {
  const seen = { reads: 0, failed: 0, longestMs: 0 };
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      const from = performance.now();
      const rows = await client.query(READ).then(
        (result) => result.rowCount,
        () => undefined,
      );
      seen.reads += 1;
      if (rows !== 24) seen.failed += 1;
      seen.longestMs = Math.max(seen.longestMs, performance.now() - from);
    }
  })();
  return async () => {
    isOver = true;
    await reading;
    return seen;
  };
}

drill(
  `a database of 0.2.0 with ${LISTINGS} listings is upgraded while the old build reads on`,
  () =>
    withScratch(inject('templateUrl'), async ({ url }) => {
      await ensureDatabase(url);
      const known = writtenAt();
      await migrate(url, known[MIGRATIONS_OF_0_2_0 - 1]);
      const old = await connect(url);
      const reader = await connect(url);
      onTestFinished(async () => {
        await Promise.all([old.end(), reader.end()].map((ending) => ending.catch(() => undefined)));
      });
      await old.query(FILL);
      await old.query(POST, [LISTINGS]);
      await old.query('analyze');
      expect(known.length).toBeGreaterThan(MIGRATIONS_OF_0_2_0);

      const stop = keepReading(reader);
      const from = performance.now();
      await migrate(url);
      const tookMs = performance.now() - from;
      const seen = await stop();
      process.stdout.write(
        `Upgraded in ${(tookMs / 1_000).toFixed(1)} s; ${seen.reads} reads of the old build meanwhile, the longest ${(seen.longestMs / 1_000).toFixed(1)} s.\n`,
      );
      expect(seen.failed).toBe(0);
      expect(seen.reads).toBeGreaterThan(0);

      // Nothing is lost, and the build before goes on beside the new one: it reads and writes as ever.
      await old.query(POST, [10]);
      await old.query('update listings set price_paise = price_paise - 100 where id = 1');
      const { rows } = await old.query(
        'select count(*)::int as n, count(distinct title)::int as titles from listings',
      );
      expect(rows[0]).toEqual({ n: LISTINGS + 10, titles: LISTINGS });
      await old.end();
      await reader.end();
    }),
  patience(isFull ? 600 : 60),
);
