import { fc } from '#tests/fast-check.ts';
import * as bookings from './booking-steps.ts';
import * as clock from './clock-steps.ts';
import * as orders from './order-steps.ts';
import * as payouts from './payout-steps.ts';
import * as refunds from './refund-steps.ts';
import * as settlements from './settlement-steps.ts';
import * as webhooks from './webhook-steps.ts';
import type { Chance, World } from './world.ts';

/** Does one thing for real and in the model; false where there is nothing to do it with. */
type Step = (world: World, chance: Chance) => Promise<boolean>;

/** All that may happen to money, with how often. */
const STEPS: Record<string, [weight: number, step: Step]> = {
  'start a fee': [4, orders.startFee],
  'start a token amount': [8, orders.startToken],
  'start a test payment': [2, orders.startPenny],
  'start an instalment': [10, orders.startInstalment],
  'start again': [2, orders.startAgain],
  pay: [14, orders.play('pay')],
  'pay twice': [3, orders.play('pay-twice')],
  'pay unheard': [4, orders.play('pay-no-webhook')],
  'pay late': [2, orders.play('pay-late-webhook')],
  fail: [2, orders.play('fail')],
  drop: [2, orders.play('drop')],
  'time out': [1, orders.play('time-out')],
  refresh: [14, orders.refresh],
  'hear webhooks': [8, webhooks.hear],
  'cancel an order': [2, orders.cancelOrder],
  'refund a part': [5, refunds.refundPart],
  'refund the rest': [3, refunds.refundRest],
  'retry a refund': [3, refunds.retryFailedRefund],
  book: [3, bookings.book],
  plan: [5, bookings.plan],
  waive: [1, bookings.waive],
  complete: [2, bookings.complete],
  'cancel a booking': [2, bookings.cancelBooking],
  'settle a deal': [3, settlements.settle],
  'receive what is owed': [1, settlements.receive],
  'ask for a release': [7, payouts.askRelease],
  'approve a release': [7, payouts.approve],
  'refuse or take back': [2, payouts.answer],
  'claim what was forfeited': [3, payouts.claimForfeit],
  'agree to a payout': [4, payouts.agree],
  'reject or retry a payout': [3, payouts.rejectOrRetry],
  'a minute': [5, clock.minute],
  'an hour': [1, clock.hour],
  'a fortnight': [2, clock.fortnight],
};

export interface ChosenStep extends Chance {
  what: string;
}

export const chosenStep: fc.Arbitrary<ChosenStep> = fc.record({
  what: fc.oneof(
    ...Object.entries(STEPS).map(([what, [weight]]) => ({ arbitrary: fc.constant(what), weight })),
  ),
  pick: fc.nat(1_000),
  amount: fc.nat(1_000_000_000),
});

/** Takes a step; where there is nothing yet to take it with, another thing begins instead. */
export async function takeStep(world: World, { what, ...chance }: ChosenStep): Promise<void> {
  const step = STEPS[what]?.[1];
  if (!step) throw new Error(`There is no step ${what}`);
  world.desk.clock.ms += 10;
  if (await step(world, chance)) return;
  await (chance.amount % 4 === 0 ? bookings.book : orders.startFee)(world, chance);
}
