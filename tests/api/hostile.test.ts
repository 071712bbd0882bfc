import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { ROLES } from '#domain/lib/role.ts';
import { askedSubject, issueCode } from '#server/core/one-time-code.ts';
import { aSession, NO_LIMITS } from '#tests/builders/index.ts';
import { fc } from '#tests/fast-check.ts';
import { patience } from '#tests/patience.ts';
import { EXAMPLES } from './example-calls.ts';
import { demoDatabase, type TestDatabase, testApi, testContext } from './harness.ts';
import { aMember, aRegistration, PASSWORD, type World } from './world.ts';

/** What somebody would try who means harm; the endpoints come from the contract. */

let database: TestDatabase;
let world: World;
/** The same without limits, which would answer 429 to nearly everything. */
let unlimited: World;
beforeAll(async () => {
  database = await demoDatabase();
  const context = testContext(database.db);
  const free = { ...context, limits: NO_LIMITS };
  world = { context, api: testApi(database.db, context) };
  unlimited = { context: free, api: testApi(database.db, free) };
});
afterAll(async () => {
  await world.context.background.idle();
  await database.close();
});

const WRITES = ENDPOINTS.filter(({ method, upload }) => method !== 'GET' && !upload);
const FRESH = 'a parrot reads the tram timetable';

async function exampleOf(endpoint: Endpoint, owner: Awaited<ReturnType<typeof aMember>>) {
  const make = EXAMPLES[endpoint.name];
  if (!make) throw new Error(`No example of ${endpoint.name}`);
  return make(unlimited, owner);
}

const sentTo = (receiver: string) => world.context.ports.outbox?.list(receiver) ?? [];
const register = (body: object, headers = {}) =>
  world.api('POST', '/api/auths/register', body, headers);

async function aForm(overrides: object = {}) {
  const { reference: _, emailcode: _e, mobilecode: _m, ...form } = await aRegistration(world);
  const own = `9${Math.random().toString().slice(2, 11)}`.padEnd(10, '0');
  return { ...form, email: `stranger.${own}@propertysearch.test`, mobile: own, ...overrides };
}

describe('who is a member is told to nobody', () => {
  for (const kind of ['email', 'mobile'] as const) {
    test(`not by what reaches one’s own inbox or phone beside another’s ${kind}`, async () => {
      const member = await aMember(world);
      const form = await aForm({ [kind]: member[kind] });
      const { body } = await register(form);
      await world.context.background.idle();
      const own = kind === 'email' ? form.mobile : form.email;
      const [message] = sentTo(own);
      const ownCode = /\d{6}/.exec(message?.text ?? '')?.[0];
      expect(message?.text).toMatch(/\d{6} is your Propertysearch code|Your code is \d{6}/);
      const [ownField, othersField] =
        kind === 'email' ? ['mobilecode', 'emailcode'] : ['emailcode', 'mobilecode'];
      const verified = await world.api('POST', '/api/auths/verifyregistration', {
        reference: body.data.reference,
        [ownField]: ownCode,
        [othersField]: '000000',
      });
      expect(verified.status).toBe(401);
      expect(verified.body.errors.map(({ path }: { path: string }) => path)).toEqual([othersField]);
    });
  }
});

