import type { VisitState } from '#domain/deals/visit.ts';
import { endListingDeals } from '#server/deals/ending/end-listing-deals.ts';
import { lapseVisits, missVisits } from '#server/deals/visits/expire.ts';
import { codeOf } from '#server/deals/visits/visit-code.ts';
import { testCells } from '#tests/api/cells.ts';
import { aVisit } from '#tests/api/examples/visits.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';
import { dealWorld } from './deal-world.ts';

const { MISSED_AFTER_HOURS } = EXPECTED_FIGURES;

const world = dealWorld();

const reason = 'The keys are with a neighbour that day.';
const LEAVING = {
  title: () => 'A home you asked for was withdrawn',
  note: 'The owner withdrew it.',
};

/** One that begins in half an hour, so that it can be checked in already. */
async function aMeeting(state: VisitState, inMinutes = 30) {
  const { owner, buyer } = world.parties;
  const listing = await world.aListing();
  const visit = await aVisit(
    { context: world.context() },
    { ownerId: owner.id, buyerId: buyer.id, listingId: listing.id, state, inMinutes },
  );
  return { ...visit, listing };
}

testCells({
  kind: 'visit',
  world,
  make: (state) => aMeeting(state),
  stateOf: async (id) => (await world.query('select state from visits where id = $1', id))[0].state,
  calls: {
    confirm: ['confirm'],
    decline: ['decline'],
    cancel: ['cancelByBuyer', 'cancelByOwner'],
    checkin: ['checkIn'],
  },
  call: (party, path, { id }) => {
    const bodies: Record<string, object> = {
      cancel: { reason },
      decline: { reason },
      checkin: { code: codeOf(world.context(), id) },
    };
    return world.as(world.parties[party], 'POST', `/meeting/visit/${id}/${path}`, bodies[path]);
  },
  happenings: {
    callOff: {
      take: ({ listing }) => {
        const context = world.context();
        return context.db.transaction((tx) => endListingDeals(context, tx, listing, LEAVING));
      },
    },
    lapse: {
      take: () => lapseVisits(world.context()),
      due: (state) => aMeeting(state, -1),
    },
    miss: {
      take: () => missVisits(world.context()),
      due: (state) => aMeeting(state, -60 * (MISSED_AFTER_HOURS + 1)),
    },
  },
});
