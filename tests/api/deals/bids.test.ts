import { describe, expect, test } from 'vitest';
import { verifyLog } from '#domain/deals/bid-log.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { expireBids } from '#server/deals/bids/expire.ts';
import { sha256 } from '#server/deals/bids/write-log.ts';
import { ASKING, dealWorld, insertBid, insertBooking } from './deal-world.ts';

const world = dealWorld();
const { parties } = world;
const ago = () => new Date(Date.now() - 1_000);

const place = async (listingId: number, more: object = {}, by = parties.buyer) =>
  world.as(by, 'POST', '/bid/place', { listingId, amount: ASKING, ...more });
const room = async (id: number, by = parties.buyer) => world.as(by, 'GET', `/bid/room/${id}`);

async function placed(more: object = {}, by = parties.buyer) {
  const listing = await world.aListing();
  const answer = await place(listing.id, more, by);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { listing, id: answer.body.data.bidId as number };
}

const newsOf = (personId: number) =>
  world.query('select title, link from notifications where person_id = $1 order by id', personId);

describe('placing a bid', () => {
  test('opens a room with its first log entry, its history and the server’s time', async () => {
    const { id } = await placed({
      conditions: ['Keys by the end of March.'],
      message: 'We can sign at once.',
      hours: 24,
    });
    const { body } = await room(id);
    expect(body.data).toMatchObject({
      state: 'placed',
      side: 'buyer',
      amount: ASKING,
      counter: null,
      conditions: ['Keys by the end of March.'],
      bookingId: null,
      onHold: false,
    });
    expect(body.data.other).toMatch(/^Asha T\.$/);
    expect(body.data.log).toHaveLength(1);
    expect(body.data.timeline).toMatchObject([{ event: 'place', by: 'buyer', state: 'placed' }]);
    const left = Date.parse(body.data.expiresAt) - Date.parse(body.serverTime);
    expect(left).toBeGreaterThan(23.9 * 3_600_000);
    expect(left).toBeLessThanOrEqual(24 * 3_600_000);
  });

  test.each([
    ['below half of the price', { amount: ASKING / 2 - 1 }, 'amount'],
    ['above twice the price', { amount: ASKING * 2 + 1 }, 'amount'],
    ['of half a rupee', { amount: ASKING + 0.5 }, 'amount'],
    ['with a phone number', { message: 'Call me: 98500 12345' }, 'message'],
    ['with an e-mail in a condition', { conditions: ['Write to a.b@gmail.com'] }, 'conditions.0'],
    ['with too many conditions', { conditions: Array(7).fill('Keys soon.') }, 'conditions'],
    ['for a time of its own', { hours: 5 }, 'hours'],
  ])('%s is refused', async (_, more, path) => {
    const { id } = await world.aListing();
    const { status, body } = await place(id, more);
    expect(status).toBe(422);
    expect(body.errors[0].path).toBe(path);
  });

  test('on one’s own listing conflicts', async () => {
    const { id } = await world.aListing();
    expect((await place(id, {}, parties.owner)).status).toBe(409);
  });

  test('conflicts where one is open already, and works again once that has run out', async () => {
    const { listing, id } = await placed();
    expect((await place(listing.id)).status).toBe(409);
    await world.query('update bids set expires_at = $2 where id = $1', id, ago());
    expect((await place(listing.id)).status).toBe(200);
    expect((await room(id)).body.data.state).toBe('expired');
  });

  test('conflicts on a listing that is paused, and on one that is booked', async () => {
    const paused = await world.aListing();
    await world.query(`update listings set status = 'paused' where id = $1`, paused.id);
    expect((await place(paused.id)).status).toBe(409);
    const booked = await world.aListing();
    await insertBooking(world.context(), { listing: booked, buyer: parties.stranger });
    const { status, body } = await place(booked.id);
    expect(status).toBe(409);
    expect(body.message).toMatch(/on hold/);
  });

  test('works where a booking has run out, which ends it', async () => {
    const listing = await world.aListing();
    const more = { expiresAt: ago() };
    const { id } = await insertBooking(world.context(), { listing, buyer: parties.stranger }, more);
    expect((await place(listing.id)).status).toBe(200);
    const [booking] = await world.query('select state from bookings where id = $1', id);
    expect(booking.state).toBe('expired');
  });

  test('works for a rental', async () => {
    const listing = await world.aListing();
    await world.query(
      `update listings set listed_in = 'rent', price_paise = 2500000 where id = $1`,
      listing.id,
    );
    const { body } = await place(listing.id, { amount: 23_000 });
    const accepted = await world.as(parties.owner, 'POST', `/bid/accept/${body.data.bidId}`, {
      amount: 23_000,
    });
    expect(accepted.status).toBe(200);
    const [booking] = await world.query(
      'select price_paise, token_paise from bookings where id = $1',
      accepted.body.data.bookingId,
    );
    expect(booking).toEqual({ price_paise: 2_300_000, token_paise: 2_300_000 });
  });
});

