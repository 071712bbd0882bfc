import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import type { Person } from '#server/db/schema/index.ts';
import { auditRefusedPage } from '#server/hosts/audit-refused-page.ts';
import { EXAMPLES } from '#tests/api/example-calls.ts';
import { demoDatabase, type TestDatabase, testApi, testContext } from '#tests/api/harness.ts';
import { aMember, PASSWORD, type World } from '#tests/api/world.ts';
import { aSession } from '#tests/builders/index.ts';

let database: TestDatabase;
let world: World;
let ahead = 0;
beforeAll(async () => {
  database = await demoDatabase();
  const context = { ...testContext(database.db), now: () => new Date(Date.now() + ahead) };
  world = { context, api: testApi(database.db, context) };
});
afterAll(async () => {
  await world.context.background.idle();
  await database.close();
});

interface Line {
  action: string;
  subject_id: number | null;
  detail: Record<string, unknown>;
  address: string;
}

async function linesOf(actorId: number | null, action: string): Promise<Line[]> {
  const { rows } = await database.db.$client.query(
    `select action, subject_id, detail, address from audit_log
     where actor_id is not distinct from $1 and action = $2 order by id`,
    [actorId, action],
  );
  return rows;
}

const someStaff = () => aMember(world, { role: 'admin' });
async function callAs(person: Person, method: string, path: string, body?: unknown) {
  const expiresAt = new Date(Date.now() + 7_200_000);
  const { headers } = await aSession(database.db, person.id, { expiresAt });
  return world.api(method, path, body, headers);
}

/** About prices, books, checks and how much waits: nobody's data. */
const ABOUT_NOBODY = [
  'countInbox',
  'getOperations',
  'getTrialBalance',
  'getTrialBalanceCsv',
  'listAccounts',
  'listCoupons',
  'listMoneyChecks',
  'listPriceItems',
  'listQueues',
];
const SHOWING = ENDPOINTS.filter(
  ({ method, reach, staffToo, name }) =>
    method === 'GET' && (reach === 'any-object' || staffToo) && !ABOUT_NOBODY.includes(name),
);
/** The log itself is of everybody: that it was opened is written down of nobody. */
const OF_EVERYBODY = ['listAudit', 'getAuditCsv'];

describe('a look of staff at somebody’s data', () => {
  test('is of nobody where the contract says so, and nowhere else', () => {
    const named = ENDPOINTS.filter(({ aboutNobody }) => aboutNobody).map(({ name }) => name);
    expect(named.sort()).toEqual(ABOUT_NOBODY);
  });

  const exampleOf = async ({ name }: Endpoint, owner: Person) => {
    const make = EXAMPLES[name];
    if (!make) throw new Error(`No example of ${name}`);
    return make(world, owner);
  };

  // What staff decide on waits in their queues, so that none is empty.
  beforeAll(async () => {
    const staff = await someStaff();
    for (const endpoint of ENDPOINTS) {
      const isDecision = endpoint.reach === 'any-object' && endpoint.method !== 'GET';
      if (isDecision) await exampleOf(endpoint, staff);
    }
  });

  for (const endpoint of SHOWING) {
    const { name, method, reach } = endpoint;
    test(`by ${name} is written down with whose it is`, async () => {
      const staff = await someStaff();
      const owner = await aMember(world);
      const { path, body } = await exampleOf(endpoint, reach === 'own-object' ? owner : staff);
      const answer = await callAs(staff, method, path, body);
      expect(answer.status).toBe(200);
      const lines = await linesOf(staff.id, 'person.look');
      expect(lines.length, JSON.stringify(answer.body).slice(0, 400)).toBeGreaterThan(0);
      const isNamed = OF_EVERYBODY.includes(name);
      expect(lines.every(({ subject_id }) => (subject_id === null) === isNamed)).toBe(true);
      expect(lines.every(({ detail }) => detail.call === name)).toBe(true);
    });
  }

  test('is one line a person and hour, however often they look', async () => {
    const staff = await someStaff();
    const person = await aMember(world, { firstName: 'Lookedat' });
    const look = () => callAs(staff, 'GET', '/api/admin/people?q=lookedat');
    const lines = async () => (await linesOf(staff.id, 'person.look')).map((one) => one.subject_id);
    for (let i = 0; i < 3; i++) await look();
    expect(await lines()).toEqual([person.id]);
    ahead = 61 * 60_000;
    try {
      await look();
    } finally {
      ahead = 0;
    }
    expect(await lines()).toEqual([person.id, person.id]);
    await callAs(person, 'GET', `/api/profile/${person.id}`);
    expect(await linesOf(person.id, 'person.look')).toEqual([]);
  });

  test('finds no line where they look at themselves', async () => {
    const staff = await aMember(world, { role: 'admin', firstName: 'Onlyme' });
    await callAs(staff, 'GET', '/api/admin/people?q=onlyme');
    expect(await linesOf(staff.id, 'person.look')).toEqual([]);
  });
});

