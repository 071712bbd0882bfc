import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '#server/db/schema/index.ts';
import { demoDatabase, type TestDatabase, testApi, testContext } from '#tests/api/harness.ts';
import { aMember, PASSWORD, type World } from '#tests/api/world.ts';
import { aSession, codeAt, insertApp, STEP_MS } from '#tests/builders/index.ts';

const LOGIN = '/api/auths/login';
const FINISH = '/api/auths/secondfactor';
const SECURITY = '/api/profile/security';

let database: TestDatabase;
let world: World;
let now: Date;
beforeAll(async () => {
  database = await demoDatabase();
  const context = { ...testContext(database.db), now: () => now };
  world = { context, api: testApi(database.db, context) };
});
afterAll(async () => {
  await world.context.background.idle();
  await database.close();
});

let member: Person;
beforeEach(async () => {
  now = new Date();
  member = await aMember(world);
});

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const post = (path: string, body: unknown, headers = {}) => world.api('POST', path, body, headers);
const login = ({ email }: Person = member) => post(LOGIN, { email, password: PASSWORD });
const ticketOf = async (person = member) => (await login(person)).body.data.ticket as string;
const appProof = (code: string) => ({ kind: 'authenticator_app', code });
const recovery = (code: string) => ({ kind: 'recovery_code', code });
const finish = (ticket: string, proof: unknown) => post(FINISH, { ticket, proof });
const headers = async (person = member) => (await aSession(database.db, person.id)).headers;
const rows = async (text: string, ...values: unknown[]) =>
  (await database.db.$client.query(text, values)).rows;

/** Sets an app up as its owner does. */
async function setUp(person = member) {
  const own = await headers(person);
  const started = await post(`${SECURITY}/app`, { password: PASSWORD }, own);
  const { secret } = started.body.data as { secret: string };
  const confirmed = await post(`${SECURITY}/app/confirm`, { code: codeAt(secret, now) }, own);
  expect(confirmed.status).toBe(200);
  return { secret, own, codes: confirmed.body.data.recoveryCodes as string[] };
}

describe('setting up an authenticator app', () => {
  test('asks for the password, shows the secret as text and QR code, and is confirmed by a code', async () => {
    const own = await headers();
    expect((await post(`${SECURITY}/app`, { password: 'not this one' }, own)).status).toBe(401);
    const { body } = await post(`${SECURITY}/app`, { password: PASSWORD }, own);
    const { secret, uri, qr } = body.data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain('issuer=Propertysearch');
    expect(qr.size).toBeGreaterThan(20);
    expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    // Before it is confirmed a password is enough.
    expect((await login()).body.status).toBe(1);
    expect((await post(`${SECURITY}/app/confirm`, { code: '000000' }, own)).status).toBe(401);
    const confirmed = await post(`${SECURITY}/app/confirm`, { code: codeAt(secret, now) }, own);
    expect(confirmed.body.data.recoveryCodes).toHaveLength(10);
    expect((await world.api('GET', SECURITY, undefined, own)).body.data).toMatchObject({
      isRequired: false,
      isShown: true,
      app: { lastUsedAt: null },
      recoveryCodesLeft: 10,
    });
  });

  test('the secret and the recovery codes are not in the database as they are', async () => {
    const { secret, codes } = await setUp();
    const kept = JSON.stringify(
      await rows(
        `select encode(a.secret_sealed, 'escape') as sealed, r.code_hash::text
         from authenticator_apps a join recovery_codes r using (person_id) where person_id = $1`,
        member.id,
      ),
    );
    for (const word of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
      expect(kept).not.toContain(word);
    }
  });

  test('ends every other session, begun on the password alone, and tells the owner by mail', async () => {
    const other = await headers();
    await setUp();
    expect((await world.api('GET', SECURITY, undefined, other)).status).toBe(403);
    await expect
      .poll(() => world.context.ports.outbox?.list(member.email).map(({ subject }) => subject))
      .toContain('An authenticator app was added');
    const [line] = await rows(
      `select detail from audit_log where action = 'factor.add' and actor_id = $1`,
      member.id,
    );
    expect(line.detail).toEqual({ factor: 'authenticator_app' });
  });

  test('there is one app, and another only after it is removed', async () => {
    const { own } = await setUp();
    expect((await post(`${SECURITY}/app`, { password: PASSWORD }, own)).status).toBe(409);
  });
});

