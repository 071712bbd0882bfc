import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { type CodePurpose, issueCode, spendCode, tryCode } from '#server/core/one-time-code.ts';
import { type TestDatabase, testContext, testDatabase } from '#tests/api/harness.ts';
import { NO_LIMITS } from '#tests/builders/index.ts';

const START = new Date('2026-03-01T10:00:00Z');
const PURPOSE: CodePurpose = 'reset_password';
const minutesOn = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

let database: TestDatabase;
let context: Context;
let now: Date;
let subject: string;
let made = 0;
beforeAll(async () => {
  database = await testDatabase();
  context = { ...testContext(database.db), now: () => now, limits: NO_LIMITS };
});
afterAll(() => database.close());
beforeEach(() => {
  now = START;
  made++;
  subject = `asha${String.fromCharCode(96 + made)}@propertysearch.test`;
});

const issue = (purpose: CodePurpose = PURPOSE, who = subject) =>
  issueCode(context, context.db, purpose, who);
const attempt = (code: string, purpose: CodePurpose = PURPOSE, who = subject) =>
  tryCode(context, purpose, who, code);
const spend = (id: number) => context.db.transaction((tx) => spendCode(context, tx, id));
const another = (code: string) =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');

async function rightOne(code: string, purpose: CodePurpose = PURPOSE): Promise<number> {
  const id = await attempt(code, purpose);
  if (id === undefined) throw new Error('The right code was refused');
  return id;
}

describe('a code', () => {
  test('has six digits, or eight where it opens an account, and is right once', async () => {
    expect(await issue('change_email')).toMatch(/^\d{6}$/);
    expect(await issue('sign_in')).toMatch(/^\d{8}$/);
    const code = await issue();
    expect(code).toMatch(/^\d{8}$/);
    const id = await rightOne(code);
    expect(await spend(id)).toBe(true);
    expect(await attempt(code)).toBeUndefined();
    expect(await spend(id)).toBe(false);
  });

  test('is spent by one call of many at once', async () => {
    const id = await rightOne(await issue());
    const spent = await Promise.all(Array.from({ length: 40 }, () => spend(id)));
    expect(spent.filter(Boolean)).toHaveLength(1);
  });

  test('that a failed transaction spent is not spent, but its try counts', async () => {
    const code = await issue();
    const id = await rightOne(code);
    await expect(
      context.db.transaction(async (tx) => {
        await spendCode(context, tx, id);
        throw new Error('what followed failed');
      }),
    ).rejects.toThrow('what followed failed');
    const { rows } = await context.db.$client.query(
      'select attempts, used_at from one_time_codes where id = $1',
      [id],
    );
    expect(rows).toEqual([{ attempts: 1, used_at: null }]);
    expect(await attempt(code)).toBe(id);
  });

  test('is void once a newer one is sent, even when that is used up', async () => {
    const older = await issue();
    let newer = await issue();
    while (newer === older) newer = await issue();
    expect(await attempt(older)).toBeUndefined();
    expect(await spend(await rightOne(newer))).toBe(true);
    expect(await attempt(older)).toBeUndefined();
  });

  test('is void once a newer one is sent by a node whose clock is behind', async () => {
    const older = await issue();
    now = minutesOn(-1);
    let newer = await issue();
    while (newer === older) newer = await issue();
    now = START;
    expect(await attempt(older)).toBeUndefined();
    expect(await attempt(newer)).toBeDefined();
  });

  test('is good for ten minutes', async () => {
    const code = await issue();
    now = minutesOn(9.99);
    expect(await attempt(code)).toBeDefined();
    now = minutesOn(10);
    expect(await attempt(code)).toBeUndefined();
  });

  test('is good for its purpose and subject only', async () => {
    const code = await issue();
    expect(await attempt(code, 'change_email')).toBeUndefined();
    expect(await attempt(code, PURPOSE, 'somebody@propertysearch.test')).toBeUndefined();
    let other = await issue('change_email');
    while (other === code) other = await issue('change_email');
    expect(await attempt(code, 'change_email')).toBeUndefined();
    expect(await attempt(code)).toBeDefined();
  });

  test('is nowhere in the table', async () => {
    const code = await issue();
    const { rows } = await context.db.$client.query(
      'select c::text as row, code_hash from one_time_codes c where subject = $1',
      [subject],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain(code);
    expect(rows[0].code_hash).toHaveLength(32);
  });
});

describe('tries', () => {
  const attempts = async () => {
    const { rows } = await context.db.$client.query(
      'select attempts from one_time_codes where subject = $1 order by id desc limit 1',
      [subject],
    );
    return rows[0].attempts;
  };

  test('are five: the right code comes too late for a sixth', async () => {
    const code = await issue();
    for (let i = 0; i < 5; i++) expect(await attempt(another(code))).toBeUndefined();
    expect(await attempt(code)).toBeUndefined();
    expect(await attempts()).toBe(5);
  });

  test('may be right at the fifth', async () => {
    const code = await issue();
    for (let i = 0; i < 4; i++) await attempt(another(code));
    expect(await attempt(code)).toBeDefined();
  });

  test('are five, however many arrive at once', async () => {
    const code = await issue();
    const answers = await Promise.all(Array.from({ length: 40 }, () => attempt(code)));
    expect(answers.filter((id) => id !== undefined)).toHaveLength(5);
    expect(await attempts()).toBe(5);
  });

  test('at once with wrong codes leave none for the right one', async () => {
    const code = await issue();
    await Promise.all(Array.from({ length: 40 }, () => attempt(another(code))));
    expect(await attempt(code)).toBeUndefined();
    expect(await attempts()).toBe(5);
  });

  test('begin anew with a new code, and for others were never counted', async () => {
    const code = await issue();
    const other = await issue('change_mobile');
    for (let i = 0; i < 5; i++) await attempt(another(code));
    expect(await attempt(other, 'change_mobile')).toBeDefined();
    expect(await attempt(await issue())).toBeDefined();
  });
});

describe('wrong codes of one network', () => {
  const at = (address: string): Context => ({
    ...testContext(database.db),
    now: () => now,
    caller: { ...context.caller, address },
  });

  test('are sixty an hour, whatever they are for and whoever they concern', async () => {
    const there = at('192.0.2.77');
    const outcomes: string[] = [];
    for (let i = 0; i < 70; i++) {
      const purpose = (['reset_password', 'change_email', 'release_money'] as const)[i % 3];
      const outcome = await tryCode(there, purpose ?? PURPOSE, `somebody ${i}`, '123456').then(
        () => 'tried',
        (error: Error) => error.message,
      );
      outcomes.push(outcome.replace(/\d+ minutes/, 'a while'));
    }
    expect(outcomes.filter((outcome) => outcome === 'tried')).toHaveLength(60);
    expect(outcomes.at(-1)).toBe('Too many tries. Please wait a while.');
    // Right ones never counted, and others are as free as before.
    const elsewhere = at('192.0.2.78');
    for (let i = 0; i < 65; i++) {
      const code = await issue('release_money', `right ${i}`);
      expect(await tryCode(elsewhere, 'release_money', `right ${i}`, code)).toBeDefined();
    }
  });
});
