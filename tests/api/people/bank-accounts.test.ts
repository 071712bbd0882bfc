import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { SANDBOX_ACCOUNT } from '#server/ports/kyc/sandbox.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aMember, PASSWORD } from '#tests/api/world.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';

let database: TestDatabase;
let context: Context;
let api: ReturnType<typeof testApi>;
beforeAll(async () => {
  database = await testDatabase();
  context = testContext(database.db);
  api = testApi(database.db, context);
});
afterAll(() => database?.close());

const sql = async (text: string, ...values: unknown[]) =>
  (await database.db.$client.query(text, values)).rows;

const ACCOUNT = { account: SANDBOX_ACCOUNT.direct, ifsc: 'HDFC0000053', password: PASSWORD };

async function someone() {
  const person = await aMember({ context, api }, { firstName: 'Ramesh', lastName: 'Kulkarni' });
  const { headers } = await aSession(database.db, person.id);
  const add = (more: object) =>
    api('POST', '/api/profile/bankaccounts', { ...ACCOUNT, ...more }, headers);
  const kept = () => sql('select name_state from bank_accounts where person_id = $1', person.id);
  return { person, headers, add, kept };
}

async function staff() {
  const { id } = await insertPerson(database.db, { role: 'admin' });
  const { headers } = await aSession(database.db, id);
  return {
    id,
    list: async () => (await api('GET', '/api/admin/bankaccounts', undefined, headers)).body.data,
    decide: (bankId: number, decision: string) =>
      api(
        'POST',
        `/api/admin/bankaccounts/${bankId}/decide`,
        { decision, reason: 'By the statement that was sent to us.' },
        headers,
      ),
  };
}

describe('a bank account', () => {
  test('is not added by a session alone', async () => {
    const { add, kept } = await someone();
    const holder = 'Ramesh Kulkarni';
    expect((await add({ holder, password: undefined })).status).toBe(422);
    const wrong = await add({ holder, password: 'not this one' });
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([401, 'password']);
    expect(await kept()).toEqual([]);
  });

  test('in somebody else’s name is refused, though the bank knows that name', async () => {
    const { add, kept } = await someone();
    const answer = await add({ holder: 'Anil Sharma' });
    expect([answer.status, answer.body.errors[0].path]).toEqual([422, 'holder']);
    expect(await kept()).toEqual([]);
  });

  test.each(['Shri R. Kulkarni', 'KULKARNI RAMESH', 'Ramesh Suresh Kulkarni'])(
    'in the name of %s is the person’s',
    async (holder) => {
      const { add, kept } = await someone();
      expect((await add({ holder })).status).toBe(200);
      expect(await kept()).toEqual([{ name_state: 'fits' }]);
    },
  );

  test('is told of by every channel, whatever is muted, also at night', async () => {
    const { person, add } = await someone();
    for (const channel of ['in_app', 'mail', 'sms', 'push']) {
      await sql(
        `insert into notification_preferences (person_id, kind, channel, wanted)
         values ($1, 'bank_account', $2, false)`,
        person.id,
        channel,
      );
    }
    await sql(
      `insert into notification_settings (person_id, quiet_from, quiet_until) values ($1, 0, 1439)`,
      person.id,
    );
    await sql(
      `insert into push_subscriptions (person_id, endpoint, p256dh, auth, created_at)
       values ($1, $2, 'x', 'x', now())`,
      person.id,
      `https://push.test/${person.id}`,
    );
    const before = new Date(Date.now() + 1_000);
    expect((await add({ holder: 'Ramesh Kulkarni' })).status).toBe(200);
    const told = await sql(
      `select n.in_app, d.channel, d.due_at <= $2 as now from notifications n
       join notification_deliveries d on d.notification_id = n.id
       where n.person_id = $1 and n.kind = 'bank_account' order by d.channel`,
      person.id,
      before,
    );
    expect(told).toEqual(
      ['mail', 'sms', 'push'].map((channel) => ({ in_app: true, channel, now: true })),
    );
  });
});

describe('one in a relative’s name', () => {
  test('waits for staff, who see both names and no number', async () => {
    const { person, add, kept } = await someone();
    const desk = await staff();
    const answer = await add({ holder: 'Suresh Kulkarni' });
    expect(answer.body.data.wait).toEqual({ until: expect.any(String), staff: true });
    const bankId = answer.body.data.id;
    const row = (await desk.list()).items.find(({ id }: { id: number }) => id === bankId);
    expect(row).toEqual({
      id: bankId,
      person: { id: person.id, name: 'Ramesh Kulkarni' },
      holder: 'Suresh Kulkarni',
      nameAtBank: 'SURESH KULKARNI',
      lastFour: '1191',
      ifsc: 'HDFC0000053',
      addedAt: expect.any(String),
    });
    expect((await desk.decide(bankId, 'allow')).status).toBe(200);
    expect(await kept()).toEqual([{ name_state: 'allowed' }]);
    expect((await desk.decide(bankId, 'refuse')).status).toBe(409);
    const audit = await sql(
      `select actor_id, action from audit_log where subject_kind = 'bank_account'
         and subject_id = $1 order by id`,
      bankId,
    );
    expect(audit).toEqual([
      { actor_id: person.id, action: 'bank-account.add' },
      { actor_id: desk.id, action: 'bank-account.allow' },
    ]);
  });

  test('that is refused is gone, and the person hears why', async () => {
    const { person, headers, add } = await someone();
    const { id: bankId } = (await add({ holder: 'Suresh Kulkarni' })).body.data;
    expect((await (await staff()).decide(bankId, 'refuse')).status).toBe(200);
    const list = `/api/profile/finduserbankdetails/${person.id}`;
    expect((await api('GET', list, undefined, headers)).body.data).toEqual([]);
    const [news] = await sql(
      'select body from notifications where person_id = $1 order by id desc limit 1',
      person.id,
    );
    expect(news.body).toContain('By the statement that was sent to us.');
  });
});
