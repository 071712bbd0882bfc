import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '#server/db/schema/index.ts';
import { SANDBOX_AADHAAR, SANDBOX_OTP, SANDBOX_PAN } from '#server/ports/kyc/sandbox.ts';
import { deedsOf } from '#tests/api/deeds.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aMember } from '#tests/api/world.ts';
import { aSession } from '#tests/builders/index.ts';

/** What a check of an identity says, tells and writes down, and what it keeps, to the letter. */

let database: TestDatabase;
let context: ReturnType<typeof testContext>;
let api: ReturnType<typeof testApi>;
let person: Person;
let headers: { authorization: string };
beforeAll(async () => {
  database = await testDatabase();
  context = testContext(database.db);
  api = testApi(database.db, context);
});
afterAll(async () => {
  await context.background.idle();
  await database.close();
});
beforeEach(async () => {
  person = await aMember({ context, api }, { firstName: 'Asha', lastName: 'Apte' });
  ({ headers } = await aSession(database.db, person.id));
});

const deed = deedsOf(() => database.db);
const post = (path: string, body: object) => api('POST', `/api/profile/kyc/${path}`, body, headers);
const start = async (): Promise<number> =>
  (await post('aadhaar', { aadhaar: SANDBOX_AADHAAR.good, consent: true })).body.data.checkId;
const confirm = (id: number, otp: string) => () => post(`aadhaar/${id}/confirm`, { otp });
const pan =
  (number: string, name = 'Asha Apte') =>
  () =>
    post('pan', { pan: number, name, consent: true });
const check = async () =>
  (
    await database.db.$client.query(
      `select state, reason, checked_name, pan_masked, pan_sealed is not null as sealed,
         pan_hash is not null as hashed, decided_at is not null as decided
       from identity_checks where person_id = $1 order by id desc limit 1`,
      [person.id],
    )
  ).rows[0];
const newest = async (): Promise<number> =>
  (await database.db.$client.query('select max(id) as id from identity_checks')).rows[0].id;

/** As it stands in the table, where no more is kept than is said. */
const kept = (state: string, more: object = {}) => ({
  ...{ state, reason: null, checked_name: null, pan_masked: null, sealed: false, hashed: false },
  // What waits has not been decided: documents of what has are removed after a while.
  decided: !['otp_sent', 'submitted'].includes(state),
  ...more,
});
const told = (title: string, body: string) => [[person.id, title, body, '/MyProfile']];
const AWAY =
  'The verification service does not answer just now. Please try again in a few minutes.';
const OTHERS_AADHAAR =
  'This Aadhaar is in another name than your account. Use your own Aadhaar; if it is yours, write your name in “Name and city” as it stands there and verify again.';
const UNCHECKED =
  'The provider could not check this Aadhaar. Use a passport or driving licence instead.';
const RUN_OUT = 'The OTP has run out. Please ask for a new one.';

