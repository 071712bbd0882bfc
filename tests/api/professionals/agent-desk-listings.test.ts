import { describe, expect, test } from 'vitest';
import { puneDate } from '#domain/lib/time/pune.ts';
import { forgetViewers } from '#server/professionals/agent-desk/expire.ts';
import { insertBooking } from '#tests/api/deals/deal-world.ts';
import { aContact } from '#tests/api/examples/contacts.ts';
import { aVisit } from '#tests/api/examples/visits.ts';
import { testApi } from '#tests/api/harness.ts';
import { agentDeskWorld } from './agent-desk-world.ts';
import { insertEngagement, PAYOUT } from './engagement-world.ts';

const world = agentDeskWorld();
const { parties, as, query } = world;

const hold = (listingId: number, body: object = {}) =>
  as(parties.buyer, 'POST', `/agents/holdproperty/${listingId}`, body);
const details = (listingId: number, who = parties.buyer) =>
  as(who, 'GET', `/agents/propertydetails/${listingId}/${who.id}`);

describe('a listing assigned to an agent', () => {
  test('is on their desk with owner, fee and address, and on nobody else’s', async () => {
    const { listing, engagement } = await world.assigned();
    await aVisit(
      { context: world.context() },
      { ownerId: parties.owner.id, listingId: listing.id },
    );
    const { body } = await as(parties.buyer, 'GET', '/agents/assigned');
    expect(body.data[0]).toMatchObject({
      listing: { propertydata: { id: listing.id } },
      status: 'live',
      work: { engagementId: engagement.id, state: 'working', fee: 12_000, payout: PAYOUT },
      responses: { visits: 1, contacts: 0 },
      hold: null,
    });
    const { body: one } = await details(listing.id);
    expect(one.data).toMatchObject({ brief: engagement.brief, visits: [{ state: 'booked' }] });
    expect(one.data.place.latitude).toBeCloseTo((listing.location as { y: number }).y);
    const [{ mobile, email }] = await query(
      'select mobile, email from people where id = $1',
      parties.owner.id,
    );
    for (const secret of [mobile, email].filter(Boolean)) {
      expect(JSON.stringify(one)).not.toContain(secret);
    }
  });

  test.each(['accepted', 'disputed', 'confirmed', 'refunded'] as const)(
    'is not theirs while the work is %s',
    async (state) => {
      const { listing } = await world.assigned(state);
      expect((await details(listing.id)).status).toBe(404);
      expect((await hold(listing.id)).status).toBe(404);
    },
  );

  test('is not one a buyer hired them for', async () => {
    const listing = await world.ownerListing();
    await insertEngagement(
      world.context(),
      { clientId: parties.stranger.id, professionalId: parties.buyer.id },
      { listingId: listing.id, state: 'working' },
    );
    expect((await details(listing.id)).status).toBe(404);
  });
});

test('bookings since the agent was hired are listed with the commission, others not', async () => {
  const before = await world.ownerListing();
  const early = await insertBooking(
    world.context(),
    { listing: before, buyer: parties.stranger },
    { createdAt: new Date(Date.now() - 86_400_000) },
  );
  await insertEngagement(
    world.context(),
    { clientId: parties.owner.id, professionalId: parties.buyer.id },
    { listingId: before.id, state: 'working' },
  );
  const { listing } = await world.assigned('confirmed');
  const booking = await insertBooking(
    world.context(),
    { listing, buyer: parties.stranger },
    { createdAt: new Date(Date.now() + 1_000) },
  );
  const { body } = await as(parties.buyer, 'GET', `/book/findbyagent/${parties.buyer.id}`);
  const ids = body.data.map(({ id }: { id: number }) => id);
  expect(ids).toContain(booking.id);
  expect(ids).not.toContain(early.id);
  expect(body.data.find(({ id }: { id: number }) => id === booking.id)).toMatchObject({
    buyer: expect.stringMatching(/^Asha T\.$/),
    work: { state: 'confirmed', fee: 12_000, payout: PAYOUT },
    release: null,
  });
});

test('bookings are found by their stage, and their commission is added up once a work', async () => {
  const path = `/book/findbyagent/${parties.buyer.id}`;
  const commission = async () => (await as(parties.buyer, 'GET', path)).body.commission;
  const before = await commission();
  const { listing } = await world.assigned('working');
  const soon = (ms: number) => ({ createdAt: new Date(Date.now() + ms) });
  const ended = await insertBooking(
    world.context(),
    { listing, buyer: parties.stranger },
    { ...soon(1_000), state: 'cancelled' },
  );
  expect(await commission()).toEqual(before);
  const running = await insertBooking(
    world.context(),
    { listing, buyer: parties.stranger },
    { ...soon(2_000), state: 'paid' },
  );
  expect(await commission()).toEqual({ ...before, escrow: before.escrow + PAYOUT });
  const ids = async (stage: string) =>
    (await as(parties.buyer, 'GET', `${path}?stage=${stage}`)).body.data.map(
      ({ id }: { id: number }) => id,
    );
  expect(await ids('running')).toContain(running.id);
  expect(await ids('ended')).toContain(ended.id);
  expect(await ids('ended')).not.toContain(running.id);
  expect(await ids('done')).not.toContain(running.id);
});

