import { beforeAll, describe, expect, test } from 'vitest';
import { puneDate } from '#domain/lib/time/pune.ts';
import { ASKING, insertBid, type Member } from './deals/deal-world.ts';
import { aProposal } from './examples/meetings.ts';
import { aThread } from './examples/messenger.ts';
import { escrowWorld, PRICE, TOKEN } from './money/escrow-world.ts';

/** What two people, or one in two tabs, propose at the same moment: one stands, and the others know it. */

const world = escrowWorld();
const { parties, as, query } = world;
const REASON = 'The loan was refused by the bank.';
const AT_ONCE = 6;

interface Answer {
  status: number;
  body: { message: string; errors?: { path: string }[] };
}
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort();
const refused = (answers: Answer[]) => answers.filter(({ status }) => status === 409);
const statesOf = async (table: string, where: string, id: number): Promise<string[]> =>
  (await query(`select state from ${table} where ${where} = $1 order by id`, id)).map(
    ({ state }) => state,
  );

describe('settlements', () => {
  const propose = (who: 'owner' | 'buyer', id: number, toBuyer: number, more: object = {}) =>
    as(parties[who], 'POST', `/propertypayment/settle/${id}`, {
      ...{ toBuyer, total: TOKEN, reason: REASON },
      ...more,
    });

  test('of both sides who saw none: one is open, and the other is told to look at it', async () => {
    const { id } = await world.paidBooking();
    const answers = await Promise.all(
      (['owner', 'buyer'] as const).map((who) => propose(who, id, TOKEN / 2, { answers: null })),
    );
    expect(statuses(answers)).toEqual([200, 409]);
    expect(refused(answers)[0]?.body).toMatchObject({ errors: [{ path: 'answers' }] });
    expect(await statesOf('settlements', 'booking_id', id)).toEqual(['proposed']);
  });

  test('of one side in many tabs: the last is open, those before are taken back', async () => {
    const { id } = await world.paidBooking();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) => propose('buyer', id, n + 1, { answers: null })),
    );
    expect(statuses(answers)).toEqual(Array(AT_ONCE).fill(200));
    expect(await statesOf('settlements', 'booking_id', id)).toEqual([
      ...Array(AT_ONCE - 1).fill('withdrawn'),
      'proposed',
    ]);
  });

  test('a counter answers what was seen, not what took its place', async () => {
    const { id } = await world.paidBooking();
    const first = (await propose('buyer', id, TOKEN)).body.data.settlementId;
    const second = (await propose('buyer', id, TOKEN - 1)).body.data.settlementId;
    expect((await propose('owner', id, 1, { answers: first })).status).toBe(409);
    expect((await propose('owner', id, 1, { answers: second })).status).toBe(200);
    expect(await statesOf('settlements', 'booking_id', id)).toEqual([
      'withdrawn',
      'countered',
      'proposed',
    ]);
  });
});

