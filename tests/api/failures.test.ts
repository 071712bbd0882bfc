import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listLocalities } from '#contract/homes/localities.ts';
import { forgetFailures } from '#server/core/failures.ts';
import { rows } from '#server/db/rows.ts';
import { failingLog } from '#server/hosts/keep-failures.ts';
import { createApi } from '#server/http/api.ts';
import { implement } from '#server/http/execute.ts';
import { type TestDatabase, testContext, testDatabase } from './harness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** An API of which one call is broken in a way that is told. */
function broken(failure: () => Error) {
  const kept = failingLog('error', { write: () => undefined });
  const context = { ...testContext(database.db), log: kept.log };
  const api = createApi(
    [
      implement(listLocalities, async () => {
        throw failure();
      }),
    ],
    context,
  );
  const call = () =>
    api.fetch(new Request(`http://localhost/api${listLocalities.path}`), {
      requestId: 'r',
      address: '10.0.0.1',
    });
  return { call, keeper: kept.keepIn(database.db), context };
}

interface Kept {
  name: string;
  sample: string;
  count: number;
  release: string;
}
const kept = () =>
  rows<Kept>(
    database.db,
    sql`select f.name, f.sample, f.last_release as release, sum(h.count)::int as count
        from failures f join failure_hours h using (fingerprint) group by f.fingerprint
        order by f.name`,
  );

test('errors that answer 500 are one row, counted; what is away is none', async () => {
  const { call, keeper } = broken(() => new RangeError('no such home: "Asha Kulkarni"'));
  for (let i = 0; i < 12; i++) expect((await call()).status).toBe(500);
  await keeper.write();
  for (let i = 0; i < 3; i++) await call();
  await keeper.stop();
  expect(await kept()).toMatchObject([{ name: 'RangeError', count: 15 }]);
  expect((await kept())[0]?.sample).not.toContain('Asha');
  expect((await kept())[0]?.release).toMatch(/^\d+\.\d+\.\d+/);

  const away = broken(() => Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
  expect((await away.call()).status).toBe(503);
  await away.keeper.stop();
  expect(await kept()).toHaveLength(1);
});

test('what could not be written is written the next time, and nothing twice', async () => {
  const { call, keeper } = broken(() => new SyntaxError('unexpected'));
  await call();
  // Nobody can write for the time being.
  await database.db.execute(sql`alter table failure_hours rename to elsewhere`);
  await keeper.write();
  await call();
  await database.db.execute(sql`alter table elsewhere rename to failure_hours`);
  await keeper.write();
  await keeper.stop();
  expect(await kept()).toContainEqual(expect.objectContaining({ name: 'SyntaxError', count: 2 }));
});

test('a kind that has not come for a quarter of a year is forgotten', async () => {
  const { db } = database;
  await db.execute(sql`update failures set last_seen = now() - interval '91 days'
    where name = 'RangeError'`);
  expect(await forgetFailures(testContext(db))).toBe(1);
  expect((await kept()).map(({ name }) => name)).toEqual(['SyntaxError']);
});
