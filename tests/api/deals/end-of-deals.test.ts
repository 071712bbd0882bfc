import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { LISTING_TRANSITIONS } from '#domain/homes/listing-lifecycle.ts';
import {
  bids,
  contactRequests,
  type Listing,
  listings,
  notifications,
  people,
  timeline,
  visitSlots,
  visits,
} from '#server/db/schema/index.ts';
import { markPaid } from '#server/deals/bookings/mark-paid.ts';
import { expireListings } from '#server/homes/my-listings/expire.ts';
import { hashPassword } from '#server/people/auth/password.ts';
import { aContact } from '#tests/api/examples/contacts.ts';
import { aSlot, aVisit } from '#tests/api/examples/visits.ts';
import { PASSWORD } from '#tests/api/world.ts';
import { insertListing } from '#tests/builders/index.ts';
import { dealWorld, insertBid, insertBooking, type Member } from './deal-world.ts';

const DAY_MS = 86_400_000;
const world = dealWorld();
const { parties } = world;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

const aHome = (more: Partial<Listing> = {}) =>
  insertListing(world.db(), { ownerId: parties.owner.id, demo: false, ...more } as object);

const partsOf = ({ id, ownerId }: Listing, buyer: Member) => ({
  listingId: id,
  ownerId,
  buyerId: buyer.id,
});

/** Everything a buyer can have open on a listing. */
async function everythingOpen(listing: Listing, buyer: Member) {
  const at = { context: world.context() };
  const sides = partsOf(listing, buyer);
  return {
    bid: await insertBid(at.context, { listing, buyer }),
    contact: await aContact(at, sides),
    visit: await aVisit(at, { ...sides, inMinutes: 600 }),
  };
}

type Open = Awaited<ReturnType<typeof everythingOpen>>;

async function statesOf({ bid, contact, visit }: Open) {
  const db = world.db();
  const [b] = await db.select().from(bids).where(eq(bids.id, bid.id));
  const [c] = await db.select().from(contactRequests).where(eq(contactRequests.id, contact.id));
  const [v] = await db.select().from(visits).where(eq(visits.id, visit.id));
  return [b?.state, c?.state, v?.state];
}

const newsOf = ({ id }: Pick<Member, 'id'>) =>
  world.db().select().from(notifications).where(eq(notifications.personId, id));
const rowOf = async ({ id }: Listing) =>
  (await world.db().select().from(listings).where(eq(listings.id, id)))[0];

const act = (by: Member, { id }: Listing, action: string) =>
  world.as(by, 'POST', `/property/status/${id}`, { action });

afterEach(async () => {
  await world.db().delete(notifications);
});

describe('a listing that leaves the market', () => {
  const WAYS = [
    ['withdraw', 'sell', 'live', 'withdrawn'],
    ['withdraw', 'sell', 'paused', 'withdrawn'],
    ['sell', 'sell', 'live', 'sold'],
    ['rentOut', 'rent', 'live', 'rented'],
  ] as const;

  test.each(WAYS)(
    '%s, for %s, from %s: all that is open on it ends, and each buyer is told once',
    async (action, listedIn, status, left) => {
      const listing = await aHome({ listedIn, status });
      const free = await aSlot(
        { context: world.context() },
        { listingId: listing.id, inMinutes: 900 },
      );
      const open = await everythingOpen(listing, parties.buyer);
      const given = await aContact(
        { context: world.context() },
        { ...partsOf(listing, parties.stranger), state: 'accepted' },
      );
      expect((await act(parties.owner, listing, action)).status).toBe(200);

      expect((await rowOf(listing))?.status).toBe(left);
      expect(await statesOf(open)).toEqual(['lost', 'expired', 'cancelled']);
      const slots = await world.db().select().from(visitSlots).where(eq(visitSlots.id, free.id));
      expect(slots[0]?.removedAt).not.toBeNull();
      const news = await newsOf(parties.buyer);
      expect(news).toHaveLength(1);
      expect(news[0]?.body).toMatch(/your bid, the visit on .+ and your contact request/);
      expect(await newsOf(parties.stranger)).toHaveLength(1);
      const [kept] = await world
        .db()
        .select()
        .from(contactRequests)
        .where(eq(contactRequests.id, given.id));
      expect(kept?.state).toBe('accepted');
      const lines = await world
        .db()
        .select()
        .from(timeline)
        .where(and(eq(timeline.subjectKind, 'visit'), eq(timeline.subjectId, open.visit.id)));
      expect(lines).toMatchObject([{ event: 'callOff', by: 'system', state: 'cancelled' }]);
      const log = await world.as(parties.buyer, 'GET', `/bid/room/${open.bid.id}`);
      expect(log.body.data.log.at(-1)).toMatchObject({ event: 'lose', by: 'system' });
    },
  );

  test('by the clock, too', async () => {
    const listing = await aHome({ confirmedAt: ago(61) });
    const open = await everythingOpen(listing, parties.buyer);
    await expireListings(world.context());
    expect(await statesOf(open)).toEqual(['lost', 'expired', 'cancelled']);
    expect((await newsOf(parties.buyer)).map(({ title }) => title)).toEqual([
      'A home you asked for is off the market',
    ]);
  });

  test('by a completed booking: with its buyer all goes on', async () => {
    const listing = await aHome();
    const winners = await everythingOpen(listing, parties.buyer);
    const others = await everythingOpen(listing, parties.stranger);
    const { id } = await insertBooking(
      world.context(),
      { listing, buyer: parties.buyer },
      { state: 'accepted' },
    );
    await world.db().transaction((tx) => markPaid(world.context(), tx, id));
    await world.db().delete(notifications);
    const done = await world.as(parties.owner, 'POST', `/book/complete/${id}`);
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(await statesOf(winners)).toEqual(['placed', 'requested', 'booked']);
    expect(await statesOf(others)).toEqual(['lost', 'expired', 'cancelled']);
    expect((await newsOf(parties.buyer)).map(({ title }) => title)).toEqual([
      'Your booking is completed',
    ]);
    expect((await newsOf(parties.stranger)).map(({ title }) => title)).toEqual([
      'A home you asked for is sold',
    ]);
  });

  test('against a visit being booked at the same time: no visit to a home that is gone', async () => {
    for (let i = 0; i < 10; i++) {
      const buyer = await world.member();
      const listing = await aHome();
      const { id } = await aSlot(
        { context: world.context() },
        { listingId: listing.id, inMinutes: 600 },
      );
      const answers = await Promise.all([
        world.as(buyer, 'POST', `/meeting/book/${id}`, {}),
        act(parties.owner, listing, 'withdraw'),
      ]);
      expect([200, 404]).toContain(answers[0].status);
      expect(answers[1].status).toBe(200);
      const [visit] = await world.db().select().from(visits).where(eq(visits.slotId, id));
      expect(visit?.state ?? 'cancelled').toBe('cancelled');
    }
  });
});

