import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { createApi } from '#server/http/api.ts';
import { ROUTES } from '#server/routes.ts';
import { type TestDatabase, testContext, testDatabase } from '#tests/api/harness.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';

let database: TestDatabase;
let context: Context;
beforeAll(async () => {
  database = await testDatabase();
  context = testContext(database.db);
});
afterAll(async () => {
  await context.background.idle();
  await database.close();
});

const ROWS = 20_000;

async function someoneWithMuch() {
  const person = await insertPerson(database.db);
  await database.db.$client.query(
    `insert into audit_log (actor_id, action, subject_kind, subject_id)
     select $1, 'drill.' || n, 'person', n from generate_series(1, ${ROWS}) as n`,
    [person.id],
  );
  const { headers } = await aSession(database.db, person.id);
  const api = createApi(ROUTES, context);
  return async () => {
    const request = new Request('http://localhost/api/profile/mydata', { headers });
    return api.fetch(request, { requestId: 'test', address: '10.1.2.3' });
  };
}

const taken = () =>
  expect.poll(() => database.db.$client.totalCount - database.db.$client.idleCount);

test('however much is kept of somebody, its copy comes in pieces, each row once', async () => {
  const ask = await someoneWithMuch();
  const { status, body } = await ask();
  expect(status).toBe(200);
  const pieces: Uint8Array[] = [];
  for await (const piece of body ?? []) pieces.push(piece);
  const whole = Buffer.concat(pieces);
  const largest = Math.max(...pieces.map(({ length }) => length));
  expect(whole.length).toBeGreaterThan(20 * largest);
  const { actions, listings } = JSON.parse(whole.toString());
  const numbers = actions.map(({ action }: { action: string }) => Number(action.split('.')[1]));
  expect(numbers).toEqual(Array.from({ length: ROWS }, (_, n) => n + 1));
  expect(listings).toEqual([]);
});

test('who leaves gives the connection back, and of slow readers a few do not keep others out', async () => {
  const ask = await someoneWithMuch();
  const first = await ask();
  const second = await ask();
  // Neither is read any further: nothing is made ready for them meanwhile.
  await taken().toBe(2);
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  await first.body?.cancel();
  await second.body?.cancel();
  await taken().toBe(0);
  const again = await ask();
  expect(again.status).toBe(200);
  expect(JSON.parse(await again.text()).actions).toHaveLength(ROWS);
});
