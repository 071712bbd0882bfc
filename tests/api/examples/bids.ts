import type { Person } from '#server/db/schema/index.ts';
import { ASKING, insertBid, listingFor } from '#tests/api/deals/deal-world.ts';
import type { Example, World } from '#tests/api/world.ts';
import { insertPerson } from '#tests/builders/index.ts';
import { verified } from './my-listings.ts';

type Overrides = NonNullable<Parameters<typeof insertBid>[2]>;

async function someBid({ context }: World, ownerId: number, buyerId: number, more: Overrides) {
  const listing = await listingFor(context, ownerId);
  return insertBid(context, { listing, buyer: { id: buyerId } }, more);
}

const another = async ({ context }: World) => (await insertPerson(context.db)).id;

/** A bid of `person`'s on somebody else's listing. */
const bidOf = async (world: World, { id }: Person, more: Overrides = {}) =>
  someBid(world, await another(world), id, more);

/** Somebody else's bid on a listing of `person`'s. */
const bidFor = async (world: World, { id }: Person, more: Overrides = {}) =>
  someBid(world, id, await another(world), more);

export const bidExamples: Record<string, Example> = {
  placeBid: async (world, buyer) => {
    await verified(world, buyer);
    return {
      path: '/api/bid/place',
      body: {
        listingId: (await listingFor(world.context, await another(world))).id,
        amount: ASKING,
        conditions: ['Keys by the end of March.'],
      },
    };
  },
  raiseBid: async (world, buyer) => {
    await verified(world, buyer);
    return {
      path: `/api/bid/raise/${(await bidOf(world, buyer)).id}`,
      body: { amount: ASKING + 1_000 },
    };
  },
  counterBid: async (world, owner) => ({
    path: `/api/bid/counter/${(await bidFor(world, owner)).id}`,
    body: { amount: ASKING + 2_000 },
  }),
  acceptBid: async (world, owner) => ({
    path: `/api/bid/accept/${(await bidFor(world, owner)).id}`,
    body: { amount: ASKING },
  }),
  acceptCounter: async (world, buyer) => {
    await verified(world, buyer);
    return {
      path: `/api/bid/acceptcounter/${(await bidOf(world, buyer, { state: 'countered' })).id}`,
      body: { amount: ASKING + 1 },
    };
  },
  rejectBid: async (world, owner) => ({
    path: `/api/bid/reject/${(await bidFor(world, owner)).id}`,
    body: { reason: 'It is too little.' },
  }),
  withdrawBid: async (world, buyer) => ({
    path: `/api/bid/withdraw/${(await bidOf(world, buyer)).id}`,
  }),
  myBids: async (world, buyer) => {
    await bidOf(world, buyer);
    return { path: `/api/bid/findbyuserid/${buyer.id}` };
  },
  bidsOnListing: async (world, owner) => ({
    path: `/api/bid/findbypropertyid/${(await bidFor(world, owner)).listingId}`,
  }),
  getBid: async (world, buyer) => ({ path: `/api/bid/room/${(await bidOf(world, buyer)).id}` }),
  downloadBidLog: async (world, owner) => ({
    path: `/api/bid/log/${(await bidFor(world, owner)).id}`,
  }),
  bidOutcome: async (world, owner) => ({
    path: `/api/bid/outcome/${(await bidFor(world, owner)).listingId}`,
  }),
};
