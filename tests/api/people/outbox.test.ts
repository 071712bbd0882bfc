import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { DEMO_PASSWORD } from '#server/demo/people.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger } from '#server/lib/log.ts';
import { openPorts } from '#server/ports/index.ts';
import {
  demoDatabase,
  type TestDatabase,
  testApi,
  testContext,
  testDatabase,
} from '#tests/api/harness.ts';

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
  expect((await api('GET', '/api/sandbox/codes')).status).toBe(404);
});

test('the demo’s staff sign in by the code that stands there', async () => {
  const demo = await demoDatabase();
  const api = testApi(demo.db);
  const { body } = await api('GET', '/api/sandbox/codes');
  const [{ email, code, goodUntil }] = body.data;
  expect(body.data).toHaveLength(2);
  expect(email).toBe('admin@propertysearch.test');
  expect(Date.parse(goodUntil)).toBeGreaterThan(Date.now() - 1_000);
  const login = { email, password: DEMO_PASSWORD };
  const { ticket } = (await api('POST', '/api/auths/login', login)).body.data;
  const proof = { kind: 'authenticator_app', code };
  const done = await api('POST', '/api/auths/secondfactor', { ticket, proof });
  expect(done.body.user.userrole).toBe('admin');
  await demo.close();
});
