import { describe, expect, test } from 'vitest';
import { formatDate, formatTime } from '#domain/lib/time/format.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import { readEnv } from '#server/lib/env.ts';
import { openAccount } from '#server/people/bank-accounts/index.ts';
import { SANDBOX_ACCOUNT } from '#server/ports/kyc/sandbox.ts';
import { deedsOf } from '#tests/api/deeds.ts';
import { testApi } from '#tests/api/harness.ts';
import { PASSWORD } from '#tests/api/world.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { profileDesk } from './profile-desk.ts';

const desk = profileDesk();
const { sql, someone, api } = desk;
const deed = deedsOf(() => desk.db);

const REASON = 'By the statement that was sent to us.';
const NAME = { firstName: 'Ramesh', lastName: 'Kulkarni' };
const LAST_FOUR = SANDBOX_ACCOUNT.direct.slice(-4);

/** Somebody, and how they add an account; in a relative's name it waits for staff. */
async function anOwner() {
  const owner = await someone(NAME);
  const add = (holder = 'Ramesh Kulkarni', account: string = SANDBOX_ACCOUNT.direct) =>
    owner.call('POST', 'bankaccounts', {
      ...{ holder, account, ifsc: 'HDFC0000053', password: PASSWORD },
    });
  return { ...owner, add };
}

async function staffMember(id?: number) {
  const member = id ?? (await insertPerson(desk.db, { role: 'admin' })).id;
  const { headers } = await aSession(desk.db, member);
  return {
    headers,
    decide: (bankId: number, decision: 'allow' | 'refuse') =>
      api(
        'POST',
        `/api/admin/bankaccounts/${bankId}/decide`,
        { decision, reason: REASON },
        headers,
      ),
  };
}

/** A day after it was added, as it is said. */
async function paidFrom(bankId: number): Promise<string> {
  const [row] = await sql('select created_at from bank_accounts where id = $1', [bankId]);
  const at = new Date(row.created_at.getTime() + DAY_MS);
  return `${formatDate(at)}, ${formatTime(at)}`;
}

describe('adding an account', () => {
  test.each([
    [
      'Ramesh Kulkarni',
      (from: string) => `The bank account is checked and added. It is paid from ${from} on.`,
      (from: string) =>
        `The account ending in ${LAST_FOUR} can receive your payouts from ${from} on. If you did not add it, change your password and remove it before.`,
    ],
    [
      'Suresh Kulkarni',
      (from: string) =>
        `The bank account is added. Our staff compare its name with yours first; it is paid from ${from} at the earliest.`,
      (from: string) =>
        `The account ending in ${LAST_FOUR} can receive your payouts from ${from} on, once our staff have compared the name. If you did not add it, change your password and remove it before.`,
    ],
  ])('in the name of %s says from when it is paid', async (holder, answered, told) => {
    const { person, add } = await anOwner();
    let bankId = 0;
    const left = await deed(async () => {
      const answer = await add(holder);
      bankId = answer.body.data.id;
      return answer;
    });
    const from = await paidFrom(bankId);
    expect(left).toEqual({
      said: [200, answered(from)],
      told: [[person.id, 'A bank account was added', told(from), '/MyProfile']],
      audited: [['bank-account.add', `bank_account ${bankId}`, {}]],
      happened: [],
    });
  });

  test('is refused where the bank has another name, though it is near enough to the person’s', async () => {
    const { add } = await anOwner();
    const other = 'The bank has this account in another name. Check the spelling.';
    const answer = await add('Ramesh Kulkarni', SANDBOX_ACCOUNT.poor);
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ path: 'holder', message: other }],
    ]);
  });

  test('of a sixth says how many there may be', async () => {
    const { person, add } = await anOwner();
    await add();
    await sql(
      `insert into bank_accounts (person_id, holder, number_sealed, number_hash, last_four, ifsc,
         name_at_bank, name_state, verified_at, created_at)
       select person_id, holder, number_sealed, sha256(number_hash || n::text::bytea), last_four,
         ifsc, name_at_bank, name_state, verified_at, created_at
       from bank_accounts, generate_series(1, 4) n where person_id = $1`,
      [person.id],
    );
    const answer = await add('Ramesh Kulkarni', SANDBOX_ACCOUNT.good);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'You have 5 accounts. Please remove one first.',
    ]);
  });
});

