import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordEvent } from '#server/core/change-state.ts';
import { ANONYMOUS } from '#server/core/context.ts';
import { isListening } from '#server/live/listeners.ts';
import { dealWorld, insertBid, type Member } from '#tests/api/deals/deal-world.ts';
import { MAKE } from '#tests/api/duties-world.ts';
import { aThread } from '#tests/api/examples/messenger.ts';
import { aSession } from '#tests/builders/index.ts';
import { streamsOf } from './open-stream.ts';

/** What others changed is told to who follows it, whatever list it is in. */

const world = dealWorld();
const { parties } = world;
let open: ReturnType<typeof streamsOf>;
beforeAll(() => {
  open = streamsOf(world.context());
});
afterAll(() => world.context().live.close());

const headersOf = async (id: number) => (await aSession(world.db(), id)).headers;

/** Follows changes; `next` answers the tags of the next one, past word that some may have been missed. */
async function follow(headers: Record<string, string>) {
  const stream = await open(headers, 'changes');
  return {
    leave: stream.leave,
    async next(): Promise<string[]> {
      const event = await stream.next();
      if (!event) throw new Error('The stream has ended');
      const { tags } = JSON.parse(event.data);
      return tags.length > 0 ? tags : this.next();
    },
  };
}

async function aBid() {
  const listing = await world.aListing();
  return insertBid(world.context(), { listing, buyer: parties.buyer });
}
const counter = (who: Member, id: number) =>
  world.as(who, 'POST', `/bid/counter/${id}`, { amount: 8_100_000 });

test('a counter is told to the bidder with all that the call may change, and to nobody else', async () => {
  const { id } = await aBid();
  const buyer = await follow(parties.buyer.headers);
  const stranger = await follow(parties.stranger.headers);
  expect((await counter(parties.owner, id)).status).toBe(200);
  expect(await buyer.next()).toContain('bids');
  // What comes to the stranger is of their own talk, sent after the counter.
  const thread = await aThread({ context: world.context() }, parties.owner.id, parties.stranger.id);
  await world.as(parties.owner, 'POST', `/messages/thread/${thread.id}`, {
    clientKey: crypto.randomUUID(),
    body: 'Is the flat still of interest?',
  });
  const heard = await stranger.next();
  expect(heard).not.toContain('bids');
  await Promise.all([buyer.leave(), stranger.leave()]);
});

test('a step that is refused is told to nobody', async () => {
  const { id } = await aBid();
  const buyer = await follow(parties.buyer.headers);
  expect((await counter(parties.stranger, id)).status).toBe(404);
  expect(
    (
      await world.as(parties.owner, 'POST', `/bid/reject/${id}`, {
        reason: 'Too far below what we ask.',
      })
    ).status,
  ).toBe(200);
  expect(await buyer.next()).toContain('bids');
  const room = await world.as(parties.buyer, 'GET', `/bid/room/${id}`);
  expect(room.body.data.state).toBe('rejected');
  await buyer.leave();
});

test('who follows changes alone does not read messages as they come', async () => {
  const { id } = await world.member();
  const following = await follow(await headersOf(id));
  expect(await isListening(world.db(), id)).toBe(false);
  const reading = await open(await headersOf(id));
  expect(await isListening(world.db(), id)).toBe(true);
  await reading.leave();
  await expect.poll(() => isListening(world.db(), id)).toBe(false);
  await following.leave();
});

const KEPT = Object.keys(MAKE).filter(
  (kind): kind is Exclude<keyof typeof MAKE, 'identity_check' | 'licence'> =>
    kind !== 'identity_check' && kind !== 'licence',
);
/** A state each thing may be made in. */
const FIRST: Record<(typeof KEPT)[number], string> = {
  ...{ listing: 'live', verification: 'submitted', contact: 'requested', visit: 'requested' },
  ...{ bid: 'placed', booking: 'held', order: 'open', refund: 'failed', instalment: 'due' },
  ...{
    release: 'requested',
    settlement: 'proposed',
    payout: 'waiting',
    subscription: 'grace',
    engagement: 'requested',
  },
  ...{ interest: 'requested', lead: 'new', agreement: 'shared', campaign: 'submitted' },
  ...{ renewal: 'offered', meeting: 'proposed' },
};
/** Of a payout the other side hears by its release; a home's papers are its owner's alone. */
const NOT_TOLD: Record<string, readonly string[]> = { payout: ['payer'], verification: ['buyer'] };

describe('a step that the clock takes is told to every party of', () => {
  test.each(KEPT)('a %s', async (kind) => {
    const context = { ...world.context(), actor: ANONYMOUS };
    const made = await MAKE[kind](context, FIRST[kind] as never);
    const told = Object.entries(made.parties).filter(([party]) => !NOT_TOLD[kind]?.includes(party));
    const streams = await Promise.all(told.map(async ([, id]) => follow(await headersOf(id))));
    await world.db().transaction((tx) =>
      recordEvent(context, tx, {
        kind,
        id: made.id,
        event: 'test',
        by: 'system',
        state: FIRST[kind],
      }),
    );
    for (const stream of streams) {
      expect((await stream.next()).length).toBeGreaterThan(0);
      await stream.leave();
    }
  });
});
