import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Entitlement } from '#contract/money/promotions.ts';
import type { PricedPurpose } from '#domain/money/purpose.ts';
import type { Context } from '#server/core/context.ts';
import type { Order, Person } from '#server/db/schema/index.ts';
import {
  entitlements,
  listings,
  notifications,
  people,
  priceItems,
  refunds,
  subscriptions,
} from '#server/db/schema/index.ts';
import { lapseSubscriptions, remindOfRenewal } from '#server/money/promotions/life.ts';
import { promotionPurposes } from '#server/money/promotions/purposes.ts';
import { takeEntitlement } from '#server/money/promotions/take-entitlement.ts';
import { outcomeOf } from '#tests/api/deals/deal-world.ts';
import { aContact } from '#tests/api/examples/contacts.ts';
import { aPaidOrder, bought, priceItem } from '#tests/api/examples/promotions.ts';
import {
  type Answer,
  type TestDatabase,
  testApi,
  testContext,
  testDatabase,
} from '#tests/api/harness.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';

const { CONTACTS_A_DAY, PROMOTION_DAYS } = EXPECTED_FIGURES;

const DAY_MS = 86_400_000;
const FAR = { expiresAt: new Date('2100-01-01'), endsAt: new Date('2100-01-01') };

let database: TestDatabase;
let context: Context;
let api: ReturnType<typeof testApi>;
let clock: number;
const inDays = (days: number) => new Date(clock + days * DAY_MS);
beforeAll(async () => {
  database = await testDatabase();
  const background = { run: () => undefined, idle: async () => undefined };
  context = { ...testContext(database.db), background, now: () => new Date(clock) };
  api = testApi(database.db, context);
});
afterAll(() => database.close());
beforeEach(() => {
  clock = Date.now();
});

let mobiles = 9_300_000_000;
interface Member extends Person {
  call: (method: string, path: string, body?: unknown) => Promise<Answer>;
}

async function member(overrides: Partial<Person> = {}): Promise<Member> {
  const person = await insertPerson(database.db, { mobile: String(mobiles++), ...overrides });
  // A session of its own for each call: none outlives the weeks that pass here.
  const call = async (method: string, path: string, body?: unknown) => {
    const { headers } = await aSession(database.db, person.id, FAR);
    return api(method, `/api${path}`, body, headers);
  };
  return { ...person, call };
}

const handlerOf = ({ purpose }: Order) => promotionPurposes[purpose as PricedPurpose];
const grant = (order: Order) =>
  outcomeOf(context.db.transaction((tx) => handlerOf(order).grant(context, tx, order)));
const revoke = (order: Order) =>
  context.db.transaction((tx) => handlerOf(order).revoke(context, tx, order));
async function quote(personId: number, code: string, subjectId: number | null = null) {
  const { id, purpose } = await priceItem(context, code);
  const request = { personId, purpose, subjectId, priceItemId: id };
  return promotionPurposes[purpose as PricedPurpose].quote(context, request);
}
const refused = (asked: Promise<unknown>) => outcomeOf(asked);
const newsOf = (personId: number) =>
  database.db.select().from(notifications).where(eq(notifications.personId, personId));
const mine = async ({ call }: Member) =>
  (await call('GET', '/propertysubscription/mine')).body.data;
const near = (at: string | Date | null | undefined, expected: Date) =>
  expect(Math.abs(new Date(at ?? 0).getTime() - expected.getTime())).toBeLessThan(2_000);

