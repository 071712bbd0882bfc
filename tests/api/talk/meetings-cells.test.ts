import type { MeetingState } from '#domain/deals/meeting.ts';
import { missMeetings } from '#server/talk/meetings/expire.ts';
import { testCells } from '#tests/api/cells.ts';
import { dealWorld } from '#tests/api/deals/deal-world.ts';
import { aMeeting } from '#tests/api/examples/meetings.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';

const { RECORD_MEETING_HOURS } = EXPECTED_FIGURES;

const world = dealWorld();

/** One that has just begun, so that it can be recorded and still be agreed. */
const make = (state: MeetingState, inMinutes = -10) =>
  aMeeting(
    { context: world.context() },
    { hostId: world.parties.owner.id, guestId: world.parties.buyer.id, state, inMinutes },
  );

const reason = 'I am travelling that week.';
const BODY: Record<string, unknown> = {
  decline: { reason },
  calloff: { reason },
  record: { record: 'We agreed on the price.' },
};

testCells({
  kind: 'meeting',
  world,
  sides: { owner: ['host', 'either'], buyer: ['guest', 'either'] },
  make: (state) => make(state),
  stateOf: async (id) =>
    (await world.query('select state from meetings where id = $1', id))[0].state,
  calls: { agree: ['agree'], decline: ['decline'], calloff: ['callOff'], record: ['record'] },
  call: (party, path, { id }) =>
    world.as(world.parties[party], 'POST', `/meetings/${id}/${path}`, BODY[path]),
  happenings: {
    miss: {
      take: () => missMeetings(world.context()),
      due: (state) => make(state, -60 * (RECORD_MEETING_HOURS + 2)),
    },
  },
});
