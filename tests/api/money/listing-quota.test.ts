import { describe, expect, test } from 'vitest';
import { FREE_PACKAGE } from '#domain/money/purpose.ts';
import type { Listing } from '#server/db/schema/index.ts';
import { dealWorld, type Member } from '#tests/api/deals/deal-world.ts';
import { bought, priceItem } from '#tests/api/examples/promotions.ts';
import { insertListing } from '#tests/builders/index.ts';

/** How many listings somebody may have on the market: a few are free, packages add to them. */

const world = dealWorld();
const FREE = 3;

const aHome = (owner: Member, status: Listing['status'] = 'draft') =>
  insertListing(world.db(), { ownerId: owner.id, status, demo: false });
const act = (owner: Member, { id }: Listing, action: string) =>
  world.as(owner, 'POST', `/property/status/${id}`, { action });
const publish = async (owner: Member) => act(owner, await aHome(owner), 'publish');
const mine = async (owner: Member) =>
  (await world.as(owner, 'GET', '/propertysubscription/mine')).body.data;

/** An owner with as many on the market as are free. */
async function aFullOwner() {
  const owner = await world.member();
  const homes = [];
  for (let i = 0; i < FREE; i++) homes.push(await aHome(owner, 'live'));
  return { owner, homes };
}

describe('room on the market', () => {
  test('is free for a few, and one more is refused with the way to more', async () => {
    const owner = await world.member();
    for (let used = 0; used < FREE; used++) {
      expect((await mine(owner)).freeListings).toEqual({ used, most: FREE });
      expect((await publish(owner)).status).toBe(200);
    }
    const refused = await publish(owner);
    expect(refused.status).toBe(409);
    expect(refused.body.errors).toEqual([
      { path: 'listings', message: expect.stringContaining('A package lets you list more.') },
    ]);
    expect(refused.body.message).toMatch(/^3 properties on the market are free/);
  });

  test('is kept while one is paused, and given back by one that leaves', async () => {
    const { owner, homes } = await aFullOwner();
    const [first, second] = homes as [Listing, Listing];
    expect((await act(owner, first, 'pause')).status).toBe(200);
    expect((await publish(owner)).status).toBe(409);
    expect((await act(owner, first, 'resume')).status).toBe(200);
    expect((await act(owner, second, 'withdraw')).status).toBe(200);
    expect((await publish(owner)).status).toBe(200);
    expect((await act(owner, second, 'renew')).body.errors?.[0]?.path).toBe('listings');
  });

  test('comes with a package, once for each listing', async () => {
    const { owner } = await aFullOwner();
    await bought(world.context(), { personId: owner.id, code: 'user-seller' });
    const fourth = await aHome(owner);
    expect((await act(owner, fourth, 'publish')).status).toBe(200);
    const usedOf = async () =>
      (await mine(owner)).entitlements.find(({ kind }: { kind: string }) => kind === 'listings');
    expect(await usedOf()).toMatchObject({ used: 1, left: 4, uses: [{ subjectId: fourth.id }] });
    expect((await mine(owner)).freeListings).toEqual({ used: FREE, most: FREE });
    await act(owner, fourth, 'withdraw');
    expect((await act(owner, fourth, 'renew')).status).toBe(200);
    expect(await usedOf()).toMatchObject({ used: 1 });
    for (let i = 0; i < 4; i++) expect((await publish(owner)).status).toBe(200);
    expect((await publish(owner)).status).toBe(409);
  });

  test('of many published at once, as many as are free get it', async () => {
    const owner = await world.member();
    const homes = await Promise.all(Array.from({ length: 8 }, () => aHome(owner)));
    const answers = await Promise.all(homes.map((home) => act(owner, home, 'publish')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(FREE);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(homes.length - FREE);
  });

  test('is not taken by what was invented or imported', async () => {
    const owner = await world.member();
    for (let i = 0; i < FREE; i++) {
      await insertListing(world.db(), { ownerId: owner.id, demo: true });
      const { id } = await aHome(owner, 'live');
      await world.query(`update listings set source = 'a file', source_id = $1 where id = $1`, id);
    }
    expect((await publish(owner)).status).toBe(200);
  });
});

describe('what everybody has', () => {
  const change = async (more: object) => {
    const { id, name, description, grants } = await priceItem(world.context(), FREE_PACKAGE);
    const body = { name, description, price: 0, validityDays: null, grants, ...more };
    return world.as(world.parties.staff, 'POST', `/admin/prices/${id}/change`, body);
  };

  test('stands in the price list, and is sold to nobody', async () => {
    const [first] = (await world.as(world.parties.buyer, 'GET', '/subscriptions/user')).body.data;
    expect(first).toMatchObject({ code: FREE_PACKAGE, price: 0, grants: { listings: FREE } });
    for (const [path, more] of [
      ['/subscriptions/quote', {}],
      ['/contact/create', { idempotencyKey: crypto.randomUUID() }],
    ] as const) {
      const request = { purpose: 'subscription', priceItemId: first.id, ...more };
      expect((await world.as(world.parties.buyer, 'POST', path, request)).status).toBe(409);
    }
  });

  test('is changed by staff, but gets no price, no end of time and no end', async () => {
    const { owner } = await aFullOwner();
    expect((await change({ price: 10 })).body.errors?.[0]?.path).toBe('price');
    expect((await change({ validityDays: 30 })).body.errors?.[0]?.path).toBe('validityDays');
    expect((await change({ grants: { listings: FREE + 1 } })).status).toBe(200);
    expect((await publish(owner)).status).toBe(200);
    expect((await change({ grants: {} })).status).toBe(200);
    expect((await publish(owner)).status).toBe(409);
    const { id } = await priceItem(world.context(), FREE_PACKAGE);
    const end = await world.as(world.parties.staff, 'POST', `/admin/prices/${id}/end`);
    expect(end.status).toBe(409);
    expect((await change({ grants: { listings: FREE } })).status).toBe(200);
  });
});