describe('what may be bought', () => {
  test('at the price of today, by the roles it is for', async () => {
    const [user, agent] = [await member(), await member({ role: 'agent' })];
    const offered = await quote(user.id, 'user-starter');
    expect(offered).toMatchObject({ listPaise: 49_900, subjectId: null });
    expect(await refused(quote(agent.id, 'user-starter'))).toBe('not_found');
    expect(await refused(quote(user.id, 'promote-profile-30'))).toBe('not_found');
    expect(await refused(quote(user.id, 'agent-leads-5'))).toBe('not_found');
    expect(await quote(agent.id, 'agent-leads-5')).toMatchObject({ listPaise: 74_900 });
    const item = await priceItem(context, 'property-analysis-30');
    const old = { personId: user.id, purpose: item.purpose, subjectId: null, priceItemId: item.id };
    await database.db
      .update(priceItems)
      .set({ validUntil: inDays(0) })
      .where(eq(priceItems.id, item.id));
    expect(await refused(promotionPurposes.propertyAnalysis.quote(context, old))).toBe('conflict');
    await database.db
      .update(priceItems)
      .set({ validUntil: null })
      .where(eq(priceItems.id, item.id));
    const other = { ...old, purpose: 'subscription' as const };
    expect(await refused(promotionPurposes.subscription.quote(context, other))).toBe('not_found');
  });

  test('leads by number and analysis by time', async () => {
    const agent = await member({ role: 'agent' });
    await bought(context, { personId: agent.id, code: 'agent-leads-5' });
    const analysis = await bought(context, { personId: agent.id, code: 'property-analysis-30' });
    const { entitlements: held } = await mine(agent);
    expect(held).toMatchObject([
      { kind: 'analysis', quantity: 1, left: 1, uses: [] },
      { kind: 'leads', quantity: 5, left: 5 },
    ]);
    near(held[0].endsAt, inDays(30));
    await revoke(analysis);
    expect((await mine(agent)).entitlements).toMatchObject([{ kind: 'leads' }]);
    clock += 61 * DAY_MS;
    expect((await mine(agent)).entitlements).toEqual([]);
  });
});

describe('uses', () => {
  test('never exceed what was bought, however many come at once', async () => {
    const { id } = await member();
    await bought(context, { personId: id, code: 'user-starter' });
    const use = (subjectId: number) =>
      context.db.transaction((tx) =>
        takeEntitlement(context, tx, {
          personId: id,
          kind: 'contacts',
          subjectKind: 'listing',
          subjectId,
        }),
      );
    const taken = await Promise.all(Array.from({ length: 24 }, (_, i) => use((i % 12) + 1)));
    const [row] = await database.db
      .select()
      .from(entitlements)
      .where(eq(entitlements.personId, id));
    expect(row).toMatchObject({ kind: 'contacts', quantity: 5, used: 5 });
    // Each that was used on answers yes both times, at no further cost.
    expect(taken.filter(Boolean).length).toBeGreaterThanOrEqual(5);
    expect(taken.filter(Boolean).length).toBeLessThanOrEqual(10);
  });

  test('a contact request beyond the day’s free ones costs one', async () => {
    const buyer = await member();
    for (let i = 0; i < CONTACTS_A_DAY; i++) {
      await aContact({ context }, { buyerId: buyer.id, createdAt: inDays(0) });
    }
    const message = 'We are a family of three and would like to see the flat soon.';
    const ask = async () =>
      buyer.call('POST', '/method/contact', {
        propertyid: (await insertListing(database.db)).id,
        message,
      });
    expect((await ask()).status).toBe(429);
    await bought(context, { personId: buyer.id, code: 'user-starter' });
    expect((await ask()).status).toBe(200);
    expect((await mine(buyer)).entitlements[0]).toMatchObject({ used: 1, left: 4 });
  });
});

