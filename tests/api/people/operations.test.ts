import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Context, JobDesk } from '#server/core/context.ts';
import { auditLog, backups } from '#server/db/schema/index.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';

const JOB = '7a0d9d0e-3f0f-4a55-9d5a-1f6a54a3c001';
const UNIQUE = Object.assign(new Error('duplicate key'), { code: '23505' });

let database: TestDatabase;
let context: Context;
let ask: (method: string, path?: string) => ReturnType<ReturnType<typeof testApi>>;
let desk: JobDesk;

beforeAll(async () => {
  database = await testDatabase();
  context = testContext(database.db);
  const { id } = await insertPerson(database.db, { role: 'admin' });
  const { headers } = await aSession(database.db, id);
  context.jobs = {
    retry: (...given) => desk.retry(...given),
    cancel: (...given) => desk.cancel(...given),
  };
  const api = testApi(database.db, context);
  ask = (method, path = '') => api(method, `/api/admin/operations${path}`, undefined, headers);
});
afterAll(() => database.close());
beforeEach(() => {
  desk = { retry: async () => true, cancel: async () => true };
});

const audits = () => database.db.select().from(auditLog).where(sql`action like 'job.%'`);

test('staff see how the site runs, before anything has run too', async () => {
  const { status, body } = await ask('GET');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    jobs: [],
    search: { state: 'off' },
    storage: { isBucket: false },
    backup: null,
  });
  expect(body.data.deliveries.map(({ channel }: { channel: string }) => channel)).toEqual(
    expect.arrayContaining(['mail', 'sms', 'push']),
  );
});

test('the last backup that came to its end is told, not one that failed after it', async () => {
  const finishedAt = new Date('2026-11-20T20:31:00Z');
  await database.db.insert(backups).values([
    { name: 'whole', startedAt: finishedAt, finishedAt, bytes: 5_000 },
    { name: 'broken', startedAt: new Date('2026-11-21T20:30:00Z'), failure: 'no room' },
  ]);
  expect((await ask('GET')).body.data.backup).toEqual({
    at: '2026-11-20T20:31:00.000Z',
    bytes: 5_000,
    isLate: false,
  });
});

test('a call of a service outside is seen there', async () => {
  const okOf = async (name: string) =>
    (await ask('GET')).body.data.providers.find((one: { name: string }) => one.name === name).ok;
  const before = await okOf('mail');
  await context.ports.mail.send({ to: 'asha@example.in', subject: 'x', text: 'y' });
  expect(await okOf('mail')).toBe(before + 1);
});

test('errors of one kind are one line with how often they came', async () => {
  await database.db.execute(sql`
    insert into failures values ('f1', 'TypeError', 'GET /x', 'x', now() - interval '3 days', now(), '0.1.0', '0.2.0');
    insert into failure_hours values ('f1', date_trunc('hour', now()), 3), ('f1', now() - interval '3 days', 4)`);
  expect((await ask('GET')).body.data.failures).toMatchObject([
    { fingerprint: 'f1', day: 3, total: 7, firstRelease: '0.1.0', lastRelease: '0.2.0' },
  ]);
});

test('retrying and cancelling are written down with who did it', async () => {
  expect((await ask('POST', `/jobs/check-ledger/${JOB}/retry`)).status).toBe(200);
  expect((await ask('POST', `/jobs/check-ledger/${JOB}/cancel`)).status).toBe(200);
  expect((await audits()).map(({ action, detail }) => ({ action, detail }))).toEqual([
    { action: 'job.retry', detail: { queue: 'check-ledger', job: JOB } },
    { action: 'job.cancel', detail: { queue: 'check-ledger', job: JOB } },
  ]);
});

test('a job that moved on is a conflict, and nothing is written down', async () => {
  const before = (await audits()).length;
  desk = { ...desk, retry: async () => false };
  expect((await ask('POST', `/jobs/check-ledger/${JOB}/retry`)).status).toBe(409);
  desk = { ...desk, retry: () => Promise.reject(UNIQUE) };
  const { status, body } = await ask('POST', `/jobs/check-ledger/${JOB}/retry`);
  expect([status, body.message]).toEqual([409, 'The next one waits already.']);
  expect(await audits()).toHaveLength(before);
});
