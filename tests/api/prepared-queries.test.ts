import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { builtOnce } from '#server/db/built-once.ts';
import { connect, type Database } from '#server/db/client.ts';
import { rows, writtenOnce } from '#server/db/rows.ts';
import { people } from '#server/db/schema/index.ts';
import { createLogger } from '#server/lib/log.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { testApi, testContext, testDatabase } from './harness.ts';

/** A database reached by a single connection, whose prepared statements are all there are. */
async function alone(): Promise<Database> {
  const database = await testDatabase();
  const db = connect(database.url, 1, createLogger('silent'));
  onTestFinished(async () => {
    await db.$client.end();
    await database.close();
  });
  return db;
}

/** How often each prepared query that names this table was asked. */
const asked = (db: Database, table: string) =>
  rows<{ times: number }>(
    db,
    sql`select generic_plans + custom_plans as times from pg_prepared_statements
        where statement ~ ${`\\m${table}\\M`} and statement !~ 'pg_prepared_statements'
        order by name`,
  );

const byId = builtOnce((db) =>
  db
    .select({ firstName: people.firstName })
    .from(people)
    .where(eq(people.id, sql.placeholder('id'))),
);

test('a query that is built once is prepared once and asked with other values', async () => {
  const db = await alone();
  const [asha, ravi] = [await insertPerson(db), await insertPerson(db, { firstName: 'Ravi' })];
  expect(byId(db)).toBe(byId(db));
  expect(await byId(db).execute({ id: asha.id })).toEqual([{ firstName: 'Asha' }]);
  expect(await byId(db).execute({ id: ravi.id })).toEqual([{ firstName: 'Ravi' }]);
  expect(await asked(db, 'people')).toEqual([{ times: 2 }]);
});

test('it is prepared though the names for queries of many shapes are used up', async () => {
  const db = await alone();
  for (let n = 0; n < 400; n++) await rows(db, sql`select ${sql.raw(String(n))} as shape`);
  const byMail = builtOnce((on) =>
    on
      .select({ id: people.id })
      .from(people)
      .where(eq(people.email, sql.placeholder('email'))),
  );
  await byMail(db).execute({ email: 'nobody@propertysearch.test' });
  expect(await asked(db, 'people')).toEqual([{ times: 1 }]);
});

test('each database answers such a query itself', async () => {
  const [one, other] = [await alone(), await alone()];
  const { id } = await insertPerson(one);
  await byId(one).execute({ id });
  expect(await byId(other).execute({ id })).toEqual([]);
});

test('a text written once is filled anew at each call, wherever a value stands in it', async () => {
  const db = await alone();
  const sum = writtenOnce<{ sum: number; twice: number }, 'a' | 'b'>(
    ['a', 'b'],
    ({ a, b }) => sql`select ${a}::int + ${b}::int as sum, ${a}::int * 2 as twice`,
  );
  expect(await sum(db, { a: 1, b: 2 })).toEqual([{ sum: 3, twice: 2 }]);
  expect(await sum(db, { a: 5, b: 1 })).toEqual([{ sum: 6, twice: 10 }]);
});

test('who signs in and looks at notifications has nothing planned anew at the next look', async () => {
  const db = await alone();
  const api = testApi(db, testContext(db));
  const { id } = await insertPerson(db);
  const { headers } = await aSession(db, id);
  const look = () =>
    api('GET', `/api/propertyverification/getnotification/${id}`, undefined, headers);
  expect((await look()).status).toBe(200);
  expect((await look()).status).toBe(200);
  expect(await asked(db, 'sessions')).toEqual([{ times: 2 }]);
  expect(await asked(db, 'notifications')).toEqual([{ times: 2 }, { times: 2 }]);
});
