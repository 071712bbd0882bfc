import { describe, expect, test } from 'vitest';
import { BID_STATES, BID_TRANSITIONS, type BidState } from '#domain/bid.ts';
import { expireBids } from '#server/features/bids/expire.ts';
import { letBidFallThrough } from '#server/features/bids/fall-through.ts';
import { loseOpenBids } from '#server/features/bids/lose-bids.ts';
import { ASKING, dealWorld, insertBid } from './deal-world.ts';

/** Every state, every transition, every party: what the table allows happens, and nothing else. */

const world = dealWorld();

type Name = (typeof BID_TRANSITIONS)[number]['name'];
const CALLS: Partial<Record<Name, [path: string, body?: unknown]>> = {
  counter: ['counter', { amount: ASKING + 5 }],
  raise: ['raise', { amount: ASKING + 6 }],
  accept: ['accept', { amount: ASKING }],
  acceptCounter: ['acceptcounter', { amount: ASKING + 1 }],
  reject: ['reject', { reason: 'It is too little.' }],
  withdraw: ['withdraw'],
};
const PARTIES = ['owner', 'buyer', 'stranger'] as const;

async function aBid(state: BidState, expiresAt?: Date) {
  const listing = await world.aListing(state);
  const { buyer } = world.parties;
  const more = { state, ...(expiresAt && { expiresAt }) };
  const bid = await insertBid(world.context(), { listing, buyer }, more);
  return { ...bid, listing };
}

async function stateOf(id: number): Promise<BidState> {
  const [bid] = await world.query('select state from bids where id = $1', id);
  return bid.state;
}

for (const state of BID_STATES) {
  describe(`a bid that is ${state}`, () => {
    for (const { name, from, to, by } of BID_TRANSITIONS) {
      const starts = (from as readonly BidState[]).includes(state);
      const [path, body] = CALLS[name] ?? [];
      if (!path) continue;
      for (const party of PARTIES) {
        const expected = party !== by ? 404 : starts ? 200 : 409;
        test(`${name} by ${party}: ${expected}`, async () => {
          const { id } = await aBid(state);
          const member = world.parties[party];
          const answer = await world.as(member, 'POST', `/bid/${path}/${id}`, body);
          expect(answer.status, JSON.stringify(answer.body)).toBe(expected);
          expect(await stateOf(id)).toBe(expected === 200 ? to : state);
        });
      }
    }

    test('expires once its time has come, if it is open', async () => {
      const { id } = await aBid(state, new Date(Date.now() - 1_000));
      await expireBids(world.context());
      const open = state === 'placed' || state === 'countered';
      expect(await stateOf(id)).toBe(open ? 'expired' : state);
    });

    test('stays before its time', async () => {
      const { id } = await aBid(state);
      await expireBids(world.context());
      expect(await stateOf(id)).toBe(state);
    });

    test('loses to another, if it is open', async () => {
      const { id, listing } = await aBid(state);
      const context = world.context();
      await context.db.transaction((tx) =>
        loseOpenBids(context, tx, listing, { note: 'Another bid was accepted.' }),
      );
      const open = state === 'placed' || state === 'countered';
      expect(await stateOf(id)).toBe(open ? 'lost' : state);
    });

    test('falls through, if it was accepted', async () => {
      const { id } = await aBid(state);
      const context = world.context();
      const falling = context.db.transaction((tx) => letBidFallThrough(context, tx, id, 'Over.'));
      if (state === 'accepted') await falling;
      else await expect(falling).rejects.toMatchObject({ code: 'conflict' });
      expect(await stateOf(id)).toBe(state === 'accepted' ? 'fallen_through' : state);
    });
  });
}
