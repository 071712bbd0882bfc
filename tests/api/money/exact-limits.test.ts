import { describe, expect, test } from 'vitest';
import { cancelBookingVerb } from '#server/deals/bookings/cancel-booking.ts';
import { contextOf } from '#tests/api/deals/deal-world.ts';
import { escrowWorld, TOKEN } from './escrow-world.ts';

const world = escrowWorld();
const { parties } = world;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

describe('a payout passes without staff', () => {
  test.each([
    ['of ₹ 49,999.99', 49_999.99, 'paid'],
    ['of ₹ 50,000', 50_000, 'paid'],
    ['not of ₹ 50,000.01', 50_000.01, 'waiting'],
  ])('%s', async (_, amount, state) => {
    const booking = await world.paidBooking();
    const release = await world.asked('owner', booking.id, amount);
    expect((await world.approve(parties.buyer, release)).status).toBe(200);
    await world.context().background.idle();
    const [payout] = await world.query('select state from payouts where release_id = $1', release);
    expect(payout).toEqual({ state });
  });
});

describe('a buyer who cancels gets back', () => {
  // Of ₹ 80,000: less the gateway's 2.36 % up to seven days from booking, half from then on.
  test.each([
    ['all but the fee a minute before seven days', 7 * DAY_MS - MINUTE_MS, 78_112, 0],
    ['all but the fee at seven days', 7 * DAY_MS, 78_112, 0],
    ['half a minute after seven days', 7 * DAY_MS + MINUTE_MS, 40_000, 40_000],
  ])('%s', async (_, since, refunded, forfeited) => {
    expect(TOKEN).toBe(80_000);
    const context = world.context();
    const booking = await world.paidBooking();
    // By a clock that stands, since the call takes its time.
    const at = new Date(booking.createdAt.getTime() + since);
    await cancelBookingVerb(contextOf({ ...context, now: () => at }, parties.buyer.id), {
      params: { id: booking.id },
      query: {},
      body: { reason: 'Our plans have changed.' },
    });
    await context.background.idle();
    expect(await world.money(parties.owner, booking.id)).toMatchObject({
      ...{ held: 0, refunded, forfeited },
    });
  });
});
