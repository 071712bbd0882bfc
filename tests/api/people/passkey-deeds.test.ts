import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import type { Person } from '#server/db/schema/index.ts';
import { createLogger } from '#server/lib/log.ts';
import { creationOptions, storePasskey } from '#server/people/passkeys/index.ts';
import { deedsOf } from '#tests/api/deeds.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aMember, PASSWORD, type World } from '#tests/api/world.ts';
import { aDevice, aSession } from '#tests/builders/index.ts';
import { aPasskey } from './passkey-world.ts';

const SECURITY = '/api/profile/security';
const GOOD_MS = 300_000;
const TOO_LONG = [401, 'That took too long. Please try again.'];
const FAILED = [401, 'That passkey did not work. Try again, or use another way to sign in.'];

let database: TestDatabase;
let world: World;
let now: Date;
let lines: string[];
beforeAll(async () => {
  database = await testDatabase();
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const context = { ...testContext(database.db), log, now: () => now };
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
  lines = [];
  member = await aMember(world, { firstName: 'Asha', lastName: 'Rane' });
  own = (await aSession(database.db, member.id)).headers;
});

const deed = deedsOf(() => database.db);
const post = (path: string, body?: unknown, headers = {}) => world.api('POST', path, body, headers);
const begin = () => post(`${SECURITY}/passkeys/challenge`, { password: PASSWORD }, own);
const creation = async () => (await begin()).body.data;
const challenge = async () => (await post('/api/auths/passkey/challenge')).body.data;
const add = (passkey: unknown) => post(`${SECURITY}/passkeys`, { name: 'My phone', passkey }, own);
const enter = (passkey: unknown) => post('/api/auths/passkey', { passkey });
const said = async (call: () => ReturnType<typeof enter>) => (await deed(call)).said;
const rowsOf = async () =>
  (
    await database.db.$client.query('select * from passkeys where person_id = $1 order by id', [
      member.id,
    ])
  ).rows;
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
/** Another site of ours, as its settings say where it is. */
const onSite = (SITE_URL: string): Context => ({
  ...world.context,
  env: { ...world.context.env, SITE_URL },
});

describe('what a browser is asked', () => {
  test('to make one, in all its parts', async () => {
    const first = await aPasskey(world, member);
    const { challenge: given, user, ...rest } = await creation();
    expect(rest).toEqual({
      rp: { id: 'localhost', name: 'Propertysearch' },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
      timeout: GOOD_MS,
      attestation: 'none',
      excludeCredentials: [{ type: 'public-key', id: first.id }],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    });
    expect(user).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/),
      name: member.email,
      displayName: 'Asha Rane',
    });
    expect(given).toMatch(/^[\w-]{43}$/);
    const again = await creation();
    expect(again.user.id).toBe(user.id);
    expect(again.challenge).not.toBe(given);
    const other = await creationOptions(world.context, await aMember(world));
    expect(other.user.id).not.toBe(user.id);
  });

  test('to sign by one, in all its parts', async () => {
    const { challenge: given, ...rest } = await challenge();
    expect(rest).toEqual({ rpId: 'localhost', timeout: GOOD_MS, userVerification: 'required' });
    expect(given).toMatch(/^[\w-]{43}$/);
  });

  test('names the host the site is at, without its port', async () => {
    const { rp } = await creationOptions(onSite('https://www.example.in:8443/'), member);
    expect(rp).toEqual({ id: 'www.example.in', name: 'Propertysearch' });
  });

  test('for the twenty-first is refused', async () => {
    const fill = (many: number) =>
      database.db.$client.query(
        `insert into passkeys (person_id, credential_id, public_key, counter, transports, name,
           backed_up, created_at)
         select $1::int, 'of-' || n, '', 0, '{}', 'A key', false, now()
         from generate_series(1, $2::int) n`,
        [member.id, many],
      );
    await fill(19);
    expect((await begin()).status).toBe(200);
    await database.db.$client.query('delete from passkeys where person_id = $1', [member.id]);
    await fill(20);
    expect(await said(begin)).toEqual([409, 'Remove a passkey before you add more.']);
  });
});

