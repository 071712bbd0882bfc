import { isoCBOR } from '@simplewebauthn/server/helpers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '#server/db/schema/index.ts';
import { userHandle } from '#server/people/passkeys/relying-party.ts';
import { deedsOf } from '#tests/api/deeds.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aMember, PASSWORD, type World } from '#tests/api/world.ts';
import { aDevice, aSession } from '#tests/builders/index.ts';
import { patience } from '#tests/patience.ts';
import { aPasskey } from './passkey-world.ts';

const SECURITY = '/api/profile/security';
const FAILED = [401, 'That passkey did not work. Try again, or use another way to sign in.'];

let database: TestDatabase;
let world: World;
let member: Person;
beforeAll(async () => {
  database = await testDatabase();
  const context = testContext(database.db);
  world = { context, api: testApi(database.db, context) };
});
afterAll(async () => {
  await world.context.background.idle();
  await database.close();
});
beforeEach(async () => {
  member = await aMember(world);
});

const post = (path: string, body?: unknown, headers = {}) => world.api('POST', path, body, headers);
const challenge = async () => (await post('/api/auths/passkey/challenge')).body.data;
const deed = deedsOf(() => database.db);

test('whose a passkey is stays the same from release to release', () => {
  // Devices keep it: said otherwise, no passkey that there is would open anything.
  expect(userHandle(world.context, 7)).toBe('LtgAkbBwzIH_VmeY8s2EFTWvPMSlaPKc0R_IT6aQNC0');
});

test('one that signs for itself, and wrongly, is refused in the same words', async () => {
  const { headers } = await aSession(database.db, member.id);
  const asked = await post(`${SECURITY}/passkeys/challenge`, { password: PASSWORD }, headers);
  const made = aDevice().create(asked.body.data);
  const { attestationObject } = made.response;
  const told = isoCBOR.decodeFirst<Map<string, unknown>>(
    new Uint8Array(Buffer.from(attestationObject, 'base64url')),
  );
  const statement = new Map<string, number | Uint8Array>([
    ['alg', -7],
    // A signature in form: the numbers 1 and 1.
    ['sig', new Uint8Array([0x30, 6, 2, 1, 1, 2, 1, 1])],
  ]);
  const signed = isoCBOR.encode(
    new Map<string, string | Uint8Array | typeof statement>([
      ['fmt', 'packed'],
      ['attStmt', statement],
      ['authData', told.get('authData') as Uint8Array],
    ]),
  );
  const response = {
    ...made.response,
    attestationObject: Buffer.from(signed).toString('base64url'),
  };
  const body = { name: 'My phone', passkey: { ...made, response } };
  const { said } = await deed(() => post(`${SECURITY}/passkeys`, body, headers));
  expect(said).toEqual(FAILED);
});

test('of two that counted to the same at once, one opens', async () => {
  const device = await aPasskey(world, member);
  const [one, other] = [await challenge(), await challenge()];
  const client = await database.db.$client.connect();
  let ended = 0;
  const waitingOrEnded = async () => {
    const { rowCount } = await database.db.$client.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return (rowCount ?? 0) + ended;
  };
  try {
    await client.query('begin');
    await client.query('select from passkeys where id = $1 for update', [device.passkeyId]);
    // Both have read the count before either notes its own.
    const entering = [one, other].map((asked) =>
      post('/api/auths/passkey', { passkey: device.sign(asked, { counter: 5 }) }).finally(() => {
        ended += 1;
      }),
    );
    await expect.poll(waitingOrEnded, { timeout: patience(10) }).toBe(2);
    await client.query('commit');
    const answers = await Promise.all(entering);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const refused = answers.find(({ status }) => status === 401);
    expect(refused?.body.message).toBe(FAILED[1]);
  } finally {
    client.release(true);
  }
});
