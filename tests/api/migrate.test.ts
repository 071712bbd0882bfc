import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { rows } from '#server/db/rows.ts';
import { patience } from '#tests/patience.ts';
import { type TestDatabase, testDatabase } from './harness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const applied = () =>
  rows<{ hash: string }>(
    database.db,
    sql`select hash from drizzle.__drizzle_migrations order by 1`,
  );

it('runs each migration once', async () => {
  const before = await applied();
  await migrate(database.url);
  expect(before.length).toBeGreaterThan(0);
  expect(await applied()).toEqual(before);
});

it('lets others pass where a table is locked, and comes again', async () => {
  const { db, url } = database;
  const holder = await db.$client.connect();
  onTestFinished(() => holder.release());
  await holder.query('begin; lock table drizzle.__drizzle_migrations in access exclusive mode');
  const migrating = migrate(url);
  const waits = async () =>
    (
      await rows(
        db,
        sql`select from pg_stat_activity where wait_event_type = 'Lock'
            and datname = current_database() and application_name = 'propertysearch migrations'`,
      )
    ).length;
  await expect.poll(waits, { timeout: patience(10) }).toBe(1);
  await expect.poll(waits, { timeout: patience(10) }).toBe(0);
  await holder.query('rollback');
  await migrating;
});

it('refuses a database that a newer version has upgraded', async () => {
  const { db, url } = database;
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`,
  );
  await expect(migrate(url)).rejects.toThrow('upgraded by a newer version');
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'x'`);
  await migrate(url);
});

it('refuses a database from before the baseline', async () => {
  await database.db.execute(
    sql`update drizzle.__drizzle_migrations set created_at = 1 where id = 1`,
  );
  await expect(migrate(database.url)).rejects.toThrow('before 0.2.0');
});