describe('a paid contact', () => {
  const secretsOf = ({ mobile, email }: Person) => [mobile ?? '', email];

  test('shares numbers at once, through the call that writes each look down', async () => {
    const [owner, buyer] = [await member(), await member()];
    const { id: listingId } = await insertListing(database.db, { ownerId: owner.id });
    const offer = await buyer.call('GET', `/contact/offer/${listingId}`);
    expect(offer.body.data).toEqual({
      open: true,
      page: '/OwnerContactPayment',
      price: 99,
      left: 0,
    });
    expect(await quote(buyer.id, 'owner-contact', listingId)).toMatchObject({
      subjectKind: 'listing',
      subjectId: listingId,
      returnPath: `/OwnerContactPayment?property=${listingId}`,
    });
    await bought(context, { personId: buyer.id, code: 'owner-contact', listingId });
    const list = await buyer.call('GET', `/method/intrestedlist/${buyer.id}`);
    const [{ requestdata }] = list.body.data;
    expect(requestdata).toMatchObject({
      state: 'accepted',
      timeline: [{ event: 'unlock', by: 'system', state: 'accepted' }],
    });
    for (const secret of secretsOf(owner)) {
      expect(JSON.stringify([list.body, await newsOf(buyer.id)])).not.toContain(secret);
    }
    const numbers = await buyer.call('POST', `/method/contact/${requestdata.id}/numbers`);
    expect(numbers.body.data.mobile).toBe(owner.mobile);
    expect(await newsOf(owner.id)).toMatchObject([{ link: `/Request/${requestdata.id}` }]);
    const again = await buyer.call('GET', `/contact/offer/${listingId}`);
    expect(again.body.data.open).toBe(false);
    expect(await refused(quote(buyer.id, 'owner-contact', listingId))).toBe('conflict');
  });

  test('moves a request that waits, and taken back leaves no number', async () => {
    const [owner, buyer] = [await member(), await member()];
    const { id: listingId } = await insertListing(database.db, { ownerId: owner.id });
    const { id } = await aContact(
      { context },
      { buyerId: buyer.id, ownerId: owner.id, listingId, expiresAt: inDays(5) },
    );
    const order = await bought(context, { personId: buyer.id, code: 'owner-contact', listingId });
    const stateNow = async () =>
      (await buyer.call('GET', `/method/contactof/${listingId}`)).body.data.request.requestdata;
    expect(await stateNow()).toMatchObject({ id, state: 'accepted' });
    // Paid twice: the second payment finds nothing to give, and goes back.
    const second = { personId: buyer.id, code: 'owner-contact', listingId };
    expect(await grant(await aPaidOrder(context, second))).toBe('conflict');
    await revoke(order);
    expect(await stateNow()).toMatchObject({ id, state: 'withdrawn' });
    expect((await buyer.call('POST', `/method/contact/${id}/numbers`)).status).toBe(409);
    expect(await quote(buyer.id, 'owner-contact', listingId)).toBeTruthy();
  });

  test('not one’s own, not off the market, not against an owner’s no', async () => {
    const [owner, buyer] = [await member(), await member()];
    const { id: listingId } = await insertListing(database.db, { ownerId: owner.id });
    expect(await refused(quote(owner.id, 'owner-contact', listingId))).toBe('conflict');
    expect(await refused(quote(buyer.id, 'rent-contact', listingId))).toBe('not_found');
    const parts = { buyerId: buyer.id, ownerId: owner.id, listingId };
    for (const state of ['declined', 'revoked'] as const) {
      await aContact({ context }, { ...parts, state });
      expect(await refused(quote(buyer.id, 'owner-contact', listingId))).toBe('conflict');
    }
    const other = await member();
    const order = await aPaidOrder(context, {
      personId: other.id,
      code: 'owner-contact',
      listingId,
    });
    await database.db.update(listings).set({ status: 'sold' }).where(eq(listings.id, listingId));
    expect(await refused(quote(other.id, 'owner-contact', listingId))).toBe('not_found');
    expect(await grant(order)).toBe('conflict');
  });

  test('out of a package, once however often it is asked for at once', async () => {
    const buyer = await member();
    const { id: listingId } = await insertListing(database.db);
    const unlock = () => buyer.call('POST', `/contact/unlock/${listingId}`);
    expect((await unlock()).status).toBe(409);
    await bought(context, { personId: buyer.id, code: 'user-starter' });
    const answers = await Promise.all(Array.from({ length: 8 }, unlock));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const [held] = (await mine(buyer)).entitlements.filter(
      ({ kind }: { kind: string }) => kind === 'contacts',
    );
    expect(held).toMatchObject({
      used: 1,
      left: 4,
      uses: [{ subjectKind: 'listing', subjectId: listingId }],
    });
  });

  test.each([
    ['within a day gives the package’s contact back', 23, 0],
    ['later does not', 25, 1],
  ])('revoked by the owner %s', async (_, hours, used) => {
    const [owner, buyer] = [await member(), await member()];
    const { id: listingId } = await insertListing(database.db, { ownerId: owner.id });
    await bought(context, { personId: buyer.id, code: 'user-starter' });
    const { id } = (await buyer.call('POST', `/contact/unlock/${listingId}`)).body.data;
    clock += (hours * DAY_MS) / 24;
    expect((await owner.call('POST', `/method/contact/${id}/revoke`)).status).toBe(200);
    const rows = await database.db
      .select()
      .from(entitlements)
      .where(eq(entitlements.personId, buyer.id));
    expect(rows.find(({ kind }) => kind === 'contacts')?.used).toBe(used);
    expect((await buyer.call('POST', `/method/contact/${id}/numbers`)).status).toBe(409);
    expect((await buyer.call('POST', `/contact/unlock/${listingId}`)).status).toBe(409);
  });
});

