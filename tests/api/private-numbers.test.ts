import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { type Endpoint, rolesOf } from '#contract/lib/endpoint.ts';
import { ROLES, type Role } from '#domain/lib/role.ts';
import { type Person, people } from '#server/db/schema/index.ts';
import { aSession } from '#tests/builders/index.ts';
import { contactsIn } from '#tests/contacts-in-text.ts';
import { anEntangledMember, DOOR, giveSecrets, othersThan } from './entangled.ts';
import { EXAMPLES } from './example-calls.ts';
import { demoDatabase, type TestDatabase, testApi, testContext } from './harness.ts';
import { aMember, type ExampleCall, type World } from './world.ts';

/**
 * No answer of any endpoint holds somebody else's number or mail address, whoever asks; staff's own
 * calls and what stands below may. Nor does one tell a home's door to who has nothing to do with it.
 * Whether what may be told is told rightly, contacts.test.ts and exact-place.test.ts ask.
 */

/**
 * FULL_PRIVACY=1 has strangers of every role ask, and who did each thing have every role in turn.
 * Otherwise strangers' roles take turns, and a call that writes is made by the first role that may.
 */
const WHOLE = Boolean(process.env.FULL_PRIVACY);

/** Shows the other side's number to both sides of a request that is accepted and not revoked. */
const REVEALS = 'revealNumbers';
/** In the sandbox everybody's mailbox; elsewhere it is not there, as outbox.test.ts has it. */
const SANDBOX: readonly string[] = ['listOutbox', 'listDemoCodes'];

/** Endpoints to a database: everybody in it is looked for in every answer, and each call adds some. */
const ON_A_DATABASE = 40;

let database: TestDatabase;
let world: World;

async function openWorld() {
  database = await demoDatabase();
  const context = testContext(database.db);
  world = { context, api: testApi(database.db, context) };
}

async function closeWorld() {
  await world.context.background.idle();
  await database.close();
}

const sessionOf = async ({ id }: Pick<Person, 'id'>) => (await aSession(database.db, id)).headers;

/** An example of somebody entangled in deals, and who came into the world with both. */
async function anExample({ name }: Endpoint, role: Role) {
  const [before] = await database.db.$client
    .query('select coalesce(max(id), 0) as id from people')
    .then(({ rows }) => rows);
  const owner = await anEntangledMember(world, sessionOf, { role });
  const make = EXAMPLES[name];
  if (!make) throw new Error(`No example of ${name}`);
  const call = await make(world, owner);
  await giveSecrets(world);
  const { rows: parties } = await database.db.$client.query<Pick<Person, 'id'>>(
    'select id from people where id > $1 and id <> $2 order by id',
    [before.id, owner.id],
  );
  return { owner, call, parties };
}

/** Where roles are named, the example may be of that role's own side of a deal. */
const servesEveryRole = ({ method, access }: Endpoint) =>
  method === 'GET' && (access === 'anyone' || access === 'signed-in');

type Example = Awaited<ReturnType<typeof anExample>>;

/** The same example, whose owner has another role from now on. */
async function withRole(example: Example, role: Role): Promise<Example> {
  await database.db.update(people).set({ role }).where(eq(people.id, example.owner.id));
  return example;
}

const mayCall = ({ access }: Endpoint, role: Role) => rolesOf(access).includes(role);

const mayShow = ({ name, access, staffToo }: Endpoint, role: Role | undefined) =>
  SANDBOX.includes(name) ||
  (role === 'admin' && (staffToo || (Array.isArray(access) && access.join() === 'admin')));

