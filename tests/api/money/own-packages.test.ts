import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dealWorld } from '#tests/api/deals/deal-world.ts';
import { deedsOf } from '#tests/api/deeds.ts';
import { bought, priceItem } from '#tests/api/examples/promotions.ts';
import { insertListing } from '#tests/builders/index.ts';

/** What somebody is shown of what they have bought, and of what can be. */

const world = dealWorld();
const { as } = world;
const deed = deedsOf(world.db);
const DAY_MS = 86_400_000;

const NOW = new Date();
const inDays = (days: number, ms = 0) => new Date(NOW.getTime() + days * DAY_MS + ms);
beforeEach(() => {
  world.context().now = () => NOW;
});
afterEach(() => world.context().background.idle());

const buy = (personId: number, code: string, listingId?: number) =>
  bought(world.context(), { personId, code, ...(listingId && { listingId }) });
/** Changes an item of the price list for as long as something is done. */
async function changed<T>(code: string, set: string, done: () => Promise<T>): Promise<T> {
  const item = await priceItem(world.context(), code);
  await world.query(`update price_items set ${set} where id = $1`, item.id);
  try {
    return await done();
  } finally {
    await world.query(
      'update price_items set grants = $2, validity_days = $3, valid_until = $4 where id = $1',
      ...[item.id, JSON.stringify(item.grants), item.validityDays, item.validUntil],
    );
  }
}

describe('what is held', () => {
  const mine = async (who: Parameters<typeof as>[0]) =>
    (await as(who, 'GET', '/propertysubscription/mine')).body.data;

  test('is shown with what it was used on, the soonest to end first', async () => {
    const buyer = await world.member();
    const home = await insertListing(world.db());
    await buy(buyer.id, 'user-starter');
    await buy(buyer.id, 'property-analysis-30');
    await world.query(
      `update entitlements set ends_at = ends_at - interval '10 days'
       where person_id = $1 and ends_at = $2`,
      ...[buyer.id, inDays(30)],
    );
    expect((await as(buyer, 'POST', `/contact/unlock/${home.id}`)).status).toBe(200);
    const held = (kind: string, name: string, quantity: number, days: number) => ({
      ...{ id: expect.any(Number), kind, name, quantity, used: 0, left: quantity },
      ...{ startsAt: NOW.toISOString(), endsAt: inDays(days).toISOString(), uses: [] },
    });
    const at = NOW.toISOString();
    expect(await mine(buyer)).toMatchObject({
      entitlements: [
        held('analysis', 'Property analysis for 30 days', 1, 20),
        {
          ...held('contacts', 'Starter package', 5, 30),
          ...{ used: 1, left: 4 },
          uses: [{ subjectKind: 'listing', subjectId: home.id, title: home.title, at }],
        },
        held('analysis', 'Starter package', 1, 30),
      ],
      freeListings: { used: 0, most: 3 },
      premiumUntil: null,
    });
  });

  test('staff have no room on the market, and nothing to show', async () => {
    expect(await mine(world.parties.staff)).toEqual({
      ...{ subscription: null, entitlements: [], freeListings: null, premiumUntil: null },
    });
  });

  test('without a package that is free for all, the market has no free room', async () => {
    const owner = await world.member();
    const home = await insertListing(world.db(), { ownerId: owner.id, status: 'draft' });
    const words = 'Properties come on the market with a package.';
    await changed('user-free', 'valid_until = now()', async () => {
      expect(
        (await deed(() => as(owner, 'POST', `/property/status/${home.id}`, { action: 'publish' })))
          .said,
      ).toEqual([409, words, `listings: ${words}`]);
      expect((await mine(owner)).freeListings).toEqual({ used: 0, most: 0 });
    });
  });

  test('of an item that grants nothing is nothing', async () => {
    const agent = await world.member('agent');
    await changed('agent-leads-5', `grants = '{"leads": 0}'`, () => buy(agent.id, 'agent-leads-5'));
    expect((await mine(agent)).entitlements).toEqual([]);
  });

  test('without an end is shown so, after all that ends', async () => {
    const agent = await world.member('agent');
    await changed('agent-leads-5', 'validity_days = null', () => buy(agent.id, 'agent-leads-5'));
    await buy(agent.id, 'agent-leads-20');
    expect((await mine(agent)).entitlements).toMatchObject([
      { name: '20 leads', endsAt: inDays(120).toISOString() },
      { name: '5 leads', endsAt: null },
    ]);
  });
});

test('of promoted homes those on the search are shown, newest first, while they are', async () => {
  const owner = await world.member();
  const home = (title: string, more: object = {}) =>
    insertListing(world.db(), { ownerId: owner.id, title, ...more });
  const one = await home('One', { featuredUntil: inDays(2, 1) });
  const over = await home('Over', { featuredUntil: NOW });
  const never = await home('Never');
  await home('Paused', { status: 'paused', featuredUntil: inDays(2) });
  await insertListing(world.db(), { featuredUntil: inDays(2) });
  await buy(owner.id, 'user-seller');
  expect((await as(owner, 'GET', '/propertypromote/mine')).body.data).toEqual({
    listings: [
      { propertyid: never.id, title: 'Never', until: null, daysLeft: 0 },
      { propertyid: over.id, title: 'Over', until: null, daysLeft: 0 },
      { propertyid: one.id, title: 'One', until: inDays(2, 1).toISOString(), daysLeft: 3 },
    ],
    ...{ left: 2, days: 15 },
  });
});

describe('a contact', () => {
  const offer = async (who: Parameters<typeof as>[0], id: number) =>
    (await as(who, 'GET', `/contact/offer/${id}`)).body.data;

  test('that is sold no more has no price, and one off the market is closed', async () => {
    const buyer = await world.member();
    expect((await deed(() => as(buyer, 'GET', '/contact/offer/2000000000'))).said).toEqual([
      404,
      'This home is no longer listed.',
    ]);
    const home = await insertListing(world.db());
    const sold = await insertListing(world.db(), { status: 'sold', listedIn: 'rent' });
    expect(await offer(buyer, sold.id)).toEqual({
      ...{ open: false, page: '/RentContactPayment', price: 49, left: 0 },
    });
    await changed('owner-contact', 'valid_until = now()', async () => {
      expect(await offer(buyer, home.id)).toEqual({
        ...{ open: true, page: '/OwnerContactPayment', price: null, left: 0 },
      });
    });
  });
});