test('assigned listings are found by how far the work is', async () => {
  const { engagement } = await world.assigned('delivered');
  const ids = async (work: string) =>
    (await as(parties.buyer, 'GET', `/agents/assigned?work=${work}`)).body.data.map(
      (one: { work: { engagementId: number } }) => one.work.engagementId,
    );
  expect(await ids('delivered')).toContain(engagement.id);
  expect(await ids('working')).not.toContain(engagement.id);
});

describe('visitors', () => {
  test('are counted once a day, and named only once they ask', async () => {
    const { listing } = await world.assigned();
    const api = testApi(world.db(), world.context());
    const look = (address: string) =>
      api('POST', `/api/property/viewed/${listing.id}`, undefined, { 'x-test-address': address });
    for (const address of ['10.1.1.1', '10.1.1.1', '10.1.1.2']) {
      expect((await look(address)).status).toBe(200);
    }
    await Promise.all(Array.from({ length: 8 }, () => look('10.1.1.3')));
    await aContact({ context: world.context() }, {
      listingId: listing.id,
      ownerId: parties.owner.id,
      buyerId: parties.stranger.id,
    } as never);
    const { body } = await as(
      parties.buyer,
      'GET',
      `/users/getvisitorlist/${parties.buyer.id}?page=1`,
    );
    const day = body.data.find((one: { listingId: number }) => one.listingId === listing.id);
    expect(day).toMatchObject({ views: 3, people: [{ name: 'Asha T.', did: 'contact' }] });
    const other = await world.assigned();
    const path = `/users/getvisitorlist/${parties.buyer.id}`;
    const ofOther = (await as(parties.buyer, 'GET', `${path}?listing=${other.listing.id}`)).body;
    expect([ofOther.total, ofOther.views]).toEqual([0, 0]);
    expect(ofOther.listings.map(({ id }: { id: number }) => id)).toEqual(
      expect.arrayContaining([listing.id, other.listing.id]),
    );
    const ofOne = (await as(parties.buyer, 'GET', `${path}?listing=${listing.id}`)).body;
    expect(ofOne.months).toHaveLength(6);
    expect(ofOne.months.at(-1)).toMatchObject({ views: 3, contacts: 1, visits: 0 });
    const columns = await query(
      `select column_name from information_schema.columns
       where table_name in ('listing_views', 'listing_view_marks') order by 1`,
    );
    expect(columns.map((one) => one.column_name)).toEqual([
      'day',
      'day',
      'listing_id',
      'mark',
      'views',
    ]);
    expect(await forgetViewers(world.context())).toBe(0);
    await query(`update listing_view_marks set day = day - 1`);
    expect(await forgetViewers(world.context())).toBe(3);
  });

  test('who book a visit are listed with its time and listing', async () => {
    const { listing } = await world.assigned();
    const visit = await aVisit(
      { context: world.context() },
      {
        ownerId: parties.owner.id,
        buyerId: parties.stranger.id,
        listingId: listing.id,
      },
    );
    const path = `/users/getvisitorrequest/${parties.buyer.id}?page=1`;
    const { body } = await as(parties.buyer, 'GET', path);
    const found = body.data.find(({ id }: { id: number }) => id === visit.id);
    expect(found).toMatchObject({
      state: 'booked',
      visitor: 'Asha T.',
      listing: { propertydata: { id: listing.id } },
    });
    const on = puneDate(new Date(found.start));
    const inMonth = (await as(parties.buyer, 'GET', `${path}&month=${on.slice(0, 7)}`)).body;
    expect(inMonth.days.find((day: { on: string }) => day.on === on).visits).toBeGreaterThan(0);
    expect(inMonth.data.map(({ id }: { id: number }) => id)).toContain(visit.id);
    const onDay = (await as(parties.buyer, 'GET', `${path}&on=${on}`)).body;
    expect(onDay.data.map(({ id }: { id: number }) => id)).toContain(visit.id);
    expect(onDay.days).toEqual(inMonth.days);
    expect((await as(parties.buyer, 'GET', `${path}&on=2020-01-01`)).body).toMatchObject({
      data: [],
      days: [],
    });
    const past = (await as(parties.buyer, 'GET', `${path}&month=2020-01`)).body;
    expect([past.total, past.days]).toEqual([0, []]);
    expect((await as(parties.buyer, 'GET', path.replace(/\d+\?/, '1?'))).status).toBe(404);
  });

  test('of what is not on offer are not counted', async () => {
    const listing = await world.aListing('completed');
    expect((await as(parties.stranger, 'POST', `/property/viewed/${listing.id}`)).status).toBe(404);
  });
});
