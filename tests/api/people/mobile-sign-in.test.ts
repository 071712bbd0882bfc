import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aMember, newMobile, PASSWORD, type World } from '#tests/api/world.ts';

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

const BROWSER = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Chrome/140' };
const ask = (mobile: string | null, headers: Record<string, string> = {}, reference?: string) =>
  world.api('POST', '/api/auths/signincode', { mobile, reference }, headers);
const confirm = (body: object, headers: Record<string, string> = {}) =>
  world.api('POST', '/api/auths/signinbycode', body, headers);

async function sentTo(mobile: string | null): Promise<string[]> {
  await world.context.background.idle();
  return (world.context.ports.outbox?.list(mobile ?? '') ?? []).map(({ text }) => text);
}
async function codeFor(mobile: string | null) {
  const { reference } = (await ask(mobile)).body.data;
  const [text = ''] = await sentTo(mobile);
  return { mobile, reference, code: /^\d{8}\b/.exec(text)?.[0] ?? '' };
}

describe('a code to the mobile number', () => {
  test('signs in as the password does, once, with the browser’s cookie and its own line', async () => {
    const member = await aMember(world);
    const asked = await codeFor(member.mobile);
    const answer = await confirm(asked, BROWSER);
    expect(answer.body).toMatchObject({
      status: 1,
      user: { id: member.id, userrole: 'user' },
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    const [session, device] = answer.headers.getSetCookie();
    expect([session, device]).toEqual([
      expect.stringMatching(/^session=/),
      expect.stringMatching(/^device=/),
    ]);
    const headers = {
      authorization: answer.body.token,
      cookie: session?.split(';')[0] ?? '',
    };
    expect((await world.api('GET', '/api/auths/sessions', undefined, headers)).status).toBe(200);
    const without = { authorization: answer.body.token };
    expect((await world.api('GET', '/api/auths/sessions', undefined, without)).status).toBe(403);
    expect((await confirm(asked)).status).toBe(401);
    const { rows } = await database.db.$client.query(
      `select detail from audit_log where actor_id = $1 and action = 'session.begin'`,
      [member.id],
    );
    expect(rows).toEqual([{ detail: { by: ['mobile_code'] } }]);
  });

  test('is answered alike whether the number is an account’s or not', async () => {
    const member = await aMember(world);
    const nobody = newMobile();
    const [known, unknown] = [await ask(member.mobile), await ask(nobody)];
    const shape = { ...unknown.body, data: { reference: expect.any(String) } };
    expect([known.status, known.body]).toEqual([unknown.status, shape]);
    expect(await sentTo(nobody)).toEqual([]);
    const guess = { code: '12345678', reference: unknown.body.data.reference };
    const [wrong, none] = [
      await confirm({ ...guess, mobile: member.mobile, reference: known.body.data.reference }),
      await confirm({ ...guess, mobile: nobody }),
    ];
    expect([wrong.status, wrong.body]).toEqual([none.status, none.body]);
  });

  test.each([
    ['staff', { role: 'admin' as const }],
    ['somebody suspended', { suspendedAt: new Date() }],
  ])('opens nothing for %s, and only their phone is told', async (_who, change) => {
    const member = await aMember(world, change);
    const answer = await ask(member.mobile);
    expect(answer.status).toBe(200);
    const [text] = await sentTo(member.mobile);
    expect(text).toContain('needs its password');
    expect(text).not.toMatch(/\d{6}/);
  });

  test('made before its owner became staff or was suspended opens nothing any more', async () => {
    for (const change of [`role = 'admin'`, 'suspended_at = now()', `mobile = '${newMobile()}'`]) {
      const member = await aMember(world);
      const asked = await codeFor(member.mobile);
      await database.db.$client.query(`update people set ${change} where id = $1`, [member.id]);
      expect([change, (await confirm(asked)).status]).toEqual([change, 401]);
    }
  });

  test('is neither used up nor made void by a stranger who asks and guesses too', async () => {
    const member = await aMember(world);
    const asked = await codeFor(member.mobile);
    const theirs = (await ask(member.mobile)).body.data.reference;
    for (let i = 0; i < 6; i++) {
      const guess = { mobile: member.mobile, reference: theirs, code: '12345678' };
      expect((await confirm(guess)).status).toBe(401);
    }
    expect((await confirm({ ...asked, reference: theirs })).status).toBe(401);
    expect((await confirm(asked)).status).toBe(200);
  });

  test('stays a way in while strangers have used up the wrong passwords', async () => {
    const member = await aMember(world);
    for (let at = 0; at < 11; at++) {
      for (let i = 0; i < 10; i++) {
        const body = { email: member.email, password: 'not this one' };
        const from = { 'x-test-address': `198.51.104.${at}` };
        await world.api('POST', '/api/auths/login', body, from);
      }
    }
    const login = { email: member.email, password: PASSWORD };
    expect((await world.api('POST', '/api/auths/login', login)).status).toBe(429);
    expect((await confirm(await codeFor(member.mobile))).status).toBe(200);
  });

  test('is sent to one number no more than so often, and from one network to no more', async () => {
    const member = await aMember(world);
    const statuses = [];
    for (let at = 0; at < 24; at++) {
      const from = { 'x-test-address': `198.51.105.${Math.floor(at / 6)}` };
      statuses.push((await ask(member.mobile, from)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    const spray = [];
    for (let at = 0; at < 45; at++) {
      spray.push((await ask(newMobile(), { 'x-test-address': '198.51.106.1' })).status);
    }
    expect(spray.filter((status) => status === 200)).toHaveLength(40);
  });
});
