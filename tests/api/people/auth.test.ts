import { describe, expect, test } from 'vitest';
import { aMember, PASSWORD } from '#tests/api/world.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { authDesk, LOGIN } from './auth-desk.ts';

const desk = authDesk();
const { login, profileOf } = desk;

describe('signing in', () => {
  test('answers with the user and a token, as specified', async () => {
    const agent = await aMember(desk.world, { role: 'agent', location: { x: 73.78, y: 18.56 } });
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
      (await desk.world.api('POST', LOGIN, body)).body.errors.map(
        (e: { message: string }) => e.message,
      );
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
    const member = await aMember(desk.world);
    const passwordless = await insertPerson(desk.db);
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
      const member = await aMember(desk.world);
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
    const member = await aMember(desk.world);
    const { headers } = await aSession(desk.db, member.id);
    expect((await profileOf(member.id, headers)).status).toBe(200);
    await desk.db.$client.query('update people set suspended_at = now() where id = $1', [
      member.id,
    ]);
    expect((await profileOf(member.id, headers)).status).toBe(403);
    expect((await login(member.email, PASSWORD)).body.message).toContain('suspended');
    expect((await login(member.email, 'not this one')).body.message).not.toContain('suspended');
  });
});

describe('limits', () => {
  test('ten wrong sign-ins from one place to one account, then 429 with the wait', async () => {
    const member = await aMember(desk.world);
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
