import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import identityWords from '#messages/people/identity/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Person } from '#server/db/schema/index.ts';
import { openContext } from '#server/hosts/compose.ts';
import { createLogger } from '#server/lib/log.ts';
import { unseal } from '#server/lib/seal.ts';
import { decideCheck } from '#server/people/kyc/decide-check.ts';
import {
  SANDBOX_AADHAAR,
  SANDBOX_ACCOUNT,
  SANDBOX_OTP,
  SANDBOX_PAN,
} from '#server/ports/kyc/sandbox.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aMember, PASSWORD } from '#tests/api/world.ts';
import { aSession } from '#tests/builders/index.ts';

let database: TestDatabase;
let context: Context;
let api: ReturnType<typeof testApi>;
const logged: string[] = [];
/** Times the provider was asked about an OTP. */
let asked = 0;

beforeAll(async () => {
  database = await testDatabase();
  const { env } = testContext(database.db);
  const log = createLogger('trace', { write: (line) => logged.push(line) });
  context = openContext(database.db, env, log);
  const { kyc } = context.ports;
  const { verifyAadhaarOtp } = kyc;
  kyc.verifyAadhaarOtp = (...given) => {
    asked++;
    return verifyAadhaarOtp(...given);
  };
  api = testApi(database.db, context);
});
afterAll(() => database?.close());

const sql = async (text: string, values: unknown[] = []) =>
  (await database.db.$client.query(text, values)).rows;

/** Somebody signed in, and calls as them. */
async function someone(overrides: Partial<Person> = {}) {
  const person = await aMember(
    { context, api },
    { firstName: 'Asha', lastName: 'Apte', ...overrides },
  );
  const { headers, token } = await aSession(database.db, person.id);
  const post = (path: string, body: object) =>
    api('POST', `/api/profile/kyc/${path}`, body, headers);
  return {
    person,
    token,
    headers,
    start: (aadhaar: string = SANDBOX_AADHAAR.good) => post('aadhaar', { aadhaar, consent: true }),
    confirm: (checkId: number, otp: string) => post(`aadhaar/${checkId}/confirm`, { otp }),
    pan: (pan: string, name = 'Asha Apte') => post('pan', { pan, name, consent: true }),
    post,
    kyc: async () =>
      (await api('GET', `/api/profile/user/getkyc/${person.id}`, undefined, headers)).body.data,
    started: async () =>
      (await post('aadhaar', { aadhaar: SANDBOX_AADHAAR.good, consent: true })).body.data
        .checkId as number,
  };
}

const told = ({ status, body }: { status: number; body: { code?: string; errors?: unknown } }) => ({
  status,
  code: body.code,
  path: (body.errors as { path: string }[] | undefined)?.[0]?.path,
});