describe('a listing that a booking holds', () => {
  test('is not expired by the clock, nor by its owner’s next step, and can be completed', async () => {
    const listing = await aHome({ confirmedAt: ago(61) });
    const booking = await insertBooking(
      world.context(),
      { listing, buyer: parties.buyer },
      { state: 'accepted' },
    );
    await expireListings(world.context());
    expect((await rowOf(listing))?.status).toBe('booked');
    const seen = await world.as(
      parties.owner,
      'GET',
      `/property/findbyuserid/${listing.id}/${parties.owner.id}`,
    );
    expect(seen.body.data.listing.status).toBe('booked');
    expect((await act(parties.owner, listing, 'withdraw')).status).toBe(409);
    await world.db().transaction((tx) => markPaid(world.context(), tx, booking.id));
    const done = await world.as(parties.owner, 'POST', `/book/complete/${booking.id}`);
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect((await rowOf(listing))?.status).toBe('sold');
  });

  test('is expired once the booking has run out', async () => {
    const listing = await aHome({ confirmedAt: ago(61) });
    await insertBooking(world.context(), { listing, buyer: parties.buyer }, { expiresAt: ago(1) });
    await expireListings(world.context());
    expect((await rowOf(listing))?.status).toBe('expired');
  });

  test('booked while the clock runs, it is one or the other', async () => {
    for (let i = 0; i < 10; i++) {
      const listing = await aHome({ confirmedAt: ago(61) });
      const [answer] = await Promise.all([
        world.as(parties.buyer, 'POST', '/book/place', { listingId: listing.id }),
        expireListings(world.crowded()),
      ]);
      const status = (await rowOf(listing))?.status;
      expect([answer.status, status]).toEqual(
        answer.status === 200 ? [200, 'live'] : [409, 'expired'],
      );
    }
  });
});

describe('a deleted account', () => {
  const remove = async (who: Member) => {
    const passwordHash = await hashPassword(PASSWORD);
    await world.db().update(people).set({ passwordHash }).where(eq(people.id, who.id));
    return world.as(who, 'POST', '/profile/deleteaccount', { password: PASSWORD });
  };

  test('of an owner: the listings leave the market, and the buyers are told', async () => {
    const owner = await world.member();
    const homes: Listing[] = [];
    for (const status of ['draft', 'live', 'paused', 'expired'] as const) {
      homes.push(await aHome({ ownerId: owner.id, status }));
    }
    const live = homes[1] as Listing;
    const open = await everythingOpen(live, parties.buyer);
    const sold = await aHome({ ownerId: owner.id, status: 'sold' });
    const given = await aContact(
      { context: world.context() },
      { ...partsOf(sold, parties.stranger), state: 'accepted' },
    );
    expect((await remove(owner)).status).toBe(200);
    expect(LISTING_TRANSITIONS.find(({ name }) => name === 'withdraw')?.from).toHaveLength(4);
    for (const home of homes) expect((await rowOf(home))?.status).toBe('withdrawn');
    expect(await statesOf(open)).toEqual(['lost', 'expired', 'cancelled']);
    const [over] = await world
      .db()
      .select()
      .from(contactRequests)
      .where(eq(contactRequests.id, given.id));
    expect(over?.state).toBe('revoked');
    expect((await newsOf(parties.buyer)).map(({ title }) => title)).toEqual([
      'A home you asked for was withdrawn',
    ]);
    expect((await newsOf(parties.stranger)).map(({ title }) => title)).toEqual([
      'A contact is shared no more',
    ]);
    const lines = await world
      .db()
      .select()
      .from(timeline)
      .where(and(eq(timeline.subjectKind, 'listing'), eq(timeline.subjectId, live.id)));
    expect(lines).toMatchObject([{ event: 'withdraw', state: 'withdrawn' }]);
  });

  test('of a buyer: the owner is told of each thing that ends', async () => {
    const buyer = await world.member();
    const open = await everythingOpen(await aHome(), buyer);
    expect((await remove(buyer)).status).toBe(200);
    expect(await statesOf(open)).toEqual(['withdrawn', 'withdrawn', 'cancelled']);
    expect((await newsOf(parties.owner)).map(({ title }) => title).sort()).toEqual([
      'A bid was withdrawn',
      'A contact request was taken back',
      'A visit is cancelled',
    ]);
  });
});
