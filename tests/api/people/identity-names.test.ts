import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '#server/db/schema/index.ts';
import { SANDBOX_AADHAAR, SANDBOX_OTP, SANDBOX_PAN } from '#server/ports/kyc/sandbox.ts';
import { newPan } from '#tests/api/examples/kyc.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aMember, PASSWORD } from '#tests/api/world.ts';
import { aSession } from '#tests/builders/index.ts';

let database: TestDatabase;
let context: ReturnType<typeof testContext>;
let api: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await testDatabase();
  context = testContext(database.db);
  api = testApi(database.db, context);
});
afterAll(() => database?.close());

const sql = async (text: string, ...values: unknown[]) =>
  (await database.db.$client.query(text, values)).rows;

async function someone(overrides: Partial<Person> = {}) {
  const person = await aMember(
    { context, api },
    { firstName: 'Asha', lastName: 'Apte', ...overrides },
  );
  const { headers } = await aSession(database.db, person.id);
  const call = (method: string, path: string, body?: unknown) =>
    api(method, `/api/${path}`, body, headers);
  const start = async () =>
    (await call('POST', 'profile/kyc/aadhaar', { aadhaar: SANDBOX_AADHAAR.good, consent: true }))
      .body.data.checkId as number;
  return {
    person,
    call,
    pan: (pan: string, name = 'Asha Apte') =>
      call('POST', 'profile/kyc/pan', { pan, name, consent: true }),
    aadhaar: async (otp: string = SANDBOX_OTP.good) =>
      call('POST', `profile/kyc/aadhaar/${await start()}/confirm`, { otp }),
    rename: (firstname: string, lastname: string) =>
      call('PUT', `profile/${person.id}`, { firstname, lastname, city: 'Pune' }),
    badges: async () => {
      const { data } = (await call('GET', `profile/verificationstatus/${person.id}`)).body;
      return [data.aadharverification, data.panverification];
    },
    checks: () =>
      sql(
        `select kind, state, checked_name, pan_hash is not null as "holdsPan"
         from identity_checks where person_id = $1 order by id`,
        person.id,
      ),
    news: async () =>
      (
        await sql('select title from notifications where person_id = $1 order by id', person.id)
      ).map(({ title }) => title),
  };
}

/** Staff at work. */
async function staff() {
  const { call } = await someone({ role: 'admin' });
  return {
    queue: async (personId: number) => {
      const { items } = (await call('GET', 'admin/kyc')).body.data;
      return items.filter((row: { personId: number }) => row.personId === personId);
    },
    approve: (checkId: number, name: string) =>
      call('POST', `admin/kyc/${checkId}/decide`, { decision: 'approve', name }),
    reject: (checkId: number) =>
      call('POST', `admin/kyc/${checkId}/decide`, {
        decision: 'reject',
        reason: 'Those are two people.',
      }),
  };
}

describe('a PAN', () => {
  test('typed with its holder’s name does not verify an account of another name', async () => {
    const thief = await someone();
    const answer = await thief.pan(newPan(), 'Rahul Deshmukh');
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].message).toContain('another name than your account');
    expect(await thief.badges()).toEqual([false, false]);
    expect(await thief.checks()).toEqual([
      { kind: 'pan', state: 'rejected', checked_name: null, holdsPan: false },
    ]);
  });

  test('of a name that may be the account’s waits for staff, who see both names', async () => {
    const me = await someone();
    expect((await me.pan(SANDBOX_PAN.relative)).status).toBe(200);
    expect(await me.badges()).toEqual([false, false]);
    const desk = await staff();
    const [row] = await desk.queue(me.person.id);
    expect(row).toMatchObject({
      kind: 'pan',
      person: 'Asha Apte',
      checkedName: 'ASHA SOMEONE',
      documentId: null,
      isRenamed: false,
    });
    // The account is renamed between the look and the decision.
    await me.rename('Zoya', 'Khan');
    expect((await desk.approve(row.checkId, 'Asha Apte')).status).toBe(409);
    await me.rename('Asha', 'Apte');
    expect((await desk.approve(row.checkId, 'Asha Apte')).status).toBe(200);
    expect(await me.badges()).toEqual([false, true]);
  });

  test('serves one account, of two at once too, and is free again after an erasure', async () => {
    const pan = newPan();
    const accounts = await Promise.all([someone(), someone()]);
    const answers = await Promise.all(accounts.map((account) => account.pan(pan)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first, second] = accounts;
    const [winner, loser] = answers[0]?.status === 200 ? [first, second] : [second, first];
    expect(await loser?.badges()).toEqual([false, false]);
    expect(await loser?.checks()).toEqual([]);
    expect((await loser?.pan(pan))?.body.message).toContain('verified on another account');
    await winner?.call('POST', 'profile/deleteaccount', { password: PASSWORD });
    expect((await loser?.pan(pan))?.status).toBe(200);
  });

  test('that two accounts wait with is approved for one', async () => {
    const [one, other, desk] = [await someone(), await someone(), await staff()];
    const pan = 'ABCPR4321Z';
    for (const account of [one, other]) expect((await account.pan(pan)).status).toBe(200);
    const [[first], [second]] = [
      await desk.queue(one.person.id),
      await desk.queue(other.person.id),
    ];
    expect((await desk.approve(first.checkId, 'Asha Apte')).status).toBe(200);
    expect((await desk.approve(second.checkId, 'Asha Apte')).status).toBe(409);
    expect(await other.badges()).toEqual([false, false]);
  });
});

