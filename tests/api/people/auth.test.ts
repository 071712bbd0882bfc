import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aMember, aRegistration, PASSWORD, type World } from '#tests/api/world.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';

let database: TestDatabase;
let world: World;
/** The clock of the calls, in ms from now. */
let ahead = 0;
beforeAll(async () => {
  database = await testDatabase();
  const context = { ...testContext(database.db), now: () => new Date(Date.now() + ahead) };
  world = { context, api: testApi(database.db, context) };
});
afterAll(async () => {
  await world.context.background.idle();
  await database.close();
});

const DAY_MS = 86_400_000;
const LOGIN = '/api/auths/login';
const BROWSER = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Chrome/140' };
const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  world.api('POST', LOGIN, { email, password }, headers);
const cookieOf = ({ headers }: { headers: Headers }) =>
  headers.get('set-cookie')?.split(';')[0] ?? '';
const profileOf = (id: number, headers: Record<string, string>) =>
  world.api('GET', '/api/auths/sessions', undefined, { ...headers, 'x-person': String(id) });

async function inBrowser() {
  const member = await aMember(world);
  const answer = await login(member.email, PASSWORD, BROWSER);
  return { member, token: answer.body.token as string, cookie: cookieOf(answer), answer };
}

describe('signing in', () => {
  test('answers with the user and a token, as specified', async () => {
    const agent = await aMember(world, { role: 'agent', location: { x: 73.78, y: 18.56 } });
    const { status, body } = await login(agent.email.toUpperCase(), PASSWORD);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 1,
      message: 'Welcome on Propertysearch!',
      user: {
        id: agent.id,
        firstname: agent.firstName,
        lastname: agent.lastName,
        userrole: 'agent',
        city: 'Pune',
        email: agent.email,
        latitude: 18.56,
        longitude: 73.78,
      },
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('says what is wrong with a form, word for word', async () => {
    const messages = async (body: object) =>
      (await world.api('POST', LOGIN, body)).body.errors.map((e: { message: string }) => e.message);
    expect(await messages({ email: '', password: '' })).toEqual([
      'Email is required',
      'Password is required',
    ]);
    expect(await messages({})).toEqual(['Email is required', 'Password is required']);
    expect(await messages({ email: 'a@b', password: 'abcd' })).toEqual([
      'Invalid email format',
      'Password must be at least 5 characters',
    ]);
  });

  test('a wrong password, an unknown address and an account without password are told alike', async () => {
    const member = await aMember(world);
    const passwordless = await insertPerson(database.db);
    const answers = [
      await login(member.email, 'not this one'),
      await login('nobody@propertysearch.test', 'not this one'),
      await login(passwordless.email, 'not this one'),
    ];
    for (const { status, body, headers } of answers) {
      expect([status, body]).toEqual([
        401,
        {
          status: 0,
          code: 'wrong_credentials',
          message: 'Login failed. Please check your credentials.',
        },
      ]);
      expect(headers.get('set-cookie')).toBeNull();
    }
  });

  test('an unknown address takes as much work as a known one', async () => {
    // What the processor did for it, by the least of many: whatever else goes on only ever adds.
    const work = () => {
      const { user, system } = process.cpuUsage();
      return user + system;
    };
    const least = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY };
    for (let i = 0; i < 25; i++) {
      const member = await aMember(world);
      for (const [kind, email] of [
        ['known', member.email],
        ['unknown', `stranger${i}@propertysearch.test`],
      ] as const) {
        const before = work();
        await login(email, 'not this one');
        least[kind] = Math.min(least[kind], work() - before);
      }
    }
    const ratio = least.known / least.unknown;
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.67);
  });

  test('a suspended or deleted person stays out, and their sessions with them', async () => {
    const member = await aMember(world);
    const { headers } = await aSession(database.db, member.id);
    expect((await profileOf(member.id, headers)).status).toBe(200);
    await database.db.$client.query('update people set suspended_at = now() where id = $1', [
      member.id,
    ]);
    expect((await profileOf(member.id, headers)).status).toBe(403);
    expect((await login(member.email, PASSWORD)).body.message).toContain('suspended');
    expect((await login(member.email, 'not this one')).body.message).not.toContain('suspended');
  });
});

