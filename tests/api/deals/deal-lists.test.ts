import { expect, test } from 'vitest';
import type { Listing } from '#server/db/schema/index.ts';
import { dealWorld, insertBid, insertBooking, type Member } from './deal-world.ts';

const world = dealWorld();
const { parties, as } = world;

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const idsAt = async (by: Member, path: string) =>
  (await as(by, 'GET', path)).body.data.map(({ id }: { id: number }) => id);

const bidBy = (listing: Listing, buyer: Member, more: Parameters<typeof insertBid>[2] = {}) =>
  insertBid(world.context(), { listing, buyer }, more);

test('bids come by when they end, or the highest first, and by their state of now', async () => {
  const [owner, buyer, other] = [await world.member(), await world.member(), await world.member()];
  const home = { ...(await world.aListing()), ownerId: owner.id };
  await world.query('update listings set owner_id = $1 where id = $2', owner.id, home.id);
  const late = await bidBy(home, buyer, { expiresAt: inHours(40) });
  const soon = await bidBy(home, other, {
    expiresAt: inHours(2),
    amountPaise: (await bidBy(home, parties.stranger, { state: 'rejected' })).amountPaise,
    state: 'countered',
  });
  const over = await bidBy(await world.aListing(), buyer, { expiresAt: inHours(-1) });
  const quick = await bidBy(await world.aListing(), buyer, { expiresAt: inHours(1) });

  expect(await idsAt(buyer, `/bid/findbyuserid/${buyer.id}`)).toEqual([quick.id, late.id, over.id]);
  expect(await idsAt(buyer, `/bid/findbyuserid/${buyer.id}?state=expired`)).toEqual([over.id]);
  expect(await idsAt(buyer, `/bid/findbyuserid/${buyer.id}?state=placed`)).toEqual([
    quick.id,
    late.id,
  ]);
  const all = `/bid/findbypropertyid/0`;
  expect((await idsAt(owner, `${all}?sort=deadline`)).slice(0, 2)).toEqual([soon.id, late.id]);
  expect((await idsAt(owner, all)).slice(0, 2)).toEqual([late.id, soon.id]);
  expect(await idsAt(owner, `${all}?state=countered`)).toEqual([soon.id]);
  expect((await as(owner, 'GET', `${all}?state=sleeping`)).status).toBe(422);
});

test('bookings come by when they run out, and by their state of now', async () => {
  const buyer = await world.member();
  const book = async (more: Parameters<typeof insertBooking>[2]) =>
    insertBooking(world.context(), { listing: await world.aListing(), buyer }, more);
  const paid = await book({ state: 'paid' });
  const late = await book({ state: 'accepted', expiresAt: inHours(30) });
  const soon = await book({ state: 'held', expiresAt: inHours(3) });
  const over = await book({ state: 'held', expiresAt: inHours(-3) });
  const mine = `/book/findbyuser/${buyer.id}`;
  expect(await idsAt(buyer, mine)).toEqual([soon.id, late.id, paid.id, over.id]);
  expect(await idsAt(buyer, `${mine}?state=expired`)).toEqual([over.id]);
  expect(await idsAt(buyer, `${mine}?state=held`)).toEqual([soon.id]);
});
