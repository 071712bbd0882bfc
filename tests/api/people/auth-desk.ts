import { afterAll, beforeAll } from 'vitest';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aMember, PASSWORD, type World } from '#tests/api/world.ts';

export const DAY_MS = 86_400_000;
export const LOGIN = '/api/auths/login';
export const BROWSER = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Chrome/140' };

/** For a test file: members who sign in, at a time that the test sets. */
export function authDesk() {
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

  return {
    login,
    cookieOf,
    profileOf,
    inBrowser,
    get db() {
      return database.db;
    },
    get world() {
      return world;
    },
    get ahead() {
      return ahead;
    },
    set ahead(to: number) {
      ahead = to;
    },
  };
}