describe('Aadhaar', () => {
  test('is verified by the OTP, and said so', async () => {
    const { person, headers, start, confirm, kyc } = await someone();
    expect(await kyc()).toEqual({
      aadharverification: false,
      panverification: false,
      sandbox: true,
      aadhaar: null,
      pan: null,
      document: null,
    });
    const { checkId } = (await start('6556 7552 3712')).body.data;
    expect((await kyc()).aadhaar).toMatchObject({ id: checkId, state: 'otp_sent', shown: '3712' });
    expect((await confirm(checkId, SANDBOX_OTP.good)).status).toBe(200);
    const after = await kyc();
    expect(after).toMatchObject({
      aadharverification: true,
      aadhaar: { state: 'verified', shown: '3712', reason: null },
    });
    const status = `/api/profile/verificationstatus/${person.id}`;
    expect((await api('GET', status, undefined, headers)).body.data).toEqual({
      aadharverification: true,
      panverification: false,
    });
    const [check] = await sql('select * from identity_checks where id = $1', [checkId]);
    expect(check).toMatchObject({
      consent: identityWords.consent.aadhaar,
      attempts: 1,
      last_four: '3712',
    });
    expect(check.consent_at <= check.created_at).toBe(true);
    const news = await sql('select kind, title from notifications where person_id = $1', [
      person.id,
    ]);
    expect(news).toEqual([{ kind: 'kyc', title: 'Your Aadhaar is verified' }]);
    const audits = await sql('select action from audit_log where actor_id = $1 order by id', [
      person.id,
    ]);
    expect(audits.map(({ action }) => action)).toEqual([
      'kyc.aadhaar.start',
      'kyc.aadhaar.confirm',
    ]);
    expect(told(await start())).toMatchObject({ status: 409 });
    expect(told(await confirm(checkId, SANDBOX_OTP.good))).toMatchObject({ status: 409 });
  });

  test.each([
    [SANDBOX_AADHAAR.notLinked, 422, 'invalid', 'aadhaar'],
    [SANDBOX_AADHAAR.invalid, 422, 'invalid', 'aadhaar'],
    ['155675523712', 422, 'invalid', 'aadhaar'],
    ['65567552371', 422, 'invalid', 'aadhaar'],
    [SANDBOX_AADHAAR.tooSoon, 409, 'conflict', undefined],
    [SANDBOX_AADHAAR.providerDown, 503, 'unavailable', undefined],
  ])('the outcome of %s is clear and does not repeat the number', async (number, ...expected) => {
    const { start, kyc } = await someone();
    const answer = await start(number);
    const [status, code, path] = expected;
    expect(told(answer)).toEqual({ status, code, path });
    expect(JSON.stringify(answer.body)).not.toContain(number);
    expect((await kyc()).aadhaar).toBeNull();
  });

  test.each([
    [SANDBOX_OTP.expired, 409, 'expired'],
    [SANDBOX_OTP.aadhaarInvalid, 409, 'expired'],
    [SANDBOX_OTP.providerDown, 503, 'otp_sent'],
    ['222222', 401, 'otp_sent'],
  ])('the OTP %s answers %i', async (otp, status, state) => {
    const { started, confirm, kyc } = await someone();
    const checkId = await started();
    expect((await confirm(checkId, otp)).status).toBe(status);
    expect(await kyc()).toMatchObject({ aadharverification: false, aadhaar: { state } });
    const again = await confirm(checkId, SANDBOX_OTP.good);
    expect(again.status).toBe(state === 'expired' ? 409 : 200);
  });

  test('five wrong OTPs count, however many come at once', async () => {
    const { started, confirm, kyc } = await someone();
    const checkId = await started();
    asked = 0;
    const answers = await Promise.all(Array.from({ length: 24 }, () => confirm(checkId, '222222')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(19).fill(409)]);
    expect(asked).toBe(5);
    expect((await confirm(checkId, SANDBOX_OTP.good)).status).toBe(409);
    expect(asked).toBe(5);
    expect((await kyc()).aadhaar).toMatchObject({ state: 'expired' });
  });

  test('of several right ones at once, one counts', async () => {
    const { person, started, confirm } = await someone();
    const checkId = await started();
    const answers = await Promise.all([1, 2, 3].map(() => confirm(checkId, SANDBOX_OTP.good)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [{ n }] = await sql(
      `select count(*) as n from audit_log where actor_id = $1 and action = 'kyc.aadhaar.confirm'`,
      [person.id],
    );
    expect(n).toBe(1);
  });

  test('an OTP is good for ten minutes', async () => {
    const { started, confirm, kyc } = await someone();
    const checkId = await started();
    await sql(
      `update identity_checks set created_at = now() - interval '11 minutes' where id = $1`,
      [checkId],
    );
    expect((await kyc()).aadhaar.state).toBe('expired');
    asked = 0;
    expect((await confirm(checkId, SANDBOX_OTP.good)).status).toBe(409);
    expect(asked).toBe(0);
  });

  test('a new OTP ends the one before', async () => {
    const { started, confirm } = await someone();
    const first = await started();
    const second = await started();
    expect((await confirm(first, SANDBOX_OTP.good)).status).toBe(409);
    expect((await confirm(second, SANDBOX_OTP.good)).status).toBe(200);
    const states = await sql(
      'select id, state from identity_checks where id = any($1) order by id',
      [[first, second]],
    );
    expect(states.map(({ state }) => state)).toEqual(['withdrawn', 'verified']);
  });

  test('somebody else’s check is not there', async () => {
    const owner = await someone();
    const other = await someone();
    const checkId = await owner.started();
    expect((await other.confirm(checkId, SANDBOX_OTP.good)).status).toBe(404);
    expect((await other.confirm(2_147_483_647, SANDBOX_OTP.good)).status).toBe(404);
    expect((await owner.kyc()).aadhaar.state).toBe('otp_sent');
    const { id } = owner.person;
    for (const path of [`user/getkyc/${id}`, `verificationstatus/${id}`]) {
      const answer = await api('GET', `/api/profile/${path}`, undefined, other.headers);
      expect(answer.status).toBe(404);
    }
  });

  test('five a day is enough for a person', async () => {
    const { person, start } = await someone();
    for (let i = 0; i < 5; i++) expect((await start()).status).toBe(200);
    const sixth = await start();
    expect(sixth.status).toBe(429);
    // The hour's counter runs out long before the day's.
    await sql(`delete from rate_limits where key like 'startAadhaar%'`);
    const nextHour = await start();
    expect(nextHour.status).toBe(429);
    expect(Number(nextHour.headers.get('retry-after'))).toBeGreaterThan(3_600);
    const [{ n }] = await sql('select count(*) as n from identity_checks where person_id = $1', [
      person.id,
    ]);
    expect(n).toBe(5);
  });
});

describe('PAN', () => {
  // A PAN serves one account, and each test has one of its own.
  beforeEach(() => sql('update identity_checks set pan_hash = null'));

  test.each(['direct', 'good', 'moderate'] as const)('a %s match is verified', async (match) => {
    const { pan, kyc } = await someone();
    const number = SANDBOX_PAN[match];
    expect((await pan(number.toLowerCase())).status).toBe(200);
    const { panverification, pan: check } = await kyc();
    expect(panverification).toBe(true);
    expect(check).toMatchObject({ state: 'verified', shown: `ABxxxxxx${number.slice(-2)}` });
    const [row] = await sql('select * from identity_checks where id = $1', [check.id]);
    expect(row.consent).toBe(identityWords.consent.pan);
    expect(unseal(context.secrets.key('pan'), row.pan_sealed)).toBe(number);
    expect(told(await pan(number))).toMatchObject({ status: 409 });
  });

  test.each(['poor', 'none'] as const)('a %s match is turned down', async (match) => {
    const { pan, kyc } = await someone();
    const answer = await pan(SANDBOX_PAN[match]);
    expect(told(answer)).toEqual({ status: 422, code: 'invalid', path: 'name' });
    expect(JSON.stringify(answer.body)).not.toMatch(/SOMEONE ELSE|ABCP/);
    const { panverification, pan: check } = await kyc();
    expect(panverification).toBe(false);
    expect(check).toMatchObject({ state: 'rejected', shown: null });
    const [row] = await sql('select * from identity_checks where id = $1', [check.id]);
    expect([row.pan_sealed, row.pan_masked]).toEqual([null, null]);
  });

  test.each([
    ['ABCPZ9999Z', 422, 'pan'],
    ['ABCXZ9999Z', 422, 'pan'],
    ['nonsense', 422, 'pan'],
    [SANDBOX_PAN.providerDown, 503, undefined],
  ])('%s answers %i and leaves nothing', async (number, status, path) => {
    const { pan, kyc } = await someone();
    expect(told(await pan(number))).toMatchObject({ status, path });
    expect((await kyc()).pan).toBeNull();
  });

  test('of two at once, one is kept', async () => {
    const { pan, person } = await someone();
    const answers = await Promise.all([1, 2].map(() => pan(SANDBOX_PAN.direct)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = await sql('select id from identity_checks where person_id = $1', [person.id]);
    expect(kept).toHaveLength(1);
  });
});

test.each([
  ['aadhaar', { aadhaar: SANDBOX_AADHAAR.good }],
  ['aadhaar', { aadhaar: SANDBOX_AADHAAR.good, consent: false }],
  ['pan', { pan: SANDBOX_PAN.direct, name: 'Asha Apte' }],
  ['pan', { pan: SANDBOX_PAN.direct, name: 'Asha Apte', consent: 'true' }],
])('without consent nobody is asked: %s %j', async (path, body) => {
  const { person, post } = await someone();
  expect(told(await post(path, body))).toEqual({ status: 422, code: 'invalid', path: 'consent' });
  expect(await sql('select 1 from identity_checks where person_id = $1', [person.id])).toEqual([]);
});

describe('a decision of staff', () => {
  async function waiting() {
    const owner = await someone();
    const [{ id }] = await sql(
      `insert into identity_checks (person_id, kind, state, consent, consent_at)
       values ($1, 'document', 'submitted', 'yes', now()) returning id`,
      [owner.person.id],
    );
    const staff = await someone({ role: 'admin' });
    const actor = { kind: 'person', id: staff.person.id, role: 'admin', sessionId: 1 } as const;
    const name = `${owner.person.firstName} ${owner.person.lastName}`;
    const decide = (decision: 'approve' | 'reject', checkId: number = id) =>
      database.db.transaction((tx) =>
        decideCheck(
          { ...context, actor },
          tx,
          checkId,
          decision === 'approve' ? { decision, name } : { decision, reason: 'Blurred.' },
        ),
      );
    return { owner, staff, id, decide };
  }

  test('is taken once', async () => {
    const { owner, staff, id, decide } = await waiting();
    const both = await Promise.allSettled([decide('approve'), decide('reject')]);
    const settled = both.map((one) =>
      one.status === 'fulfilled' ? one.value.person.id : (one.reason as { code: string }).code,
    );
    expect(settled.sort()).toEqual([owner.person.id, 'conflict'].sort());
    const [check] = await sql('select * from identity_checks where id = $1', [id]);
    expect(['verified', 'rejected']).toContain(check.state);
    expect(check.decided_by).toBe(staff.person.id);
  });

  test('needs a document that waits', async () => {
    const { owner, decide } = await waiting();
    const aadhaar = await owner.started();
    await expect(decide('approve', aadhaar)).rejects.toMatchObject({ code: 'conflict' });
    await expect(decide('approve', 2_147_483_647)).rejects.toMatchObject({ code: 'not_found' });
    await sql('update people set deleted_at = now() where id = $1', [owner.person.id]);
    await expect(decide('approve')).rejects.toMatchObject({ code: 'not_found' });
  });
});

/** Every row of every table as text; bytes show as hex. */
async function dump(): Promise<string> {
  const tables = await sql(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    for (const { row } of await sql(`select t::text as row from ${name} t`)) texts.push(row);
  }
  return texts.join('\n').toLowerCase();
}

test('no number, code or token is in any table or in the log', async () => {
  const { person, token, headers, start, confirm, pan } = await someone();
  const numbers: string[] = [
    ...Object.values(SANDBOX_AADHAAR),
    ...Object.values(SANDBOX_PAN),
    ...Object.values(SANDBOX_ACCOUNT),
  ];
  for (const aadhaar of Object.values(SANDBOX_AADHAAR)) {
    await sql('delete from rate_limits');
    await start(aadhaar);
  }
  await sql('delete from rate_limits');
  const checkId = (await start()).body.data.checkId;
  await confirm(checkId, '918273');
  await confirm(checkId, SANDBOX_OTP.good);
  const { relative, ...known } = SANDBOX_PAN;
  for (const number of [relative, ...Object.values(known).reverse()]) {
    await sql('delete from rate_limits');
    await pan(number);
  }
  for (const account of Object.values(SANDBOX_ACCOUNT)) {
    await sql('delete from rate_limits');
    const body = { holder: 'Asha Apte', account, ifsc: 'HDFC0000053', password: PASSWORD };
    await api('POST', '/api/profile/bankaccounts', body, headers);
  }
  const [{ n }] = await sql('select count(*) as n from bank_accounts where person_id = $1', [
    person.id,
  ]);
  expect(n).toBe(3);
  const everything = await dump();
  expect(everything).toContain(person.email);
  const grouped = numbers.map((number) => number.replace(/(.{4})(?=.)/g, '$1 '));
  const secrets = [...numbers, ...grouped, token, '918273'].flatMap((secret) => [
    secret.toLowerCase(),
    Buffer.from(secret).toString('hex'),
    Buffer.from(secret).toString('base64').toLowerCase(),
  ]);
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
  const lines = logged.join('\n').toLowerCase();
  expect(lines).toContain('call failed');
  expect(secrets.filter((secret) => lines.includes(secret))).toEqual([]);
});
