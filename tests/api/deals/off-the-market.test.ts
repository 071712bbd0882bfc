import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { LISTING_STATUSES, type ListingStatus } from '#domain/homes/listing.ts';
import { type Listing, listings, visitSlots } from '#server/db/schema/index.ts';
import { expireBookings } from '#server/deals/bookings/index.ts';
import { TYPED_FLAT } from '#tests/api/examples/my-listings.ts';
import { insertEngagement } from '#tests/api/professionals/engagement-world.ts';
import { insertLead } from '#tests/api/professionals/lead-world.ts';
import { aSession, currentPrice, insertPerson, stored } from '#tests/builders/index.ts';
import { ASKING, dealWorld, insertBid, insertBooking } from './deal-world.ts';

/** Decision 28: a home that is not live is sold, shown and offered to nobody, whatever its state. */

const world = dealWorld();
const { parties, as } = world;
const DAY_MS = 86_400_000;

// Who pays has a number.
beforeAll(() => world.query("update people set mobile = '98200' || lpad(id::text, 5, '0')"));

const OFF = LISTING_STATUSES.filter((status) => status !== 'live');

async function agentOf(listing: Listing) {
  const { id } = await insertPerson(world.db(), {
    role: 'agent',
    aadhaarVerified: true,
    panVerified: true,
  });
  await insertEngagement(
    world.context(),
    { clientId: listing.ownerId, professionalId: id },
    { listingId: listing.id, state: 'working' },
  );
  return { id, headers: (await aSession(world.db(), id)).headers };
}

async function aSlot({ id: listingId }: Listing, days = 3): Promise<number> {
  const startsAt = new Date(Date.now() + days * DAY_MS);
  const endsAt = new Date(startsAt.getTime() + 1_800_000);
  const made = await world.db().insert(visitSlots).values({ listingId, startsAt, endsAt });
  expect(made.rowCount).toBe(1);
  const [slot] = await world
    .db()
    .select()
    .from(visitSlots)
    .where(eq(visitSlots.listingId, listingId));
  return stored(slot ? [slot] : []).id;
}

/** Whatever gives or sells something of a home: who calls what. */
const CALLS: Record<
  string,
  (listing: Listing) => Promise<{ status: number; body: { message?: string } }>
> = {
  'its contact is asked for': ({ id }) =>
    as(parties.buyer, 'POST', '/method/contact', {
      propertyid: id,
      message: 'We are a family of four and would like to see it on Sunday.',
    }),
  'its contact is unlocked': ({ id }) => as(parties.buyer, 'POST', `/contact/unlock/${id}`),
  'its contact is paid for': async ({ id, listedIn }) =>
    as(parties.buyer, 'POST', '/contact/create', {
      purpose: listedIn === 'sell' ? 'ownerContact' : 'rentContact',
      subjectId: id,
      priceItemId: (await currentPrice(world.db(), 'owner-contact')).id,
      idempotencyKey: randomUUID(),
    }),
  'its promotion is paid for': async ({ id }) =>
    as(parties.owner, 'POST', '/contact/create', {
      purpose: 'promoteProperty',
      subjectId: id,
      priceItemId: (await currentPrice(world.db(), 'promote-property-7')).id,
      idempotencyKey: randomUUID(),
    }),
  'a promotion is used on it': ({ id }) => as(parties.owner, 'POST', `/propertypromote/use/${id}`),
  'it is bid for': ({ id }) =>
    as(parties.buyer, 'POST', '/bid/place', { listingId: id, amount: ASKING }),
  'a bid for it is accepted': async (listing) => {
    const bid = await insertBid(world.context(), { listing, buyer: parties.buyer });
    return as(parties.owner, 'POST', `/bid/accept/${bid.id}`, { amount: ASKING });
  },
  'it is booked': ({ id }) => as(parties.buyer, 'POST', '/book/place', { listingId: id }),
  'a visit is asked for': async (listing) =>
    as(parties.buyer, 'POST', `/meeting/book/${await aSlot(listing)}`, {}),
  'an agent offers to sell it': async ({ id }) => {
    const agent = await insertPerson(world.db(), {
      role: 'agent',
      aadhaarVerified: true,
      panVerified: true,
    });
    const { headers } = await aSession(world.db(), agent.id);
    return as({ id: agent.id, headers }, 'POST', `/agents/showinterest/${id}`, {
      message: 'I sell three homes a month in Baner, and know five buyers.',
      fee: 50_000,
    });
  },
  'its agent keeps it for a buyer': async (listing) =>
    as(await agentOf(listing), 'POST', `/agents/holdproperty/${listing.id}`, {}),
  'its agent offers it to a lead': async (listing) => {
    const agent = await agentOf(listing);
    const lead = await insertLead(world.context(), {
      agentId: agent.id,
      buyerId: (await world.member()).id,
    });
    return as(agent, 'POST', `/agents/lead/offer/${lead.id}`, { listingId: listing.id });
  },
  'a stranger writes to its owner': ({ id }) =>
    as(parties.stranger, 'POST', '/messages/open', { kind: 'listing', id }),
};

