import { afterEach, expect, test, vi } from 'vitest';
import { DEMO_APP_SECRET } from '#domain/people/demo-app.ts';
import { authenticatorApps } from '#server/db/schema/index.ts';
import { sealSecret } from '#server/people/second-factor/index.ts';
import { deedsOf } from '#tests/api/deeds.ts';
import { testApi } from '#tests/api/harness.ts';
import { codeAt, insertApp, STEP_MS } from '#tests/builders/index.ts';
import { profileDesk } from './profile-desk.ts';

/** Whose codes the sandbox shows, and what it would have sent to whom. */

const desk = profileDesk();
const { sql, someone, api } = desk;
afterEach(() => vi.restoreAllMocks());

/** Somebody of the demo with the app whose secret everybody may know. */
async function invented(overrides: { demo?: boolean; deletedAt?: Date } = {}) {
  const { person } = await someone({ role: 'admin', demo: true, ...overrides });
  const at = new Date();
  const secretSealed = sealSecret(desk.context, DEMO_APP_SECRET);
  await desk.db
    .insert(authenticatorApps)
    .values({ personId: person.id, secretSealed, createdAt: at, confirmedAt: at });
  return person;
}

test('the codes shown are those of the demo’s staff who have its own app, until they end', async () => {
  const [first, second] = [await invented(), await invented()];
  await invented({ demo: false });
  await invented({ deletedAt: new Date() });
  const begun = await invented();
  await sql('update authenticator_apps set confirmed_at = null where person_id = $1', [begun.id]);
  const { person: changed } = await someone({ demo: true });
  await insertApp(desk.context, changed.id);
  await someone({ demo: true });
  const step = new Date(Math.ceil(Date.now() / STEP_MS) * STEP_MS);
  const now = new Date(step.getTime() + 20_000);
  vi.spyOn(desk.context, 'now').mockImplementation(() => now);
  const code = codeAt(DEMO_APP_SECRET, step);
  const goodUntil = new Date(step.getTime() + STEP_MS).toISOString();
  expect((await api('GET', '/api/sandbox/codes')).body).toMatchObject({
    status: 1,
    data: [
      { email: first.email, code, goodUntil },
      { email: second.email, code, goodUntil },
    ],
  });
});

test('what would have been sent is shown with its time; without an outbox nothing is there', async () => {
  const { mail } = desk.context.ports;
  await mail.send({ to: 'a@example.test', subject: 'One', text: 'First' });
  const { data } = (await api('GET', '/api/sandbox/outbox?to=a@example.test')).body;
  expect(data).toEqual([
    {
      ...{ channel: 'mail', to: 'a@example.test', subject: 'One', text: 'First' },
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  ]);
  const ports = { ...desk.context.ports, outbox: undefined };
  const without = testApi(desk.db, { ...desk.context, ports });
  const deed = deedsOf(() => desk.db);
  for (const path of ['outbox', 'codes']) {
    expect((await deed(() => without('GET', `/api/sandbox/${path}`))).said).toEqual([
      404,
      'We could not find that.',
    ]);
  }
});
