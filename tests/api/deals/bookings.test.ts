import { describe, expect, test } from 'vitest';
import { expireBookings } from '#server/deals/bookings/expire.ts';
import { markPaid } from '#server/deals/bookings/mark-paid.ts';
import { aScan } from '#tests/api/examples/bookings.ts';
import { ASKING, dealWorld, insertBid, insertBooking } from './deal-world.ts';

const world = dealWorld();
const { parties } = world;
const reason = 'My plans have changed.';

const book = async (listingId: number, by = parties.buyer, more: object = {}) =>
  world.as(by, 'POST', '/book/place', { listingId, ...more });
const read = async (id: number, by = parties.buyer) =>
  world.as(by, 'GET', `/book/getbooking/${id}`);
const step = async (by: typeof parties.owner, path: string, id: number, body?: unknown) => {
  const answer = await world.as(by, 'POST', `/book/${path}/${id}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const pay = (id: number) => world.db().transaction((tx) => markPaid(world.context(), tx, id));
const statusOf = async (listingId: number) =>
  (await world.query('select status from listings where id = $1', listingId))[0].status;

async function booked() {
  const listing = await world.aListing();
  const { body } = await book(listing.id);
  return { listing, id: body.data.bookingId as number };
}

/** A booking that came from an accepted bid. */
async function fromBid() {
  const listing = await world.aListing();
  const { id } = await insertBid(world.context(), { listing, buyer: parties.buyer });
  const { body } = await world.as(parties.owner, 'POST', `/bid/accept/${id}`, { amount: ASKING });
  return { listing, bidId: id, id: body.data.bookingId as number };
}

const bidState = async (id: number) =>
  (await world.query('select state from bids where id = $1', id))[0].state;

describe('booking at the asking price', () => {
  test('holds the listing for the owner’s decision, then until the token amount is paid', async () => {
    const { listing, id } = await booked();
    const held = (await read(id)).body;
    expect(held.data).toMatchObject({
      state: 'held',
      side: 'buyer',
      other: 'Asha T.',
      otherId: parties.owner.id,
      price: ASKING,
      tokenAmount: 80_000,
      bidId: null,
      timeline: [{ event: 'place', by: 'buyer', state: 'held' }],
      documents: [],
    });
    expect(held.data.cancelRule).toMatch(/Nothing has been paid/);
    const minutes = (Date.parse(held.data.expiresAt) - Date.parse(held.serverTime)) / 60_000;
    expect(minutes).toBeCloseTo(30, 0);
    expect((await book(listing.id, parties.stranger)).status).toBe(409);

    await step(parties.owner, 'accept', id);
    await pay(id);
    const paid = (await read(id, parties.owner)).body.data;
    expect(paid).toMatchObject({ state: 'paid', side: 'owner', expiresAt: null });
    await step(parties.owner, 'complete', id);
    expect(await statusOf(listing.id)).toBe('sold');
  });

  test('of one’s own listing, of one that is not live or not there, fails', async () => {
    const { id } = await world.aListing();
    expect((await book(id, parties.owner)).status).toBe(409);
    await world.query(`update listings set status = 'withdrawn' where id = $1`, id);
    expect((await book(id)).status).toBe(409);
    expect((await book(2_000_000_000)).status).toBe(404);
  });

  test('with a phone number in the message is refused', async () => {
    const { id } = await world.aListing();
    const { status } = await book(id, parties.buyer, { message: 'Ring 098500 12345' });
    expect(status).toBe(422);
  });

  test('may still be accepted while the listing is paused', async () => {
    const { listing, id } = await booked();
    await world.query(`update listings set status = 'paused' where id = $1`, listing.id);
    await step(parties.owner, 'accept', id);
  });

  test('completes a rental as rented', async () => {
    const { listing, id } = await booked();
    await world.query(`update listings set listed_in = 'rent' where id = $1`, listing.id);
    await step(parties.owner, 'accept', id);
    await pay(id);
    await step(parties.owner, 'complete', id);
    expect(await statusOf(listing.id)).toBe('rented');
  });

  test('leaves other bids alone until it is accepted; then they lose', async () => {
    const listing = await world.aListing();
    const bid = await insertBid(world.context(), { listing, buyer: parties.stranger });
    const { body } = await book(listing.id);
    const accepted = await world.as(parties.owner, 'POST', `/bid/accept/${bid.id}`, {
      amount: ASKING,
    });
    expect(accepted.status).toBe(409);
    const { bookingId } = body.data;
    expect(await bidState(bid.id)).toBe('placed');
    await step(parties.owner, 'accept', bookingId);
    expect(await bidState(bid.id)).toBe('lost');
  });
});

describe('a booking that does not come about', () => {
  test.each([
    ['buyer', 'cancelByBuyer'],
    ['owner', 'cancelByOwner'],
  ] as const)('cancelled by the %s, lets its bid fall through', async (side, event) => {
    const { id, bidId, listing } = await fromBid();
    await step(parties[side], 'cancel', id, { reason });
    expect(await bidState(bidId)).toBe('fallen_through');
    const { timeline, state } = (await read(id)).body.data;
    expect(state).toBe('cancelled');
    expect(timeline.at(-1)).toMatchObject({ event, by: side, note: reason });
    const other = side === 'buyer' ? parties.owner : parties.buyer;
    const [news] = await world.query(
      'select title, body from notifications where person_id = $1 order by id desc limit 1',
      other.id,
    );
    expect(news.title).toBe('Booking cancelled');
    expect(news.body).toContain(reason);
    expect((await book(listing.id, parties.stranger)).status).toBe(200);
  });

  test('unpaid in time, is expired at once and lets its bid fall through', async () => {
    const { id, bidId } = await fromBid();
    const past = new Date(Date.now() - 1_000);
    await world.query('update bookings set expires_at = $2 where id = $1', id, past);
    expect((await read(id)).body.data.state).toBe('expired');
    const cancelling = await world.as(parties.buyer, 'POST', `/book/cancel/${id}`, { reason });
    expect(cancelling.status).toBe(409);
    await expect(pay(id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await expireBookings(world.context())).toBe(1);
    expect(await bidState(bidId)).toBe('fallen_through');
    expect(await expireBookings(world.context())).toBe(0);
  });

  test('is declined with a reason, not cancelled, while it waits for its owner', async () => {
    const { id } = await booked();
    const cancelling = await world.as(parties.owner, 'POST', `/book/cancel/${id}`, { reason });
    expect(cancelling.status).toBe(409);
    const unsaid = await world.as(parties.owner, 'POST', `/book/decline/${id}`, { reason: 'no' });
    expect(unsaid.status).toBe(422);
    await step(parties.owner, 'decline', id, { reason });
  });
});

describe('documents', () => {
  const send = async (id: number, by = parties.buyer) =>
    world.as(
      by,
      'POST',
      `/book/documents/${id}?label=Draft%20agreement&filename=a.png`,
      await aScan,
    );

  test('are put in and opened by both parties, and by nobody else', async () => {
    const { id } = await booked();
    const { status, body } = await send(id);
    expect(status, JSON.stringify(body)).toBe(200);
    const { documentId } = body.data;
    const { documents, timeline } = (await read(id, parties.owner)).body.data;
    expect(documents).toMatchObject([
      { id: documentId, label: 'Draft agreement', fileName: 'a.png', by: 'buyer' },
    ]);
    expect(timeline.at(-1)).toMatchObject({ event: 'addDocument', by: 'buyer' });
    const open = async (by: typeof parties.owner) =>
      world.as(by, 'GET', `/book/documents/${id}/${documentId}`);
    for (const by of [parties.buyer, parties.owner]) {
      const opened = await open(by);
      expect(opened.status).toBe(200);
      expect(opened.headers.get('content-disposition')).toMatch(/^attachment/);
    }
    expect((await open(parties.stranger)).status).toBe(404);
    const [{ n }] = await world.query(
      `select count(*)::int as n from audit_log
       where action = 'document.open' and subject_id = $1`,
      documentId,
    );
    expect(n).toBe(1);
  });

  test('of one booking are not opened through another', async () => {
    const { id } = await booked();
    const { body } = await send(id);
    const other = await booked();
    const path = `/book/documents/${other.id}/${body.data.documentId}`;
    expect((await world.as(parties.buyer, 'GET', path)).status).toBe(404);
  });

  test('are refused once the booking is over, and from strangers', async () => {
    const { id } = await booked();
    expect((await send(id, parties.stranger)).status).toBe(404);
    await step(parties.buyer, 'cancel', id, { reason });
    expect((await send(id)).status).toBe(409);
  });

  test.each(['decline', 'cancel'] as const)('of the other side close with a %s', async (name) => {
    const { id } = await booked();
    const sent: number[] = [];
    for (const by of [parties.owner, parties.buyer]) {
      sent.push((await send(id, by)).body.data.documentId);
    }
    const seen = async (by: typeof parties.owner) => {
      const path = (documentId: number) => `/book/documents/${id}/${documentId}`;
      const opened = sent.map((one) => world.as(by, 'GET', path(one)));
      const statuses = (await Promise.all(opened)).map(({ status }) => status);
      return [statuses, (await read(id, by)).body.data.documents.length];
    };
    expect(await seen(parties.owner)).toEqual([[200, 200], 2]);
    expect(await seen(parties.buyer)).toEqual([[200, 200], 2]);
    await step(name === 'decline' ? parties.owner : parties.buyer, name, id, { reason });
    expect(await seen(parties.owner)).toEqual([[200, 404], 1]);
    expect(await seen(parties.buyer)).toEqual([[404, 200], 1]);
  });

  test('that are no documents leave nothing behind', async () => {
    const { id } = await booked();
    const path = `/book/documents/${id}?label=Something`;
    const { status } = await world.as(parties.buyer, 'POST', path, Buffer.from('MZ not a paper'));
    expect(status).toBe(422);
    expect((await read(id)).body.data.documents).toEqual([]);
  });
});

describe('the lists', () => {
  test('of both sides show their own, those under way first', async () => {
    const owner = await world.member();
    const buyer = await world.member();
    const listings = await Promise.all([world.aListing(), world.aListing()]);
    await world.query(
      'update listings set owner_id = $1 where id = any($2)',
      owner.id,
      listings.map(({ id }) => id),
    );
    const [first, second] = listings.map((listing) => ({ ...listing, ownerId: owner.id }));
    if (!first || !second) throw new Error('Two listings were made');
    const running = await insertBooking(world.context(), { listing: first, buyer });
    const over = await insertBooking(
      world.context(),
      { listing: second, buyer },
      { state: 'declined' },
    );
    const ids = async (by: typeof owner, path: string) =>
      (await world.as(by, 'GET', path)).body.data.map(({ id }: { id: number }) => id);
    expect(await ids(buyer, `/book/findbyuser/${buyer.id}`)).toEqual([running.id, over.id]);
    expect(await ids(owner, '/book/findbypropertyid/0')).toEqual([running.id, over.id]);
    expect(await ids(owner, `/book/findbypropertyid/${second.id}`)).toEqual([over.id]);
    expect(await ids(owner, `/property/getbookproperty/${owner.id}`)).toEqual([running.id]);
    const path = `/property/getbookpropertydetails/${first.id}`;
    for (const by of [owner, buyer]) {
      const { body } = await world.as(by, 'GET', `${path}/${by.id}`);
      expect(body.data.id).toBe(running.id);
    }
    const { id: stranger } = parties.stranger;
    expect((await world.as(parties.stranger, 'GET', `${path}/${stranger}`)).status).toBe(404);
  });
});

describe('where a buyer stands with a listing', () => {
  const standing = async (listingId: number, by = parties.buyer) =>
    (await world.as(by, 'GET', `/book/standing/${listingId}`)).body.data;

  test('says what may be done and what there is already', async () => {
    const listing = await world.aListing();
    expect(await standing(listing.id)).toEqual({
      askingPrice: ASKING,
      listedin: 'sell',
      tokenAmount: 80_000,
      isOwn: false,
      isLive: true,
      onHold: false,
      bid: null,
      booking: null,
    });
    const bid = await insertBid(world.context(), { listing, buyer: parties.buyer });
    const { body } = await book(listing.id, parties.stranger);
    const mine = await standing(listing.id);
    expect(mine).toMatchObject({ onHold: true, bid: { id: bid.id }, booking: null });
    const theirs = await standing(listing.id, parties.stranger);
    expect(theirs).toMatchObject({ bid: null, booking: { id: body.data.bookingId } });
    expect((await standing(listing.id, parties.owner)).isOwn).toBe(true);
  });
});