describe('signing in with a code', () => {
  test('the password alone gives no token; a code does', async () => {
    const secret = await insertApp(world.context, member.id);
    const asked = await login();
    expect(asked.status).toBe(200);
    expect(asked.body).toMatchObject({
      status: 0,
      code: 'second_factor',
      data: { factors: ['authenticator_app'] },
    });
    expect(JSON.stringify(asked.body)).not.toContain('token');
    expect(asked.headers.get('set-cookie')).toBeNull();
    const done = await finish(asked.body.data.ticket, appProof(codeAt(secret, now)));
    expect(done.body).toMatchObject({ status: 1, user: { id: member.id } });
    const own = { authorization: done.body.token };
    const { body } = await world.api('GET', '/api/auths/sessions', undefined, own);
    expect(body.data[0].signedInBy).toEqual(['password', 'authenticator_app']);
  });

  test('a wrong password says nothing of a second factor', async () => {
    await insertApp(world.context, member.id);
    const plain = await aMember(world);
    const answers = await Promise.all(
      [member, plain].map(({ email }) => post(LOGIN, { email, password: 'not this one' })),
    );
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(answers[0]?.status).toBe(401);
  });

  test('half a minute before and after is forgiven, more is not', async () => {
    const secret = await insertApp(world.context, member.id);
    for (const [steps, status] of [
      [-2, 401],
      [2, 401],
      [-1, 200],
      [1, 200],
    ] as const) {
      const code = codeAt(secret, new Date(now.getTime() + steps * STEP_MS));
      expect([steps, (await finish(await ticketOf(), appProof(code))).status]).toEqual([
        steps,
        status,
      ]);
    }
  });

  test('a code is good once, and so are those before it', async () => {
    const secret = await insertApp(world.context, member.id);
    const code = codeAt(secret, now);
    const before = codeAt(secret, new Date(now.getTime() - STEP_MS));
    expect((await finish(await ticketOf(), appProof(code))).status).toBe(200);
    expect((await finish(await ticketOf(), appProof(code))).status).toBe(401);
    expect((await finish(await ticketOf(), appProof(before))).status).toBe(401);
  });

  test('of two uses of one code at once, one counts', async () => {
    const secret = await insertApp(world.context, member.id);
    const tickets = [await ticketOf(), await ticketOf()];
    const proof = appProof(codeAt(secret, now));
    const answers = await Promise.all(tickets.map((ticket) => finish(ticket, proof)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('ten wrong codes an hour, then no right one either, and its owner hears of it', async () => {
    const secret = await insertApp(world.context, member.id);
    const wrong = codeAt(secret, new Date(now.getTime() + 40 * STEP_MS));
    const statuses: number[] = [];
    let ticket = '';
    for (let i = 0; i < 11; i += 1) {
      if (i % 5 === 0) ticket = await ticketOf();
      statuses.push((await finish(ticket, appProof(wrong))).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    expect((await finish(await ticketOf(), appProof(codeAt(secret, now)))).status).toBe(429);
    const told = await rows('select title from notifications where person_id = $1', member.id);
    expect(told).toEqual([{ title: 'Somebody is guessing your codes' }]);
    later(3_601_000);
    expect((await finish(await ticketOf(), appProof(codeAt(secret, now)))).status).toBe(200);
  });

  test('a ticket takes five tries, five minutes and one sign-in', async () => {
    const secret = await insertApp(world.context, member.id);
    const tried = await ticketOf();
    for (let i = 0; i < 5; i += 1) await finish(tried, recovery('AAAA-BBBB-CCCC'));
    expect((await finish(tried, appProof(codeAt(secret, now)))).body.errors[0].path).toBe('ticket');
    const used = await ticketOf();
    expect((await finish(used, appProof(codeAt(secret, now)))).status).toBe(200);
    later(STEP_MS);
    expect((await finish(used, appProof(codeAt(secret, now)))).status).toBe(401);
    const old = await ticketOf();
    later(301_000);
    expect((await finish(old, appProof(codeAt(secret, now)))).status).toBe(401);
  });

  test('a ticket of one person takes no code of another', async () => {
    await insertApp(world.context, member.id);
    const other = await insertApp(world.context, (await aMember(world)).id);
    expect((await finish(await ticketOf(), appProof(codeAt(other, now)))).status).toBe(401);
  });

  test('a new password voids tickets and keeps the app', async () => {
    const { secret, own } = await setUp();
    const ticket = await ticketOf();
    const body = { oldpassword: PASSWORD, newpassword: 'seven buses past the old mill' };
    expect((await post('/api/profile/changepassword', body, own)).status).toBe(200);
    later(STEP_MS);
    expect((await finish(ticket, appProof(codeAt(secret, now)))).status).toBe(401);
    const again = await post(LOGIN, { email: member.email, password: body.newpassword });
    expect(again.body.code).toBe('second_factor');
  });

  test('who was suspended meanwhile stays outside', async () => {
    const secret = await insertApp(world.context, member.id);
    const ticket = await ticketOf();
    await rows('update people set suspended_at = now() where id = $1', member.id);
    expect((await finish(ticket, appProof(codeAt(secret, now)))).status).toBe(401);
  });
});

describe('recovery codes', () => {
  test('each opens once, as it was written down', async () => {
    const { codes } = await setUp();
    const [code = ''] = codes;
    expect(code).toMatch(/^[A-Z2-7]{4}-[A-Z2-7]{4}-[A-Z2-7]{4}$/);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect((await finish(await ticketOf(), recovery(typed))).status).toBe(200);
    expect((await finish(await ticketOf(), recovery(code))).status).toBe(401);
  });

  test('of two uses of one at once, one counts', async () => {
    const { codes } = await setUp();
    const tickets = [await ticketOf(), await ticketOf()];
    const answers = await Promise.all(
      tickets.map((ticket) => finish(ticket, recovery(codes[3] ?? ''))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('another’s open nothing; new ones void the old', async () => {
    const { codes, own } = await setUp();
    const other = await setUp(await aMember(world));
    expect((await finish(await ticketOf(), recovery(other.codes[0] ?? ''))).status).toBe(401);
    const renewed = await post(`${SECURITY}/recoverycodes`, { password: PASSWORD }, own);
    expect(renewed.body.data.recoveryCodes).toHaveLength(10);
    expect((await finish(await ticketOf(), recovery(codes[1] ?? ''))).status).toBe(401);
    const [fresh] = renewed.body.data.recoveryCodes;
    expect((await finish(await ticketOf(), recovery(fresh))).status).toBe(200);
  });
});

describe('taking the app away', () => {
  test('asks for the password itself and a factor; then a password is enough again', async () => {
    const { own, codes } = await setUp();
    const remove = (password: string, proof: unknown) =>
      post(`${SECURITY}/app/remove`, { password, proof }, own);
    expect((await remove('not this one', recovery(codes[0] ?? ''))).status).toBe(401);
    expect((await remove(PASSWORD, recovery('AAAA-BBBB-CCCC'))).status).toBe(401);
    const confirmed = await post(`${SECURITY}/confirm`, { proof: recovery(codes[1] ?? '') }, own);
    expect((await remove(confirmed.body.data.password, recovery(codes[2] ?? ''))).status).toBe(401);
    expect((await remove(PASSWORD, recovery(codes[3] ?? ''))).status).toBe(200);
    expect((await login()).body.status).toBe(1);
    const left = await rows('select 1 from recovery_codes where person_id = $1', member.id);
    expect(left).toEqual([]);
  });

  test('staff keep their last one', async () => {
    const staff = await aMember(world, { role: 'admin' });
    const { own, codes } = await setUp(staff);
    const proof = recovery(codes[0] ?? '');
    const answer = await post(`${SECURITY}/app/remove`, { password: PASSWORD, proof }, own);
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    expect((await login(staff)).body.code).toBe('second_factor');
  });
});

test('a factor stands in for the password, once, in the session that showed it', async () => {
  const { own, secret } = await setUp();
  later(STEP_MS);
  const proof = appProof(codeAt(secret, now));
  const { body } = await post(`${SECURITY}/confirm`, { proof }, own);
  const { password } = body.data;
  const change = (headersOf: Record<string, string>) =>
    post('/api/profile/contact', { email: `n.${member.email}`, password }, headersOf);
  expect((await change(await headers())).status).toBe(401);
  expect((await change(own)).status).toBe(200);
  expect((await change(own)).status).toBe(401);
});
