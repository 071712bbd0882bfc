import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fromRupees } from '#domain/lib/money.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { favourites, listings, listingViews } from '#server/db/schema/index.ts';
import { insertListing, insertPerson } from '#tests/builders/index.ts';
import { ASKING, dealWorld, insertBooking, type Member } from './deals/deal-world.ts';
import { aVisit } from './examples/visits.ts';

const world = dealWorld();
const { parties, as } = world;

const deskOf = async (member: Member) => {
  const { status, body } = await as(member, 'GET', '/dashboard/mydesk');
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

test('of a newcomer has nothing of an owner’s', async () => {
  expect(await deskOf(await world.member())).toEqual({
    nextVisit: null,
    owning: null,
    buying: { kept: 0, cheaper: [], searches: [], freshDays: 7 },
    deals: [],
    licences: [],
  });
});

test('of a buyer: the next visit, price drops, new homes of a saved search', async () => {
  const buyer = await world.member();
  const [home, other] = [await world.aListing(), await world.aListing()];
  await aVisit(
    { context: world.context() },
    { ownerId: parties.owner.id, buyerId: buyer.id, inMinutes: 9_000 },
  );
  const soon = await aVisit(
    { context: world.context() },
    { ownerId: parties.owner.id, buyerId: buyer.id, inMinutes: 600 },
  );
  await aVisit(
    { context: world.context() },
    { ownerId: parties.owner.id, buyerId: buyer.id, inMinutes: 60, state: 'cancelled' },
  );
  for (const { id: listingId } of [home, other])
    await world.db().insert(favourites).values({ personId: buyer.id, listingId });
  await world
    .db()
    .update(listings)
    .set({ pricePaise: fromRupees(ASKING - 300_000) })
    .where(eq(listings.id, home.id));
  const saved = await as(buyer, 'POST', '/savedsearches', {
    name: 'Kothrud for rent',
    query: 'type=Rent&loc=kothrud',
    alerts: 'daily',
  });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  await insertListing(world.db(), {
    listedIn: 'rent',
    localitySlug: 'kothrud',
    publishedAt: new Date(),
  });
  await insertListing(world.db(), {
    listedIn: 'rent',
    localitySlug: 'kothrud',
    publishedAt: new Date(Date.now() - 20 * 86_400_000),
  });
  const desk = await deskOf(buyer);
  expect(desk.nextVisit).toMatchObject({ id: soon.id, side: 'buyer', state: 'booked' });
  expect(desk.buying).toMatchObject({
    kept: 2,
    cheaper: [{ listingId: home.id, price: ASKING - 300_000, less: 300_000 }],
    searches: [{ name: 'Kothrud for rent', fresh: 1 }],
  });
});

test('of an owner: how their homes are wanted, the most looked at first', async () => {
  const owner = await world.member();
  const quiet = await insertListing(world.db(), { ownerId: owner.id });
  const wanted = await insertListing(world.db(), { ownerId: owner.id });
  await insertListing(world.db(), { ownerId: owner.id, status: 'sold' });
  const day = puneDate(new Date());
  await world.db().insert(listingViews).values({ listingId: wanted.id, day, views: 7 });
  const { id: personId } = await insertPerson(world.db());
  await world.db().insert(favourites).values({ personId, listingId: quiet.id });
  expect((await deskOf(owner)).owning).toMatchObject({
    live: 2,
    to: day,
    interest: { looks: 7, keeps: 1, enquiries: 0 },
    most: [{ listingId: wanted.id }, { listingId: quiet.id }],
  });
});

test('a deal tells both sides whose step is next and which papers are missing', async () => {
  const [owner, buyer] = [await world.member(), await world.member()];
  const listing = await insertListing(world.db(), {
    ownerId: owner.id,
    pricePaise: fromRupees(ASKING),
  });
  const possessionOn = puneDate(new Date(), 40);
  const booking = await insertBooking(
    world.context(),
    { listing, buyer },
    {
      state: 'accepted',
      terms: { possessionOn, fixtures: null, loanBy: puneDate(new Date(), 20) },
    },
  );
  const token = (await deskOf(buyer)).deals[0];
  expect(token).toMatchObject({
    bookingId: booking.id,
    side: 'buyer',
    possessionOn,
    next: {
      title: 'A token amount is due',
      own: true,
      link: `/BookedProperties/Payments/${booking.id}`,
    },
    missing: ['the signed agreement', 'the bank’s sanction letter'],
  });
  expect((await deskOf(owner)).deals[0]).toMatchObject({ side: 'owner', next: null });
  await world.query(
    `update bookings set state = 'paid', expires_at = null where id = $1`,
    booking.id,
  );
  await world.query('update people set pan_verified = false where id = $1', buyer.id);
  expect((await deskOf(buyer)).deals[0]).toMatchObject({
    next: { title: 'Home loan', own: false, by: puneDate(new Date(), 20) },
    missing: ['your PAN', 'the signed agreement', 'the bank’s sanction letter'],
  });
  expect((await deskOf(owner)).deals[0].next).toMatchObject({ own: true });
});
