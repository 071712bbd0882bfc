import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger } from '#server/lib/log.ts';
import { openPorts } from '#server/ports/index.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';

let database: TestDatabase;
let context: Context;
beforeAll(async () => {
  database = await testDatabase();
  context = testContext(database.db);
});
afterAll(() => database.close());

test('the sandbox shows what it would have sent, newest first, or one receiver’s', async () => {
  const api = testApi(database.db, context);
  await context.ports.mail.send({ to: 'a@example.test', subject: 'One', text: 'First' });
  await context.ports.sms.send('9822012345', 'Second');
  const { body } = await api('GET', '/api/sandbox/outbox');
  expect(body.data).toMatchObject([
    { channel: 'sms', to: '9822012345', subject: '', text: 'Second' },
    { channel: 'mail', to: 'a@example.test', subject: 'One', text: 'First' },
  ]);
  const mails = await api('GET', '/api/sandbox/outbox?to=a@example.test');
  expect(mails.body.data).toHaveLength(1);
  expect(Date.parse(mails.body.data[0].at)).toBeGreaterThan(Date.now() - 60_000);
  const none = await api('GET', '/api/sandbox/outbox?to=b@example.test');
  expect(none.body.data).toEqual([]);
});

test('there is none in production', async () => {
  const env = readEnv({ NODE_ENV: 'production', SECRET_KEY: 'a secret that only the tests know' });
  const ports = openPorts(env, context.secrets, createLogger('silent'), database.db);
  expect(ports.outbox).toBeUndefined();
  const api = testApi(database.db, { ...context, ports });
  expect((await api('GET', '/api/sandbox/outbox')).status).toBe(404);
});