describe('sessions', () => {
  test('a made-up, cut, hashed or empty token opens nothing', async () => {
    const { token } = await aSession(database.db, (await aMember(world)).id);
    const { rows } = await database.db.$client.query('select token_hash from sessions');
    const forged = [
      '',
      'Bearer',
      'x',
      token.slice(0, -1),
      `${token}x`,
      token.toUpperCase(),
      ...rows.map(({ token_hash }) => token_hash.toString('base64url')),
    ];
    for (const authorization of forged) {
      const answer = await world.api('GET', '/api/auths/sessions', undefined, { authorization });
      expect([authorization, answer.status, answer.body.code]).toEqual([
        authorization,
        403,
        'session_ended',
      ]);
    }
  });

  test('the token is taken bare and after "Bearer"', async () => {
    const { token } = await aSession(database.db, (await aMember(world)).id);
    for (const authorization of [token, `Bearer ${token}`, `bearer ${token}`]) {
      const answer = await world.api('GET', '/api/auths/sessions', undefined, { authorization });
      expect(answer.status).toBe(200);
    }
  });

  test('a browser’s token is worth nothing without its cookie, or with another’s', async () => {
    const { token, cookie, answer } = await inBrowser();
    const other = await inBrowser();
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/,
    );
    const list = (headers: Record<string, string>) =>
      world.api('GET', '/api/auths/sessions', undefined, { authorization: token, ...headers });
    expect((await list({ cookie })).status).toBe(200);
    expect((await list({})).status).toBe(403);
    expect((await list({ cookie: other.cookie })).status).toBe(403);
    expect((await list({ cookie: `session=${token}` })).status).toBe(403);
  });

  test('a cookie alone does nothing on any call that needs a session', async () => {
    const { cookie } = await inBrowser();
    for (const { access, method, path } of ENDPOINTS) {
      if (access === 'anyone') continue;
      const address = `/api${path.replace(/^\/api/, '')}`.replace(/\{\w+\}/g, '1');
      const headers = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const body = method === 'GET' ? undefined : {};
      const answer = await world.api(method, address, body, headers);
      expect([method, address, answer.status]).toEqual([method, address, 403]);
    }
  });

  test('a cookie planted before signing in is not taken over', async () => {
    const member = await aMember(world);
    const planted = 'session=planted-by-somebody-else-planted-by-somebo';
    const answer = await login(member.email, PASSWORD, { ...BROWSER, cookie: planted });
    expect(cookieOf(answer)).not.toBe(planted);
    const headers = { authorization: answer.body.token, cookie: planted };
    expect((await profileOf(member.id, headers)).status).toBe(403);
  });

  test('signing in again ends the session the browser had', async () => {
    const { member, token, cookie } = await inBrowser();
    const again = await login(member.email, PASSWORD, { ...BROWSER, cookie });
    expect((await profileOf(member.id, { authorization: token, cookie })).status).toBe(403);
    const headers = { authorization: again.body.token, cookie: cookieOf(again) };
    expect((await profileOf(member.id, headers)).status).toBe(200);
  });

  test('after signing out the token is dead and the cookie gone', async () => {
    const { member, token, cookie } = await inBrowser();
    const headers = { authorization: token, cookie };
    const out = await world.api('POST', '/api/auths/logout', undefined, headers);
    expect(out.headers.get('set-cookie')).toMatch(/^session=; .*Max-Age=0/);
    expect((await profileOf(member.id, headers)).status).toBe(403);
  });

  test('slides for seven days of use, and ends after thirty', async () => {
    const member = await aMember(world);
    const { headers } = await aSession(database.db, member.id, {
      expiresAt: new Date(Date.now() + 7 * DAY_MS),
      endsAt: new Date(Date.now() + 30 * DAY_MS),
    });
    try {
      for (const day of [6, 12, 18, 24, 29]) {
        ahead = day * DAY_MS;
        expect([day, (await profileOf(member.id, headers)).status]).toEqual([day, 200]);
      }
      ahead = 30 * DAY_MS + 1_000;
      expect((await profileOf(member.id, headers)).status).toBe(403);
    } finally {
      ahead = 0;
    }
  });

  test('unused for a week it has ended', async () => {
    const member = await aMember(world);
    const answer = await login(member.email, PASSWORD);
    try {
      ahead = 7 * DAY_MS + 1_000;
      const headers = { authorization: answer.body.token };
      expect((await profileOf(member.id, headers)).status).toBe(403);
    } finally {
      ahead = 0;
    }
  });

  test('are listed, and ended one by one or all others', async () => {
    const member = await aMember(world);
    const sessions = await Promise.all([1, 2, 3].map(() => aSession(database.db, member.id)));
    const [mine, second] = sessions.map(({ headers }) => headers);
    const list = async () => (await profileOf(member.id, mine ?? {})).body.data;
    const listed = await list();
    expect(listed).toHaveLength(3);
    expect(listed.filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1);
    expect(JSON.stringify(listed)).not.toContain('hash');
    const other = listed.find(({ isThis }: { isThis: boolean }) => !isThis);
    await world.api('DELETE', `/api/auths/sessions/${other.id}`, undefined, mine);
    expect(await list()).toHaveLength(2);
    const ended = await world.api('POST', '/api/auths/logoutothers', undefined, mine);
    expect(ended.body.data).toEqual({ ended: 1 });
    expect((await profileOf(member.id, second ?? {})).status).toBe(403);
    expect(await list()).toHaveLength(1);
  });

  test('a new device is told of, the first one and a known one are not', async () => {
    const member = await aMember(world);
    const titles = async () =>
      (
        await database.db.$client.query(
          `select title from notifications where person_id = $1 and kind = 'security'`,
          [member.id],
        )
      ).rows;
    for (const agent of ['First/1', 'First/1'])
      await login(member.email, PASSWORD, { 'user-agent': agent });
    expect(await titles()).toEqual([]);
    await login(member.email, PASSWORD, { 'user-agent': 'Second/1' });
    expect(await titles()).toEqual([{ title: 'New sign-in to your account' }]);
  });
});