describe('a passkey that is added', () => {
  test('is kept as the device made it', async () => {
    const device = aDevice();
    const made = device.create(await creation(), { isSynced: true, counter: 5 });
    expect((await add(made)).status).toBe(200);
    const plain = aDevice();
    const bare = plain.create(await creation());
    delete bare.response.transports;
    expect((await add(bare)).status).toBe(200);
    expect(await rowsOf()).toMatchObject([
      { credential_id: device.id, counter: 5, transports: ['internal'], backed_up: true },
      { credential_id: plain.id, counter: 0, transports: [], backed_up: false },
    ]);
  });

  test('is added in time, and not a moment later', async () => {
    const [inTime, late] = [await creation(), await creation()];
    later(GOOD_MS - 1);
    expect((await add(aDevice().create(inTime))).status).toBe(200);
    later(1);
    expect(await said(() => add(aDevice().create(late)))).toEqual(TOO_LONG);
  });

  test('that does not fit is refused in the same words; the log has why', async () => {
    const options = await creation();
    const attested = aDevice().create(options, { attestation: 'tpm' });
    expect(await said(() => add(attested))).toEqual(FAILED);
    const refused = lines.map((line) => JSON.parse(line)).find(({ err }) => err);
    expect(refused).toMatchObject({
      msg: 'a passkey was refused',
      err: { message: 'Attested by tpm' },
    });
    // Whatever came of it, the challenge is used.
    expect(await said(() => add(aDevice().create(options)))).toEqual(TOO_LONG);
  });

  test.each([
    ['is no JSON', 'no JSON'],
    ['names no challenge', '{}'],
    ['names one that is no text', '{"challenge":{}}'],
  ])('whose answer %s took too long', async (_, told) => {
    const good = aDevice().create(await creation());
    const clientDataJSON = Buffer.from(told).toString('base64url');
    const answer = { ...good, response: { ...good.response, clientDataJSON } };
    expect(await said(() => add(answer))).toEqual(TOO_LONG);
  });

  test('again says that it is there', async () => {
    const device = aDevice();
    await add(device.create(await creation()));
    const again = device.create(await creation());
    expect(await said(() => add(again))).toEqual([409, 'This passkey is registered already.']);
    expect(await rowsOf()).toHaveLength(1);
  });

  test('is not said to be there where something else is wrong', async () => {
    const { passkeyId: _, ...device } = await aPasskey(world, member);
    const row = {
      ...{
        personId: 2_000_000_000,
        name: 'Nobody’s',
        createdAt: now,
        credentialId: `${device.id}0`,
      },
      ...{ publicKey: Buffer.alloc(1), counter: 0, transports: [], backedUp: false },
    };
    const stored = world.context.db.transaction((tx) => storePasskey(tx, row));
    await expect(stored).rejects.not.toMatchObject({ code: 'conflict' });
  });
});

describe('signing in', () => {
  test('in time, and not a moment later', async () => {
    const device = await aPasskey(world, member);
    const [inTime, late] = [await challenge(), await challenge()];
    later(GOOD_MS - 1);
    expect((await enter(device.sign(inTime))).status).toBe(200);
    later(1);
    expect(await said(() => enter(device.sign(late)))).toEqual(TOO_LONG);
  });

  test('notes the use, the count and whether it is synced by now', async () => {
    const device = await aPasskey(world, member);
    const signed = device.sign(await challenge(), { counter: 9, isSynced: true });
    await enter(signed);
    const [row] = await rowsOf();
    expect(row).toMatchObject({ counter: 9, backed_up: true, last_used_at: now });
  });

  test.each<[string, { id?: string; userHandle?: string; signature?: string }]>([
    ['by a passkey that nobody has', { id: 'unknown' }],
    ['as somebody of a shorter name', { userHandle: 'short' }],
    ['with a signature that is none', { signature: 'AAAA' }],
  ])('%s is refused in the same words', async (_, change) => {
    const device = await aPasskey(world, member);
    const signed = device.sign(await challenge());
    const { id = signed.id, ...told } = change;
    const answer = { ...signed, id, rawId: id, response: { ...signed.response, ...told } };
    expect(await said(() => enter(answer))).toEqual(FAILED);
  });

  test('of a copy that counts behind is refused in the same words', async () => {
    const device = await aPasskey(world, member);
    await enter(device.sign(await challenge(), { counter: 7 }));
    const behind = device.sign(await challenge(), { counter: 7 });
    expect(await said(() => enter(behind))).toEqual(FAILED);
  });
});
