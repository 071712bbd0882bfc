import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '#server/db/rows.ts';
import { type TestDatabase, testDatabase } from './harness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('a connection lost in the middle of a transaction fails it, and nothing else', async () => {
  const { db } = database;
  const broken = db.transaction(async (tx) => {
    const [mine] = await rows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${mine?.pid})`);
    // The loss arrives while no query of the transaction runs: nobody is there to be told.
    await expect
      .poll(() => rows(db, sql`select 1 from pg_stat_activity where pid = ${mine?.pid}`))
      .toEqual([]);
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect(await rows(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
});
