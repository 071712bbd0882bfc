import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { resetFactors } from '#server/people/security/index.ts';
import { EXAMPLES } from '#tests/api/example-calls.ts';
import { demoDatabase, type TestDatabase, testApi, testContext } from '#tests/api/harness.ts';
import { aMember, PASSWORD, type World } from '#tests/api/world.ts';
import { aSession, codeAt, insertApp } from '#tests/builders/index.ts';
import { BEFORE_SECOND_FACTOR } from '#tests/expected/access/people.ts';

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await demoDatabase();
  const context = testContext(database.db);
  world = { context, api: testApi(database.db, context) };
});
afterAll(async () => {
  await world.context.background.idle();
  await database.close();
});

const login = (email: string) =>
  world.api('POST', '/api/auths/login', { email, password: PASSWORD });

describe('staff who have shown no second factor', () => {
  test.each(ENDPOINTS.filter(({ access }) => access !== 'anyone'))('$name', async (endpoint) => {
    const caller = await aMember(world, { role: 'admin' });
    const { headers } = await aSession(database.db, caller.id, { secondFactorAt: null });
    const example = await EXAMPLES[endpoint.name]?.(world, caller);
    const { path = '', body, headers: further } = example ?? {};
    const answer = await world.api(endpoint.method, path, body, { ...further, ...headers });
    const isOpen = BEFORE_SECOND_FACTOR.includes(endpoint.name);
    expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(isOpen ? 200 : 404);
  });

  test('sign in with the password only to set one up, and then are staff', async () => {
    const staff = await aMember(world, { role: 'admin' });
    const { body } = await login(staff.email);
    expect(body.status).toBe(1);
    const own = { authorization: body.token };
    const people = () => world.api('GET', '/api/admin/people', undefined, own);
    const security = async () =>
      (await world.api('GET', '/api/profile/security', undefined, own)).body.data;
    expect((await people()).status).toBe(404);
    expect(await security()).toMatchObject({ isRequired: true, isShown: false });
    const { data } = (
      await world.api('POST', '/api/profile/security/app', { password: PASSWORD }, own)
    ).body;
    const code = codeAt(data.secret, new Date());
    await world.api('POST', '/api/profile/security/app/confirm', { code }, own);
    expect(await security()).toMatchObject({ isRequired: true, isShown: true });
    expect((await people()).status).toBe(200);
    // From now on the password alone opens nothing.
    expect((await login(staff.email)).body.code).toBe('second_factor');
  });

  test('who has one and has not shown it adds no other', async () => {
    const staff = await aMember(world, { role: 'admin' });
    const { headers } = await aSession(database.db, staff.id, { secondFactorAt: null });
    const { body, path } = (await EXAMPLES.addPasskey?.(world, staff)) ?? { path: '' };
    await insertApp(world.context, staff.id);
    expect((await world.api('POST', path, body, headers)).status).toBe(404);
  });
});

test('everybody else is asked for none', async () => {
  const member = await aMember(world);
  const { headers } = await aSession(database.db, member.id, { secondFactorAt: null });
  expect((await world.api('GET', '/api/profile/mydata', undefined, headers)).status).toBe(200);
});

test('the command takes away the factors of who has lost them, and says so', async () => {
  const staff = await aMember(world, { role: 'admin' });
  await insertApp(world.context, staff.id);
  const { headers } = await aSession(database.db, staff.id);
  await resetFactors(world.context, staff.email.toUpperCase());
  expect((await world.api('GET', '/api/profile/security', undefined, headers)).status).toBe(403);
  expect((await login(staff.email)).body.status).toBe(1);
  const { rows } = await database.db.$client.query(
    `select actor_id, detail from audit_log where action = 'factor.reset' and subject_id = $1`,
    [staff.id],
  );
  expect(rows).toEqual([{ actor_id: null, detail: { sessionsEnded: 1 } }]);
  await expect(resetFactors(world.context, 'nobody@propertysearch.test')).rejects.toThrow(
    'Nobody has an account',
  );
});
