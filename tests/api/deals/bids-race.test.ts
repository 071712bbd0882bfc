import { describe, expect, test } from 'vitest';
import { verifyLog } from '#domain/deals/bid-log.ts';
import type { Context } from '#server/core/context.ts';
import type { Listing } from '#server/db/schema/index.ts';
import { acceptBidVerb, acceptCounterVerb } from '#server/deals/bids/accept-bid.ts';
import { counterBidVerb } from '#server/deals/bids/counter-bid.ts';
import { rejectBidVerb, withdrawBidVerb } from '#server/deals/bids/end-bid.ts';
import { expireBids } from '#server/deals/bids/expire.ts';
import { raiseBidVerb } from '#server/deals/bids/raise-bid.ts';
import { readLog } from '#server/deals/bids/read-log.ts';
import { sha256 } from '#server/deals/bids/write-log.ts';
import { placeBookingVerb } from '#server/deals/bookings/place-booking.ts';
import { changeListingVerb } from '#server/homes/my-listings/change-listing.ts';
import { fc } from '#tests/fast-check.ts';
import { patience } from '#tests/patience.ts';
import { ASKING, contextOf, dealWorld, insertBid, outcomeOf, raceRounds } from './deal-world.ts';

/** FULL_RACES=1 runs the thousand rounds. */
const ROUNDS = raceRounds(100, 1_000);
const RUNS = raceRounds(60, 600);
const HOUR_MS = 3_600_000;

const world = dealWorld();
const NOTHING = { params: {} as never, query: {} as never, body: {} as never };
const of = (id: number) => ({ ...NOTHING, params: { id } });

async function twoBids(context: Context) {
  const listing = await world.aListing();
  const { buyer, stranger } = world.parties;
  const [first, second] = await Promise.all(
    [buyer, stranger].map((by) => insertBid(context, { listing, buyer: by })),
  );
  if (!first || !second) throw new Error('Two bids were placed');
  return { listing, first, second };
}

const statesOf = async (listing: Listing) =>
  (await world.query('select state from bids where listing_id = $1 order by id', listing.id)).map(
    ({ state }) => state as string,
  );

const bookingsOf = (listing: Listing) =>
  world.query('select bid_id, state from bookings where listing_id = $1', listing.id);

test(`of two bids accepted at once one wins and the other loses, ${ROUNDS} times`, {
  timeout: patience(600),
}, async () => {
  const context = world.crowded();
  const owner = contextOf(context, world.parties.owner.id);
  const round = async () => {
    const { listing, first, second } = await twoBids(context);
    const outcomes = await Promise.all(
      [first, second].map(({ id }) =>
        outcomeOf(acceptBidVerb(owner, { ...of(id), body: { amount: ASKING } })),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['conflict', 'done']);
    const winner = outcomes[0] === 'done' ? first : second;
    expect((await statesOf(listing)).toSorted()).toEqual(['accepted', 'lost']);
    expect(await bookingsOf(listing)).toEqual([{ bid_id: winner.id, state: 'accepted' }]);
  };
  for (let done = 0; done < ROUNDS; done += 4) {
    await Promise.all(Array.from({ length: 4 }, round));
  }
});

describe('steps taken at once', () => {
  const STEPS = [
    'accept',
    'acceptCounter',
    'reject',
    'counter',
    'raise',
    'withdraw',
    'expire',
    'bookByAnother',
    'withdrawListing',
  ] as const;

  type Step = (typeof STEPS)[number];

  function take(context: Context, step: Step, bidId: number, listingId: number): Promise<unknown> {
    const { owner, buyer, stranger } = world.parties;
    const as = ({ id }: { id: number }) => contextOf(context, id);
    const input = of(bidId);
    const hours = 72 as const;
    const conditions: string[] = [];
    const later = { ...context, now: () => new Date(Date.now() + 48 * HOUR_MS) };
    const steps: Record<Step, () => Promise<unknown>> = {
      accept: () => acceptBidVerb(as(owner), { ...input, body: { amount: ASKING } }),
      acceptCounter: () => acceptCounterVerb(as(buyer), { ...input, body: { amount: ASKING + 9 } }),
      reject: () => rejectBidVerb(as(owner), { ...input, body: { reason: 'It is too little.' } }),
      counter: () => counterBidVerb(as(owner), { ...input, body: { amount: ASKING + 9, hours } }),
      raise: () =>
        raiseBidVerb(as(buyer), { ...input, body: { amount: ASKING + 5, hours, conditions } }),
      withdraw: () => withdrawBidVerb(as(buyer), input),
      // Another node's clock is ahead: to it the bid has run out.
      expire: () => expireBids(later),
      bookByAnother: () => placeBookingVerb(as(stranger), { ...NOTHING, body: { listingId } }),
      withdrawListing: () =>
        changeListingVerb(as(owner), { ...of(listingId), body: { action: 'withdraw' } }),
    };
    return steps[step]();
  }

  const ENDED = ['accepted', 'rejected', 'withdrawn', 'expired'];

  async function checkRoom(context: Context, listing: Listing, bidId: number): Promise<void> {
    const log = await readLog(context.db, bidId);
    expect(await verifyLog(log, sha256)).toBeUndefined();
    const lines = await world.query(
      `select event, state from timeline
       where subject_kind = 'bid' and subject_id = $1 order by id`,
      bidId,
    );
    expect(lines.map(({ event }) => event)).toEqual(log.slice(1).map(({ event }) => event));
    // One outcome at most, and nothing after it.
    const ends = lines.map(({ state }) => ENDED.includes(state));
    expect(ends.filter(Boolean).length).toBeLessThanOrEqual(1);
    expect(ends.slice(0, -1)).not.toContain(true);

    const [state] = await statesOf(listing);
    expect(state).toBe(lines.at(-1)?.state ?? 'placed');
    const [booking, ...more] = await bookingsOf(listing);
    expect(more).toEqual([]);
    const [{ status }] = await world.query('select status from listings where id = $1', listing.id);
    if (state === 'accepted') {
      expect(booking).toEqual({ bid_id: bidId, state: 'accepted' });
    } else if (booking) {
      expect(booking).toEqual({ bid_id: null, state: 'held' });
    }
    if (booking) expect(status).toBe(state === 'accepted' ? 'booked' : 'live');
  }

  test('leave no illegal state, one outcome at most, and a log that verifies', {
    timeout: patience(600),
  }, async () => {
    const context = world.crowded();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...STEPS), { minLength: 2, maxLength: 7 }),
        fc.scheduler(),
        async (steps, scheduler) => {
          const listing = await world.aListing();
          const { buyer } = world.parties;
          const expiresAt = new Date(Date.now() + 24 * HOUR_MS);
          const bid = await insertBid(context, { listing, buyer }, { expiresAt });
          // The scheduler orders the starts; from there on they truly run at once.
          const taken = steps.map(async (step) => {
            await scheduler.schedule(Promise.resolve(), step);
            return outcomeOf(take(context, step, bid.id, listing.id));
          });
          await scheduler.waitAll();
          const outcomes = await Promise.all(taken);
          for (const outcome of outcomes) {
            expect(['done', 'conflict', 'invalid', 'not_found']).toContain(outcome);
          }
          await checkRoom(context, listing, bid.id);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
