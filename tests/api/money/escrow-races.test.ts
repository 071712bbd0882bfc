import { describe, expect, test } from 'vitest';
import { expireBookings } from '#server/deals/bookings/expire.ts';
import { sendPayouts, settlePayouts } from '#server/money/escrow/send-payouts.ts';
import { settle } from '#server/money/payments/settle.ts';
import { playSandbox } from '#server/ports/gateway/sandbox/play.ts';
import { raceRounds } from '#tests/api/deals/deal-world.ts';
import { codeFor, escrowWorld, insertAccount, TOKEN } from './escrow-world.ts';

const world = escrowWorld();
const { parties, as } = world;
const idle = () => world.context().background.idle();
const rounds = Array.from({ length: raceRounds(4, 40) }, (_, i) => i);
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

describe('at the same moment', () => {
  test.each(rounds)('ten approvals with one code: one lets it go (%i)', async () => {
    const { id } = await world.paidBooking();
    const releaseId = await world.asked('owner', id, 1_000);
    const code = await codeFor(world.context(), releaseId);
    const path = `/propertypayment/release/${releaseId}/approve`;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => as(parties.buyer, 'POST', path, { code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await idle();
    expect(await world.query('select state from payouts where release_id = $1', releaseId)).toEqual(
      [{ state: 'paid' }],
    );
  });

  test.each(rounds)('requests beyond what is held: only so much (%i)', async () => {
    const { id } = await world.paidBooking();
    const share = TOKEN / 4;
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => world.ask('owner', id, share)),
      ...Array.from({ length: 6 }, () => world.ask('buyer', id, share)),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect((await world.money(parties.buyer, id)).available).toBe(0);
    const releases = (await world.money(parties.buyer, id)).releases as {
      id: number;
      part: string;
    }[];
    const approvals = await Promise.all(
      releases.map(({ id: releaseId, part }) =>
        world.approve(part === 'payer' ? parties.buyer : parties.owner, releaseId),
      ),
    );
    expect(statuses(approvals)).toEqual([200, 200, 200, 200]);
    await idle();
    expect((await world.money(parties.buyer, id)).held).toBe(0);
  });

  test.each(rounds)('pay, cancel and expire: one of them (%i)', async (round) => {
    const soon = new Date(Date.now() + (round % 2 ? 400 : 60_000));
    const { id } = await world.aBooking('accepted', { expiresAt: new Date(Date.now() + 60_000) });
    const orderId = await world.anOrder('token', id);
    await world.query('update bookings set expires_at = $2 where id = $1', id, soon);
    await playSandbox(world.db(), orderId, 'pay');
    const reason = 'My plans have changed.';
    const [, cancelled] = await Promise.all([
      settle(world.context(), orderId),
      as(parties.buyer, 'POST', `/book/cancel/${id}`, { reason }),
      expireBookings(world.context()),
      settle(world.context(), orderId),
      as(parties.owner, 'POST', `/book/cancel/${id}`, { reason }),
    ]);
    // It comes each minute: this one may have come before the end, and all the others after it.
    await expireBookings(world.context());
    await idle();
    const state = await world.valueIn<string>('bookings', id);
    expect(['paid', 'cancelled', 'expired']).toContain(state);
    const [order] = await world.query('select state from orders where public_id = $1', orderId);
    expect(['paid', 'returned']).toContain(order.state);
    if (state === 'expired') expect(cancelled.status).toBe(409);
    const { held } = await world.money(parties.buyer, id);
    expect(held).toBe(state === 'paid' ? TOKEN : 0);
  });

  test.each(rounds)('approval against cancelling: the money goes one way (%i)', async () => {
    const { id } = await world.paidBooking();
    const releaseId = await world.asked('owner', id, 40_000);
    const code = await codeFor(world.context(), releaseId);
    const [approved, cancelled] = await Promise.all([
      as(parties.buyer, 'POST', `/propertypayment/release/${releaseId}/approve`, { code }),
      as(parties.owner, 'POST', `/book/cancel/${id}`, { reason: 'My plans have changed.' }),
    ]);
    expect(statuses([approved, cancelled])).toEqual([200, 409]);
    await idle();
  });

  test.each(rounds)('approve, refuse and take back: one of them (%i)', async () => {
    const { id } = await world.paidBooking();
    const releaseId = await world.asked('owner', id, 1_000);
    const code = await codeFor(world.context(), releaseId);
    const path = `/propertypayment/release/${releaseId}`;
    const answers = await Promise.all([
      as(parties.buyer, 'POST', `${path}/approve`, { code }),
      as(parties.buyer, 'POST', `${path}/refuse`, { reason: 'Not yet agreed.' }),
      as(parties.owner, 'POST', `${path}/cancel`),
    ]);
    expect(statuses(answers)).toEqual([200, 409, 409]);
    await idle();
  });

  test('payouts sent by many at once are sent once', async () => {
    const slow = (await insertAccount(world.context(), parties.owner.id, '0007')).id;
    const { id } = await world.paidBooking();
    const releaseId = await world.asked('owner', id, 10_000, slow);
    await world.approve(parties.buyer, releaseId);
    await Promise.all(Array.from({ length: 8 }, () => sendPayouts(world.context())));
    await idle();
    const [payout] = await world.query('select * from payouts where release_id = $1', releaseId);
    expect(payout.state).toBe('sent');
    const later = { ...world.context(), now: () => new Date(Date.now() + 60_000) };
    // The sandbox has a clock of its own.
    const { gateway } = later.ports;
    const { transferOf } = gateway;
    gateway.transferOf = async (publicId) => ({
      publicId,
      gatewayId: 'x',
      state: 'paid',
      message: null,
    });
    await Promise.all(Array.from({ length: 8 }, () => settlePayouts(later)));
    gateway.transferOf = transferOf;
    expect(await world.valueIn('releases', releaseId)).toBe('paid');
  });

  test('a plan replaced while its instalment is paid: one of both', async () => {
    const { id } = await world.paidBooking();
    const rest = 7_920_000;
    await world.plan(id, [rest]);
    const [{ id: instalment }] = await world.instalmentsOf(id);
    const orderId = await world.anOrder('instalment', instalment);
    await playSandbox(world.db(), orderId, 'pay');
    const [{ order }, plan] = await Promise.all([
      settle(world.context(), orderId),
      world.plan(id, [rest / 2, rest / 2]),
    ]);
    expect([order.state, plan.status]).toEqual(
      order.state === 'paid' ? ['paid', 409] : ['returned', 200],
    );
    await idle();
  });
});
