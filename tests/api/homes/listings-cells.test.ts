import type { ListingStatus } from '#domain/homes/listing.ts';
import { expireListings } from '#server/homes/my-listings/expire.ts';
import { takeStep, testCells } from '#tests/api/cells.ts';
import { dealWorld } from '#tests/api/deals/deal-world.ts';
import { insertListing } from '#tests/builders/index.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';

const { FRESHNESS_DAYS } = EXPECTED_FIGURES;

const world = dealWorld();

const DAY_MS = 86_400_000;

/** The owner's only one: how many may be on the market is told elsewhere. */
async function aHome(status: ListingStatus, more: Parameters<typeof insertListing>[1] = {}) {
  const ownerId = world.parties.owner.id;
  await world.query('update listings set demo = true where owner_id = $1', ownerId);
  return insertListing(world.db(), { ownerId, demo: false, status, ...more });
}

testCells({
  kind: 'listing',
  world,
  make: (status, trial) => aHome(status, { listedIn: trial === 'rentOut' ? 'rent' : 'sell' }),
  stateOf: async (id) =>
    (await world.query('select status from listings where id = $1', id))[0].status,
  calls: {
    publish: ['publish'],
    pause: ['pause'],
    resume: ['resume'],
    renew: ['renew'],
    sell: ['sell'],
    rentOut: ['rentOut'],
    withdraw: ['withdraw'],
  },
  call: (party, action, { id }) =>
    world.as(world.parties[party], 'POST', `/property/status/${id}`, { action }),
  happenings: {
    expire: {
      take: () => expireListings(world.context()),
      due: (status) =>
        aHome(status, { confirmedAt: new Date(Date.now() - (FRESHNESS_DAYS.expire + 1) * DAY_MS) }),
    },
    // What takes these is tried where it happens.
    suspend: {
      take: ({ id }) => takeStep(world, { kind: 'listing', id, name: 'suspend' }),
    },
    reinstate: {
      take: ({ id }) => takeStep(world, { kind: 'listing', id, name: 'reinstate' }),
    },
    book: { take: ({ id }) => takeStep(world, { kind: 'listing', id, name: 'book' }) },
    unbook: { take: ({ id }) => takeStep(world, { kind: 'listing', id, name: 'unbook' }) },
    takeDown: { take: ({ id }) => takeStep(world, { kind: 'listing', id, name: 'takeDown' }) },
  },
});