describe('a contact paid for with money and revoked', () => {
  const refundsOf = (orderId: number) =>
    database.db.select().from(refunds).where(eq(refunds.orderId, orderId));

  test.each([
    ['within a day returns all of it', 23, 1],
    ['later returns nothing', 25, 0],
  ])('by the owner %s', async (_, hours, returned) => {
    const [owner, buyer] = [await member(), await member()];
    const { id: listingId } = await insertListing(database.db, { ownerId: owner.id });
    const order = await bought(context, { personId: buyer.id, code: 'owner-contact', listingId });
    const { body } = await buyer.call('GET', `/method/contactof/${listingId}`);
    const { id } = body.data.request.requestdata;
    clock += (hours * DAY_MS) / 24;
    const revoked = await Promise.all([
      owner.call('POST', `/method/contact/${id}/revoke`),
      owner.call('POST', `/method/contact/${id}/revoke`),
    ]);
    expect(revoked.map(({ status }) => status).sort()).toEqual([200, 409]);
    const given = await refundsOf(order.id);
    expect(given.map(({ amountPaise }) => amountPaise)).toEqual(
      Array(returned).fill(order.totalPaise),
    );
  });
});

describe('promotion', () => {
  const untilOf = async (id: number) =>
    (await database.db.select().from(listings).where(eq(listings.id, id)))[0]?.featuredUntil;

  test('of a property: added to what is left, taken back by a refund', async () => {
    const owner = await member();
    const { id: listingId } = await insertListing(database.db, { ownerId: owner.id });
    const wanted = { personId: owner.id, code: 'promote-property-7', listingId };
    expect(await quote(owner.id, 'promote-property-7', listingId)).toBeTruthy();
    const first = await bought(context, wanted);
    near(await untilOf(listingId), inDays(7));
    await bought(context, { ...wanted, code: 'promote-property-30' });
    near(await untilOf(listingId), inDays(37));
    await revoke(first);
    near(await untilOf(listingId), inDays(30));
    const { data } = (await owner.call('GET', '/propertypromote/mine')).body;
    expect(data).toMatchObject({ listings: [{ propertyid: listingId, daysLeft: 30 }], left: 0 });
    const stranger = await member();
    expect(await refused(quote(stranger.id, 'promote-property-7', listingId))).toBe('not_found');
    await database.db.update(listings).set({ status: 'paused' }).where(eq(listings.id, listingId));
    expect(await refused(quote(owner.id, 'promote-property-7', listingId))).toBe('conflict');
    expect(await grant(await aPaidOrder(context, wanted))).toBe('conflict');
  });

  test('of a property out of a package: a second tap costs nothing', async () => {
    const owner = await member();
    const { id } = await insertListing(database.db, { ownerId: owner.id });
    await bought(context, { personId: owner.id, code: 'user-seller' });
    const use = () => owner.call('POST', `/propertypromote/use/${id}`);
    const answers = await Promise.all(Array.from({ length: 6 }, use));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
    near(await untilOf(id), inDays(PROMOTION_DAYS));
    clock += (PROMOTION_DAYS + 1) * DAY_MS;
    expect((await use()).body.data.left).toBe(0);
    clock += (PROMOTION_DAYS + 1) * DAY_MS;
    expect((await use()).status).toBe(409);
    const others = (await insertListing(database.db)).id;
    expect((await owner.call('POST', `/propertypromote/use/${others}`)).status).toBe(404);
  });

  test('of a profile shows among Premium Users, not while suspended', async () => {
    const lawyer = await member({ role: 'lawyer', firstName: 'Premium' });
    const order = await bought(context, { personId: lawyer.id, code: 'promote-profile-30' });
    near((await mine(lawyer)).premiumUntil, inDays(30));
    const shown = async () =>
      JSON.stringify((await api('GET', '/api/profilepremium/getUserPremiumList')).body.data);
    expect(await shown()).toContain('Premium');
    const set = (suspendedAt: Date | null) =>
      database.db.update(people).set({ suspendedAt }).where(eq(people.id, lawyer.id));
    await set(new Date());
    expect(await shown()).not.toContain('Premium');
    await set(null);
    await revoke(order);
    expect(await shown()).not.toContain('Premium');
    const agent = await member({ role: 'agent' });
    await bought(context, { personId: agent.id, code: 'agent-growth' });
    const used = await agent.call('POST', '/profilepremium/use');
    expect(used.body.data.left).toBe(3);
    near(used.body.data.until, inDays(PROMOTION_DAYS));
  });
});

