import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Need } from '#contract/dashboard.ts';
import { APP_PAGES, type AppPath, findRoute } from '#domain/lib/routes.ts';
import type { NewPerson } from '#server/db/schema/index.ts';
import { favourites, identityChecks, notifications } from '#server/db/schema/index.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';
import { MAKE } from './duties-world.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from './harness.ts';

let database: TestDatabase;
let api: ReturnType<typeof testApi>;
beforeAll(async () => {
  database = await testDatabase();
  api = testApi(database.db);
});
afterAll(() => database.close());

async function dashboardOf(id: number, links: 'paths' | 'addresses' = 'paths') {
  const { headers } = await aSession(database.db, id);
  const { body } = await api('GET', `/api/dashboard/userdashboard/${id}`, undefined, headers);
  for (const { link } of [...body.data.needs, ...body.data.figures]) {
    const path = links === 'paths' ? link : link?.split(/[?#]/)[0];
    if (path) expect(findRoute(path)?.canonical).toBe(path);
  }
  return body.data;
}

let mobiles = 9_100_000_000;
const UNVERIFIED = { aadhaarVerified: false, panVerified: false };
const COMPLETE = { licence: 'A52100012345', areasServed: ['aundh'], image: '/media/a.webp' };
const person = (overrides: Partial<NewPerson> = {}) =>
  insertPerson(database.db, { mobile: String(mobiles++), ...overrides });

async function needsOf(overrides: Partial<NewPerson> = {}): Promise<Need[]> {
  return (await dashboardOf((await person(overrides)).id)).needs;
}
const kinds = (needs: Need[]) => needs.map(({ kind }) => kind);

function document(personId: number, state: 'submitted' | 'rejected', reason: string | null = null) {
  return database.db.insert(identityChecks).values({
    personId,
    kind: 'document',
    state,
    reason,
    consent: 'as shown',
    consentAt: new Date(),
  });
}

describe('what needs somebody', () => {
  test('is nothing where all is done', async () => {
    expect(await needsOf()).toEqual([]);
    for (const role of ['agent', 'lawyer', 'evaluator'] as const) {
      expect(await needsOf({ role, ...COMPLETE })).toEqual([]);
    }
    expect(await needsOf({ role: 'admin', mobile: null, ...UNVERIFIED })).toEqual([]);
  });

  test('a buyer’s or seller’s identity: one of two papers is enough', async () => {
    const [need] = await needsOf(UNVERIFIED);
    expect(need).toMatchObject({
      kind: 'kyc',
      title: 'Verify your identity to post a property',
      link: '/MyProfile',
      urgent: false,
    });
    expect(await needsOf({ aadhaarVerified: false })).toEqual([]);
    expect(await needsOf({ panVerified: false })).toEqual([]);
  });

  test('a professional’s identity: both papers, urgent for an agent', async () => {
    for (const role of ['agent', 'lawyer', 'evaluator'] as const) {
      const [need] = await needsOf({ role, ...COMPLETE, panVerified: false });
      expect(need).toMatchObject({
        kind: 'kyc',
        detail: 'Still missing: PAN.',
        urgent: role === 'agent',
      });
    }
  });

  test('a professional’s particulars', async () => {
    const needs = await needsOf({ role: 'lawyer', licence: ' ', image: '/media/a.webp' });
    expect(needs).toMatchObject([
      {
        kind: 'particulars',
        detail: 'Still missing: your bar number and the areas you serve.',
        link: '/MyProfile',
      },
    ]);
    expect(kinds(await needsOf({ role: 'agent', ...COMPLETE, image: null }))).toEqual([
      'particulars',
    ]);
  });

  test('a mobile number', async () => {
    expect(kinds(await needsOf({ mobile: null }))).toEqual(['mobile']);
  });

  test('a document: nothing while staff look at it, another when it was rejected', async () => {
    const agent = await person({ role: 'agent', ...COMPLETE, aadhaarVerified: false });
    await document(agent.id, 'submitted');
    expect((await dashboardOf(agent.id)).needs).toEqual([]);
    await document(agent.id, 'rejected', 'The picture is cut off.');
    const { needs } = await dashboardOf(agent.id);
    expect(kinds(needs)).toEqual(['document_rejected', 'kyc']);
    expect(needs[0]).toMatchObject({ detail: 'The picture is cut off.', urgent: true });
    const verified = await person();
    await document(verified.id, 'rejected');
    expect((await dashboardOf(verified.id)).needs).toEqual([]);
  });

  test('unread notifications', async () => {
    const { id } = await person();
    const tell = (values: Partial<typeof notifications.$inferInsert> = {}) =>
      database.db
        .insert(notifications)
        .values({ personId: id, kind: 'deal', title: 'A bid', body: '', ...values });
    await tell({ readAt: new Date() });
    await tell({ inApp: false });
    expect(await dashboardOf(id)).toMatchObject({ needs: [], unread: 0 });
    await tell();
    const one = await dashboardOf(id);
    expect(one.unread).toBe(1);
    expect(one.needs).toMatchObject([
      { kind: 'unread', title: '1 unread notification', link: '/Notification' },
    ]);
    await tell();
    expect((await dashboardOf(id)).needs[0].title).toBe('2 unread notifications');
  });
});

describe('figures', () => {
  test('of a buyer or seller', async () => {
    const { id } = await person();
    const live = await insertListing(database.db, { ownerId: id });
    await insertListing(database.db, { ownerId: id, status: 'sold' });
    const other = await insertListing(database.db);
    await database.db.insert(favourites).values([
      { personId: id, listingId: live.id },
      { personId: id, listingId: other.id },
    ]);
    expect((await dashboardOf(id)).figures).toEqual([
      { label: 'My live listings', value: 1, link: '/OwnerPropertiesScreen' },
      { label: 'Favourites', value: 2, link: '/FavoritesProperties' },
      { label: 'Visits ahead', value: 0, link: '/ScheduleMeeting' },
    ]);
  });

  test('of an agent; a lawyer and an evaluator have none yet', async () => {
    const agent = await person({ role: 'agent' });
    await insertListing(database.db, { ownerId: agent.id });
    expect((await dashboardOf(agent.id)).figures).toMatchObject([
      { value: 1, link: '/OwnerPropertiesScreen' },
    ]);
    for (const role of ['lawyer', 'evaluator'] as const) {
      expect((await dashboardOf((await person({ role })).id)).figures).toEqual([]);
    }
  });

  test('of staff, and the reviews that wait', async () => {
    const own = await testDatabase();
    const call = testApi(own.db);
    const admin = await insertPerson(own.db, { role: 'admin' });
    const someone = await insertPerson(own.db);
    await insertPerson(own.db, { deletedAt: new Date() });
    await insertListing(own.db, { ownerId: someone.id });
    await own.db.insert(identityChecks).values({
      personId: someone.id,
      kind: 'document',
      state: 'submitted',
      consent: 'as shown',
      consentAt: new Date(),
    });
    const { headers } = await aSession(own.db, admin.id);
    const path = `/api/dashboard/userdashboard/${admin.id}`;
    const { data } = (await call('GET', path, undefined, headers)).body;
    expect(data.figures).toEqual([
      { label: 'People', value: 2, link: '/Admin/Users' },
      { label: 'Live listings', value: 1, link: null },
      { label: 'Identities and licences to review', value: 1, link: '/Admin/Kyc' },
    ]);
    expect(data.needs).toMatchObject([
      {
        kind: 'identities',
        title: 'An identity waits for review',
        link: '/Admin/Kyc',
        urgent: true,
      },
    ]);
    await own.close();
  });
});

test('nobody sees another’s dashboard', async () => {
  const [one, other] = [await person(), await person({ role: 'admin' })];
  const path = `/api/dashboard/userdashboard/${one.id}`;
  const { headers } = await aSession(database.db, other.id);
  expect((await api('GET', path, undefined, headers)).status).toBe(404);
  expect((await api('GET', path)).status).toBe(403);
});

describe('what others wait for', () => {
  const staffNeeds = async (admin: { id: number }) =>
    (await dashboardOf(admin.id, 'addresses')).needs as Need[];

  test('a payout asks for the second signature of who has not given the first', async () => {
    const [first, second] = [await person({ role: 'admin' }), await person({ role: 'admin' })];
    const context = testContext(database.db);
    const { id } = await MAKE.payout(context, 'waiting' as never);
    const signOf = async (admin: { id: number }) =>
      (await staffNeeds(admin)).filter(({ kind }) => kind === 'payoutsToApprove');
    expect(await signOf(second)).toEqual([]);
    const { headers } = await aSession(database.db, first.id);
    const path = `/api/admin/payouts/${id}/second`;
    expect((await api('POST', path, {}, headers)).status).toBe(200);
    expect(await signOf(first)).toEqual([]);
    expect(await signOf(second)).toMatchObject([
      {
        title: 'A payout waits for your signature',
        link: '/Admin/Payouts?desk=waiting',
        urgent: true,
      },
    ]);
  });

  test('several of a kind are one card that leads to their list', async () => {
    const context = testContext(database.db);
    const first = await MAKE.bid(context, 'placed' as never);
    const owner = first.parties.owner ?? 0;
    const one = await dashboardOf(owner, 'addresses');
    expect(one.needs[0]).toMatchObject({
      title: 'A bid waits for your answer',
      link: `/BidingRequest?bid=${first.id}`,
      urgent: true,
    });
    expect(one.needs[0].due).not.toBeNull();
    const second = await MAKE.bid(context, 'placed' as never);
    await database.db.$client.query('update bids set owner_id = $1 where id = $2', [
      owner,
      second.id,
    ]);
    expect((await dashboardOf(owner)).needs[0]).toMatchObject({
      title: '2 bids wait for your answer',
      link: '/BidingRequest',
    });
  });

  test('an agent who owns a home is led to a page that agents have', async () => {
    const context = testContext(database.db);
    const { parties } = await MAKE.bid(context, 'placed' as never);
    const owner = parties.owner ?? 0;
    await database.db.$client.query("update people set role = 'agent' where id = $1", [owner]);
    const { link } = (await dashboardOf(owner, 'addresses')).needs.find(
      ({ kind }: Need) => kind === 'bids',
    );
    const route = findRoute(link.split('?')[0])?.route as AppPath;
    expect(APP_PAGES[route].roles).toContain('agent');
  });
});
