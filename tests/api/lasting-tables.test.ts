import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as schema from '#server/db/schema/index.ts';
import { TERMS } from '#server/housekeeping/terms.ts';
import { LASTING } from '#tests/expected/lasting-tables.ts';
import { type TestDatabase, testDatabase } from './harness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Tables whose rows go with a row of another. */
async function goingWith(): Promise<Map<string, string[]>> {
  const { rows } = await database.db.$client.query<{ of: string; with: string }>(
    `select conrelid::regclass::text as of, confrelid::regclass::text as with
     from pg_constraint where contype = 'f' and confdeltype = 'c' and conrelid <> confrelid`,
  );
  const found = new Map<string, string[]>();
  for (const row of rows) found.set(row.of, [...(found.get(row.of) ?? []), row.with]);
  return found;
}

test('each table has a term, goes with another, is tidied up, or has a reason to stay', async () => {
  const tables = Object.values(schema)
    .filter((one) => is(one, PgTable))
    .map((table): string => getTableName(table));
  const withOthers = await goingWith();
  const unknown: string[] = [];
  for (const table of tables) {
    const stays = LASTING.some(({ tables: named }) => named.includes(table));
    if (table in TERMS === stays) unknown.push(`${table}: ${stays ? 'both' : 'neither'}`);
  }
  expect(unknown).toEqual([]);
  // What is said to go with another does, by the database itself.
  for (const { tables: named, goWith } of LASTING) {
    if (!goWith) continue;
    for (const table of named)
      expect([table, withOthers.get(table)]).toEqual([table, expect.arrayContaining([goWith])]);
  }
  // Nothing is named that is no table.
  const named = LASTING.flatMap(({ tables: some }) => some);
  expect(named.filter((name) => !tables.includes(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