describe('limits', () => {
  test('nobody’s phone is flooded by registrations, however the number is written', async () => {
    const form = await aForm();
    const spellings = ['', '+91', '+91 ', '0', '0091', '91', '+91-', '(0)'];
    const answers = [];
    for (const [i, before] of spellings.entries()) {
      const email = `flood${i}@propertysearch.test`;
      answers.push(await register({ ...form, email, mobile: `${before}${form.mobile}` }));
    }
    await world.context.background.idle();
    expect(sentTo(form.mobile)).toHaveLength(5);
    expect(answers.slice(5).map(({ status }) => status)).toEqual([429, 429, 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3_000);
  });

  test('nor an inbox, whatever the letters’ case', async () => {
    const form = await aForm();
    for (let i = 0; i < 7; i++) {
      const email = i % 2 ? form.email.toUpperCase() : ` ${form.email} `;
      await register({ ...form, email, mobile: `97${String(10_000_000 + i)}` });
    }
    await world.context.background.idle();
    expect(sentTo(form.email)).toHaveLength(5);
  });

  test('guessing from many addresses of one IPv6 network counts as one', async () => {
    const { email } = await aMember(world);
    const statuses = [];
    for (let i = 0; i < 11; i++) {
      const headers = { 'x-test-address': `2001:db8:7:7::${i.toString(16)}` };
      const body = { email: i % 2 ? email.toUpperCase() : `${email} `, password: 'not this one' };
      statuses.push((await world.api('POST', '/api/auths/login', body, headers)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });
});

describe('while a password is being changed', () => {
  async function waitingForALock(): Promise<number> {
    const { rows } = await database.db.$client.query(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0].n;
  }

  /** Runs `call` while another transaction, which ends once it waits for that one, sets another password. */
  async function duringReset<T>(personId: number, call: () => Promise<T>): Promise<T> {
    const other = await database.db.$client.connect();
    try {
      await other.query('begin');
      await other.query(`update people set password_hash = 'another' where id = $1`, [personId]);
      const answer = call();
      await expect.poll(waitingForALock, { timeout: patience(10) }).toBeGreaterThan(0);
      await other.query('commit');
      return await answer;
    } finally {
      other.release();
    }
  }

  test('the old one opens no session', async () => {
    const { id, email } = await aMember(world);
    const answer = await duringReset(id, () =>
      world.api('POST', '/api/auths/login', { email, password: PASSWORD }),
    );
    expect([answer.status, answer.body.token]).toEqual([401, undefined]);
  });

  test('the old one sets no new one', async () => {
    const { id } = await aMember(world);
    const { headers } = await aSession(database.db, id);
    const body = { oldpassword: PASSWORD, newpassword: FRESH };
    const answer = await duringReset(id, () =>
      world.api('POST', '/api/profile/changepassword', body, headers),
    );
    expect(answer.status).toBe(401);
    const { rows } = await database.db.$client.query(
      'select password_hash from people where id = $1',
      [id],
    );
    expect(rows[0].password_hash).toBe('another');
  });
});

test('after a reset no browser goes on hearing of the account by push', async () => {
  const member = await aMember(unlimited);
  const { headers } = await aSession(database.db, member.id);
  const example = EXAMPLES.subscribePush;
  const { path, body } = (await example?.(unlimited, member)) ?? { path: '' };
  expect((await unlimited.api('POST', path, body, headers)).status).toBe(200);
  const { email } = member;
  const reference = 'held by the browser that asked';
  const subject = askedSubject(email, reference);
  const code = await issueCode(unlimited.context, database.db, 'reset_password', subject);
  const reset = { email, reference, code, password: FRESH };
  expect((await unlimited.api('POST', '/api/auths/resetpassword', reset)).status).toBe(200);
  const { rows } = await database.db.$client.query(
    'select 1 from push_subscriptions where person_id = $1',
    [member.id],
  );
  expect(rows).toEqual([]);
});

describe('text', () => {
  for (const odd of [
    'Asha\r\nBcc',
    'Asha\nTest',
    'Asha\u2028Test',
    'Asha\u202eTest',
    'A<b>',
    'A\ud800',
  ])
    test(`${JSON.stringify(odd)} is no name and no city`, async () => {
      const member = await aMember(world);
      const { headers } = await aSession(database.db, member.id);
      const sane = { firstname: 'Asha', lastname: 'Test', city: 'Pune' };
      for (const field of ['firstname', 'lastname', 'city']) {
        const body = { ...sane, [field]: odd };
        const answer = await world.api('PUT', `/api/profile/${member.id}`, body, headers);
        expect([field, answer.status, answer.body.errors[0].path]).toEqual([field, 422, field]);
      }
    });

  test('an address with invisible characters is no e-mail', async () => {
    for (const email of [
      'a\u200b@b.test',
      'a\u0007@b.test',
      '\u202ea@b.test',
      'a@b.te\u00adst',
      'a\r\nb@c.test',
    ])
      expect([email, (await register(await aForm({ email }))).status]).toEqual([email, 422]);
  });
});

describe('forms of other sites', () => {
  const cookie = 'session=whatever-the-browser-sends-along';
  const crossSite = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

  test('are read by no write that needs no session, whatever they say they are', async () => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonp',
      'text/plain; application/json',
      '',
    ];
    for (const endpoint of WRITES.filter(({ access, body }) => access === 'anyone' && body)) {
      const { path, body } = await exampleOf(endpoint, await aMember(world));
      for (const type of types) {
        const headers = { ...crossSite, 'content-type': type };
        const answer = await world.api(endpoint.method, path, JSON.stringify(body), headers);
        expect([endpoint.name, type, answer.status]).toEqual([endpoint.name, type, 400]);
        expect(answer.headers.get('set-cookie')).toBeNull();
      }
    }
  });

  test('get no leave to ask', async () => {
    for (const { method, path } of WRITES) {
      const asking = { ...crossSite, 'access-control-request-method': method };
      const address = `/api${path.replace(/^\/api/, '')}`.replace(/\{\w+\}/g, '1');
      const answer = await world.api('OPTIONS', address, undefined, asking);
      expect([address, answer.status]).toEqual([address, 204]);
      expect(
        [...answer.headers.keys()].filter((name) => name.startsWith('access-control')),
      ).toEqual([]);
    }
  });

  test('cannot name another method', async () => {
    const member = await aMember(world);
    const { headers } = await aSession(database.db, member.id);
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const path = `/api/profile/${member.id}?_method=PUT`;
      const answer = await world.api(
        'POST',
        path,
        { _method: 'PUT' },
        { ...headers, [name]: 'PUT' },
      );
      expect([name, answer.status]).toEqual([name, 405]);
    }
  });
});

test('a body that breaks off is no fault of ours', async () => {
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    },
  });
  expect((await world.api('POST', '/api/auths/login', broken)).status).toBe(400);
});