describe('an OTP of an Aadhaar', () => {
  const deedOf = async (otp: string) => {
    const id = await start();
    const { happened, audited, ...left } = await deed(confirm(id, otp));
    expect(happened).toEqual([]);
    for (const [, subject] of audited) expect(subject).toBe(`identity_check ${id}`);
    return { ...left, audited: audited.map(([action]) => action), kept: await check() };
  };

  test('that is right', async () => {
    expect(await deedOf(SANDBOX_OTP.good)).toEqual({
      said: [200, 'Your Aadhaar is verified.'],
      told: told(
        'Your Aadhaar is verified',
        'Your identity check is done. There is nothing more to do for it.',
      ),
      audited: ['kyc.aadhaar.confirm'],
      kept: kept('verified', { checked_name: 'ASHA APTE' }),
    });
  });

  test('of a name that may be theirs', async () => {
    expect(await deedOf(SANDBOX_OTP.relative)).toEqual({
      said: [
        ...[
          200,
          'The OTP is right. Our staff compare the name on your Aadhaar with that of your account.',
        ],
      ],
      told: told(
        'We are looking at your Aadhaar check',
        'The name on your Aadhaar is not quite that of your account. Our staff compare them, usually within two working days.',
      ),
      audited: ['kyc.aadhaar.refer'],
      kept: kept('submitted', {
        reason: 'The name on the Aadhaar may be another than that of the account.',
        checked_name: 'ASHA SOMEONE',
      }),
    });
  });

  test.each([
    ['of somebody else', SANDBOX_OTP.someoneElse, 'refuse', 'rejected', OTHERS_AADHAAR],
    ['that has run out', SANDBOX_OTP.expired, 'expire', 'expired', RUN_OUT],
    ['the provider knows no more', SANDBOX_OTP.aadhaarInvalid, 'expire', 'expired', UNCHECKED],
  ])('%s', async (_, otp, action, state, reason) => {
    expect(await deedOf(otp)).toEqual({
      said: [409, reason],
      told: [],
      audited: [`kyc.aadhaar.${action}`],
      kept: kept(state, { reason }),
    });
  });

  test('while the provider is away', async () => {
    expect(await deedOf(SANDBOX_OTP.providerDown)).toEqual({
      ...{ said: [503, AWAY], told: [], audited: [], kept: kept('otp_sent') },
    });
  });

  test('that is wrong says how many tries are left, five times', async () => {
    const id = await start();
    for (const next of [
      ...[4, 3, 2].map((left) => `You have ${left} tries left.`),
      ...['You have 1 try left.', 'Please ask for a new one.'],
    ]) {
      const words = `The OTP is not right. ${next}`;
      expect((await deed(confirm(id, '222222'))).said).toEqual([401, words, `otp: ${words}`]);
    }
    expect(await check()).toEqual(kept('expired', { reason: 'Too many wrong OTPs.' }));
    expect((await deed(confirm(id, SANDBOX_OTP.good))).said).toEqual([
      ...[409, 'This OTP is used up or has run out. Please ask for a new one.'],
    ]);
    const other = await aMember({ context, api });
    ({ headers } = await aSession(database.db, other.id));
    expect((await deed(confirm(id, SANDBOX_OTP.good))).said[0]).toBe(404);
  });
});

describe('a PAN', () => {
  const deedOf = async (number: string, name?: string) => {
    const { happened, audited, ...left } = await deed(pan(number, name));
    expect(happened).toEqual([]);
    for (const [, subject] of audited) expect(subject).toBe(`identity_check ${await newest()}`);
    return { ...left, audited: audited.map(([action]) => action), kept: await check() };
  };
  const shown = { pan_masked: 'ABxxxxxx4D', sealed: true };

  test('that is theirs, once', async () => {
    expect(await deedOf(SANDBOX_PAN.good)).toEqual({
      said: [200, 'Your PAN is verified.'],
      told: told('Your PAN is verified', 'Your PAN is kept encrypted and shown masked.'),
      audited: ['kyc.pan.verify'],
      kept: kept('verified', { ...shown, hashed: true, checked_name: 'ASHA APTE' }),
    });
    const again = await deedOf(SANDBOX_PAN.good);
    expect(again).toMatchObject({ said: [409, 'Your PAN is verified already.'], audited: [] });
  });

  test('of a name that may be theirs', async () => {
    expect(await deedOf(SANDBOX_PAN.relative)).toEqual({
      said: [200, 'Our staff compare the name on your PAN with that of your account.'],
      told: told(
        'We are looking at your PAN check',
        'The name on your PAN is not quite that of your account. Our staff compare them, usually within two working days.',
      ),
      audited: ['kyc.pan.refer'],
      kept: kept('submitted', {
        ...{ ...shown, checked_name: 'ASHA SOMEONE' },
        reason: 'The name on the PAN may be another than that of the account.',
      }),
    });
  });

  test.each([
    [
      ...['on record in another name than was typed', SANDBOX_PAN.poor, 'Asha Apte'],
      'The name on record for this PAN is another. Give it as on the card.',
    ],
    [
      ...['of somebody else, typed rightly', SANDBOX_PAN.direct, 'Someone Else'],
      'This PAN is in another name than your account. Use your own PAN; if it is yours, write your name in “Name and city” as it stands on the card and verify again.',
    ],
  ] as [string, string, string, string][])('%s', async (_, number, name, reason) => {
    expect(await deedOf(number, name)).toEqual({
      said: [422, reason, `name: ${reason}`],
      told: [],
      audited: ['kyc.pan.reject'],
      kept: kept('rejected', { reason }),
    });
  });

  test.each([
    ['that is none', 'ZZZZZ1234Z', [422, 'There is no such PAN. Please check it.']],
    ['while the provider is away', SANDBOX_PAN.providerDown, [503, AWAY]],
  ] as const)('%s', async (_, number, [status, words]) => {
    const left = await deedOf(number);
    expect(left).toMatchObject({ told: [], audited: [], kept: undefined });
    expect(left.said).toEqual([status, words, ...(status === 422 ? [`pan: ${words}`] : [])]);
  });
});