describe('refused access', () => {
  test('to any endpoint of staff is written down, once an hour each', async () => {
    const agent = await aMember(world, { role: 'agent' });
    const ofStaff = ENDPOINTS.filter(({ access }) => String(access) === 'admin');
    for (const { method, path } of [...ofStaff, ...ofStaff]) {
      const body = method === 'GET' ? undefined : {};
      const address = `/api${path.replace(/\{\w+\}/g, '1')}`;
      expect((await callAs(agent, method, address, body)).status).toBe(404);
    }
    const lines = await linesOf(agent.id, 'access.refuse');
    expect(lines.map(({ detail }) => detail.call).sort()).toEqual(
      ofStaff.map(({ name }) => name).sort(),
    );
    expect(lines.every(({ detail }) => detail.role === 'agent')).toBe(true);
  });

  test('of staff to what is others’ own work is written down; of anybody else it is not', async () => {
    const [staff, user] = [await someStaff(), await aMember(world)];
    const other = await aMember(world);
    for (const person of [staff, user]) {
      expect((await callAs(person, 'GET', `/api/profile/${other.id}`)).status).toBe(404);
    }
    expect((await linesOf(staff.id, 'access.refuse')).map(({ detail }) => detail)).toEqual([
      { call: 'getProfile', role: 'admin' },
    ]);
    expect(await linesOf(user.id, 'access.refuse')).toEqual([]);
  });
});

test('a page of staff opened by others, and others’ own by staff, is written down', async () => {
  const [staff, user] = [await someStaff(), await aMember(world)];
  for (const { id, role } of [staff, user]) {
    const actor = { kind: 'person', id, role, sessionId: 0 } as const;
    for (const route of ['/Admin/Users', '/AddProperty', '/MyProfile', '/AssignedProperties']) {
      await auditRefusedPage({ ...world.context, actor }, route);
    }
  }
  const pagesOf = async ({ id }: Person) =>
    (await linesOf(id, 'access.refuse')).map(({ detail }) => detail.page);
  expect(await pagesOf(user)).toEqual(['/Admin/Users']);
  expect(await pagesOf(staff)).toEqual(['/AddProperty', '/AssignedProperties']);
});

describe('sessions of staff', () => {
  test('beginning, failing and ending are written down with where from', async () => {
    const staff = await someStaff();
    const from = { 'x-test-address': '203.0.113.200' };
    const login = (password: string) =>
      world.api('POST', '/api/auths/login', { email: staff.email, password }, from);
    expect((await login('not this one')).status).toBe(401);
    const { token } = (await login(PASSWORD)).body;
    await world.api('POST', '/api/auths/logout', undefined, { authorization: token, ...from });
    const about = async (actor: number | null, action: string) =>
      (await linesOf(actor, action)).filter((one) => one.subject_id === staff.id);
    expect(await about(null, 'session.fail')).toEqual([
      {
        action: 'session.fail',
        subject_id: staff.id,
        detail: { by: 'password' },
        address: '203.0.113.200',
      },
    ]);
    expect(await about(staff.id, 'session.begin')).toHaveLength(1);
    expect(await about(staff.id, 'session.end')).toHaveLength(1);
  });

  test('nobody else’s mistyped password is', async () => {
    const member = await aMember(world);
    await world.api('POST', '/api/auths/login', { email: member.email, password: 'mistyped' });
    const all = await linesOf(null, 'session.fail');
    expect(all.filter(({ subject_id }) => subject_id === member.id)).toEqual([]);
  });
});

test('staff find lines by kind, actor, person and day, and take them along as CSV', async () => {
  const staff = await someStaff();
  const member = await aMember(world, { firstName: 'Found', lastName: 'Quickly' });
  await callAs(staff, 'GET', '/api/admin/people?q=found quickly');
  const find = async (query: string) =>
    (await callAs(staff, 'GET', `/api/admin/audit?${query}`)).body.data;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  const today = day.format(new Date());
  const tomorrow = day.format(new Date(Date.now() + 86_400_000));
  const mine = `action=person.look&actorId=${staff.id}`;
  expect(await find(`${mine}&from=${today}&to=${today}`)).toMatchObject({
    total: 1,
    items: [{ subject: `person #${member.id}`, action: 'person.look' }],
  });
  expect((await find(`${mine}&from=${tomorrow}`)).total).toBe(0);
  expect((await find(`action=person.look&personId=${member.id}`)).total).toBe(1);
  expect((await find(`actorId=${member.id}`)).total).toBe(0);
  const csv = await callAs(staff, 'GET', `/api/admin/audit/csv?${mine}`);
  expect(csv.headers.get('content-disposition')).toContain('audit-log.csv');
  expect(csv.body.split('\r\n')[0]).toContain('Number,When,Who,Action,About,Details,From');
  expect(csv.body).toContain(`person #${member.id}`);
});
