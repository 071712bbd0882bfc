import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '#server/db/schema/index.ts';
import { enter } from '#server/people/auth/enter.ts';
import { deedsOf } from '#tests/api/deeds.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aMember, PASSWORD, type World } from '#tests/api/world.ts';
import { aSession } from '#tests/builders/index.ts';

/** What signing in and passwords say, tell the owner and write down, to the letter. */

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await testDatabase();
  const context = testContext(database.db);
  world = { context, api: testApi(database.db, context) };
});
afterAll(async () => {
  await world.context.background.idle();
  await database.close();
});

const deed = deedsOf(() => database.db);
const NOTHING_DONE = { told: [], audited: [], happened: [] };
const FRESH = 'a parrot reads the tram timetable';
const sql = async (text: string, ...values: unknown[]) =>
  (await database.db.$client.query(text, values)).rows;

let member: Person;
let mine: Awaited<ReturnType<typeof aSession>>['headers'];
let me: string;
beforeEach(async () => {
  member = await aMember(world);
  ({ headers: mine } = await aSession(database.db, member.id));
  me = `person ${member.id}`;
});

const login = (password = PASSWORD) =>
  world.api('POST', '/api/auths/login', { email: member.email, password });
const change = (oldpassword: string, newpassword: string) => () =>
  world.api('POST', '/api/profile/changepassword', { oldpassword, newpassword }, mine);
const passwordChanged = () => ({
  told: [
    [
      member.id,
      'Your password was changed',
      'Every other session has ended, and so has the address of your calendar. If that was not you, choose "Forgot password" at once and write to us.',
      '/MyProfile',
    ],
  ],
  audited: [['password.change', me, {}]],
  happened: [],
});

/** What opens without a session or goes on after one: an address of the calendar, and push. */
async function openDoors() {
  await sql(
    `insert into push_subscriptions (person_id, endpoint, p256dh, auth) values ($1, $2, 'x', 'x')`,
    ...[member.id, `https://push.example.org/${member.id}`],
  );
  await world.api('POST', '/api/dashboard/calendar', undefined, mine);
}
const doorsLeft = async () => [
  (await sql('select from push_subscriptions where person_id = $1', member.id)).length,
  (await sql('select from calendar_feeds where person_id = $1', member.id)).length,
];

describe('signing in', () => {
  test('is audited with what was shown; of staff a wrong password too', async () => {
    const left = await deed(() => login());
    expect(left.said[0]).toBe(200);
    expect(left.audited).toEqual([['session.begin', me, { by: ['password'] }]]);
    const wrong = () => deed(() => login('not this one'));
    expect(await wrong()).toMatchObject({ said: [401, expect.any(String)], ...NOTHING_DONE });
    await sql(`update people set role = 'admin' where id = $1`, member.id);
    expect((await wrong()).audited).toEqual([['session.fail', me, { by: 'password' }]]);
  });

  test('of the suspended says so to who knows the password only', async () => {
    await sql('update people set suspended_at = now() where id = $1', member.id);
    expect((await deed(() => login())).said).toEqual([
      ...[401, 'This account is suspended. Write to us to have it back.'],
    ]);
    expect((await deed(() => login('not this one'))).said[1]).not.toMatch(/suspended/);
  });
});

describe('whoever was changed while their password was being checked', () => {
  test.each([
    ['has another password', `password_hash = 'another'`],
    ['has another number', `mobile = '9899999999'`],
    ['is suspended', 'suspended_at = now()'],
    ['is gone', 'deleted_at = now()'],
  ])('is not let in where who they are now %s', async (_, change) => {
    await sql(`update people set ${change} where id = $1`, member.id);
    const entering = database.db.transaction((tx) => enter(world.context, tx, member, 'password'));
    await expect(entering).rejects.toMatchObject({ code: 'wrong_credentials' });
  });

  test('and who was not is', async () => {
    const entering = database.db.transaction((tx) => enter(world.context, tx, member, 'password'));
    expect(await entering).toMatchObject({ status: 1 });
  });
});

