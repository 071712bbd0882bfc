import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { leaveAndLicenceCosts } from '#domain/homes/stamp-duty.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { dayOfIso, isoDay, puneDate } from '#domain/lib/time/pune.ts';
import { lastDayOf } from '#domain/professionals/renewal.ts';
import { favourites, listings, listingViews } from '#server/db/schema/index.ts';
import { insertListing, insertPerson } from '#tests/builders/index.ts';
import { ASKING, dealWorld, insertBooking, type Member } from './deals/deal-world.ts';
import { aVisit } from './examples/visits.ts';
import { insertEngagement } from './professionals/engagement-world.ts';
import { insertAgreement, LICENCE } from './professionals/lawyer-world.ts';

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

test('of both sides of a licence: its end, from sixty days before, and what going on would say', async () => {
  const [owner, tenant] = [parties.owner, await world.member()];
  const { id: professionalId } = await world.member('lawyer');
  const context = world.context();
  /** A licence whose last day is so many days from today. */
  async function aLicence(endsIn: number, state: 'agreed' | 'shared' = 'agreed') {
    const listing = await world.aListing();
    const completed = { state: 'completed' } as const;
    const booking = await insertBooking(context, { listing, buyer: tenant }, completed);
    const work = await insertEngagement(
      context,
      { clientId: tenant.id, professionalId },
      { profession: 'lawyer', state: 'confirmed', listingId: listing.id },
    );
    const [start] = await world.query(
      `select ($1::date + 1 - interval '11 months')::date::text as on`,
      puneDate(new Date(), endsIn),
    );
    const terms = { ...LICENCE, startOn: start.on, rent: 30_000, deposit: 90_000, months: 11 };
    const parts = { template: 'leave-and-licence', terms, state } as const;
    const { id } = await insertAgreement(context, work, { listing, buyerId: tenant.id }, parts);
    const links = {
      owner: `/OwnerBookedPropertyDetails/${booking.id}/${listing.id}`,
      buyer: `/BookedPropertyDetails/${listing.id}/${booking.id}`,
    };
    return { id, listing, until: lastDayOf(terms), links };
  }
  await aLicence(90);
  await aLicence(-60);
  await aLicence(20, 'shared');
  const soon = await aLicence(30);
  const over = await aLicence(-5);

  for (const [who, side] of [
    [owner, 'owner'],
    [tenant, 'buyer'],
  ] as const) {
    expect((await deskOf(who)).licences).toEqual(
      [over, soon].map(({ id: agreementId, listing, until, links }) => ({
        ...{ agreementId, listingId: listing.id, title: listing.title, side, until },
        ...{ link: links[side], renewal: null },
      })),
    );
  }
  const startOn = isoDay(dayOfIso(soon.until) + 1);
  const body = { rent: 31_500, deposit: 90_000, startOn, months: 11 };
  const offered = await as(tenant, 'POST', `/lawyer/agreement/renew/${soon.id}`, body);
  expect(offered.status, JSON.stringify(offered.body)).toBe(200);
  for (const [who, own] of [
    [owner, false],
    [tenant, true],
  ] as const) {
    const [, licence] = (await deskOf(who)).licences;
    expect(licence.renewal).toMatchObject({ state: 'offered', own });
  }
  const path = `/lawyer/agreement/renewal/${soon.id}`;
  const [toOwner, toTenant] = [await as(owner, 'GET', path), await as(tenant, 'GET', path)];
  expect(toOwner.status, JSON.stringify(toOwner.body)).toBe(200);
  expect(toTenant.body.data).toEqual({ ...toOwner.body.data, side: 'buyer' });
  expect(toOwner.body.data).toMatchObject({
    ...{ side: 'seller', step: 5, rent: 31_500, deposit: 90_000, months: 11 },
    before: { rent: 30_000, until: soon.until },
    startOn: isoDay(dayOfIso(soon.until) + 1),
    costs: leaveAndLicenceCosts(31_500, 90_000, 11, { authority: 'municipal' }),
  });
  const { costs, total } = toOwner.body.data as { costs: { rupees: number }[]; total: number };
  expect(total).toBe(costs.reduce((sum, { rupees }) => sum + rupees, 0));
  expect((await as(owner, 'GET', `${path}?step=0`)).body.data.rent).toBe(30_000);
  expect((await as(owner, 'GET', `${path}?step=6`)).status).toBe(422);
  expect((await as(parties.stranger, 'GET', path)).status).toBe(404);
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
