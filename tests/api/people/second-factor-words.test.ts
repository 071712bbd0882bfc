import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '#server/db/schema/index.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aMember, PASSWORD, type World } from '#tests/api/world.ts';
import { aSession, codeAt, insertApp, STEP_MS } from '#tests/builders/index.ts';

/** What a second factor says to who shows it, what counts as a guess, and what is left. */

let database: TestDatabase;
let world: World;
let now = new Date();
beforeAll(async () => {
  database = await testDatabase();
  const context = { ...testContext(database.db), now: () => now };
  world = { context, api: testApi(database.db, context) };
});
afterAll(async () => {
  await world.context.background.idle();
  await database.close();
});

let member: Person;
let secret: string;
let ticket: string;
const post = (path: string, body: unknown, headers = {}) => world.api('POST', path, body, headers);
const login = async () =>
  (await post('/api/auths/login', { email: member.email, password: PASSWORD })).body.data;
beforeEach(async () => {
  now = new Date();
  member = await aMember(world);
  secret = await insertApp(world.context, member.id);
  ({ ticket } = await login());
});

const finish = async (kind: string, code: string) => {
  const { status, body } = await post('/api/auths/secondfactor', { ticket, proof: { kind, code } });
  return [status, body.message, body.errors];
};
const byApp = (code: string) => finish('authenticator_app', code);
const told = async () =>
  (
    await database.db.$client.query(
      'select title, body, link from notifications where person_id = $1',
      [member.id],
    )
  ).rows;

const refused = (message: string) => [401, message, [{ path: 'code', message }]];

describe('a code that is refused says why, at its field', () => {
  test('a wrong one of the app', async () => {
    const wrong = codeAt(secret, new Date(now.getTime() + 40 * STEP_MS));
    expect(await byApp(wrong)).toEqual(
      refused('The code is not right. Enter the one your app shows now.'),
    );
  });

  test('one of the app that was used', async () => {
    const code = codeAt(secret, now);
    expect((await byApp(code))[0]).toBe(200);
    ({ ticket } = await login());
    expect(await byApp(code)).toEqual(
      refused('This code was used already. Wait for the next one in your app.'),
    );
  });

  test('a wrong recovery code', async () => {
    expect(await finish('recovery_code', 'AAAA-BBBB-CCCC')).toEqual(
      refused('This recovery code is not right, or was used already.'),
    );
  });
});

describe('guesses', () => {
  test('are told of with the eleventh, once, and where to change the password', async () => {
    const wrong = codeAt(secret, new Date(now.getTime() + 40 * STEP_MS));
    for (let i = 0; i < 10; i += 1) {
      if (i % 5 === 0) ({ ticket } = await login());
      expect((await byApp(wrong))[0]).toBe(401);
    }
    expect(await told()).toEqual([]);
    ({ ticket } = await login());
    for (const _ of ['eleventh', 'twelfth']) {
      const answer = await byApp(wrong);
      expect(answer.slice(0, 2)).toEqual([429, 'Too many wrong codes. Please wait an hour.']);
    }
    expect(await told()).toEqual([
      {
        title: 'Somebody is guessing your codes',
        body: 'Ten wrong codes of your authenticator app were tried within an hour by somebody who knows your password. If that was not you, change your password now.',
        link: '/MyProfile#password',
      },
    ]);
  });

  test('are no right codes: who signs in twelve times within an hour is not kept out', async () => {
    for (let i = 0; i < 12; i += 1) {
      ({ ticket } = await login());
      expect((await byApp(codeAt(secret, now)))[0]).toBe(200);
      now = new Date(now.getTime() + STEP_MS);
    }
  });
});

describe('what is left', () => {
  test('recovery codes are offered while there is one', async () => {
    expect((await login()).factors).toEqual(['authenticator_app']);
    const { headers } = await aSession(database.db, member.id);
    const renewed = await post(
      '/api/profile/security/recoverycodes',
      { password: PASSWORD },
      headers,
    );
    const codes: string[] = renewed.body.data.recoveryCodes;
    expect(new Set(codes).size).toBe(10);
    const both = ['authenticator_app', 'recovery_code'];
    for (const code of codes) {
      const asked = await login();
      expect(asked.factors).toEqual(both);
      ({ ticket } = asked);
      expect((await finish('recovery_code', code))[0]).toBe(200);
    }
    expect((await login()).factors).toEqual(['authenticator_app']);
  });
});
