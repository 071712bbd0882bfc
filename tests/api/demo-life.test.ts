import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { fileTypesOf } from '#contract/lib/download.ts';
import { type Endpoint, rolesOf } from '#contract/lib/endpoint.ts';
import { isListAnswer } from '#contract/lib/list.ts';
import { stream } from '#contract/lib/stream.ts';
import { bookingsByAgent } from '#contract/professionals/agent-desk.ts';
import type { Role } from '#domain/lib/role.ts';
import { STATE_TABLES, type StateTableName } from '#domain/state-tables.ts';
import { TABLE } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { SIGN_INS } from '#server/demo/people.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { mountedPath } from '#server/http/path-pattern.ts';
import { turnDealClock } from '#server/jobs/deal-clock.ts';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import { placeEvents } from '#server/people/webhooks/index.ts';
import { aSession } from '#tests/builders/index.ts';
import { patience } from '#tests/patience.ts';
import { partsOf } from '#tests/schema-parts.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from './harness.ts';

/** Of this process’s own: how long it takes by the clock, whoever else works on the machine decides. */
const BUSY_SECONDS = 20;
const CENTRE = { lat: 18.52, lng: 73.86, latitude: 18.52, longitude: 73.86 };

let demo: TestDatabase;
let context: Context;
let api: ReturnType<typeof testApi>;
let seconds = 0;
let busy = 0;
const broken: string[] = [];

beforeAll(async () => {
  demo = await testDatabase();
  context = testContext(demo.db);
  const { log } = context;
  const warn = (about: { story?: string; error?: unknown; err?: unknown }) => {
    if (about.story !== undefined) broken.push(`${about.story}: ${String(about.err)}`);
  };
  context.log = Object.assign(Object.create(log) as typeof log, { warn });
  const started = performance.now();
  const cpu = process.cpuUsage();
  await seedDemo(context, { isLived: true });
  const { user, system } = process.cpuUsage(cpu);
  busy = (user + system) / 1e6;
  seconds = (performance.now() - started) / 1_000;
  // As the site's round does once it runs.
  while ((await placeEvents(context)) > 0);
  api = testApi(demo.db, context);
}, patience(120));
afterAll(() => demo.close());

const query = <Row extends object>(text: string) => rows<Row>(demo.db, sql.raw(text));

/** What fills a path for a caller; undefined where it takes a thing of its own. */
function pathFor({ path, reach, params }: Endpoint, callerId: number): string | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values: Record<string, number> = { ...CENTRE, userId: callerId, userid: callerId };
  if (!names.includes('userId') && reach === 'caller-by-id') values.id = callerId;
  else if (names.includes('id')) values.id = 0;
  if (names.some((name) => values[name] === undefined)) return undefined;
  if (params && !params.safeParse(values).success) return undefined;
  return mountedPath(path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])));
}

/** The rows of an answer that is a list. */
function listIn(body: {
  data?: unknown;
  Data?: unknown;
  meetings?: unknown;
}): readonly unknown[] | undefined {
  const { data, meetings } = body;
  // Visits and meetings are one list of somebody's.
  if (Array.isArray(data) && Array.isArray(meetings)) return [...data, ...meetings];
  if (Array.isArray(body.Data)) return body.Data;
  if (Array.isArray(data)) return data;
  const { items, data: paged = items } = (data ?? {}) as { items?: unknown; data?: unknown };
  return Array.isArray(paged) ? paged : undefined;
}

/** Answers that never end are no lists. */
const isList = ({ method, service, response }: Endpoint) =>
  method === 'GET' &&
  service === undefined &&
  response !== stream &&
  fileTypesOf(response) === undefined;

/** Owning and buying are every member's, but the demo shows them by its buyers and sellers. */
const mayCall = ({ access }: Endpoint, role: Role) =>
  access === 'member' ? role === 'user' : access !== 'anyone' && rolesOf(access).includes(role);

const isPaged = ({ query }: Endpoint) =>
  query !== undefined && partsOf(query).some(({ path }) => path.join() === 'page');

