import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aMember, PASSWORD, type World } from '#tests/api/world.ts';

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
const signIn = (
  email: string,
  password: string,
  address: string,
  headers: Record<string, string> = {},
) =>
  world.api(
    'POST',
    '/api/auths/login',
    { email, password },
    { 'x-test-address': address, ...headers },
  );
const wrong = (email: string, address: string, headers?: Record<string, string>) =>
  signIn(email, 'not this one', address, headers);
const times = async <T>(count: number, run: (at: number) => Promise<T>) => {
  const all: T[] = [];
  for (let at = 0; at < count; at++) all.push(await run(at));
  return all;
};

/** A browser on which the account was signed in to, with nothing left of it but its cookies. */
async function knownBrowser(email: string, address: string) {
  const { headers } = await signIn(email, PASSWORD, address, BROWSER);
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .find((pair) => pair?.startsWith('device='));
  if (!cookie) throw new Error('No device cookie was set');
  return { ...BROWSER, cookie };
}

/** Wrong sign-ins from so many addresses until every one is refused; how many were tried out. */
async function attack(email: string, from: string, addresses: number): Promise<number> {
  const tried = await times(addresses, async (at) => {
    const statuses = await times(11, async () => (await wrong(email, `${from}.${at}`)).status);
    return statuses.filter((status) => status === 401).length;
  });
  return tried.reduce((sum, count) => sum + count, 0);
}

describe('an account that somebody guesses at', () => {
  test('stays open to a device of its own, staff’s too, and closes to strangers', async () => {
    const staff = await aMember(world, { role: 'admin' });
    const mine = await knownBrowser(staff.email, '203.0.113.1');
    expect(await attack(staff.email, '198.51.100', 11)).toBe(100);
    const stranger = await signIn(staff.email, PASSWORD, '203.0.113.99');
    expect(stranger.status).toBe(429);
    expect(stranger.body.message).toContain('a device on which you have signed in before');
    expect((await signIn(staff.email, PASSWORD, '203.0.113.98', mine)).status).toBe(200);
    // Behind the attacker's own address too.
    expect((await signIn(staff.email, PASSWORD, '198.51.100.0', mine)).status).toBe(200);
  });

  test('is guessed at no more often from a device of its own', async () => {
    const member = await aMember(world);
    const mine = await knownBrowser(member.email, '203.0.113.2');
    const statuses = await times(
      12,
      async (at) => (await wrong(member.email, `203.0.114.${at}`, mine)).status,
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    // A stranger is held by the strangers' count.
    expect((await signIn(member.email, PASSWORD, '203.0.113.3')).status).toBe(200);
  });

  test('takes no cookie of another account’s, made up or changed', async () => {
    const [member, attacker] = [await aMember(world), await aMember(world)];
    const theirs = await knownBrowser(attacker.email, '203.0.113.4');
    const renamed = theirs.cookie.replace(/=\d+\./, `=${member.id}.`);
    for (const cookie of [theirs.cookie, renamed, `device=${member.id}.1.x.y`]) {
      await attack(member.email, '198.51.101', 11);
      const answer = await wrong(member.email, '203.0.113.5', { ...BROWSER, cookie });
      expect(answer.status).toBe(429);
    }
  });
});

describe('many people behind one address', () => {
  test('sign in as often as they like', async () => {
    const people = await times(4, () => aMember(world));
    const statuses = await times(70, async (at) => {
      const { email } = people[at % people.length] ?? { email: '' };
      return (await signIn(email, PASSWORD, '203.0.113.40')).status;
    });
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('keep their own devices when somebody among them tries many accounts', async () => {
    const member = await aMember(world);
    const mine = await knownBrowser(member.email, '203.0.113.41');
    const statuses = await times(
      65,
      async (at) => (await wrong(`spray${at}@propertysearch.test`, '203.0.113.41')).status,
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(60);
    expect((await signIn(member.email, PASSWORD, '203.0.113.41')).status).toBe(429);
    expect((await signIn(member.email, PASSWORD, '203.0.113.41', mine)).status).toBe(200);
  });
});
