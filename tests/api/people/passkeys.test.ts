import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '#server/db/schema/index.ts';
import { demoDatabase, type TestDatabase, testApi, testContext } from '#tests/api/harness.ts';
import { aMember, PASSWORD, type World } from '#tests/api/world.ts';
import { aDevice, aSession, codeAt, type Device, insertApp } from '#tests/builders/index.ts';
import { aPasskey } from './passkey-world.ts';

const SECURITY = '/api/profile/security';
const ANOTHER_SITE = 'https://propertysearch.example';

let database: TestDatabase;
let world: World;
let now: Date;
beforeAll(async () => {
  database = await demoDatabase();
  const context = { ...testContext(database.db), now: () => now };
  world = { context, api: testApi(database.db, context) };
});
afterAll(async () => {
  await world.context.background.idle();
  await database.close();
});

let member: Person;
let own: Record<string, string>;
beforeEach(async () => {
  now = new Date();
  member = await aMember(world);
  own = (await aSession(database.db, member.id)).headers;
});

const post = (path: string, body?: unknown, headers = {}) => world.api('POST', path, body, headers);
const creation = async (headers = own) =>
  (await post(`${SECURITY}/passkeys/challenge`, { password: PASSWORD }, headers)).body.data;
const challenge = async () => (await post('/api/auths/passkey/challenge')).body.data;
const add = (passkey: unknown, headers = own) =>
  post(`${SECURITY}/passkeys`, { name: 'My phone', passkey }, headers);
const enter = (passkey: unknown) => post('/api/auths/passkey', { passkey });
const security = async () => (await world.api('GET', SECURITY, undefined, own)).body.data;
const query = async (text: string, ...values: unknown[]) =>
  (await database.db.$client.query(text, values)).rows;

describe('making a passkey', () => {
  test('asks for the password, for a key the device keeps, and for whose it is', async () => {
    const refused = await post(`${SECURITY}/passkeys/challenge`, { password: 'not this one' }, own);
    expect(refused.status).toBe(401);
    const options = await creation();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Propertysearch' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain(String(member.id));
    const added = await add(aDevice().create(options));
    expect(added.status).toBe(200);
    expect(added.body.data.recoveryCodes).toHaveLength(10);
    expect(await security()).toMatchObject({
      isShown: true,
      passkeys: [{ name: 'My phone', lastUsedAt: null, isSynced: false }],
    });
    // A second one comes with no further codes, and the device is told of the first.
    const again = await creation();
    expect(again.excludeCredentials).toHaveLength(1);
    expect((await add(aDevice().create(again))).body.data.recoveryCodes).toBeUndefined();
  });

  test.each([
    ['from another site', { origin: ANOTHER_SITE }],
    ['for another host', { rpId: 'propertysearch.example' }],
    ['without asking who holds it', { verifies: false }],
    ['attested in a way that has certificates looked up', { attestation: 'android-safetynet' }],
  ])('one made %s is refused', async (_, conduct) => {
    expect((await add(aDevice().create(await creation(), conduct))).status).toBe(401);
    expect((await security()).passkeys).toEqual([]);
  });

  test('a challenge is answered once, by whom it was given to, within five minutes', async () => {
    const options = await creation();
    const stranger = (await aSession(database.db, (await aMember(world)).id)).headers;
    expect((await add(aDevice().create(options), stranger)).status).toBe(401);
    expect((await add(aDevice().create(options))).status).toBe(200);
    expect((await add(aDevice().create(options))).status).toBe(401);
    const old = await creation();
    now = new Date(now.getTime() + 301_000);
    expect((await add(aDevice().create(old))).status).toBe(401);
    const invented = { ...(await creation()), challenge: Buffer.alloc(32).toString('base64url') };
    expect((await add(aDevice().create(invented))).status).toBe(401);
  });

  test('a challenge for signing in makes no passkey', async () => {
    const options = { ...(await creation()), challenge: (await challenge()).challenge };
    expect((await add(aDevice().create(options))).status).toBe(401);
  });

  test('a passkey is one account’s', async () => {
    const device = aDevice();
    expect((await add(device.create(await creation()))).status).toBe(200);
    const other = (await aSession(database.db, (await aMember(world)).id)).headers;
    expect((await add(device.create(await creation(other)), other)).status).toBe(409);
  });

  test('what is no passkey at all is refused', async () => {
    const good = aDevice().create(await creation());
    for (const response of [
      { ...good.response, attestationObject: 'AAAA' },
      { ...good.response, clientDataJSON: 'AAAA' },
      { ...good.response, attestationObject: 'A'.repeat(20_000) },
    ]) {
      expect((await add({ ...good, response })).status).toBe(401);
    }
    expect((await add({ ...good, rawId: 'not base64url!' })).status).toBe(422);
    expect((await add({ ...good, id: 'A'.repeat(2_000) })).status).toBe(422);
  });
});