/** The last number of a page that may be asked for. */
function lastPageOf({ query }: Endpoint): number {
  return [10_000, 1_000, 400, 200, 50].find(
    (page) => !query?.safeParse({ page }).error?.issues.some(({ path }) => path[0] === 'page'),
  ) as number;
}

async function signedIn(email: string) {
  const [person] = await query<{ id: number }>(`select id from people where email = '${email}'`);
  if (!person) throw new Error(`The demo has no ${email}`);
  const { headers } = await aSession(demo.db, person.id);
  return { id: person.id, headers };
}

/** Every list of the contract that somebody may ask for without naming a thing, with its length. */
async function listsOf(name: string): Promise<Map<string, number>> {
  const signIn = SIGN_INS.find(({ email }) => email.startsWith(`${name}@`));
  if (!signIn) throw new Error(`The demo has no ${name}`);
  const { id, headers } = await signedIn(signIn.email);
  const lengths = new Map<string, number>();
  for (const endpoint of ENDPOINTS) {
    if (!isList(endpoint) || !mayCall(endpoint, signIn.role)) continue;
    const path = pathFor(endpoint, id);
    if (path === undefined) continue;
    const { status, body } = await api('GET', path, undefined, headers);
    const list = status === 200 && typeof body === 'object' ? listIn(body) : undefined;
    if (list) lengths.set(endpoint.name, list.length);
  }
  return lengths;
}

