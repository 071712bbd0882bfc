import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { type Endpoint, onlyReads, rolesOf } from '#contract/lib/endpoint.ts';
import { stream } from '#contract/lib/stream.ts';
import type { Context } from '#server/core/context.ts';
import { mountedPath } from '#server/http/path-pattern.ts';
import { EXAMPLES } from './example-calls.ts';
import { demoDatabase, type TestDatabase, testApi, testContext } from './harness.ts';
import { aMember, headersOf, type World } from './world.ts';

/**
 * Every call of the contract during maintenance: one that is said to read reads, writes nothing but
 * who looked, and sends nothing; every other is refused before anything of it is read.
 */

/** What a call that reads may write down: that somebody looked, and how often they may. */
const LOOKED = ['audit_log', 'document_views', 'rate_limits'];

let database: TestDatabase;
let world: World;
let context: Context;
beforeAll(async () => {
  database = await demoDatabase();
  context = testContext(database.db);
  world = { context, api: testApi(database.db, context) };
  // Each statement that writes into a table of ours leaves the name of it.
  await database.db.$client.query(`
    create table written_to (name text not null);
    create function note_written() returns trigger language plpgsql as
      $$ begin insert into written_to values (tg_table_name); return null; end $$;
    do $$ declare each record; begin
      for each in select tablename from pg_tables
                  where schemaname = 'public' and tablename <> 'written_to' loop
        execute format('create trigger note_written after insert or update or delete on %I
                        for each statement execute function note_written()', each.tablename);
      end loop;
    end $$`);
});
afterAll(async () => {
  await context.background.idle();
  await database.close();
});

/** Tables written to since it was last asked. */
async function writtenTo(): Promise<string[]> {
  await context.background.idle();
  const { rows } = await database.db.$client.query<{ name: string }>(
    'with gone as (delete from written_to returning name) select distinct name from gone',
  );
  return rows.map(({ name }) => name).sort();
}

async function called(endpoint: Endpoint) {
  const [role = 'user'] = rolesOf(endpoint.access);
  const caller = await aMember(world, { role });
  const make = EXAMPLES[endpoint.name];
  if (!make) throw new Error(`No example of ${endpoint.name}`);
  const owner = endpoint.reach === 'any-object' ? await aMember(world) : caller;
  const { path, body, headers } = await make(world, owner);
  const session = endpoint.access === 'anyone' ? {} : await headersOf(world, caller);
  await writtenTo();
  context.maintenance.says = 'Back at noon.';
  try {
    return await world.api(endpoint.method, path, body, { ...headers, ...session });
  } finally {
    context.maintenance.says = undefined;
  }
}

const READS = ENDPOINTS.filter(onlyReads);
const WRITES = ENDPOINTS.filter((endpoint) => !onlyReads(endpoint));

describe('during maintenance', () => {
  for (const endpoint of READS.filter(({ response }) => (response as unknown) !== stream)) {
    test(`${endpoint.name} reads, and changes nothing`, async () => {
      expect((await called(endpoint)).status).toBe(200);
      expect((await writtenTo()).filter((name) => !LOOKED.includes(name))).toEqual([]);
    });
  }

  test('whatever else there is, is refused unread', async () => {
    const people = new Map<string, Record<string, string>>();
    for (const endpoint of WRITES) {
      const [role = 'user'] = rolesOf(endpoint.access);
      const headers = people.get(role) ?? (await headersOf(world, await aMember(world, { role })));
      people.set(role, headers);
      await writtenTo();
      context.maintenance.says = 'Back at noon.';
      const path = mountedPath(endpoint.path).replaceAll(/\{\w+\}/g, '1');
      const answer = await world.api(endpoint.method, path, undefined, headers);
      context.maintenance.says = undefined;
      expect([endpoint.name, answer.status, answer.body.message]).toEqual([
        endpoint.name,
        503,
        'Back at noon.',
      ]);
      expect([endpoint.name, await writtenTo()]).toEqual([endpoint.name, []]);
    }
    expect(WRITES.map(({ name }) => name)).toContain('sendReleaseCode');
  });
});
