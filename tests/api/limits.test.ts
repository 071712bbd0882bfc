import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countFacets } from '#contract/homes/search.ts';
import { AppError } from '#contract/lib/errors.ts';
import { createCall } from '#server/hosts/call.ts';
import { secretsFrom } from '#server/lib/secrets.ts';
import { createLimits, type Limits } from '#server/limits/limits.ts';
import { ROUTES } from '#server/routes.ts';
import { patience } from '#tests/patience.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from './harness.ts';

const SECRETS = secretsFrom('a secret that only the tests know');
const HOUR = { calls: 7, seconds: 3_600 };

let database: TestDatabase;
let limits: Limits;
beforeAll(async () => {
  database = await testDatabase();
  limits = createLimits(database.db, SECRETS);
});
afterAll(() => database.close());

/** Undefined when the call passes, else the refusal. */
async function spend(name: string, key: string, limit = HOUR, on = limits) {
  try {
    await on.spend(name, key, limit);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error;
  }
}

const passed = (answers: (AppError | undefined)[]) =>
  answers.filter((answer) => answer === undefined).length;

describe('a limit', () => {
  test('lets exactly so many of many concurrent calls through', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => spend('login', 'address 192.0.2.1')),
    );
    expect(passed(answers)).toBe(HOUR.calls);
  });

  test('counts over nodes', async () => {
    const other = createLimits(database.db, SECRETS);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        spend('login', 'address 192.0.2.2', HOUR, i % 2 ? limits : other),
      ),
    );
    expect(passed(answers)).toBe(HOUR.calls);
  });

  test('counts by name and by key', async () => {
    const one = { calls: 1, seconds: 3_600 };
    expect(await spend('register', 'address 192.0.2.3', one)).toBeUndefined();
    expect(await spend('register', 'address 192.0.2.3', one)).toBeDefined();
    expect(await spend('register', 'address 192.0.2.4', one)).toBeUndefined();
    expect(await spend('reset', 'address 192.0.2.3', one)).toBeUndefined();
  });

  test('is the one given with the call', async () => {
    const key = 'person 1';
    expect(await spend('upload', key, { calls: 1, seconds: 3_600 })).toBeUndefined();
    expect(await spend('upload', key, { calls: 3, seconds: 3_600 })).toBeUndefined();
    expect(await spend('upload', key, { calls: 1, seconds: 3_600 })).toBeDefined();
  });

  test('says how many seconds to wait, in whole ones', async () => {
    const refusals = [];
    for (const seconds of [1, 60, 3_600]) {
      const limit = { calls: 1, seconds };
      await spend(`wait ${seconds}`, 'person 1', limit);
      const refusal = await spend(`wait ${seconds}`, 'person 1', limit);
      expect(refusal?.code).toBe('rate_limited');
      expect(Number.isInteger(refusal?.retryAfterSeconds)).toBe(true);
      expect(refusal?.retryAfterSeconds).toBeGreaterThanOrEqual(Math.max(1, seconds - 2));
      expect(refusal?.retryAfterSeconds).toBeLessThanOrEqual(seconds);
      refusals.push(refusal?.message);
    }
    expect(refusals[0]).toBe('Too many tries. Please wait 1 second.');
    expect(refusals[1]).toMatch(/^Too many tries\. Please wait \d\d seconds\.$/);
    expect(refusals[2]).toBe('Too many tries. Please wait 60 minutes.');
  });

  test('ends with its time, which further tries do not make longer', async () => {
    const short = { calls: 1, seconds: 1 };
    await spend('short', 'person 2', short);
    expect(await spend('short', 'person 2', short)).toBeDefined();
    await expect
      .poll(() => spend('short', 'person 2', short), { interval: 100, timeout: patience(3) })
      .toBeUndefined();
  });

  test('keeps no address or account in the table', async () => {
    await spend('login by account', 'asha@propertysearch.test');
    const { rows } = await database.db.$client.query('select r::text as row from rate_limits r');
    const stored = rows.map(({ row }) => row).join('\n');
    expect(stored).toContain('login by account');
    expect(stored).not.toMatch(/asha|@|192\.0\.2|person/);
  });

  test('reaches the caller as 429 with Retry-After', async () => {
    const api = testApi(database.db, testContext(database.db));
    const call = () => api('POST', '/api/auths/register', {}, { 'x-test-address': '192.0.2.9' });
    const answers = await Promise.all(Array.from({ length: 25 }, call));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(refused).toHaveLength(15);
    for (const { headers, body } of refused) {
      expect(body).toMatchObject({ status: 0, code: 'rate_limited' });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3_600);
    }
  });
});

describe('a flood of searches', () => {
  test('from one network is answered 429 with the wait; the house’s own calls are not', async () => {
    const context = testContext(database.db);
    const api = testApi(database.db, context);
    const count = (address: string, at: number) =>
      api('GET', `/api/property/facets?min_price=${at}`, undefined, { 'x-test-address': address });
    const answers = [];
    for (let at = 0; at < 640; at += 40) {
      const some = Array.from({ length: 40 }, (_, i) => count(`2001:db8:9:9::${at + i}`, at + i));
      answers.push(...(await Promise.all(some)));
    }
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(40);
    for (const { headers } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
    expect((await count('203.0.113.9', 1)).status).toBe(200);
    const call = createCall(ROUTES, context);
    for (let at = 0; at < 605; at++) {
      expect((await call(countFacets, { query: {} })).status).toBe(1);
    }
  });
});