describe('bids', () => {
  test('placed twice by one buyer: one stands', async () => {
    const { id: listingId } = await world.aListing();
    const place = () => as(parties.buyer, 'POST', '/bid/place', { listingId, amount: ASKING });
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, place));
    expect(statuses(answers)).toEqual([200, ...Array(AT_ONCE - 1).fill(409)]);
    expect(refused(answers)[0]?.body.message).toContain('Raise that one');
  });

  test('countered twice by one owner: the first counter stands, and its buyer can agree to it', async () => {
    const deal = { listing: await world.aListing(), buyer: parties.buyer };
    const { id } = await insertBid(world.context(), deal);
    const counter = (n: number) =>
      as(parties.owner, 'POST', `/bid/counter/${id}`, { amount: ASKING + n });
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => counter(n + 1)));
    expect(statuses(answers)).toEqual([200, ...Array(AT_ONCE - 1).fill(409)]);
    const amount = ASKING + 1 + answers.findIndex(({ status }) => status === 200);
    const agreed = await as(parties.buyer, 'POST', `/bid/acceptcounter/${id}`, { amount });
    expect(agreed.status, JSON.stringify(agreed.body)).toBe(200);
  });

  test('raised while it is countered: the amount that stands is the one both are shown', async () => {
    const deal = { listing: await world.aListing(), buyer: parties.buyer };
    const { id } = await insertBid(world.context(), deal);
    await Promise.all([
      as(parties.buyer, 'POST', `/bid/raise/${id}`, { amount: ASKING + 500 }),
      as(parties.owner, 'POST', `/bid/counter/${id}`, { amount: ASKING + 900 }),
    ]);
    const shown = async (who: Member) => {
      const { amount, counter, state } = (await as(who, 'GET', `/bid/room/${id}`)).body.data;
      return { amount, counter, state };
    };
    const seen = await shown(parties.buyer);
    expect(await shown(parties.owner)).toEqual(seen);
    expect([
      { amount: ASKING + 500, counter: null, state: 'placed' },
      { amount: ASKING + 500, counter: ASKING + 900, state: 'countered' },
    ]).toContainEqual(seen);
  });
});

describe('visits', () => {
  const others = [] as Member[];
  beforeAll(async () => {
    for (let n = 1; n < AT_ONCE; n++) others.push(await world.member());
  });
  const propose = (who: Member, id: number, clock: string) =>
    as(who, 'POST', `/meeting/propose/${id}`, {
      start: `${puneDate(new Date(), 3)}T${clock}:00+05:30`,
      minutes: 60,
    });

  test('proposed by many for hours that overlap: one is asked, the others choose again', async () => {
    const { id } = await world.aListing();
    const answers = await Promise.all(
      [parties.buyer, ...others].map((who, n) => propose(who, id, `11:${10 + 5 * n}`)),
    );
    expect(statuses(answers)).toEqual([200, ...Array(AT_ONCE - 1).fill(409)]);
    for (const { body } of refused(answers)) expect(body.errors).toMatchObject([{ path: 'start' }]);
    expect(await statesOf('visits', 'listing_id', id)).toEqual(['requested']);
  });

  test('proposed by one buyer in many tabs: one stands', async () => {
    const { id } = await world.aListing();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => propose(parties.stranger, id, '15:00')),
    );
    expect(statuses(answers)).toEqual([200, ...Array(AT_ONCE - 1).fill(409)]);
    expect(await statesOf('visits', 'listing_id', id)).toEqual(['requested']);
  });
});

describe('meetings', () => {
  test('proposed by both for one hour: one stands, and the other is told of it', async () => {
    const [host, guest] = [await world.member(), await world.member()];
    const thread = await aThread({ context: world.context() }, host.id, guest.id);
    const propose = (who: Member) => as(who, 'POST', '/meetings', aProposal(thread.id));
    const answers = await Promise.all([host, guest, host, guest].map(propose));
    expect(statuses(answers)).toEqual([200, 409, 409, 409]);
    for (const { body } of refused(answers)) expect(body.errors).toMatchObject([{ path: 'start' }]);
    const later = new Date(Date.now() + 96 * 3_600_000);
    const times = { start: later.toISOString(), end: new Date(+later + 600_000).toISOString() };
    const other = await as(guest, 'POST', '/meetings', { ...aProposal(thread.id), ...times });
    expect(other.status, JSON.stringify(other.body)).toBe(200);
  });
});

describe('plans of instalments', () => {
  test('made in many tabs: one is due, those before are waived', async () => {
    const { id } = await world.paidBooking();
    const rest = PRICE - TOKEN;
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => world.plan(id, [n * 100_000, rest - n * 100_000])),
    );
    expect(statuses(answers)).toEqual([200, 200, 200, 200]);
    const due = (await world.instalmentsOf(id)).filter(({ state }) => state === 'due');
    expect(due).toHaveLength(2);
  });
});