describe('a package', () => {
  const rowOf = async (personId: number) =>
    database.db.select().from(subscriptions).where(eq(subscriptions.personId, personId));

  test('bought again goes on from its end; another must wait for its last month', async () => {
    const user = await member();
    await bought(context, { personId: user.id, code: 'user-home-finder' });
    expect((await mine(user)).subscription).toMatchObject({
      code: 'user-home-finder',
      state: 'active',
    });
    expect(await refused(quote(user.id, 'user-seller'))).toBe('conflict');
    const second = await bought(context, { personId: user.id, code: 'user-home-finder' });
    near((await mine(user)).subscription.endsAt, inDays(180));
    expect((await mine(user)).entitlements.length).toBe(4);
    await revoke(second);
    near((await mine(user)).subscription.endsAt, inDays(90));
    expect((await mine(user)).entitlements.length).toBe(2);
    clock += 61 * DAY_MS;
    const other = await bought(context, { personId: user.id, code: 'user-seller' });
    expect((await mine(user)).subscription).toMatchObject({ code: 'user-seller' });
    near((await mine(user)).subscription.endsAt, inDays(29 + 90));
    await revoke(other);
    expect((await mine(user)).subscription).toMatchObject({ code: 'user-home-finder' });
    expect(await rowOf(user.id)).toHaveLength(1);
  });

  test('two payments at once make one of twice the length', async () => {
    const user = await member();
    const wanted = { personId: user.id, code: 'user-starter' };
    const paid = [await aPaidOrder(context, wanted), await aPaidOrder(context, wanted)];
    expect(await Promise.all(paid.map(grant))).toEqual(['done', 'done']);
    const [row, ...more] = await rowOf(user.id);
    expect(more).toEqual([]);
    near(row?.endsAt, inDays(60));
  });

  test('refunded is gone', async () => {
    const user = await member();
    await revoke(await bought(context, { personId: user.id, code: 'user-starter' }));
    expect(await mine(user)).toMatchObject({ subscription: null, entitlements: [] });
    expect(await rowOf(user.id)).toMatchObject([{ state: 'refunded' }]);
  });

  test('reminds thrice, once each, lapses, and ends after its days of grace', async () => {
    const user = await member();
    await bought(context, { personId: user.id, code: 'user-starter' });
    const told = async () => (await newsOf(user.id)).length;
    const round = async () => {
      await remindOfRenewal(context);
      await lapseSubscriptions(context);
      return told();
    };
    const counts: number[] = [];
    for (let day = 20; day <= 36; day++) {
      clock += (day === 20 ? 20 : 1) * DAY_MS;
      expect(await round()).toBe(await round());
      counts.push(await told());
    }
    // On days 23, 27 and 29 reminders, on day 30 grace, on day 33 the end.
    expect(counts).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 4, 4, 4, 5, 5, 5, 5]);
    expect(await rowOf(user.id)).toMatchObject([{ state: 'ended' }]);
    expect(await mine(user)).toMatchObject({ subscription: null, entitlements: [] });
  });

  test('in its days of grace still holds, and is renewed from its end', async () => {
    const user = await member();
    await bought(context, { personId: user.id, code: 'user-starter' });
    const ends = async () => {
      const { subscription, entitlements } = await mine(user);
      return { ...subscription, rights: entitlements.map(({ endsAt }: Entitlement) => endsAt) };
    };
    const active = await ends();
    expect(active.rights).toEqual([active.endsAt, active.endsAt]);
    clock += 31 * DAY_MS;
    expect(await mine(user)).toMatchObject({
      subscription: { state: 'grace' },
      entitlements: [{ kind: 'contacts' }, { kind: 'analysis' }],
    });
    const grace = await ends();
    expect(grace.rights).toEqual([grace.graceUntil, grace.graceUntil]);
    await lapseSubscriptions(context);
    await bought(context, { personId: user.id, code: 'user-starter' });
    expect((await mine(user)).subscription.state).toBe('active');
    near((await mine(user)).subscription.endsAt, inDays(29));
    clock += 40 * DAY_MS;
    await bought(context, { personId: user.id, code: 'user-starter' });
    expect((await rowOf(user.id)).map(({ state }) => state).sort()).toEqual(['active', 'ended']);
  });
});