describe('what staff decide', () => {
  async function waiting() {
    const owner = await anOwner();
    return { ...owner, bankId: (await owner.add('Suresh Kulkarni')).body.data.id as number };
  }

  test('allowed, the person hears that payouts may go there', async () => {
    const { person, bankId } = await waiting();
    const { decide } = await staffMember();
    expect(await deed(() => decide(bankId, 'allow'))).toEqual({
      said: [200, 'The account may be paid.'],
      told: [
        [
          person.id,
          'A bank account is yours, our staff say',
          `Payouts may go to the account ending in ${LAST_FOUR}. If it is not yours, remove it and change your password.`,
          '/MyProfile',
        ],
      ],
      audited: [
        [
          'bank-account.allow',
          `bank_account ${bankId}`,
          { personId: person.id, nameAtBank: 'SURESH KULKARNI', reason: REASON },
        ],
      ],
      happened: [],
    });
  });

  test('refused, it is removed and the person hears why', async () => {
    const { person, bankId } = await waiting();
    const { decide } = await staffMember();
    const left = await deed(() => decide(bankId, 'refuse'));
    expect(left).toMatchObject({
      said: [200, 'The account is refused.'],
      told: [[person.id, 'A bank account was refused', expect.any(String), '/MyProfile']],
      audited: [
        [
          'bank-account.refuse',
          `bank_account ${bankId}`,
          { personId: person.id, nameAtBank: 'SURESH KULKARNI', reason: REASON },
        ],
      ],
    });
    expect(left.told[0]?.[2]).toContain(LAST_FOUR);
    expect(left.told[0]?.[2]).toContain(REASON);
  });

  test('nobody decides about an account of their own', async () => {
    const { person, bankId } = await waiting();
    await sql(`update people set role = 'admin' where id = $1`, [person.id]);
    const { decide } = await staffMember(person.id);
    expect((await deed(() => decide(bankId, 'allow'))).said).toEqual([
      409,
      'This account is yours. Somebody else of staff decides.',
    ]);
    expect(await sql('select name_state from bank_accounts where id = $1', [bankId])).toEqual([
      { name_state: 'waiting' },
    ]);
  });

  test('what is not there, removed or decided waits for nobody', async () => {
    const { bankId } = await waiting();
    const { decide } = await staffMember();
    expect((await deed(() => decide(2_000_000_000, 'allow'))).said).toEqual([
      404,
      'We could not find that bank account.',
    ]);
    const over = [409, 'This account does not wait for a decision any more.'];
    const { bankId: decided } = await waiting();
    await decide(decided, 'allow');
    expect((await deed(() => decide(decided, 'allow'))).said).toEqual(over);
    await sql('update bank_accounts set removed_at = now() where id = $1', [bankId]);
    expect((await deed(() => decide(bankId, 'allow'))).said).toEqual(over);
  });

  test('it waits in their inbox under both names until then', async () => {
    const { person, bankId } = await waiting();
    const { headers, decide } = await staffMember();
    const inList = async () =>
      (
        await api('GET', '/api/admin/inbox?queue=bank_account', undefined, headers)
      ).body.data.items.filter(({ itemId }: { itemId: number }) => itemId === bankId);
    expect(await inList()).toMatchObject([
      {
        title: `Account ending ${LAST_FOUR}`,
        detail: 'At the bank: SURESH KULKARNI',
        person: { id: person.id, name: 'Ramesh Kulkarni' },
        amount: null,
      },
    ]);
    await decide(bankId, 'allow');
    expect(await inList()).toEqual([]);
  });
});

describe('money that is sent there', () => {
  test('waits for a day and for staff, and goes to nobody else’s', async () => {
    const { person, add } = await anOwner();
    const bankId = (await add('Suresh Kulkarni')).body.data.id as number;
    const open = (personId = person.id) =>
      openAccount(desk.context, { bankAccountId: bankId, personId });
    expect(await open()).toBe('waits');
    await sql(`update bank_accounts set name_state = 'allowed' where id = $1`, [bankId]);
    expect(await open()).toBe('waits');
    await sql(
      `update bank_accounts set created_at = created_at - interval '24 hours' where id = $1`,
      [bankId],
    );
    expect(await open()).toEqual({
      holder: 'SURESH KULKARNI',
      accountNumber: SANDBOX_ACCOUNT.direct,
      ifsc: 'HDFC0000053',
    });
    expect(await open(person.id + 1)).toBe('removed');
    await sql(`update bank_accounts set name_state = 'waiting' where id = $1`, [bankId]);
    expect(await open()).toBe('waits');
    await sql('update bank_accounts set removed_at = now() where id = $1', [bankId]);
    expect(await open()).toBe('removed');
  });
});

test('the platform’s account is invented while any part of it is missing', async () => {
  const { headers } = await someone();
  const whole = {
    PLATFORM_ACCOUNT_HOLDER: 'Propertysearch Pvt Ltd',
    PLATFORM_ACCOUNT_NUMBER: '50200012345678',
    PLATFORM_ACCOUNT_IFSC: 'HDFC0000053',
  };
  for (const missing of Object.keys(whole)) {
    const env = { ...readEnv({ NODE_ENV: 'test', ...whole }), [missing]: undefined };
    const set = testApi(desk.db, { ...desk.context, env: { ...desk.context.env, ...env } });
    const { body } = await set('GET', '/api/profile/findadminbankdetails/1', undefined, headers);
    expect(body.data).toMatchObject({ account: 'XXXXXX1234', sandbox: true });
  }
});
