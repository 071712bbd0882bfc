import { describe, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import { applyRefund } from '#server/money/payments/apply-refund.ts';
import { refundOrder } from '#server/money/payments/refund-order.ts';
import { retryRefund } from '#server/money/payments/retry-refund.ts';
import { escrowWorld, PRICE, TOKEN } from './escrow-world.ts';

const world = escrowWorld();
const { parties } = world;

/** A booking whose buyer was promised ₹ 40,000 of the token amount, which did not arrive. */
async function withFailedRefund() {
  const context = world.context();
  const booking = await world.paidBooking();
  const [token] = await world.query(
    `select id from orders where purpose = 'token' and subject_id = $1`,
    booking.id,
  );
  const reason = 'As agreed.';
  const given = await context.db.transaction((tx) =>
    refundOrder(context, tx, { orderId: token.id, amountPaise: paise(40_000_00), reason }),
  );
  const failed = { ...given, gatewayRefundId: '', state: 'failed' as const, message: null };
  await applyRefund(context, failed);
  return booking;
}

describe('while a refund has failed', () => {
  test('nobody may ask for what was promised back', async () => {
    const { id } = await withFailedRefund();
    // All of the token amount stands on the account again; half of it is the buyer's.
    expect(await world.balance(`liability:escrow:booking:${id}`)).toBe(TOKEN);
    expect(await world.money(parties.owner, id)).toMatchObject({ available: 40_000 });
    expect((await world.ask('owner', id, 40_000.01)).status).toBe(409);
    expect((await world.ask('owner', id, 40_000)).status).toBe(200);
  });

  test('a cancelled booking keeps it for the buyer, and counts it as no fee', async () => {
    const fees = await world.balance('income:gatewayFee');
    const { id } = await withFailedRefund();
    const reason = 'The home is no longer on offer.';
    expect((await world.as(parties.owner, 'POST', `/book/cancel/${id}`, { reason })).status).toBe(
      200,
    );
    await world.context().background.idle();
    // The other 40,000 go back now; the first wait for their refund to be tried again.
    expect(await world.balance(`liability:escrow:booking:${id}`)).toBe(40_000);
    expect(await world.balance('income:gatewayFee')).toBe(fees);
    expect((await verifyLedger(world.context())).differences).toEqual([]);
  });
});

test('what failed to go back stays the payer’s: neither a refund nor a release takes it', async () => {
  const context = world.context();
  const booking = await world.paidBooking();
  await world.plan(booking.id, [100_000, PRICE - TOKEN - 100_000]);
  const [first] = await world.instalmentsOf(booking.id);
  const instalment = await world.pay('instalment', first.id);
  const paid = 'select id from orders where purpose = $1 and subject_id = $2';
  const [token] = await world.query(paid, 'token', booking.id);
  const refund = (orderId: number, amount: number) =>
    context.db.transaction((tx) =>
      refundOrder(context, tx, { orderId, amountPaise: paise(amount), reason: 'As agreed.' }),
    );
  // Of 1,80,000 the owner asks for 1,50,000; then 40,000 of the token amount fail to go back.
  const release = await world.asked('owner', booking.id, 150_000);
  const given = await refund(token.id, 40_000_00);
  const failed = { ...given, gatewayRefundId: '', state: 'failed' as const, message: null };
  await applyRefund(context, failed);
  expect((await world.approve(parties.buyer, release)).status).toBe(409);
  const refuse = `/propertypayment/release/${release}/refuse`;
  const reason = 'It is less now.';
  expect((await world.as(parties.buyer, 'POST', refuse, { reason })).status).toBe(200);
  const second = await world.asked('owner', booking.id, 100_000);
  expect((await world.approve(parties.buyer, second)).status).toBe(200);
  await expect(refund(instalment.id, 40_000_01)).rejects.toMatchObject({ code: 'conflict' });
  await refund(instalment.id, 40_000_00);
  await context.db.transaction((tx) => retryRefund(context, tx, given.id));
  expect(await world.balance(`liability:escrow:booking:${booking.id}`)).toBe(0);
  expect((await verifyLedger(context)).differences).toEqual([]);
});
