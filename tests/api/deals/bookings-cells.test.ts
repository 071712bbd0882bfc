import { eq } from 'drizzle-orm';
import type { BookingState } from '#domain/deals/booking.ts';
import { bookings } from '#server/db/schema/index.ts';
import { endBooking } from '#server/deals/bookings/end-booking.ts';
import { expireBookings } from '#server/deals/bookings/expire.ts';
import { markPaid } from '#server/deals/bookings/mark-paid.ts';
import { lockListing } from '#server/homes/listings/index.ts';
import { testCells } from '#tests/api/cells.ts';
import { dealWorld, insertBooking } from './deal-world.ts';

const world = dealWorld();

const reason = 'My plans have changed.';

async function aBooking(state: BookingState, expiresAt?: Date) {
  const listing = await world.aListing(state);
  const { buyer } = world.parties;
  const more = { state, ...(expiresAt && { expiresAt }) };
  return insertBooking(world.context(), { listing, buyer }, more);
}

testCells({
  kind: 'booking',
  world,
  make: (state) => aBooking(state),
  stateOf: async (id) =>
    (await world.query('select state from bookings where id = $1', id))[0].state,
  calls: {
    accept: ['accept'],
    decline: ['decline'],
    complete: ['complete'],
    cancel: ['cancelByBuyer', 'cancelByOwner'],
  },
  call: (party, path, { id }) => {
    const body = path === 'cancel' || path === 'decline' ? { reason } : undefined;
    return world.as(world.parties[party], 'POST', `/book/${path}/${id}`, body);
  },
  happenings: {
    expire: {
      take: () => expireBookings(world.context()),
      // Others have no time that could be over.
      due: (state) => {
        const waits = state === 'held' || state === 'accepted';
        return aBooking(state, waits ? new Date(Date.now() - 1_000) : undefined);
      },
    },
    // A settlement of its money ends it, as agreed or decided.
    settle: {
      take: ({ id }) => {
        const context = world.context();
        return context.db.transaction(async (tx) => {
          const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id));
          if (!booking) throw new Error('It was just made');
          const listing = await lockListing(tx, booking.listingId);
          await endBooking(context, tx, { listing, booking }, 'settle');
        });
      },
    },
    pay: {
      take: ({ id }) => {
        const context = world.context();
        return context.db.transaction((tx) => markPaid(context, tx, id));
      },
    },
  },
});
