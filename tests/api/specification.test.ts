import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANSWERED } from '#tests/expected/specification/errors.ts';
import { SIGN_IN_RULES } from '#tests/expected/specification/rules.ts';
import { type TestDatabase, testApi, testDatabase } from './harness.ts';

let database: TestDatabase;
let api: ReturnType<typeof testApi>;
beforeAll(async () => {
  database = await testDatabase();
  api = testApi(database.db);
});
afterAll(() => database.close());

describe('the API keeps to the specification’s words', () => {
  test.each(SIGN_IN_RULES)('a sign-in with %o is told at %s: %s', async (sent, field, words) => {
    const { status, body } = await api('POST', '/api/auths/login', sent);
    if (field === null) {
      expect({ status, message: body.message }).toEqual(ANSWERED.wrongSignIn);
      return;
    }
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path: field, message: words }]);
    expect(body.message).toBe(words);
  });

  test('without a session every protected call is answered 403', async () => {
    const { status, body } = await api('GET', '/api/dashboard/userdashboard/1');
    expect({ status, code: body.code }).toEqual(ANSWERED.noSession);
  });
});