test('an address ends with a slash or not', async () => {
  const member = await aMember(world);
  const { headers } = await aSession(database.db, member.id);
  for (const path of ['/api/auths/sessions/', '/API/Auths/Sessions', `/api/profile/${member.id}/`])
    expect([path, (await world.api('GET', path, undefined, headers)).status]).toEqual([path, 200]);
});

/** Fields somebody would add in the hope that they are taken over. */
const REQUIREMENTS = {
  id: 1,
  userId: 1,
  personId: 1,
  ownerId: 1,
  role: 'admin',
  userrole: 'admin',
  aadhaarVerified: true,
  aadharverification: true,
  panVerified: true,
  premiumUntil: '2099-01-01',
  suspendedAt: null,
  deletedAt: null,
  passwordHash: 'x',
  demo: true,
  state: 'verified',
  status: 'live',
  taken: false,
};

describe('fields nobody asked for', () => {
  const GRANTED = new Set(['verifyPan', 'confirmAadhaar', 'deleteAccount', 'changePassword']);
  const standing = async (id: number) => {
    const { rows } = await database.db.$client.query(
      `select role, aadhaar_verified, pan_verified, premium_until, suspended_at, deleted_at, demo,
              password_hash from people where id = $1`,
      [id],
    );
    return rows[0];
  };

  for (const endpoint of WRITES.filter(({ body, name }) => body && !GRANTED.has(name)))
    test(`give ${endpoint.name} no more than it gives`, async () => {
      const caller = await aMember(unlimited);
      const { path, body } = await exampleOf(endpoint, caller);
      const { headers } = await aSession(database.db, caller.id);
      const before = await standing(caller.id);
      // What the example says of itself stays.
      const answer = await unlimited.api(
        endpoint.method,
        path,
        { ...REQUIREMENTS, ...(body as object) },
        headers,
      );
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
      expect(await standing(caller.id)).toEqual(before);
      expect(answer.body.user?.userrole).not.toBe('admin');
    });
});

describe('anything at all', () => {
  const scalar = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '',
      ' ',
      '0',
      '-1',
      '1e999',
      'NaN',
      "' or 1=1 --",
      '%',
      '\\',
      '../..',
      '\ud800',
      'x'.repeat(5_000),
    ),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
  );
  const value = fc.oneof(
    scalar,
    fc.array(scalar, { maxLength: 4 }),
    fc.object({ maxDepth: 1, maxKeys: 3 }),
  );
  const SPECIAL = ['__proto__', 'constructor', 'toString', ''];
  const segment = fc.oneof(
    fc.constantFrom('0', '-1', '1.5', '2147483648', 'null', '%00', '%ff', '..%2f', '%F0%9F%98%80'),
    fc.string({ maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed()) || 'x'),
  );
  const attack = fc.record({
    role: fc.constantFrom(...ROLES),
    /** In place of the path's last part. */
    segment: fc.option(segment),
    query: fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), fc.string(), { maxKeys: 2 }),
    /** Which field of the body becomes what. */
    changes: fc.array(fc.tuple(fc.nat(11), value), { maxLength: 3 }),
  });

  function spoilt(body: unknown, changes: [number, unknown][]): unknown {
    if (body === undefined) return undefined;
    if (Buffer.isBuffer(body))
      return Buffer.from(`${body.toString('latin1', 0, 40)}${JSON.stringify(changes)}`);
    const names = [...Object.keys(body as object), ...SPECIAL];
    const spoils = changes.map(([at, to]) => [names[at % names.length] ?? '', to] as const);
    return Object.fromEntries([...Object.entries(body as object), ...spoils]);
  }

  for (const endpoint of ENDPOINTS)
    test(`never breaks ${endpoint.name}`, async () => {
      await fc.assert(
        fc.asyncProperty(attack, async ({ role, segment, query, changes }) => {
          const member = await aMember(unlimited, { role });
          const { headers } = await aSession(database.db, member.id);
          const example = await exampleOf(endpoint, member);
          const [path = '', known = ''] = example.path.split('?');
          const at = segment === null ? path : path.replace(/[^/]+$/, segment);
          const search = new URLSearchParams([
            ...new URLSearchParams(known),
            ...Object.entries(query),
          ]);
          const body = spoilt(example.body, changes);
          const answer = await unlimited.api(endpoint.method, `${at}?${search}`, body, headers);
          expect(answer.status, `${at} ${JSON.stringify(body)}`).toBeLessThan(500);
        }),
        { numRuns: 12 },
      );
    });
});
