import { describe, expect, test } from 'vitest';
import type { orders } from '#server/db/schema/index.ts';
import { readEnv } from '#server/lib/env.ts';
import { unseal } from '#server/lib/seal.ts';
import { SANDBOX_ACCOUNT } from '#server/ports/kyc/sandbox.ts';
import { testApi } from '#tests/api/harness.ts';
import { PASSWORD } from '#tests/api/world.ts';
import { insertOrder } from '#tests/builders/index.ts';
import { profileDesk, told } from './profile-desk.ts';

const desk = profileDesk();
const { sql, actionsOf, someone, api } = desk;

describe('bank accounts', () => {
  const ACCOUNT = {
    holder: 'Asha Apte',
    account: SANDBOX_ACCOUNT.direct,
    ifsc: 'HDFC0000053',
    password: PASSWORD,
  };

  test.each(['direct', 'good', 'moderate'] as const)('a %s match is added', async (match) => {
    const { person, call } = await someone({ lastName: 'Apte' });
    const number = SANDBOX_ACCOUNT[match];
    const answer = await call('POST', 'bankaccounts', { ...ACCOUNT, account: number });
    const shown = {
      id: expect.any(Number),
      holder: 'Asha Apte',
      account: `XXXXXX${number.slice(-4)}`,
      ifsc: 'HDFC0000053',
      nameAtBank: 'ASHA APTE',
      verifiedAt: expect.any(String),
      wait: { until: expect.any(String), staff: false },
    };
    expect([answer.status, answer.body.data]).toEqual([200, shown]);
    const { id } = answer.body.data;
    expect((await call('GET', `finduserbankdetails/${person.id}`)).body.data).toEqual([shown]);
    expect((await call('GET', `getuserbankdetails/${id}`)).body.data).toEqual(shown);
    const [row] = await sql('select * from bank_accounts where id = $1', [id]);
    expect(unseal(desk.context.secrets.key('bank account'), row.number_sealed)).toBe(number);
    expect(row.number_hash).toHaveLength(32);
  });

  test.each([
    [{ account: SANDBOX_ACCOUNT.poor }, 422, 'holder'],
    [{ account: SANDBOX_ACCOUNT.none }, 422, 'holder'],
    [{ account: '123456789' }, 422, 'account'],
    [{ account: SANDBOX_ACCOUNT.providerDown }, 503, undefined],
    [{ account: '12' }, 422, 'account'],
    [{ ifsc: 'HDFC1000053' }, 422, 'ifsc'],
    [{ holder: '' }, 422, 'holder'],
  ])('%j answers %i and adds nothing', async (wrong, status, path) => {
    const { person, call } = await someone();
    const answer = await call('POST', 'bankaccounts', { ...ACCOUNT, ...wrong });
    expect(told(answer)).toMatchObject({ status, path });
    expect(JSON.stringify(answer.body)).not.toMatch(/SOMEONE ELSE|0262918/);
    expect(await sql('select 1 from bank_accounts where person_id = $1', [person.id])).toEqual([]);
  });

  test('one is added once; removed, it may come again', async () => {
    const { person, call } = await someone();
    const answers = await Promise.all([1, 2].map(() => call('POST', 'bankaccounts', ACCOUNT)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [{ id }] = (await call('GET', `finduserbankdetails/${person.id}`)).body.data;
    expect((await call('DELETE', `bankaccounts/${id}`)).status).toBe(200);
    expect((await call('DELETE', `bankaccounts/${id}`)).status).toBe(404);
    expect((await call('GET', `getuserbankdetails/${id}`)).status).toBe(404);
    expect((await call('GET', `finduserbankdetails/${person.id}`)).body.data).toEqual([]);
    expect((await call('POST', 'bankaccounts', ACCOUNT)).status).toBe(200);
    const kept = await sql(
      'select removed_at is null as open from bank_accounts where person_id = $1 order by id',
      [person.id],
    );
    expect(kept).toEqual([{ open: false }, { open: true }]);
    expect(await actionsOf(person)).toEqual([
      'bank-account.add',
      'bank-account.remove',
      'bank-account.add',
    ]);
  });

  test('five are the most, at once or one by one', async () => {
    const { person, call } = await someone();
    const add = (branch: number) =>
      call('POST', 'bankaccounts', { ...ACCOUNT, ifsc: `HDFC000000${branch}` });
    for (const branch of [1, 2, 3]) expect((await add(branch)).status).toBe(200);
    await sql(`delete from rate_limits`);
    const answers = await Promise.all([4, 5, 6, 7].map(add));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect((await call('GET', `finduserbankdetails/${person.id}`)).body.data).toHaveLength(5);
  });

  test('somebody else’s is not there', async () => {
    const owner = await someone();
    const { id } = (await owner.call('POST', 'bankaccounts', ACCOUNT)).body.data;
    for (const role of ['user', 'admin'] as const) {
      const other = await someone({ role });
      expect((await other.call('GET', `getuserbankdetails/${id}`)).status).toBe(404);
      expect((await other.call('DELETE', `bankaccounts/${id}`)).status).toBe(404);
      const list = await other.call('GET', `finduserbankdetails/${owner.person.id}`);
      expect(list.status).toBe(404);
    }
    expect((await owner.call('GET', `getuserbankdetails/${id}`)).status).toBe(200);
  });

  test('the platform’s is invented until it is set', async () => {
    const { headers } = await someone();
    const path = '/api/profile/findadminbankdetails/1';
    expect((await api('GET', path, undefined, headers)).body.data).toMatchObject({
      id: 1,
      account: 'XXXXXX1234',
      sandbox: true,
    });
    const env = readEnv({
      NODE_ENV: 'test',
      PLATFORM_ACCOUNT_HOLDER: 'Propertysearch Pvt Ltd',
      PLATFORM_ACCOUNT_NUMBER: '50200012345678',
      PLATFORM_ACCOUNT_IFSC: 'HDFC0000053',
    });
    const set = testApi(desk.db, { ...desk.context, env: { ...desk.context.env, ...env } });
    expect((await set('GET', path, undefined, headers)).body.data).toEqual({
      id: 1,
      holder: 'Propertysearch Pvt Ltd',
      account: 'XXXXXX5678',
      ifsc: 'HDFC0000053',
      sandbox: false,
    });
    expect((await api('GET', path)).status).toBe(403);
  });

  test('the platform’s is whole for who has an order to pay, and for nobody else', async () => {
    const env = readEnv({
      NODE_ENV: 'test',
      PLATFORM_ACCOUNT_HOLDER: 'Propertysearch Pvt Ltd',
      PLATFORM_ACCOUNT_NUMBER: '50200012345678',
      PLATFORM_ACCOUNT_IFSC: 'HDFC0000053',
    });
    const set = testApi(desk.db, { ...desk.context, env: { ...desk.context.env, ...env } });
    const shownWith = async (order?: Partial<typeof orders.$inferInsert>) => {
      const { person, headers } = await someone();
      if (order) await insertOrder(desk.db, { personId: person.id, ...order });
      const path = '/api/profile/findadminbankdetails/1';
      return (await set('GET', path, undefined, headers)).body.data.account;
    };
    expect(await shownWith({ state: 'open' })).toBe('50200012345678');
    expect(await shownWith({ state: 'created' })).toBe('50200012345678');
    expect(await shownWith()).toBe('XXXXXX5678');
    expect(await shownWith({ state: 'cancelled' })).toBe('XXXXXX5678');
    const expiresAt = new Date(desk.context.now().getTime() - 1_000);
    expect(await shownWith({ state: 'open', expiresAt })).toBe('XXXXXX5678');
  });
});