/** Makes a call and answers its status; fails where it holds a contact that is not the caller's. */
async function tryCall(
  endpoint: Endpoint,
  { path, body, headers }: ExampleCall,
  who: string,
  caller?: { id: number; role?: Role; isParty?: true },
): Promise<number> {
  const before = await othersThan(world, caller?.id);
  const answer = await world.api(endpoint.method, path, body, {
    ...headers,
    ...(caller && (await sessionOf(caller))),
  });
  // Whom a code or password signs in, it is.
  const signedIn: number | undefined = answer.body?.token && answer.body.user?.id;
  const others = signedIn === undefined ? before : await othersThan(world, signedIn);
  const sent = JSON.stringify(body ?? '');
  const head = [...answer.headers].map((pair) => pair.join(': ')).join('\n');
  const text = `${head}\n${typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)}`;
  // An address that the caller gave, to sign in with say, is no news to them.
  const shown = contactsIn(text, others).filter((contact) => !sent.includes(contact));
  if (!mayShow(endpoint, caller?.role)) expect(shown, `${endpoint.name} to ${who}`).toEqual([]);
  if (!caller?.isParty) expect(text, `${endpoint.name} to ${who}`).not.toContain(DOOR);
  return answer.status;
}

const STRANGERS = ROLES.filter((role) => role !== 'admin');

/** The roles in which somebody asks who has nothing to do with what a call is about. */
function strangersTo(endpoint: Endpoint): readonly Role[] {
  const turn = ENDPOINTS.indexOf(endpoint) % STRANGERS.length;
  return WHOLE ? STRANGERS : STRANGERS.slice(turn, turn + 1);
}

const parts = Array.from({ length: Math.ceil(ENDPOINTS.length / ON_A_DATABASE) }, (_, part) =>
  ENDPOINTS.slice(part * ON_A_DATABASE, (part + 1) * ON_A_DATABASE),
);

describe.each(parts.map((part) => ({ part })))(
  'contacts of others, and doors, stand in no answer of',
  ({ part }) => {
    beforeAll(openWorld);
    afterAll(closeWorld);
    for (const endpoint of part) {
      test(endpoint.name, async () => {
        const statuses: number[] = [];
        const first = await anExample(endpoint, 'user');
        statuses.push(await tryCall(endpoint, first.call, 'nobody'));
        for (const role of strangersTo(endpoint)) {
          const { id } = await aMember(world, { role });
          statuses.push(await tryCall(endpoint, first.call, `another ${role}`, { id, role }));
        }
        if (endpoint.name === REVEALS) return;
        for (const { id } of first.parties) {
          statuses.push(
            await tryCall(endpoint, first.call, 'a counterpart', { id, isParty: true }),
          );
        }
        const asParty = ({ owner, call }: Example, role: Role) =>
          tryCall(endpoint, call, `a party, ${role}`, { id: owner.id, role, isParty: true });
        const isWrite = endpoint.method !== 'GET';
        let succeeded = false;
        for (const role of ROLES.filter((some) => mayCall(endpoint, some))) {
          if (isWrite && succeeded && !WHOLE) break;
          // Nobody may have done yet what the first example is of; it takes long to make another.
          const serves = role === 'user' || servesEveryRole(endpoint);
          const asFirst = serves ? await asParty(await withRole(first, role), role) : 0;
          const status =
            asFirst === 200 ? asFirst : await asParty(await anExample(endpoint, role), role);
          statuses.push(status);
          succeeded ||= status === 200;
        }
        expect(statuses).toContain(200);
      });
    }
  },
);

describe('a text holds a contact', () => {
  const somebody = [{ email: 'asha.k@mail.test', mobile: '9850012345' }];
  test.each([
    'call 9850012345 now',
    '+91 98500 12345',
    '+91-98500-12345',
    '0 (985) 001.23 45',
    '९८५००१२३४५',
    'tel:%2B919850012345',
  ])('as a number in %s', (text) => expect(contactsIn(text, somebody)).toEqual(['9850012345']));
  test.each(['<Asha.K@Mail.test>', 'asha.k%40mail.test', 'asha.k [at] mail.test'])(
    'as an address in %s',
    (text) => expect(contactsIn(text, somebody)).toEqual(['asha.k@mail.test']),
  );
  test('or none', () => {
    expect(contactsIn('9850012346, 1985001234 and asha@mail.test', somebody)).toEqual([]);
  });
});
