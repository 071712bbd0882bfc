import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { followMaintenance } from '#server/core/maintenance.ts';
import { dropFact, writeFact } from '#server/db/site-facts.ts';
import { startRound } from '#server/jobs/round.ts';
import { patience } from '#tests/patience.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from './harness.ts';

let database: TestDatabase;
let context: Context;
let call: ReturnType<typeof testApi>;
beforeAll(async () => {
  database = await testDatabase();
  context = testContext(database.db);
  call = testApi(database.db, context);
});
afterAll(() => database.close());

const login = () =>
  call('POST', '/api/auths/login', { email: 'a@b.example', password: 'Wrong@12345' });

test('during maintenance everything is read, nothing written, and jobs rest', async () => {
  const following = followMaintenance(context);
  onTestFinished(() => following.stop());
  const before = await login();
  expect(before.status).not.toBe(503);

  await writeFact(database.db, 'maintenance', 'Back at noon.');
  await expect.poll(async () => (await login()).status, { timeout: patience(10) }).toBe(503);
  const refused = await login();
  expect(refused.body).toMatchObject({ code: 'unavailable', message: 'Back at noon.' });
  expect(refused.headers.get('retry-after')).toBe('60');
  expect((await call('GET', '/api/property/propertylist')).status).toBe(200);

  let rounds = 0;
  const round = startRound(context, { name: 'count', everyMs: 1, run: async () => void rounds++ });
  onTestFinished(() => round.stop());
  await login();
  expect(rounds).toBe(0);

  await dropFact(database.db, 'maintenance');
  await expect
    .poll(async () => (await login()).status, { timeout: patience(10) })
    .toBe(before.status);
  await expect.poll(() => rounds).toBeGreaterThan(0);
});
