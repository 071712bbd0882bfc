import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { ROLES } from '#domain/lib/role.ts';
import { aSession } from '#tests/builders/index.ts';
import { expectedAccess, mayCall } from '#tests/expected/access/index.ts';
import { patience } from '#tests/patience.ts';
import { EXAMPLES } from './example-calls.ts';
import { demoDatabase, type TestDatabase, testApi, testContext } from './harness.ts';
import { aMember, type World } from './world.ts';

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await demoDatabase();
  const context = testContext(database.db);
  world = { context, api: testApi(database.db, context) };
});
afterAll(() => database.close());

/**
 * Kept in somebody’s language: what they are told, what a call answered, which is said again, and what
 * they agreed to, as they read it.
 */
const IN_THEIRS = ['notifications', 'deliveries', 'stored_answers', 'identity_checks'];

/** Every text that is kept in letters of Marathi, with where. */
async function inDevanagari(): Promise<Set<string>> {
  const { rows: columns } = await database.db.$client.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb')
       and not table_name = any($1)`,
    [IN_THEIRS],
  );
  const found = new Set<string>();
  for (const { table, column } of columns) {
    const { rows } = await database.db.$client.query<{ text: string }>(
      `select distinct "${column}"::text as text from "${table}" where "${column}"::text ~ '[ऀ-ॿ]'`,
    );
    for (const { text } of rows) found.add(`${table}.${column}: ${text}`);
  }
  return found;
}

test(
  'what a call keeps is kept in English, whatever language it is made in',
  async () => {
    const before = await inDevanagari();
    let done = 0;
    for (const { name, method } of ENDPOINTS) {
      if (method === 'GET') continue;
      const { who } = expectedAccess(name);
      const role = ROLES.find((one) => mayCall(who, one));
      const owner = await aMember(world, { role });
      const call = await EXAMPLES[name]?.(world, owner);
      if (!call) continue;
      const answer = await world.api(method, call.path, call.body, {
        ...call.headers,
        ...(await aSession(database.db, owner.id)).headers,
        'accept-language': 'mr',
      });
      if (answer.status === 200) done += 1;
    }
    await world.context.background.idle();
    expect(done).toBeGreaterThan(150);
    // A note, reason, memo or description of ours goes through `forTheBooks`.
    expect([...(await inDevanagari())].filter((text) => !before.has(text))).toEqual([]);
  },
  patience(120),
);
