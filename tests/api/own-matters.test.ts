import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { rolesOf } from '#contract/lib/endpoint.ts';
import { abuseReports, type Person } from '#server/db/schema/index.ts';
import { insertPerson, NO_LIMITS, stored } from '#tests/builders/index.ts';
import { EXPECTED_OWN_MATTERS, MADE_BY_MEMBERS } from '#tests/expected/own-matters.ts';
import { aDocument } from './examples/kyc.ts';
import { aThread } from './examples/messenger.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from './harness.ts';
import { insertAccount } from './money/escrow-world.ts';
import { aMember, type ExampleCall, headersOf, type World } from './world.ts';

/** Staff decide about others, never about what is their own: each of their calls, tried by whose it is. */

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await testDatabase();
  const context = { ...testContext(database.db), limits: NO_LIMITS };
  world = { context, api: testApi(database.db, context) };
});
afterAll(async () => {
  await world.context.background.idle();
  await database.close();
});

const ofStaff = ENDPOINTS.filter(
  ({ access, method }) => method !== 'GET' && Array.isArray(access) && access.includes('admin'),
);

/** A message that `writer` wrote to somebody, reported by `reporter`. */
async function reported(writer: Person, reporter: Person): Promise<ExampleCall> {
  const { db } = world.context;
  const { id: otherId } = await insertPerson(db, { role: 'lawyer' });
  const thread = await aThread(world, writer.id, otherId);
  const sent = await world.api(
    'POST',
    `/api/messages/thread/${thread.id}`,
    { body: 'Send me a clearer picture.', clientKey: crypto.randomUUID() },
    await headersOf(world, writer),
  );
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const report = stored(
    await db
      .insert(abuseReports)
      .values({
        reporterId: reporter.id,
        subjectKind: 'message',
        subjectId: sent.body.data.id,
        reason: 'Asks for pictures.',
      })
      .returning(),
  );
  return {
    path: `/api/admin/reports/${report.id}/decide`,
    body: { decision: 'keep', reason: 'It was asked for.' },
  };
}

/** The ways in which what a call is about can be the caller's own. */
const OWN: Record<string, Record<string, (staff: Person) => Promise<ExampleCall>>> = {
  decideKyc: {
    'their own identity': async (staff) => ({
      path: `/api/admin/kyc/${(await aDocument(world, staff.id)).check.id}/decide`,
      body: { decision: 'approve', name: `${staff.firstName} ${staff.lastName}` },
    }),
  },
  decideBankAccount: {
    'an account of their own': async ({ id }) => {
      const account = await insertAccount(world.context, id, '4321', { nameState: 'waiting' });
      return {
        path: `/api/admin/bankaccounts/${account.id}/decide`,
        body: { decision: 'refuse', reason: 'Another name.' },
      };
    },
  },
  decideAbuseReport: {
    'what they wrote': async (staff) => reported(staff, await insertPerson(world.context.db)),
    'what they reported': async (staff) => reported(await insertPerson(world.context.db), staff),
  },
  addStaffNote: {
    themselves: async ({ id }) => ({
      path: `/api/admin/people/${id}/notes`,
      body: { text: 'Reliable.' },
    }),
  },
  suspendPerson: {
    themselves: async ({ id }) => ({
      path: `/api/admin/people/${id}/suspend`,
      body: { reason: 'Tired.' },
    }),
  },
};

test('of each call of staff it is said whose matter it is', () => {
  expect(ofStaff.map(({ name }) => name).sort()).toEqual(Object.keys(EXPECTED_OWN_MATTERS).sort());
});

test('each that could be their own is tried', () => {
  const refused = Object.entries(EXPECTED_OWN_MATTERS)
    .filter(([, whose]) => whose !== 'members' && whose !== 'house')
    .map(([name]) => name);
  expect(Object.keys(OWN).sort()).toEqual(refused.sort());
});

test.each(MADE_BY_MEMBERS)('staff come by no thing of a member’s through %s', (name) => {
  const endpoint = ENDPOINTS.find((each) => each.name === name);
  if (!endpoint) throw new Error(`No call ${name}`);
  expect(rolesOf(endpoint.access)).not.toContain('admin');
});

describe.each(Object.entries(OWN))('%s', (name, ways) => {
  test.each(Object.entries(ways))('is refused about %s, and another decides', async (_, way) => {
    const [own, another] = await Promise.all(
      [1, 2].map(() => aMember(world, { role: 'admin', lastName: 'Test' })),
    );
    if (!own || !another) throw new Error('No staff');
    const { path, body } = await way(own);
    const by = async (staff: Person) =>
      world.api('POST', path, body, await headersOf(world, staff));
    const refused = await by(own);
    expect([refused.status, refused.body.message]).toEqual([409, EXPECTED_OWN_MATTERS[name]]);
    const decided = await by(another);
    // Staff are not suspended by anybody here.
    expect(decided.status, JSON.stringify(decided.body)).toBe(name === 'suspendPerson' ? 409 : 200);
  });
});