describe('registering', () => {
  const verify = (body: object) => world.api('POST', '/api/auths/verifyregistration', body);

  test('both codes make the person and sign them in', async () => {
    const given = await aRegistration(world);
    const { reference, emailcode, mobilecode } = given;
    const answer = await verify({ reference, emailcode, mobilecode });
    expect(answer.body).toMatchObject({
      status: 1,
      user: { email: given.email, userrole: 'user' },
    });
    const { rows } = await database.db.$client.query(
      'select role, mobile, suspended_at, aadhaar_verified from people where email = $1',
      [given.email],
    );
    expect(rows).toEqual([
      { role: 'user', mobile: given.mobile, suspended_at: null, aadhaar_verified: false },
    ]);
    expect((await verify({ reference, emailcode, mobilecode })).status).toBe(401);
    expect((await login(given.email, given.password)).status).toBe(200);
  });

  test('a wrong code is named, five tries are all, and new codes begin again', async () => {
    const { reference, emailcode, mobilecode } = await aRegistration(world);
    const wrong = emailcode === '123456' ? '654321' : '123456';
    for (let i = 0; i < 5; i++) {
      const answer = await verify({ reference, emailcode: wrong, mobilecode });
      expect(answer.status).toBe(401);
      expect(answer.body.errors.map(({ path }: { path: string }) => path)).toContain('emailcode');
    }
    expect((await verify({ reference, emailcode, mobilecode })).status).toBe(401);
  });

  test('of many at once with the right codes exactly one gets in', async () => {
    const { reference, emailcode, mobilecode, email } = await aRegistration(world);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => verify({ reference, emailcode, mobilecode })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await database.db.$client.query('select 1 from people where email = $1', [
      email,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('an address or number that has an account is answered alike, and told there only', async () => {
    const member = await aMember(world);
    const fresh = await aRegistration(world);
    const { reference: _, emailcode: _e, mobilecode: _m, ...body } = fresh;
    for (const taken of [{ email: member.email }, { mobile: member.mobile }]) {
      const asked = { ...body, email: `x${member.id}@propertysearch.test`, ...taken };
      const answer = await world.api('POST', '/api/auths/register', asked);
      expect(answer.body).toEqual({
        status: 1,
        message: 'We have sent a code to your e-mail and one to your mobile.',
        data: { reference: expect.any(String) },
      });
      await world.context.background.idle();
      const owner = ('email' in taken ? asked.email : asked.mobile) ?? '';
      const [word] = world.context.ports.outbox?.list(owner) ?? [];
      expect(`${word?.subject} ${word?.text}`).toMatch(/You have an? .*account.* already/);
      const guess = {
        reference: answer.body.data.reference,
        emailcode: '000000',
        mobilecode: '000000',
      };
      expect((await verify(guess)).status).toBe(401);
    }
  });

  test('nobody makes themselves staff, or anything the form does not ask', async () => {
    const base = {
      role: 'user',
      firstname: 'Meera',
      lastname: 'Apte',
      email: 'mass@propertysearch.test',
      mobile: '9822012345',
      city: 'Pune',
      password: PASSWORD,
      terms: true,
    };
    const post = (body: object) => world.api('POST', '/api/auths/register', body);
    expect((await post({ ...base, role: 'admin' })).body.errors[0].path).toBe('role');
    const extra = { id: 1, aadhaarVerified: true, suspendedAt: null, premiumUntil: '2099-01-01' };
    const refused = await post({ ...base, ...extra });
    expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual(
      Object.keys(extra),
    );
    const answer = await post(base);
    await world.context.background.idle();
    const [mail] = world.context.ports.outbox?.list(base.email) ?? [];
    const [sms] = world.context.ports.outbox?.list(base.mobile) ?? [];
    const code = (text = '') => /\d{6}/.exec(text)?.[0];
    const codes = {
      reference: answer.body.data.reference,
      emailcode: code(mail?.text),
      mobilecode: code(sms?.text),
    };
    expect((await verify({ ...codes, role: 'admin' })).body.errors[0].path).toBe('role');
    expect((await verify(codes)).status).toBe(200);
    const { rows } = await database.db.$client.query(
      'select role, aadhaar_verified, premium_until from people where email = $1',
      [base.email],
    );
    expect(rows).toEqual([{ role: 'user', aadhaar_verified: false, premium_until: null }]);
  });

  test('mobile numbers are Indian ones, passwords strong, terms accepted', async () => {
    const given = await aRegistration(world);
    const { reference: _, emailcode: _e, mobilecode: _m, ...body } = given;
    const wrong = async (change: object) => {
      const answer = await world.api('POST', '/api/auths/register', { ...body, ...change });
      return [answer.status, answer.body.errors?.[0]?.path];
    };
    for (const mobile of [
      '12345',
      '5822012345',
      '+1 415 555 0100',
      '98220123456',
      'abcdefghij',
      '',
    ])
      expect([mobile, await wrong({ mobile })]).toEqual([mobile, [422, 'mobile']]);
    for (const password of ['short', 'password12', 'Meera Apte', 'aaaaaaaaaaaa', 'qwertyuiop'])
      expect([password, await wrong({ password })]).toEqual([password, [422, 'password']]);
    expect(await wrong({ terms: false })).toEqual([422, 'terms']);
    expect(await wrong({ firstname: '<b>x</b>' })).toEqual([422, 'firstname']);
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string) => world.api('POST', '/api/auths/forgotpassword', { email });
  const reset = (body: object) => world.api('POST', '/api/auths/resetpassword', body);
  const FRESH = 'a parrot reads the tram timetable';

  async function codeFor(email: string): Promise<{ code: string; reference: string }> {
    const { reference } = (await forgot(email)).body.data;
    await world.context.background.idle();
    const [mail] = world.context.ports.outbox?.list(email) ?? [];
    return { code: /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? '', reference };
  }

  test('is answered alike whether or not there is an account, and only members get a code', async () => {
    const member = await aMember(world);
    const known = await forgot(member.email);
    const unknown = await forgot('nobody.at.all@propertysearch.test');
    const anyReference = (body: object) => ({ ...body, data: { reference: expect.any(String) } });
    expect([known.status, known.body]).toEqual([unknown.status, anyReference(unknown.body)]);
    await world.context.background.idle();
    expect(world.context.ports.outbox?.list('nobody.at.all@propertysearch.test')).toEqual([]);
    expect(world.context.ports.outbox?.list(member.email)).toHaveLength(1);
  });

  test('the code sets a new one once, and every session ends', async () => {
    const member = await aMember(world);
    const { headers } = await aSession(database.db, member.id);
    const asked = await codeFor(member.email);
    const done = await reset({ email: member.email, ...asked, password: FRESH });
    expect(done.body.message).toBe('Your password is changed. Please sign in.');
    expect((await profileOf(member.id, headers)).status).toBe(403);
    expect((await login(member.email, PASSWORD)).status).toBe(401);
    expect((await login(member.email, FRESH)).status).toBe(200);
    expect((await reset({ email: member.email, ...asked, password: FRESH })).status).toBe(401);
  });

  test('guessing ends after five tries, however many come at once', async () => {
    const member = await aMember(world);
    const asked = await codeFor(member.email);
    const wrong = asked.code === '11111111' ? '22222222' : '11111111';
    const guess = { email: member.email, ...asked, code: wrong, password: FRESH };
    await Promise.all(Array.from({ length: 8 }, () => reset(guess)));
    expect((await reset({ ...guess, code: asked.code })).status).toBe(401);
  });
});

describe('a code that a stranger asks for too', () => {
  const from = (address: string) => ({ 'x-test-address': address });
  const forgot = (email: string, address: string, headers: Record<string, string> = {}) =>
    world.api('POST', '/api/auths/forgotpassword', { email }, { ...from(address), ...headers });
  const reset = (body: object, address = '203.0.113.60') =>
    world.api('POST', '/api/auths/resetpassword', body, from(address));
  const password = 'a parrot reads the tram timetable';
  const codeIn = (email: string) => {
    const [mail] = world.context.ports.outbox?.list(email) ?? [];
    return /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  };

  test('stays good: neither their asking nor their guessing makes it void', async () => {
    const { email } = await aMember(world);
    const { reference } = (await forgot(email, '203.0.113.60')).body.data;
    await world.context.background.idle();
    const code = codeIn(email);
    const theirs = (await forgot(email, '198.51.100.60')).body.data.reference;
    await world.context.background.idle();
    const guess = { email, password, code: code === '11111111' ? '22222222' : '11111111' };
    for (let i = 0; i < 6; i++) {
      expect((await reset({ ...guess, reference: theirs }, '198.51.100.60')).status).toBe(401);
    }
    // Nor does what was sent to the owner open anything for who asked elsewhere.
    expect((await reset({ ...guess, code, reference: theirs })).status).toBe(401);
    expect((await reset({ email, password, code, reference })).status).toBe(200);
  });

  test('sent again to the same browser is the only one that counts', async () => {
    const { email } = await aMember(world);
    const { reference } = (await forgot(email, '203.0.113.61')).body.data;
    await world.context.background.idle();
    const older = codeIn(email);
    const again = { email, reference };
    expect((await world.api('POST', '/api/auths/forgotpassword', again)).body.data).toEqual({
      reference,
    });
    await world.context.background.idle();
    const newer = codeIn(email);
    expect(newer).not.toBe(older);
    expect((await reset({ ...again, password, code: older })).status).toBe(401);
    expect((await reset({ ...again, password, code: newer })).status).toBe(200);
  });

  test('is asked for no more by strangers, and still by the owner’s own device', async () => {
    const { email } = await aMember(world);
    const { headers } = await login(email, PASSWORD, BROWSER);
    const device = headers.getSetCookie().find((line) => line.startsWith('device='));
    const statuses: number[] = [];
    for (let at = 0; at < 5; at++) {
      for (let i = 0; i < 6; i++) {
        statuses.push((await forgot(email, `198.51.102.${at}`)).status);
      }
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    const mine = { cookie: device?.split(';')[0] ?? '' };
    expect((await forgot(email, '203.0.113.62', mine)).status).toBe(200);
  });

  test('is not guessed over many accounts from one network', async () => {
    const tries = Array.from({ length: 70 }, (_, at) => ({
      email: `spray${at}@propertysearch.test`,
      reference: `a reference of their own ${at}`,
      password,
      code: '12345678',
    }));
    const statuses = [];
    for (let at = 0; at < tries.length; at++) {
      // Several browsers of one /64, and as many nets of endpoints as they like.
      const { status } = await reset(tries[at] ?? {}, `2001:db8:7:7::${at.toString(16)}`);
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
  });
});

describe('changing the password', () => {
  const change = (headers: Record<string, string>, oldpassword: string, newpassword: string) =>
    world.api('POST', '/api/profile/changepassword', { oldpassword, newpassword }, headers);

  test('needs the current one, ends other sessions and keeps this one', async () => {
    const member = await aMember(world);
    const [mine, other] = await Promise.all([
      aSession(database.db, member.id),
      aSession(database.db, member.id),
    ]);
    const fresh = 'a parrot reads the tram timetable';
    expect((await change(mine.headers, 'wrong one', fresh)).body.errors[0].path).toBe(
      'oldpassword',
    );
    expect((await change(mine.headers, PASSWORD, PASSWORD)).body.errors[0].path).toBe(
      'newpassword',
    );
    expect((await change(mine.headers, PASSWORD, '1234567890')).body.errors[0].path).toBe(
      'newpassword',
    );
    expect((await change(mine.headers, PASSWORD, fresh)).status).toBe(200);
    expect((await profileOf(member.id, mine.headers)).status).toBe(200);
    expect((await profileOf(member.id, other.headers)).status).toBe(403);
  });
});

describe('limits', () => {
  test('ten wrong sign-ins from one place to one account, then 429 with the wait', async () => {
    const member = await aMember(world);
    const from = (address: string) =>
      login(member.email, 'not this one', { 'x-test-address': address });
    for (let i = 0; i < 10; i++) expect((await from('192.0.2.1')).status).toBe(401);
    const refused = await from('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(refused.body.message).toMatch(/wait 15 minutes/);
    expect((await from('192.0.2.2')).status).toBe(401);
  });

  test('one address trying many accounts is stopped too', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 65 }, (_, i) =>
        login(`spray${i}@propertysearch.test`, 'not this one', { 'x-test-address': '192.0.2.9' }),
      ),
    );
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});