describe('signing in by a passkey', () => {
  let device: Device & { passkeyId: number };
  beforeEach(async () => {
    device = await aPasskey(world, member);
  });

  test('says by itself who it is, and is both factors', async () => {
    const options = await challenge();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const { body } = await enter(device.sign(options));
    expect(body).toMatchObject({ status: 1, user: { id: member.id, email: member.email } });
    own = { authorization: body.token };
    expect(await security()).toMatchObject({
      isShown: true,
      passkeys: [{ lastUsedAt: now.toISOString() }],
    });
    const sessions = await world.api('GET', '/api/auths/sessions', undefined, own);
    const here = sessions.body.data.find(({ isThis }: { isThis: boolean }) => isThis);
    expect(here.signedInBy).toEqual(['passkey']);
  });

  test.each([
    ['on another site', { origin: ANOTHER_SITE }],
    ['for another host', { rpId: 'propertysearch.example' }],
    ['without asking who holds it', { verifies: false }],
    ['as somebody else’s', { userHandle: Buffer.alloc(32).toString('base64url') }],
    ['without saying whose it is', { userHandle: '' }],
  ])('one shown %s is refused', async (_, conduct) => {
    const signed = device.sign(await challenge(), conduct);
    if (signed.response.userHandle === '') delete signed.response.userHandle;
    const answer = await enter(signed);
    expect([answer.status, answer.body.code]).toEqual([401, 'wrong_credentials']);
  });

  test('a signature by another key is refused', async () => {
    const forged = aDevice().sign(await challenge(), { userHandle: 'x' });
    const { id } = device;
    const { userHandle } = device.sign(await challenge()).response;
    const response = { ...forged.response, userHandle };
    expect((await enter({ ...forged, id, rawId: id, response })).status).toBe(401);
    expect((await enter(forged)).status).toBe(401);
  });

  test('what was sent once opens nothing again', async () => {
    const signed = device.sign(await challenge());
    expect((await enter(signed)).status).toBe(200);
    expect((await enter(signed)).status).toBe(401);
  });

  test('of two answers to one challenge at once, one counts', async () => {
    const options = await challenge();
    const answers = await Promise.all([
      enter(device.sign(options, { counter: 0 })),
      enter(device.sign(options, { counter: 0 })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('a challenge runs out after five minutes', async () => {
    const signed = device.sign(await challenge());
    now = new Date(now.getTime() + 301_000);
    expect((await enter(signed)).status).toBe(401);
  });

  test('a challenge for making a passkey signs nobody in', async () => {
    const { challenge: given } = await creation();
    const signed = device.sign({ ...(await challenge()), challenge: given });
    expect((await enter(signed)).status).toBe(401);
  });

  test('a copy that counts behind is refused', async () => {
    expect((await enter(device.sign(await challenge(), { counter: 7 }))).status).toBe(200);
    for (const counter of [7, 3, 0]) {
      const answer = await enter(device.sign(await challenge(), { counter }));
      expect([counter, answer.status]).toEqual([counter, 401]);
    }
    expect((await enter(device.sign(await challenge(), { counter: 8 }))).status).toBe(200);
  });

  test('one that never counts goes on as it is', async () => {
    for (let i = 0; i < 2; i += 1) {
      expect((await enter(device.sign(await challenge(), { counter: 0 }))).status).toBe(200);
    }
  });

  test('the suspended stay outside, and who has left is unknown', async () => {
    await query('update people set suspended_at = now() where id = $1', member.id);
    const refused = await enter(device.sign(await challenge()));
    expect(refused.body.message).toContain('suspended');
    await query('update people set suspended_at = null where id = $1', member.id);
    const deleted = await post('/api/profile/deleteaccount', { password: PASSWORD }, own);
    expect(deleted.status).toBe(200);
    expect((await enter(device.sign(await challenge()))).status).toBe(401);
    expect(await query('select 1 from passkeys where person_id = $1', member.id)).toEqual([]);
  });
});

describe('a passkey as the second factor', () => {
  const login = () => post('/api/auths/login', { email: member.email, password: PASSWORD });

  test('finishes a sign-in by password', async () => {
    const device = await aPasskey(world, member);
    const { body } = await login();
    expect(body.data.factors).toEqual(['passkey']);
    const proof = { kind: 'passkey', passkey: device.sign(await challenge()) };
    const done = await post('/api/auths/secondfactor', { ticket: body.data.ticket, proof });
    expect(done.body).toMatchObject({ status: 1, user: { id: member.id } });
  });

  test('another person’s does not', async () => {
    await aPasskey(world, member);
    const other = await aPasskey(world, await aMember(world));
    const { body } = await login();
    const proof = { kind: 'passkey', passkey: other.sign(await challenge()) };
    const done = await post('/api/auths/secondfactor', { ticket: body.data.ticket, proof });
    expect(done.status).toBe(401);
  });
});

describe('removing a passkey', () => {
  test('asks for the password and a factor; another’s is not there', async () => {
    const device = await aPasskey(world, member);
    const secret = await insertApp(world.context, member.id);
    const other = await aPasskey(world, await aMember(world));
    const proof = { kind: 'authenticator_app', code: codeAt(secret, now) };
    const remove = (id: number, password = PASSWORD) =>
      post(`${SECURITY}/passkeys/${id}/remove`, { password, proof }, own);
    expect((await remove(other.passkeyId)).status).toBe(404);
    expect((await remove(device.passkeyId, 'not this one')).status).toBe(401);
    expect((await remove(device.passkeyId)).status).toBe(200);
    expect((await enter(device.sign(await challenge()))).status).toBe(401);
    const titles = await query('select title from notifications where person_id = $1', member.id);
    expect(titles).toEqual([{ title: 'A passkey was removed' }]);
  });
});
