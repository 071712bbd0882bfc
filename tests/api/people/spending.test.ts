import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#contract/lib/errors.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { openContext } from '#server/hosts/compose.ts';
import { createLogger } from '#server/lib/log.ts';
import { createSpending, type SpendAlarm } from '#server/limits/spending.ts';
import { SANDBOX_ACCOUNT, SANDBOX_PAN } from '#server/ports/kyc/sandbox.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aMember, headersOf, PASSWORD, registration, type World } from '#tests/api/world.ts';

let database: TestDatabase;
let world: World;
const logged: string[] = [];
beforeAll(async () => {
  database = await testDatabase();
  const caps = { SMS_PER_DAY: 5, PAN_PER_DAY: 2, AADHAAR_PER_DAY: 2, BANK_PER_DAY: 2 };
  const env = { ...testContext(database.db).env, ...caps };
  const log = createLogger('error', { write: (line) => void logged.push(line) });
  const context = openContext(database.db, env, log);
  world = { context, api: testApi(database.db, context) };
});
afterAll(async () => {
  await world.context.background.idle();
  await database.close();
});

const newsOf = async (personId: number) => {
  await world.context.background.idle();
  const { rows } = await database.db.$client.query(
    'select title from notifications where person_id = $1 order by id',
    [personId],
  );
  return rows.map(({ title }) => title);
};

describe('what is paid by the piece', () => {
  test('has an end on a day: many registrations from everywhere send no more, and say so', async () => {
    const staff = await aMember(world, { role: 'admin' });
    const statuses = [];
    for (let at = 0; at < 8; at++) {
      const answer = await world.api('POST', '/api/auths/register', registration());
      await world.context.background.idle();
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 503, 503, 503]);
    const refused = await world.api('POST', '/api/auths/register', registration());
    expect(refused.body.message).toBe(
      'All text messages of today are used up. Please try again tomorrow; nothing was lost.',
    );
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const { outbox } = world.context.ports;
    expect(outbox?.list().filter(({ channel }) => channel === 'sms')).toHaveLength(5);
    expect(await newsOf(staff.id)).toEqual([
      'Today’s text messages are nearly used up',
      'Today’s text messages are used up',
    ]);
    const alarms = logged.filter((line) => line.includes('spending on a day nears its cap'));
    expect(alarms.map((line) => JSON.parse(line).used)).toEqual([4, 5]);
  });

  test('whoever sends: a change of number is told before it is promised', async () => {
    const headers = await headersOf(world, await aMember(world));
    const body = { mobile: '9822099887', password: PASSWORD };
    const answer = await world.api('POST', '/api/profile/contact', body, headers);
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    await expect(world.context.ports.sms.send('9822099887', 'hello')).rejects.toThrow(/used up/);
  });

  test('checks of PANs, bank accounts and Aadhaar numbers likewise, each by itself', async () => {
    const { kyc } = world.context.ports;
    const bank = {
      number: SANDBOX_ACCOUNT.direct,
      ifsc: 'HDFC0000053',
      holder: 'A B',
      mobile: null,
    };
    const calls = [
      () => kyc.checkPan(SANDBOX_PAN.direct, 'A B'),
      () => kyc.checkBankAccount(bank),
      () => kyc.sendAadhaarOtp('999941057058'),
    ];
    for (const call of calls) {
      await call();
      await call();
      await expect(call()).rejects.toThrow(/are used up/);
    }
    const headers = await headersOf(world, await aMember(world));
    const pan = { pan: SANDBOX_PAN.direct, name: 'Asha Kale', consent: true };
    const answer = await world.api('POST', '/api/profile/kyc/pan', pan, headers);
    expect([answer.status, answer.body.message]).toEqual([
      503,
      'All PAN checks of today are used up. Please try again tomorrow; nothing was lost.',
    ]);
  });

  test('begins anew on the next day of Pune, and of many at once none is too many', async () => {
    const alarms: SpendAlarm[] = [];
    let now = new Date('2031-05-01T18:29:00Z');
    const caps = { sms: 10, pan: 1, aadhaar: 1, bank: 1 };
    const spending = createSpending(database.db, {
      caps,
      alarm: (alarm) => void alarms.push(alarm),
      now: () => now,
    });
    const takeMany = async () => {
      const all = await Promise.allSettled(Array.from({ length: 30 }, () => spending.take('sms')));
      return all.filter(({ status }) => status === 'fulfilled').length;
    };
    expect(await takeMany()).toBe(10);
    expect(alarms.map(({ used }) => used).sort()).toEqual([10, 8]);
    await expect(spending.requireRoom('sms')).rejects.toBeInstanceOf(AppError);
    expect(puneDate(now)).toBe('2031-05-01');
    now = new Date('2031-05-01T18:30:00Z');
    expect(puneDate(now)).toBe('2031-05-02');
    await spending.requireRoom('sms');
    expect(await takeMany()).toBe(10);
  });
});
