import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Duty, StaffQueue } from '#contract/dashboard.ts';
import { DUTY_OF_STATE } from '#domain/duties/index.ts';
import { APP_PAGES, type AppPath, findRoute } from '#domain/lib/routes.ts';
import { STATE_TABLES, type StateTableName } from '#domain/state-tables.ts';
import type { Context } from '#server/core/context.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { EXPECTED_WAITS } from '#tests/expected/waits.ts';
import { MAKE } from './duties-world.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from './harness.ts';

let database: TestDatabase;
let context: Context;
let api: ReturnType<typeof testApi>;
let staffId: number;
beforeAll(async () => {
  database = await testDatabase();
  context = testContext(database.db);
  api = testApi(database.db, context);
  staffId = (await insertPerson(database.db, { role: 'admin' })).id;
});
afterAll(async () => {
  await context.background.idle();
  await database.close();
});

async function ask(personId: number, path: string) {
  const { headers } = await aSession(database.db, personId);
  const { status, body } = await api('GET', path, undefined, headers);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

const dutiesOf = async (personId: number): Promise<Duty[]> =>
  (await ask(personId, '/api/dashboard/duties')).duties;

/** How many wait in the queues of staff that this state could belong to. */
async function inQueues(names: readonly string[]): Promise<number> {
  const queues: StaffQueue[] = await ask(staffId, '/api/admin/queues');
  return queues
    .filter(({ queue }) => names.includes(queue))
    .reduce((sum, { count }) => sum + count, 0);
}

async function expectToOpen(personId: number, duties: readonly Duty[]) {
  const [row] = (
    await database.db.$client.query<{ role: never }>('select role from people where id = $1', [
      personId,
    ])
  ).rows;
  for (const { link } of duties) {
    const found = findRoute(link.split(/[?#]/)[0] ?? '');
    expect(APP_PAGES[found?.route as AppPath].roles, link).toContain(row?.role);
  }
}

/** Which of its parties are meant where it waits for `party`, as the things are made here. */
const SIDES: Partial<Record<StateTableName, Readonly<Record<string, string[]>>>> = {
  agreement: { shared: ['seller', 'buyer'] },
  settlement: { proposed: ['buyer'], owing: ['buyer'] },
  renewal: { offered: ['buyer'], accepted: ['seller', 'buyer'] },
};

describe.each(Object.keys(STATE_TABLES) as StateTableName[])('a %s waits', (thing) => {
  const names: string[] = Object.values(DUTY_OF_STATE[thing]);
  test('in every state for who it was agreed, and in no other', () => {
    expect(STATE_TABLES[thing].waits).toEqual(EXPECTED_WAITS[thing]);
  });

  test.each(Object.entries(EXPECTED_WAITS[thing]))(
    '%s: for %s, nobody else',
    async (state, who) => {
      const before = await inQueues(names);
      const { id, parties } = await MAKE[thing](context, state as never);
      const told: string[] = (await inQueues(names)) > before ? ['staff'] : [];
      for (const [party, personId] of Object.entries(parties)) {
        const found = (await dutiesOf(personId)).filter((duty) => names.includes(duty.name));
        await expectToOpen(personId, found);
        if (found.some((duty) => duty.id === id)) told.push(party);
      }
      const sides = who === 'party' ? SIDES[thing]?.[state] : who === null ? [] : [who];
      expect(told.sort()).toEqual(sides?.toSorted());
    },
  );
});