describe('the demo’s half year', () => {
  it('is played to the end of every story, soon enough', () => {
    process.stdout.write(
      `The demo’s half year took ${seconds.toFixed(1)} s, ${busy.toFixed(1)} of them of this process\n`,
    );
    expect(broken).toEqual([]);
    expect(busy).toBeLessThan(patience(BUSY_SECONDS) / 1_000);
  });

  // An agreed settlement lasts for its transaction only.
  it('shows every state of every table', async () => {
    const missing: string[] = [];
    for (const [name, { states }] of Object.entries(STATE_TABLES)) {
      const { table, column } = TABLE[name as StateTableName];
      const found = await rows<{ state: string }>(
        demo.db,
        sql`select distinct ${column}::text as state from ${table}`,
      );
      for (const state of states) {
        if (name === 'settlement' && state === 'agreed') continue;
        if (!found.some((one) => one.state === state)) missing.push(`${name} ${state}`);
      }
    }
    expect(missing).toEqual([]);
  });

  for (const name of ['buyer', 'seller', 'agent', 'lawyer', 'evaluator', 'admin']) {
    it(`has something in every list of the ${name}`, async () => {
      const lengths = await listsOf(name);
      expect(lengths.size).toBeGreaterThan(8);
      const empty = [...lengths]
        .filter(([list, length]) => length === 0 && !NEVER[list]?.includes(name))
        .map(([list]) => list);
      expect(empty).toEqual([]);
      const few = DEALS[name]?.filter((list) => (lengths.get(list) ?? 0) < FEWEST_DEALS);
      expect(few).toEqual([]);
    });
  }

  it('shows the agent bookings that wait, are paid for and are sold, with the fee of each', async () => {
    const { id, headers } = await signedIn('agent@propertysearch.test');
    const path = pathFor(bookingsByAgent, id) ?? '';
    const { body } = await api('GET', path, undefined, headers);
    const states = body.data.map(({ state }: { state: string }) => state);
    expect(states).toEqual(expect.arrayContaining(['held', 'declined', 'paid', 'completed']));
    expect(body.commission.escrow).toBeGreaterThan(0);
    expect(body.commission.paid).toBeGreaterThan(0);
  });

  it('asks for the lists whose paths carry the prefix, too', async () => {
    const lengths = await listsOf('agent');
    for (const list of ['bookingsByAgent', 'visitorRequests']) {
      expect([list, lengths.get(list) ?? 0]).not.toEqual([list, 0]);
    }
  });

  it('counts every list the same on its first page and past its last', async () => {
    const counted = new Set<string>();
    for (const signIn of SIGN_INS) {
      const { id, headers } = await signedIn(signIn.email);
      for (const endpoint of ENDPOINTS) {
        if (!isList(endpoint) || !isPaged(endpoint) || !mayCall(endpoint, signIn.role)) continue;
        const path = pathFor(endpoint, id);
        if (path === undefined) continue;
        const page = async (number: number) => {
          const { status, body } = await api('GET', `${path}?page=${number}`, undefined, headers);
          return { status, total: body.total ?? body.data?.total, length: listIn(body)?.length };
        };
        // That staff look at it may itself be a line of the list, once an hour.
        await page(1);
        const [first, past] = [await page(1), await page(lastPageOf(endpoint))];
        // What takes more than a page asks for it by itself.
        if (first.status !== 200) continue;
        expect([endpoint.name, past]).toEqual([endpoint.name, { ...first, length: 0 }]);
        if (first.total > 0) counted.add(endpoint.name);
      }
    }
    expect(counted.size, [...counted].join(' ')).toBeGreaterThan(34);
  });

  it('counts every list with a cursor the same on its first page and the next', async () => {
    const counted = new Set<string>();
    for (const signIn of SIGN_INS) {
      const { id, headers } = await signedIn(signIn.email);
      for (const endpoint of ENDPOINTS) {
        if (!isListAnswer(endpoint.response) || !mayCall(endpoint, signIn.role)) continue;
        const path = pathFor(endpoint, id);
        if (path === undefined) continue;
        const page = async (query: string) =>
          (await api('GET', `${path}?pageSize=1${query}`, undefined, headers)).body.data;
        // That staff look at it may itself be a line of the list, once an hour.
        await page('');
        const first = await page('');
        if (!first?.nextCursor) continue;
        const { total, items } = await page(`&cursor=${first.nextCursor}`);
        expect([endpoint.name, total, items.length]).toEqual([endpoint.name, first.total, 1]);
        expect(items).not.toEqual(first.items);
        counted.add(endpoint.name);
      }
    }
    expect(counted.size, [...counted].join(' ')).toBeGreaterThan(14);
  });

  it('leaves the new accounts with nothing of their own', async () => {
    for (const name of ['newuser', 'newagent']) {
      const lengths = await listsOf(name);
      const own = [...lengths].filter(([list]) => !SHARED.includes(list));
      expect(own.filter(([, length]) => length > 0)).toEqual([]);
    }
  });

  it('has books that add up', async () => {
    expect((await verifyLedger(context)).differences).toEqual([]);
  });

  it('lies behind: nothing is dated later than now, and nothing before it could be', async () => {
    const columns = await query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and data_type = 'timestamp with time zone'
         and column_name in ('created_at', 'at', 'updated_at', 'decided_at', 'sent_at', 'read_at',
           'paid_at', 'published_at', 'confirmed_at', 'issued_at', 'ended_at', 'delivered_at')`,
    );
    const late: string[] = [];
    for (const { table, column } of columns) {
      const [row] = await query<{ n: number; latest: string }>(
        `select count(*)::int as n, max("${column}")::text as latest from "${table}" where "${column}" > now()`,
      );
      if (row?.n) late.push(`${table}.${column}: ${row.n}, ${row.latest}`);
    }
    expect(late).toEqual([]);
    const [steps] = await query<{ n: number }>(
      `select count(*)::int as n from (select at - lag(at) over (
         partition by subject_kind, subject_id order by id) as step from timeline) s
       where step < interval '0'`,
    );
    expect(steps?.n).toBe(0);
  });

  it('was told of when it happened, and sent; what is forgotten by now is not there', async () => {
    const [told] = await query<{ n: number; unsent: number; late: number; mails: number }>(
      `select count(*)::int as n, count(*) filter (where d.sent_at is null)::int as unsent,
         count(*) filter (where d.sent_at <> n.created_at)::int as late,
         count(*) filter (where d.channel = 'mail')::int as mails
       from notification_deliveries d join notifications n on n.id = d.notification_id`,
    );
    expect(told).toMatchObject({ unsent: 0, late: 0 });
    expect(told?.mails).toBeGreaterThan(500);
    expect(told?.n).toBeGreaterThan(told?.mails ?? 0);
    const [events] = await query<{ old: number; n: number }>(
      `select count(*)::int as n,
         count(*) filter (where created_at < now() - interval '91 days')::int as old from events`,
    );
    expect(events?.n).toBeGreaterThan(500);
    expect(events?.old).toBe(0);
  });

  it('stands still when the jobs begin: no deadline of it is over', async () => {
    const counts = () =>
      query(
        `select 'bids' as of, state::text, count(*)::int as n from bids group by state
         union all select 'bookings', state::text, count(*)::int from bookings group by state
         union all select 'visits', state::text, count(*)::int from visits group by state
         union all select 'contacts', state::text, count(*)::int from contact_requests group by state
         union all select 'work', state::text, count(*)::int from engagements group by state
         union all select 'homes', status::text, count(*)::int from listings group by status
         order by 1, 2`,
      );
    const before = await counts();
    await turnDealClock(context, new AbortController().signal);
    expect(await counts()).toEqual(before);
  });

  it('has societies of dozens of homes, each asking about what its neighbours ask', async () => {
    const societies = await query<{ homes: number; spread: number }>(
      `select count(*)::int as homes, max(rate) / min(rate) as spread from (
         select society, locality_id, price_paise::float8 / built_up_area_sqft as rate
         from listings where status = 'live' and listed_in = 'sell' and society like '% City') s
       group by society, locality_id`,
    );
    expect(societies.length).toBeGreaterThanOrEqual(12);
    for (const { homes, spread } of societies) {
      expect(homes).toBeGreaterThan(12);
      expect(spread).toBeLessThan(1.6);
    }
  });
});

/** Fewer look like a list that nobody works with. */
const FEWEST_DEALS = 3;
/** What is agreed, worked on or paid, on the side that each is there for. */
const DEALS: Record<string, readonly string[]> = {
  buyer: [
    ...['interestedList', 'getMeetingRecord', 'myBids', 'myBookings', 'bookingTransactions'],
    ...['refundTransactions', 'releaseRequests', 'myEngagements', 'hiredAgents', 'assignedLawyers'],
    'hiredEvaluators',
  ],
  seller: [
    ...['findBySeller', 'getMeetingRecord', 'bidsOnListing', 'bookingsOfProperty'],
    ...['bookedProperties', 'receivedPayments', 'sellerReleases', 'myEngagements', 'hiredAgents'],
    ...['assignedLawyers', 'hiredEvaluators', 'interestedAgents'],
  ],
  agent: [
    ...['agentLeads', 'getMeetingRecord', 'listAssignments', 'assignedListings'],
    ...['bookingsByAgent', 'visitorList', 'visitorRequests'],
  ],
  lawyer: ['lawyerLeads'],
  evaluator: ['evaluatorLeads'],
  admin: ['listAdminOrders', 'listAdminPayouts', 'listDisputes', 'listInbox'],
};

const NOT_OWNERS = ['agent', 'lawyer', 'evaluator', 'admin'];
/** The two who have no desk of a profession. */
const MEMBERS = ['buyer', 'seller'];
/**
 * What somebody cannot have: others than buyers pay for no contact, staff deal in nothing, who buys
 * promotes nothing, and programs of their own the demo’s people have none.
 */
const NEVER: Record<string, readonly string[]> = {
  promotionResults: ['buyer'],
  listKeys: MEMBERS,
  listWebhooks: MEMBERS,
  listFeedPhotos: MEMBERS,
  listContactPayments: NOT_OWNERS,
  getMeetingRecord: ['admin'],
  listPayments: ['admin'],
  listThreads: ['admin'],
  listTalks: ['admin'],
  findUserBankDetails: ['admin'],
  getNotifications: ['admin'],
};

/** Lists of what everybody sees, or that an account has from its first day. */
const SHARED = [
  'listSessions',
  'listPeople',
  'allLawyers',
  'allEvaluators',
  'nearbyAgents',
  'leadPool',
  'listRequirements',
  'mySubscription',
  'promotedListings',
  'listAdPlaces',
];