describe('bargaining', () => {
  test('goes by counter, raise and counter to agreement; everybody hears of it', async () => {
    const { listing, id } = await placed();
    const other = await place(listing.id, {}, parties.stranger);
    const { owner, buyer } = parties;
    const step = async (by: typeof owner, path: string, body?: unknown) => {
      const answer = await world.as(by, 'POST', `/bid/${path}/${id}`, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.data;
    };
    await step(owner, 'counter', { amount: ASKING + 300_000, message: 'It has two garages.' });
    await step(buyer, 'raise', { amount: ASKING + 100_000, conditions: ['With the curtains.'] });
    await step(owner, 'counter', { amount: ASKING + 200_000 });
    const { bookingId } = await step(buyer, 'acceptcounter', { amount: ASKING + 200_000 });

    const { body } = await room(id);
    expect(body.data).toMatchObject({
      state: 'accepted',
      amount: ASKING + 200_000,
      counter: null,
      conditions: ['With the curtains.'],
      bookingId,
    });
    expect(body.data.log.map(({ event }: { event: string }) => event)).toEqual([
      'place',
      'counter',
      'raise',
      'counter',
      'acceptCounter',
    ]);
    expect(await verifyLog(body.data.log, sha256)).toBeUndefined();
    const [booking] = await world.query(
      'select state, price_paise, token_paise, bid_id from bookings where id = $1',
      bookingId,
    );
    expect(booking).toEqual({
      state: 'accepted',
      price_paise: fromRupees(ASKING + 200_000),
      token_paise: fromRupees(82_000),
      bid_id: id,
    });
    const lost = await room(other.body.data.bidId, parties.stranger);
    expect(lost.body.data).toMatchObject({ state: 'lost', onHold: true });
    const told = async (who: keyof typeof parties) => (await newsOf(parties[who].id)).at(-1);
    expect(await told('owner')).toEqual({
      title: 'Your counter is accepted',
      link: `/BidingRequest?bid=${id}`,
    });
    expect(await told('stranger')).toMatchObject({ title: 'Your bid did not win' });
  });

  test.each([
    ['raise', 'buyer', ASKING],
    ['raise', 'buyer', ASKING * 2 + 1],
    ['counter', 'owner', ASKING],
    ['counter', 'owner', ASKING * 2 + 1],
  ] as const)('a %s by the %s to %i is refused', async (path, by, amount) => {
    const { id } = await placed();
    const { status, body } = await world.as(parties[by], 'POST', `/bid/${path}/${id}`, { amount });
    expect(status).toBe(422);
    expect(body.errors[0].path).toBe('amount');
  });

  test('keeps the conditions where a raise names none', async () => {
    const { id } = await placed({ conditions: ['Vacant on handover.'] });
    await world.as(parties.buyer, 'POST', `/bid/raise/${id}`, { amount: ASKING + 1 });
    expect((await room(id)).body.data.conditions).toEqual(['Vacant on handover.']);
  });

  test('accepts no amount other than the one seen', async () => {
    const { id } = await placed();
    const answer = await world.as(parties.owner, 'POST', `/bid/accept/${id}`, {
      amount: ASKING - 1,
    });
    expect(answer.status).toBe(409);
    expect((await room(id)).body.data.state).toBe('placed');
  });

  test('a reason with an address in it is refused', async () => {
    const { id } = await placed();
    const { status } = await world.as(parties.owner, 'POST', `/bid/reject/${id}`, {
      reason: 'Ring me on 9850012345 instead.',
    });
    expect(status).toBe(422);
  });
});

describe('a bid whose time is over', () => {
  test('is expired at once, before the clock notes it down', async () => {
    const { listing, id } = await placed();
    await world.query('update bids set expires_at = $2 where id = $1', id, ago());
    expect((await room(id)).body.data.state).toBe('expired');
    for (const [by, path, body] of [
      [parties.owner, 'accept', { amount: ASKING }],
      [parties.buyer, 'raise', { amount: ASKING + 1 }],
      [parties.buyer, 'withdraw', undefined],
    ] as const) {
      expect((await world.as(by, 'POST', `/bid/${path}/${id}`, body)).status).toBe(409);
    }
    const outcome = await world.as(parties.stranger, 'GET', `/bid/outcome/${listing.id}`);
    expect(outcome.body.data).toEqual({ count: 1, outcome: 'closed', range: null });
    expect(await expireBids(world.context())).toBeGreaterThanOrEqual(1);
    expect((await room(id)).body.data.log).toHaveLength(2);
  });
});

describe('the lists', () => {
  test('of a buyer show own bids only, open ones first', async () => {
    const buyer = await world.member();
    const first = await placed({}, buyer);
    const second = await placed({}, buyer);
    await world.as(buyer, 'POST', `/bid/withdraw/${second.id}`);
    const { body } = await world.as(buyer, 'GET', `/bid/findbyuserid/${buyer.id}`);
    expect(body).toMatchObject({ total: 2, page: 1 });
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([first.id, second.id]);
    expect(body.data[0].listing.propertydata.id).toBe(first.listing.id);
  });

  test('of an owner show a listing’s bids highest first, and all with 0', async () => {
    const listing = await world.aListing();
    for (const amount of [ASKING - 5, ASKING + 5, ASKING]) {
      await place(listing.id, { amount }, await world.member());
    }
    const read = async (id: number) =>
      (await world.as(parties.owner, 'GET', `/bid/findbypropertyid/${id}`)).body;
    const one = await read(listing.id);
    const amounts = one.data.map(({ amount }: { amount: number }) => amount);
    expect(amounts).toEqual([ASKING + 5, ASKING, ASKING - 5]);
    const all = await read(0);
    expect(all.total).toBeGreaterThan(3);
    expect(all.data[0].listingId).toBe(listing.id);
  });

  test('name nobody’s address, number or surname', async () => {
    const buyer = await world.member();
    await world.query(
      `update people set mobile = '9765012345', last_name = 'Secretname' where id = $1`,
      buyer.id,
    );
    const { id, listing } = await placed({}, buyer);
    for (const path of [`/bid/room/${id}`, `/bid/findbypropertyid/${listing.id}`]) {
      const text = JSON.stringify((await world.as(parties.owner, 'GET', path)).body);
      expect(text).not.toMatch(/9765012345|Secretname|asha\.test/i);
      expect(text).toContain('Asha S.');
    }
  });
});

describe('what others learn', () => {
  test('is no amount below five bidders, then a rough range', async () => {
    const listing = await world.aListing();
    const read = async () =>
      (await world.as(parties.stranger, 'GET', `/bid/outcome/${listing.id}`)).body.data;
    expect(await read()).toEqual({ count: 0, outcome: 'none', range: null });
    for (let i = 0; i < 4; i++) {
      const more = { amount: ASKING + i * 111_111 };
      await place(listing.id, more, await world.member());
    }
    expect(await read()).toEqual({ count: 4, outcome: 'open', range: null });
    await place(listing.id, {}, await world.member());
    const range = { least: 8_000_000, most: 8_400_000 };
    expect(await read()).toEqual({ count: 5, outcome: 'open', range });
  });
});

describe('the log', () => {
  test('is downloaded by both parties and verifies', async () => {
    const { id } = await placed({ message: 'नमस्कार, “asking” price' });
    for (const by of [parties.buyer, parties.owner]) {
      const { status, headers, body } = await world.as(by, 'GET', `/bid/log/${id}`);
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toContain(`bid-${id}-log.json`);
      expect(await verifyLog(body.entries, sha256)).toBeUndefined();
    }
    expect((await world.as(parties.stranger, 'GET', `/bid/log/${id}`)).status).toBe(404);
  });

  test('cannot be rewritten in the database', async () => {
    const listing = await world.aListing();
    const { id } = await insertBid(world.context(), { listing, buyer: parties.buyer });
    await expect(
      world.query('update bid_log set amount_paise = 1 where bid_id = $1', id),
    ).rejects.toThrow();
    await expect(world.query('delete from bid_log where bid_id = $1', id)).rejects.toThrow();
  });
});

describe('conditions', () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const terms = (possessionOn: string) => ({
    possessionOn,
    fixtures: 'Modular kitchen and two air conditioners',
    loanBy: day(30),
  });

  test('travel from the bid by the counter, the log and the agreement into the booking', async () => {
    const { id } = await placed({ terms: terms(day(60)), conditions: ['Vacant on handover.'] });
    const { owner, buyer } = parties;
    const asked = { ...terms(day(75)), fixtures: 'Modular kitchen' };
    const countered = await world.as(owner, 'POST', `/bid/counter/${id}`, {
      amount: ASKING + 100_000,
      terms: asked,
    });
    expect(countered.status).toBe(200);
    const seen = (await room(id)).body.data;
    expect(seen.terms).toEqual(terms(day(60)));
    expect(seen.counterTerms).toEqual({ terms: asked, conditions: ['Vacant on handover.'] });

    const agree = (conditions: string[]) =>
      world.as(buyer, 'POST', `/bid/acceptcounter/${id}`, {
        amount: ASKING + 100_000,
        conditions,
      });
    const lines = seen.log.at(-1).conditions;
    expect(lines).toHaveLength(4);
    expect(lines[1]).toBe('Included: Modular kitchen.');
    expect(lines[3]).toBe('Vacant on handover.');
    const stale = await agree(seen.log[0].conditions);
    expect(stale.status).toBe(409);
    expect(stale.body.message).toMatch(/conditions have changed/);
    const accepted = await agree(lines);
    expect(accepted.status).toBe(200);

    const { body } = await room(id);
    expect(body.data).toMatchObject({ state: 'accepted', terms: asked, counterTerms: null });
    expect(body.data.log.at(-1)).toMatchObject({ event: 'acceptCounter', conditions: lines });
    expect(await verifyLog(body.data.log, sha256)).toBeUndefined();
    for (const party of [owner, buyer]) {
      const booking = await world.as(
        party,
        'GET',
        `/book/getbooking/${accepted.body.data.bookingId}`,
      );
      expect(booking.body.data).toMatchObject({
        terms: asked,
        conditions: ['Vacant on handover.'],
      });
    }
  });

  test('of the bid stay where a counter and a raise name none', async () => {
    const { id } = await placed({ terms: terms(day(60)) });
    await world.as(parties.owner, 'POST', `/bid/counter/${id}`, { amount: ASKING + 5 });
    expect((await room(id)).body.data.counterTerms).toBeNull();
    await world.as(parties.buyer, 'POST', `/bid/raise/${id}`, { amount: ASKING + 1 });
    expect((await room(id)).body.data.terms).toEqual(terms(day(60)));
  });

  test.each([
    ['a day that is over', { possessionOn: day(-2) }, 'terms.possessionOn'],
    ['a loan sanctioned in years', { loanBy: day(500) }, 'terms.loanBy'],
    ['a phone number', { fixtures: 'Call 98500 12345' }, 'terms.fixtures'],
  ])('with %s are refused', async (_, wrong, path) => {
    const listing = await world.aListing();
    const { status, body } = await place(listing.id, { terms: wrong });
    expect(status).toBe(422);
    expect(body.errors[0].path).toBe(path);
  });
});
