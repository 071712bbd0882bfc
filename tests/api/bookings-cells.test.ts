import { describe, expect, test } from 'vitest';
import { BOOKING_STATES, BOOKING_TRANSITIONS, type BookingState } from '#domain/booking.ts';
import { expireBookings } from '#server/features/bookings/expire.ts';
import { markPaid } from '#server/features/bookings/mark-paid.ts';
import { dealWorld, insertBooking } from './deal-world.ts';

/** Every state, every transition, every party: what the table allows happens, and nothing else. */

const world = dealWorld();

const reason = 'My plans have changed.';
const CALLS: readonly [path: string, ...names: string[]][] = [
  ['accept', 'accept'],
  ['decline', 'decline'],
  ['complete', 'complete'],
  ['cancel', 'cancelByBuyer', 'cancelByOwner'],
];
const PARTIES = ['owner', 'buyer', 'stranger'] as const;

async function aBooking(state: BookingState, expiresAt?: Date) {
  const listing = await world.aListing(state);
  const { buyer } = world.parties;
  const more = { state, ...(expiresAt && { expiresAt }) };
  return insertBooking(world.context(), { listing, buyer }, more);
}

async function read(id: number) {
  const [booking] = await world.query(
    `select k.state, l.status from bookings k join listings l on l.id = k.listing_id
     where k.id = $1`,
    id,
  );
  return booking as { state: BookingState; status: string };
}

for (const state of BOOKING_STATES) {
  const startsOf = (name: string): readonly string[] =>
    BOOKING_TRANSITIONS.find((transition) => transition.name === name)?.from ?? [];

  describe(`a booking that is ${state}`, () => {
    for (const [path, ...names] of CALLS) {
      for (const party of PARTIES) {
        const taken = BOOKING_TRANSITIONS.find(
          ({ name, by }) => names.includes(name) && by === party,
        );
        const expected = !taken ? 404 : startsOf(taken.name).includes(state) ? 200 : 409;
        test(`${path} by ${party}: ${expected}`, async () => {
          const { id } = await aBooking(state);
          const member = world.parties[party];
          const body = path === 'cancel' || path === 'decline' ? { reason } : undefined;
          const answer = await world.as(member, 'POST', `/book/${path}/${id}`, body);
          expect(answer.status, JSON.stringify(answer.body)).toBe(expected);
          const after = await read(id);
          expect(after.state).toBe(expected === 200 ? taken?.to : state);
          if (expected === 200 && path === 'complete') expect(after.status).toBe('sold');
        });
      }
    }

    test('expires once its time has come, if it waits for somebody', async () => {
      const waits = state === 'held' || state === 'accepted';
      const { id } = await aBooking(state, waits ? new Date(Date.now() - 1_000) : undefined);
      await expireBookings(world.context());
      expect((await read(id)).state).toBe(waits ? 'expired' : state);
    });

    test('stays before its time', async () => {
      const { id } = await aBooking(state);
      await expireBookings(world.context());
      expect((await read(id)).state).toBe(state);
    });

    test('is paid, if it was accepted', async () => {
      const { id } = await aBooking(state);
      const context = world.context();
      const paying = context.db.transaction((tx) => markPaid(context, tx, id));
      if (state === 'accepted') await paying;
      else await expect(paying).rejects.toMatchObject({ code: 'conflict' });
      expect((await read(id)).state).toBe(state === 'accepted' ? 'paid' : state);
    });
  });
}