describe('sessions', () => {
  const list = async () =>
    (await world.api('GET', '/api/auths/sessions', undefined, mine)).body.data;

  test('are listed with the newest first; what has ended is not among them', async () => {
    const until = new Date(Date.now() - 1_000);
    await aSession(database.db, member.id, { expiresAt: until });
    await aSession(database.db, member.id, { lastSeenAt: new Date(Date.now() - 60_000) });
    const found = await list();
    expect(found.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([true, false]);
  });

  test('one that is ended is audited, and ended once; another’s is not there', async () => {
    await aSession(database.db, member.id);
    const { id } = (await list()).find(({ isThis }: { isThis: boolean }) => !isThis);
    const end = (headers = mine) =>
      world.api('DELETE', `/api/auths/sessions/${id}`, undefined, headers);
    const other = await aSession(database.db, (await aMember(world)).id);
    expect((await end(other.headers)).status).toBe(404);
    expect(await deed(() => end())).toEqual({
      said: [200, 'The session has ended.'],
      told: [],
      audited: [['session.end', me, {}]],
      happened: [],
    });
    expect((await end()).status).toBe(404);
  });

  test('only the end of one’s own takes its cookie away', async () => {
    await aSession(database.db, member.id);
    const found: { id: number; isThis: boolean }[] = await list();
    for (const { id, isThis } of found.sort((a, b) => Number(a.isThis) - Number(b.isThis))) {
      const answer = await world.api('DELETE', `/api/auths/sessions/${id}`, undefined, mine);
      expect(answer.headers.get('set-cookie') !== null).toBe(isThis);
    }
  });

  test('ending all others is audited', async () => {
    const left = await deed(() => world.api('POST', '/api/auths/logoutothers', undefined, mine));
    expect(left.audited).toEqual([['session.end-others', me, {}]]);
  });
});

describe('a changed password', () => {
  test('is told of and audited; the calendar’s address ends, and push stays', async () => {
    await openDoors();
    expect(await doorsLeft()).toEqual([1, 1]);
    expect(await deed(change(PASSWORD, FRESH))).toEqual({
      said: [200, 'Your password is changed.'],
      ...passwordChanged(),
    });
    expect(await doorsLeft()).toEqual([1, 0]);
  });

  test('that is the same, or not known, is refused at its field', async () => {
    const wrong = 'The current password is not right.';
    expect(await deed(change('not this one', FRESH))).toEqual({
      said: [401, wrong, `oldpassword: ${wrong}`],
      ...NOTHING_DONE,
    });
    const same = 'Choose a password that differs from the current one.';
    expect(await deed(change(PASSWORD, PASSWORD))).toEqual({
      said: [422, same, `newpassword: ${same}`],
      ...NOTHING_DONE,
    });
  });

  test.each(['firstName', 'lastName', 'city'] as const)('may not be the %s', async (field) => {
    const column = { firstName: 'first_name', lastName: 'last_name', city: 'city' }[field];
    const name = 'Vrindavankar';
    await sql(`update people set ${column} = $2 where id = $1`, member.id, name);
    expect((await change(PASSWORD, `${name}12`)()).status).toBe(422);
  });
});

describe('a forgotten password', () => {
  const forgot = async () => {
    const answer = await world.api('POST', '/api/auths/forgotpassword', { email: member.email });
    await world.context.background.idle();
    return answer;
  };
  const mails = () => world.context.ports.outbox?.list(member.email) ?? [];

  test('its mail says what the code does; the new one is told of, and all doors close', async () => {
    await openDoors();
    const { body } = await forgot();
    expect(body.message).toBe('If this address has an account, a code is on its way.');
    const mail = mails().find(({ subject }) => /\d{8}/.test(subject));
    const code = /\d{8}/.exec(mail?.subject ?? '')?.[0] ?? '';
    expect(mail).toMatchObject({
      subject: `${code} is your code for a new password`,
      text: `Enter ${code} to choose a new password. It is good for 10 minutes. If you did not ask for it, there is nothing to do; your password stays.`,
    });
    const reset = (typed: string) => () =>
      world.api('POST', '/api/auths/resetpassword', {
        ...{ email: member.email, code: typed, reference: body.data.reference },
        password: FRESH,
      });
    const wrong = 'The code is not right, or has run out. Check it, or ask for a new one.';
    expect(await deed(reset(code === '11111111' ? '22222222' : '11111111'))).toEqual({
      said: [401, wrong, `code: ${wrong}`],
      ...NOTHING_DONE,
    });
    expect(await deed(reset(code))).toEqual({
      said: [200, 'Your password is changed. Please sign in.'],
      ...passwordChanged(),
    });
    expect(await doorsLeft()).toEqual([0, 0]);
  });

  test('the suspended are sent no code', async () => {
    await sql('update people set suspended_at = now() where id = $1', member.id);
    await forgot();
    expect(mails()).toEqual([]);
  });

  test('the code comes in the language of the account', async () => {
    await sql(`update people set language = 'mr' where id = $1`, member.id);
    await forgot();
    expect(mails()[0]?.subject).toMatch(/^नव्या पासवर्डसाठी तुमचा कोड \d{8}$/);
  });
});
