import type { BidState } from '#domain/deals/bid.ts';
import { expireBids } from '#server/deals/bids/expire.ts';
import { letBidFallThrough } from '#server/deals/bids/fall-through.ts';
import { loseOpenBids } from '#server/deals/bids/lose-bids.ts';
import { testCells } from '#tests/api/cells.ts';
import { ASKING, dealWorld, insertBid } from './deal-world.ts';

const world = dealWorld();

const CALLS: Record<string, [path: string, body?: unknown]> = {
  counter: ['counter', { amount: ASKING + 5 }],
  raise: ['raise', { amount: ASKING + 6 }],
  accept: ['accept', { amount: ASKING }],
  acceptCounter: ['acceptcounter', { amount: ASKING + 1 }],
  reject: ['reject', { reason: 'It is too little.' }],
  withdraw: ['withdraw'],
};

async function aBid(state: BidState, expiresAt?: Date) {
  const listing = await world.aListing(state);
  const { buyer } = world.parties;
  const more = { state, ...(expiresAt && { expiresAt }) };
  const bid = await insertBid(world.context(), { listing, buyer }, more);
  return { ...bid, listing };
}

testCells({
  kind: 'bid',
  world,
  make: (state) => aBid(state),
  stateOf: async (id) => (await world.query('select state from bids where id = $1', id))[0].state,
  calls: {
    counter: ['counter'],
    raise: ['raise'],
    accept: ['accept'],
    acceptCounter: ['acceptCounter'],
    reject: ['reject'],
    withdraw: ['withdraw'],
  },
  call: (party, name, { id }) => {
    const [path, body] = CALLS[name] ?? [];
    return world.as(world.parties[party], 'POST', `/bid/${path}/${id}`, body);
  },
  happenings: {
    expire: {
      take: () => expireBids(world.context()),
      due: (state) => aBid(state, new Date(Date.now() - 1_000)),
    },
    lose: {
      take: ({ listing }) => {
        const context = world.context();
        const loss = { note: 'Another bid was accepted.' };
        return context.db.transaction((tx) => loseOpenBids(context, tx, listing, loss));
      },
    },
    fallThrough: {
      take: ({ id }) => {
        const context = world.context();
        return context.db.transaction((tx) =>
          letBidFallThrough(context, tx, { bidId: id }, 'is over'),
        );
      },
    },
  },
});
