import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { rows } from '#server/db/rows.ts';
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

it('refuses a database from before the baseline', async () => {
  await database.db.execute(
    sql`update drizzle.__drizzle_migrations set created_at = 1 where id = 1`,
  );
  await expect(migrate(database.url)).rejects.toThrow('before 0.2.0');
});
