import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { ROLES } from '#domain/lib/role.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import { retold } from '#server/core/retold.ts';
import { aSession, insertOrder } from '#tests/builders/index.ts';
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

/** Calls that show texts as they are kept, since staff edit them there. */
const AS_WRITTEN: ReadonlySet<string> = new Set(['listPriceItems']);
/** Names of roles and states, which are words of ours, too. */
const NAME = /^[a-z]+$/;

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

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') {
    for (const part of Object.values(value)) yield* textsIn(part);
  }
}

/** Of an answer in Marathi what of the books was not told again. */
const untold = (answer: unknown): string[] =>
  inLanguage('mr', () =>
    [...textsIn(answer)].filter((text) => !NAME.test(text) && retold(text) !== text),
  );

/** Texts of ours in place of those that builders make up, so that each answer has some to tell again. */
const OURS = [
  ['orders', 'description', 'Starter package'],
  ['refunds', 'reason', 'The deal was settled.'],
  ['payments', 'message', 'Sandbox: paid'],
] as const;

async function writeOurs(): Promise<void> {
  for (const [table, column, text] of OURS) {
    await database.db.$client.query(
      `update ${table} set ${column} = $1 where ${column} is distinct from $1`,
      [text],
    );
  }
}

/** Makes an example of every call in Marathi, each by somebody who may. */
async function* answersInMarathi() {
  for (const { name, method } of ENDPOINTS) {
    const { who } = expectedAccess(name);
    const role = ROLES.find((one) => mayCall(who, one));
    const owner = await aMember(world, { role });
    const call = await EXAMPLES[name]?.(world, owner);
    if (!call) continue;
    const personId = owner.id;
    await insertOrder(database.db, { personId, state: 'paid', paidAt: new Date() });
    await writeOurs();
    const { status, body } = await world.api(method, call.path, call.body, {
      ...call.headers,
      ...(await aSession(database.db, owner.id)).headers,
      'accept-language': 'mr',
    });
    if (status === 200) yield { name, body };
  }
}

test(
  'what a call keeps is kept in English, and what is kept is told again, in every language',
  async () => {
    const before = await inDevanagari();
    let done = 0;
    const leaks: string[] = [];
    for await (const { name, body } of answersInMarathi()) {
      done += 1;
      if (!AS_WRITTEN.has(name)) leaks.push(...untold(body).map((text) => `${name}: ${text}`));
    }
    await world.context.background.idle();
    expect(done).toBeGreaterThan(300);
    // A note, reason, memo or description of ours goes through `forTheBooks`, and back through `retold`.
    expect(leaks).toEqual([]);
    expect([...(await inDevanagari())].filter((text) => !before.has(text))).toEqual([]);
  },
  patience(240),
);
