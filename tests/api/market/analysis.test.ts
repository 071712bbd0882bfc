import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { readPass } from '#server/lib/pass.ts';
import { analyticsService } from '#server/market/analytics/service.ts';
import { bought, priceItem } from '#tests/api/examples/promotions.ts';
import {
  type TestDatabase,
  testApi,
  testContext,
  testDatabase,
  testService,
} from '#tests/api/harness.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';

const DAY_MS = 86_400_000;

let database: TestDatabase;
let context: Context;
let now = new Date();
beforeAll(async () => {
  database = await testDatabase();
  context = { ...testContext(database.db), now: () => now };
});
afterAll(() => database.close());

async function ask(role: 'user' | 'agent' | 'admin', buy = false) {
  const { id } = await insertPerson(database.db, { role });
  if (buy) await bought(context, { personId: id, code: 'property-analysis-30' });
  const { headers } = await aSession(database.db, id, {
    expiresAt: new Date(now.getTime() + 60 * DAY_MS),
    endsAt: new Date(now.getTime() + 60 * DAY_MS),
  });
  const api = testApi(database.db, context);
  return async () => (await api('GET', '/api/analysis/pass', undefined, headers)).body.data;
}

test('who has bought nothing has the summary, and is told what the rest costs', async () => {
  await priceItem(context, 'property-analysis-30');
  expect(await (await ask('user'))()).toEqual({
    depth: 'summary',
    pass: null,
    expiresAt: null,
    until: null,
    page: '/propertyAnalysisPayment',
    price: 399,
  });
});

test('who has bought it gets passes for as long as it holds, which the service takes', async () => {
  const pass = await ask('agent', true);
  const first = await pass();
  expect(first.depth).toBe('full');
  expect(Date.parse(first.expiresAt)).toBe(now.getTime() + 600_000);
  expect(Date.parse(first.until)).toBe(now.getTime() + 30 * DAY_MS);
  const service = testService(database.db, analyticsService, context);
  const depth = async () =>
    (await service('GET', '/market/heatmap', undefined, { 'x-pass': first.pass })).body;
  expect((await depth()).data.depth).toBe('full');

  const start = now;
  now = new Date(start.getTime() + 600_001);
  expect((await depth()).code).toBe('wrong_credentials');
  // The last one ends with what was bought.
  now = new Date(start.getTime() + 30 * DAY_MS - 60_000);
  const last = await pass();
  expect(last.expiresAt).toBe(last.until);
  now = new Date(start.getTime() + 30 * DAY_MS);
  expect((await pass()).depth).toBe('summary');
  now = start;
});

test('staff have it without buying', async () => {
  expect(await (await ask('admin'))()).toMatchObject({ depth: 'full', until: null });
});

test('a pass names nobody', async () => {
  const { pass } = await (await ask('user', true))();
  expect(readPass(context.secrets.key('analysis pass'), pass, now)).toBe('full');
  const body = Buffer.from(pass.split('.')[0], 'base64url').toString();
  expect(JSON.parse(body)).toEqual(['full', expect.any(Number)]);
});
