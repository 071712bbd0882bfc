import { expect, test } from 'vitest';
import { placeBookingVerb } from '#server/deals/bookings/place-booking.ts';
import { insertPerson } from '#tests/builders/index.ts';
import { patience } from '#tests/patience.ts';
import { contextOf, dealWorld, outcomeOf, raceRounds } from './deal-world.ts';

/** FULL_RACES=1 runs the hundred rounds; each is 200 calls over 16 connections. */
const ROUNDS = raceRounds(6, 100);
const BUYERS = 200;

const world = dealWorld();

test(`of ${BUYERS} bookings at once one wins and ${BUYERS - 1} conflict, ${ROUNDS} times`, {
  timeout: patience(600),
}, async () => {
  const context = world.crowded();
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async () =>
      contextOf(context, (await insertPerson(context.db)).id),
    ),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const { id: listingId } = await world.aListing();
    const call = { params: {} as never, query: {} as never, body: { listingId } };
    const outcomes = await Promise.all(
      buyers.map((buyer) => outcomeOf(placeBookingVerb(buyer, call))),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'conflict')).toHaveLength(BUYERS - 1);
    const stored = await world.query(
      `select k.state, (select count(*) from timeline t
           where t.subject_kind = 'booking' and t.subject_id = k.id)::int as lines
         from bookings k where k.listing_id = $1`,
      listingId,
    );
    expect(stored).toEqual([{ state: 'held', lines: 1 }]);
  }
});