describe('an Aadhaar', () => {
  test('of somebody else does not verify, and nothing of them is kept', async () => {
    const thief = await someone();
    const answer = await thief.aadhaar(SANDBOX_OTP.someoneElse);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('another name than your account');
    expect(JSON.stringify(answer.body)).not.toContain('SOMEONE');
    expect(await thief.badges()).toEqual([false, false]);
    expect(await thief.checks()).toEqual([
      { kind: 'aadhaar', state: 'rejected', checked_name: null, holdsPan: false },
    ]);
  });

  test('of a name that may be the account’s waits for staff', async () => {
    const me = await someone();
    expect((await me.aadhaar(SANDBOX_OTP.relative)).status).toBe(200);
    expect(await me.badges()).toEqual([false, false]);
    const desk = await staff();
    const [row] = await desk.queue(me.person.id);
    expect(row).toMatchObject({ kind: 'aadhaar', checkedName: 'ASHA SOMEONE', shown: '3712' });
    expect((await desk.reject(row.checkId)).status).toBe(200);
    expect(await me.badges()).toEqual([false, false]);
  });

  test('keeps the name it was verified in', async () => {
    const me = await someone();
    await me.aadhaar();
    expect(await me.checks()).toMatchObject([{ state: 'verified', checked_name: 'ASHA APTE' }]);
  });
});

describe('a new name', () => {
  async function verified() {
    const me = await someone();
    await me.aadhaar();
    await me.pan(newPan());
    expect(await me.badges()).toEqual([true, true]);
    return me;
  }

  test('takes the badges, and with them what they open', async () => {
    const me = await verified();
    const answer = await me.rename('Rahul', 'Deshmukh');
    expect(answer.body.data.Userdata).toMatchObject({
      aadharverification: false,
      panverification: false,
    });
    expect(await me.badges()).toEqual([false, false]);
    expect(await me.news()).toContain('Your identity is to be checked again');
    const desk = await staff();
    expect(await desk.queue(me.person.id)).toMatchObject([
      { kind: 'aadhaar', isRenamed: true, checkedName: 'ASHA APTE', person: 'Rahul Deshmukh' },
      { kind: 'pan', isRenamed: true, checkedName: 'ASHA APTE' },
    ]);
    const kyc = (await me.call('GET', `profile/user/getkyc/${me.person.id}`)).body.data;
    expect([kyc.aadhaar.state, kyc.pan.state]).toEqual(['recheck', 'recheck']);
  });

  test.each([
    ['asha', 'APTE'],
    ['A', 'Apte'],
    ['Asha', 'Apte'],
  ])('that is the same person’s keeps them: %s %s', async (first, last) => {
    const me = await verified();
    expect((await me.rename(first, last)).status).toBe(200);
    expect(await me.badges()).toEqual([true, true]);
  });

  test('taken back brings them back', async () => {
    const me = await verified();
    await me.rename('Rahul', 'Deshmukh');
    await me.rename('Asha', 'Apte');
    expect(await me.badges()).toEqual([true, true]);
    expect(await me.news()).toContain('Your identity is verified again');
    expect((await me.checks()).map(({ state }) => state)).toEqual(['verified', 'verified']);
  });

  test('approved by staff has them again, and its initials keep them', async () => {
    const me = await verified();
    await me.rename('Asha', 'Deshpande');
    const desk = await staff();
    for (const { checkId } of await desk.queue(me.person.id)) {
      expect((await desk.approve(checkId, 'Asha Deshpande')).status).toBe(200);
    }
    expect(await me.badges()).toEqual([true, true]);
    await me.rename('ASHA', 'DESHPANDE');
    expect(await me.badges()).toEqual([true, true]);
  });

  test('holds the PAN meanwhile; rejected, it lets it go', async () => {
    const pan = newPan();
    const me = await someone();
    await me.pan(pan);
    await me.rename('Rahul', 'Deshmukh');
    const other = await someone();
    expect((await other.pan(pan)).status).toBe(409);
    const desk = await staff();
    const [row] = await desk.queue(me.person.id);
    expect((await desk.reject(row.checkId)).status).toBe(200);
    expect((await other.pan(pan)).status).toBe(200);
  });

  test('can be verified anew at once, with the same PAN', async () => {
    const pan = newPan();
    const me = await someone();
    await me.pan(pan);
    await me.rename('Rahul', 'Deshmukh');
    expect((await me.pan(pan, 'Rahul Deshmukh')).status).toBe(200);
    expect(await me.badges()).toEqual([false, true]);
    expect(await (await staff()).queue(me.person.id)).toEqual([]);
  });

  test('takes a badge given before names were kept', async () => {
    const me = await verified();
    await sql('update identity_checks set checked_name = null where person_id = $1', me.person.id);
    await me.rename('Rahul', 'Deshmukh');
    expect(await me.badges()).toEqual([false, false]);
    const bare = await someone({ aadhaarVerified: true, panVerified: true });
    await bare.rename('ASHA', 'Apte');
    expect(await bare.badges()).toEqual([true, true]);
    await bare.rename('Rahul', 'Deshmukh');
    expect(await bare.badges()).toEqual([false, false]);
  });
});
