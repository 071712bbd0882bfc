import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { fileTypesOf } from '#contract/lib/download.ts';
import { type Endpoint, rolesOf } from '#contract/lib/endpoint.ts';
import { stream } from '#contract/lib/stream.ts';
import type { Role } from '#domain/lib/role.ts';
import type { Person } from '#server/db/schema/index.ts';
import { mountedPath } from '#server/http/path-pattern.ts';
import { EXAMPLES } from './example-calls.ts';
import { feeReleaseExamples } from './examples/fee-releases.ts';
import { demoDatabase, type TestDatabase, testApi, testContext } from './harness.ts';
import { aMember, type Example, type ExampleCall, headersOf, type World } from './world.ts';

/**
 * Every call that writes, with every answer its caller may keep read before and after it: one that
 * changed has a tag among the call's `changes`, or a browser would go on showing the old one.
 */

let database: TestDatabase;
let world: World;
/** Stands still around each call, so that nothing differs by the time of day. */
let now = new Date();
beforeAll(async () => {
  database = await demoDatabase();
  const context = { ...testContext(database.db), now: () => now };
  world = { context, api: testApi(database.db, context) };
});
afterAll(async () => {
  await world.context.background.idle();
  await database.close();
});

/**
 * FULL_CACHE=1 has every role call that may, not only the first of them, and reads what the caller's
 * lists name too, not only what the call does. Otherwise reads take turns: each is compared with
 * every third call.
 */
const WHOLE = Boolean(process.env.FULL_CACHE);

/** Signs out whoever calls: there is no view left to go stale. */
const LEAVING = ['logout', 'deleteAccount'];
/** Renews itself every few seconds; sends a code; carries a new signature; counts bytes and calls. */
const NOT_COMPARED = [
  'listOutbox',
  'listDemoCodes',
  'sendReleaseCode',
  'getAnalysisPass',
  'getOperations',
];

const isFile = ({ response }: Endpoint) =>
  fileTypesOf(response) !== undefined || (response as unknown) === stream;
const needsQuery = ({ query }: Endpoint) => query?.safeParse({}).success === false;
const READS = ENDPOINTS.filter(
  (endpoint) =>
    endpoint.method === 'GET' &&
    !isFile(endpoint) &&
    !needsQuery(endpoint) &&
    !NOT_COMPARED.includes(endpoint.name),
);
const WRITES = ENDPOINTS.filter(({ method, name }) => method !== 'GET' && !LEAVING.includes(name));

const mayCall = ({ access }: Endpoint, role: Role) => rolesOf(access).includes(role);

/** Where everybody may call, a user stands for all. */
function triedAs({ access }: Endpoint): readonly Role[] {
  if (access === 'anyone' || access === 'signed-in' || access === 'member') return ['user'];
  return WHOLE ? access : access.slice(0, 1);
}

const paramsOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

type Id = number | string;

/** The addresses at which a read may be asked about any of these. */
function addressesOf(read: Endpoint, ids: readonly Id[], callerId: number): string[] {
  return paramsOf(read.path).reduce(
    (paths, name) =>
      paths.flatMap((path) =>
        (name === 'userId' ? [callerId] : ids).map((id) => path.replace(`{${name}}`, String(id))),
      ),
    [mountedPath(read.path)],
  );
}

/** As many as the database takes. */
const BATCH_SIZE = 8;

interface Kept {
  read: Endpoint;
  path: string;
  answer: string;
}

async function keep(
  reads: readonly { read: Endpoint; path: string }[],
  headers: Record<string, string>,
): Promise<Kept[]> {
  const kept: Kept[] = [];
  const left = [...reads];
  const askOn = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { status, body } = await world.api('GET', next.path, undefined, headers);
      if (status === 200) kept.push({ ...next, answer: JSON.stringify(body) });
    }
  };
  await Promise.all(Array.from({ length: BATCH_SIZE }, askOn));
  return kept;
}

/** What the call names: in its path and at the top of its body. */
function idsIn({ path, body }: ExampleCall): Id[] {
  const inPath =
    path
      .split('?')[0]
      ?.split('/')
      .filter((part) => /\d/.test(part)) ?? [];
  const inBody = Buffer.isBuffer(body)
    ? []
    : Object.entries(body ?? {})
        .filter(([name]) => /id$/i.test(name))
        .map(([, value]) => value as Id);
  return [...inPath, ...inBody];
}

/** Whether it is the read's turn at this call. */
const hasTurn = (read: Endpoint, write: Endpoint) =>
  WHOLE || (READS.indexOf(read) + WRITES.indexOf(write)) % 3 === 0;

const meets = (read: Endpoint, write: Endpoint) =>
  (read.tags ?? []).some((tag) => write.changes?.includes(tag));

/** Ids in the caller's own lists: of the listing, booking or work that a call is about. */
async function idsInLists(role: Role, callerId: number, headers: Record<string, string>) {
  const own = READS.filter(
    (read) => mayCall(read, role) && (read.reach === 'caller' || read.reach === 'caller-by-id'),
  );
  const asked = own.flatMap((read) =>
    addressesOf(read, [callerId], callerId).map((path) => ({ read, path })),
  );
  const kept = await keep(asked, headers);
  return kept.flatMap(({ answer }) =>
    [...answer.matchAll(/"(?:listing|property|booking|engagement|thread|lead)id":(\d+)/gi)].map(
      ([, id]) => id ?? '',
    ),
  );
}

/** The reads that such a call leaves stale, a line each. */
async function staleAfter(write: Endpoint, role: Role, make?: Example): Promise<string> {
  const caller: Person = await aMember(world, { role });
  if (!make) throw new Error(`No example of ${write.name}`);
  // What staff decide about is somebody else's.
  const owner = write.reach === 'any-object' ? await aMember(world) : caller;
  const example = await make(world, owner);
  now = new Date();
  const headers = { ...(await headersOf(world, caller)), ...example.headers };
  const related = WHOLE ? await idsInLists(role, caller.id, headers) : [];
  const ids = [...new Set([caller.id, ...idsIn(example), ...related].map(String))];
  const asked = READS.filter(
    (read) => mayCall(read, role) && !meets(read, write) && hasTurn(read, write),
  ).flatMap((read) => addressesOf(read, ids, caller.id).map((path) => ({ read, path })));
  // Staff who read add to the log of looks, once an hour, and that they read the log once it has a
  // line: it stands still from the third time on.
  const isLogRead = asked.some(({ read }) => read.name === 'listAudit');
  for (let times = 0; isLogRead && times < 2; times++) {
    await keep(asked, headers);
    await world.context.background.idle();
  }
  const before = await keep(asked, headers);
  const { status, body } = await world.api(write.method, example.path, example.body, headers);
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  await world.context.background.idle();
  const after = new Map((await keep(before, headers)).map(({ path, answer }) => [path, answer]));
  return before
    .filter(({ path, answer }) => after.get(path) !== answer)
    .map(({ read, path }) => `${read.name} at ${path}`)
    .join('\n');
}

describe('what a call changes is said in its declaration', () => {
  for (const write of WRITES) {
    const examples = { '': EXAMPLES[write.name], ', of a fee': feeReleaseExamples[write.name] };
    for (const role of triedAs(write)) {
      for (const [about, make] of Object.entries(examples)) {
        if (about && !make) continue;
        test(`${write.name} by ${role}${about}`, async () => {
          expect(await staleAfter(write, role, make)).toBe('');
        });
      }
    }
  }
});