const LISTS: Record<string, (listing: Listing) => string> = {
  'the search': () => '/property/propertylist?page=1&listedin=sell',
  'homes near by': () => '/property/nearbyuser/18.5590,73.7790',
  'the latest': () => '/property/latest',
};

async function inState(status: ListingStatus): Promise<Listing> {
  const listing = await world.aListing();
  if (status === 'booked') {
    const buyer = await world.member();
    await insertBooking(world.context(), { listing, buyer }, { state: 'accepted' });
    return { ...listing, status };
  }
  await world.db().update(listings).set({ status }).where(eq(listings.id, listing.id));
  return { ...listing, status };
}

describe.each(OFF)('while a home is %s', (status) => {
  test.each(Object.keys(CALLS))('nothing comes of it when %s', async (name) => {
    const answer = await CALLS[name]?.(await inState(status));
    expect([404, 409], `${answer?.status} ${JSON.stringify(answer?.body)}`).toContain(
      answer?.status,
    );
  });

  test.each(Object.keys(LISTS))('it is not in %s', async (name) => {
    const listing = await inState(status);
    const { status: code, body } = await as(parties.stranger, 'GET', LISTS[name]?.(listing) ?? '');
    expect(code, JSON.stringify(body).slice(0, 200)).toBe(200);
    expect(JSON.stringify(body)).not.toContain(`"id":${listing.id},"title"`);
  });
});

/** What a package must have been bought for. */
const OF_PACKAGES = ['its contact is unlocked', 'a promotion is used on it'];

describe('while it is live', () => {
  test.each(Object.keys(CALLS).filter((name) => !OF_PACKAGES.includes(name)))(
    'it is a matter of course that %s',
    async (name) => {
      const answer = await CALLS[name]?.(await world.aListing());
      expect(answer?.status, JSON.stringify(answer?.body)).toBe(200);
    },
  );

  test.each(Object.keys(LISTS).slice(0, 1))('it is in %s', async (name) => {
    const listing = await world.aListing();
    const { body } = await as(parties.stranger, 'GET', LISTS[name]?.(listing) ?? '');
    expect(JSON.stringify(body)).toContain(`"id":${listing.id},"title"`);
  });
});

describe('a booking that is accepted', () => {
  async function accepted(featuredUntil: Date | null = null) {
    const listing = await world.aListing();
    await world.db().update(listings).set({ featuredUntil }).where(eq(listings.id, listing.id));
    const bid = await insertBid(world.context(), { listing, buyer: parties.buyer });
    const answer = await as(parties.owner, 'POST', `/bid/accept/${bid.id}`, { amount: ASKING });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return { listing, bookingId: answer.body.data.bookingId as number };
  }
  const now = async ({ id }: Listing) =>
    stored(await world.db().select().from(listings).where(eq(listings.id, id)));

  test('books the home: its page says so, and its owner sees it', async () => {
    const { listing } = await accepted();
    const page = await as(parties.stranger, 'GET', `/property/getPropertyData/${listing.id}`);
    expect(page.body.data.property.propertydata.status).toBe('booked');
    const own = await as(
      parties.owner,
      'GET',
      `/property/findbyuserid/${listing.id}/${parties.owner.id}`,
    );
    expect(own.body.data.listing.status).toBe('booked');
  });

  test('keeps its price, and lets its words be changed', async () => {
    const { listing } = await accepted();
    const path = `/property/findbyuserid/${listing.id}/${parties.owner.id}`;
    const { updatedAt } = (await as(parties.owner, 'GET', path)).body.data;
    const full = { ...TYPED_FLAT, price: String(ASKING) };
    const edit = (changes: object) =>
      as(parties.owner, 'PUT', `/property/${listing.id}`, {
        answers: { ...full, ...changes },
        updatedAt,
      });
    const dearer = await edit({ price: String(ASKING + 100_000) });
    expect([dearer.status, dearer.body.errors]).toEqual([
      409,
      [
        {
          path: 'price',
          message: 'Somebody has booked it at this price: it stays while the booking runs.',
        },
      ],
    ]);
    const reworded = await edit({ title: 'Quiet flat above the garden, second floor' });
    expect(reworded.status, JSON.stringify(reworded.body)).toBe(200);
  });

  test('leaves its buyer the visits, and nobody else', async () => {
    const { listing } = await accepted();
    const slot = await aSlot(listing, 5);
    const refused = await as(parties.stranger, 'POST', `/meeting/book/${slot}`, {});
    expect(refused.status).toBe(409);
    const booked = await as(parties.buyer, 'POST', `/meeting/book/${slot}`, {});
    expect(booked.status, JSON.stringify(booked.body)).toBe(200);
  });

  test('is over: the home is on offer again, with the days of promotion it had', async () => {
    const until = new Date(Date.now() + 9 * DAY_MS);
    const { listing, bookingId } = await accepted(until);
    await world.query(
      `update listings set off_since = off_since - interval '2 days' where id = $1`,
      listing.id,
    );
    const ended = await as(parties.buyer, 'POST', `/book/cancel/${bookingId}`, {
      reason: 'We have found another one.',
    });
    expect(ended.status, JSON.stringify(ended.body)).toBe(200);
    const back = await now(listing);
    expect([back.status, back.offSince]).toEqual(['live', null]);
    expect(Math.round((Number(back.featuredUntil) - until.getTime()) / DAY_MS)).toBe(2);
  });

  test('has run out: the clock puts the home on offer again', async () => {
    const { listing, bookingId } = await accepted();
    await world.query(
      `update bookings set expires_at = now() - interval '1 minute' where id = $1`,
      bookingId,
    );
    await expireBookings(world.context());
    expect((await now(listing)).status).toBe('live');
  });

  test('keeps a home that is resumed meanwhile off the search', async () => {
    const listing = await world.aListing();
    const owner = await insertPerson(world.db(), { panVerified: true });
    await world
      .db()
      .update(listings)
      .set({ status: 'paused', ownerId: owner.id })
      .where(eq(listings.id, listing.id));
    await insertBooking(
      world.context(),
      { listing: { ...listing, ownerId: owner.id }, buyer: parties.buyer },
      { state: 'accepted' },
    );
    const { headers } = await aSession(world.db(), owner.id);
    const resumed = await as({ id: owner.id, headers }, 'POST', `/property/status/${listing.id}`, {
      action: 'resume',
    });
    expect(resumed.body.data).toEqual({ status: 'booked' });
    expect((await now(listing)).status).toBe('booked');
  });
});

describe('a home that was on offer', () => {
  const gone = (id: number) => as(parties.stranger, 'GET', `/property/gone/${id}`);

  test('keeps a page that says it is sold, and when, with homes like it that are not', async () => {
    const listing = await inState('live');
    const booked = await inState('booked');
    await world.query("update listings set status = 'sold' where id = $1", listing.id);
    const { body } = await gone(listing.id);
    expect(body.data).toMatchObject({ what: 'sold', title: listing.title });
    expect(Date.parse(body.data.at)).not.toBeNaN();
    const like: { propertydata: { id: number; status: string } }[] = body.data.similar;
    expect(new Set(like.map(({ propertydata }) => propertydata.status))).toEqual(new Set(['live']));
    expect(like.map(({ propertydata }) => propertydata.id)).not.toContain(booked.id);
    expect(JSON.stringify(body)).not.toMatch(/phone|mobile|email|ownerData/);
  });

  test.each(['paused', 'expired'] as const)(
    'says of itself no more than its kind when it is %s',
    async (status) => {
      const { body } = await gone((await inState(status)).id);
      expect(body.data).toMatchObject({ what: 'off', title: null, at: null });
    },
  );

  test.each(['draft', 'live', 'booked', 'withdrawn'] as const)(
    'is not spoken of when it is %s and was never public, or is there',
    async (status) => {
      expect((await gone((await inState(status)).id)).status).toBe(404);
    },
  );
});
