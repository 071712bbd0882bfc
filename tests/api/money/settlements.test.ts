import { describe, expect, test } from 'vitest';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import { escalateSettlements, remindOwed } from '#server/money/settlements/clock.ts';
import { getSettlementStatementVerb } from '#server/money/settlements/statement.ts';
import { contextOf } from '#tests/api/deals/deal-world.ts';
import { readPdf } from '#tests/api/read-pdf.ts';
import { escrowWorld, PRICE, TOKEN } from './escrow-world.ts';
import { settlementCodeFor } from './settlement-steps.ts';

const world = escrowWorld();
const { parties, as } = world;
const DAY_MS = 86_400_000;
const REASON = 'The loan was refused by the bank.';
const FIRST = 500_000;
type Who = 'owner' | 'buyer';

const cancel = (who: Who, id: number) =>
  as(parties[who], 'POST', `/book/cancel/${id}`, { reason: REASON });
const propose = (who: Who, id: number, toBuyer: number, total: number) =>
  as(parties[who], 'POST', `/propertypayment/settle/${id}`, { toBuyer, total, reason: REASON });
const step = (who: Who | 'stranger', id: number, name: string, body?: object) =>
  as(parties[who], 'POST', `/propertypayment/settlement/${id}/${name}`, body);
const agree = async (who: Who, id: number) =>
  step(who, id, 'agree', {
    code: await settlementCodeFor(world.context(), id, parties[who].id),
  });
const settlementsOf = async (who: Who, id: number) =>
  (await as(parties[who], 'GET', `/propertypayment/settlements/${id}`)).body.data;
const staff = (id: number, name: string, body: object) =>
  as(parties.staff, 'POST', `/admin/settlements/${id}/${name}`, body);

async function proposed(who: Who, id: number, toBuyer: number, total: number): Promise<number> {
  const answer = await propose(who, id, toBuyer, total);
  expect(answer.body).toMatchObject({ data: { state: 'proposed' } });
  return answer.body.data.settlementId;
}

async function withInstalment() {
  const booking = await world.paidBooking();
  await world.plan(booking.id, [FIRST, PRICE - TOKEN - FIRST]);
  const [{ id }] = await world.instalmentsOf(booking.id);
  await world.pay('instalment', id);
  return booking;
}

/** So much of it is let go to the owner; above the limit its payout waits for staff. */
async function withRelease(amount: number) {
  const booking = await withInstalment();
  await world.approve(parties.buyer, await world.asked('owner', booking.id, amount));
  await world.context().background.idle();
  return booking;
}

/** What each side has by the ledger: at the gateway or the bank, and left for the taking. */
async function moneyOf(bookingId: number) {
  await world.context().background.idle();
  const [found] = await world.query(
    `select
       (select coalesce(sum(f.amount_paise), 0) from refunds f join orders o on o.id = f.order_id
        left join instalments i on o.purpose = 'instalment' and i.id = o.subject_id
        where f.state = 'done' and (o.purpose = 'token' and o.subject_id = $1
          or i.booking_id = $1)) / 100.0 as refunded,
       (select coalesce(sum(amount_paise), 0) from releases where subject_kind = 'booking'
        and subject_id = $1 and kind = 'release' and state in ('approved', 'paid')) / 100.0 as released,
       (select coalesce(sum(-e.amount_paise), 0) from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        join ledger_accounts a on a.id = e.account_id
        where a.code like 'liability:payable:%' and (t.kind = 'forfeit' and t.reference_id = $1
          or t.reference_kind = 'settlement' and t.reference_id in
            (select id from settlements where booking_id = $1))) / 100.0 as left,
       (select coalesce(sum(-e.amount_paise), 0) from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
        join ledger_accounts a on a.id = e.account_id
        where a.code = 'income:gatewayFee' and t.reference_id = $1) / 100.0 as fee`,
    bookingId,
  );
  const held = await world.balance(`liability:escrow:booking:${bookingId}`);
  const checked = await verifyLedger(world.context());
  expect(checked.differences).toEqual([]);
  return {
    refunded: Number(found.refunded),
    released: Number(found.released),
    left: Number(found.left),
    fee: Number(found.fee),
    held,
  };
}

describe('the same deal cancelled at five points, to the rupee', () => {
  test('before the token amount: nothing moves', async () => {
    const { id } = await world.aBooking('accepted');
    expect((await cancel('buyer', id)).status).toBe(200);
    expect(await moneyOf(id)).toEqual({ refunded: 0, released: 0, left: 0, fee: 0, held: 0 });
  });

  test('within seven days of booking: all but the gateway’s fee', async () => {
    const { id } = await world.paidBooking();
    const { cancelCost } = (await as(parties.buyer, 'GET', `/book/getbooking/${id}`)).body.data;
    expect(cancelCost).toEqual({
      toBuyer: 78_112,
      toOwner: 0,
      fee: 1_888,
      needsSettlement: false,
    });
    await cancel('buyer', id);
    expect(await moneyOf(id)).toEqual({
      refunded: 78_112,
      released: 0,
      left: 0,
      fee: 1_888,
      held: 0,
    });
    const figures = { paid: 80_000, held: 0, refunded: 78_112, released: 0, kept: 1_888 };
    for (const side of ['owner', 'buyer'] as const) {
      expect(await world.money(parties[side], id)).toMatchObject(figures);
    }
  });

  test('after seven days: half of it is the owner’s', async () => {
    const { id } = await world.paidBooking({ createdAt: new Date(Date.now() - 8 * DAY_MS) });
    const { cancelCost } = (await as(parties.buyer, 'GET', `/book/getbooking/${id}`)).body.data;
    expect(cancelCost).toMatchObject({ toBuyer: 40_000, toOwner: 40_000, fee: 0 });
    await cancel('buyer', id);
    expect(await moneyOf(id)).toEqual({
      refunded: 40_000,
      released: 0,
      left: 40_000,
      fee: 0,
      held: 0,
    });
    // Before the owner has taken it, too: what was paid is all there.
    const figures = { paid: 80_000, held: 0, refunded: 40_000, released: 40_000, kept: 0 };
    for (const side of ['owner', 'buyer'] as const) {
      expect(await world.money(parties[side], id)).toMatchObject(figures);
    }
  });

  test('after an instalment: that goes back in full', async () => {
    const { id } = await withInstalment();
    const ofOwner = (await as(parties.owner, 'GET', `/book/getbooking/${id}`)).body.data;
    expect(ofOwner.cancelCost).toMatchObject({ toBuyer: 580_000, toOwner: 0, fee: 0 });
    await cancel('buyer', id);
    expect(await moneyOf(id)).toEqual({
      refunded: 578_112,
      released: 0,
      left: 0,
      fee: 1_888,
      held: 0,
    });
  });

  test('after a release: by a settlement, which sets off what was let go', async () => {
    const { id } = await withRelease(40_000);
    const { cancelCost } = (await as(parties.buyer, 'GET', `/book/getbooking/${id}`)).body.data;
    expect(cancelCost).toMatchObject({ needsSettlement: true });
    const refused = await cancel('buyer', id);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/Propose a settlement/);
    expect(await settlementsOf('owner', id)).toMatchObject({
      total: 580_000,
      held: 540_000,
      hasOwner: 40_000,
      hasBuyer: 0,
      mayPropose: true,
    });
    const settlementId = await proposed('buyer', id, 530_000, 580_000);
    expect((await agree('owner', settlementId)).body.data.state).toBe('settled');
    expect(await world.valueIn('bookings', id)).toBe('cancelled');
    expect(await moneyOf(id)).toEqual({
      refunded: 530_000,
      released: 40_000,
      left: 10_000,
      fee: 0,
      held: 0,
    });
    // What is left is the owner's for the asking, at once.
    const claim = { bankAccountId: world.accounts.owner };
    expect((await as(parties.owner, 'POST', `/propertypayment/forfeit/${id}`, claim)).status).toBe(
      200,
    );
    const input = { params: { id }, query: {} as never, body: {} as never };
    const caller = contextOf(world.context(), parties.buyer.id);
    const { bytes, mime } = await getSettlementStatementVerb(caller, input);
    expect(mime).toBe('application/pdf');
    const text = readPdf(Buffer.from(bytes)).replace(/\s+/g, ' ');
    for (const figure of ['5,30,000.00', '40,000.00', '10,000.00']) expect(text).toContain(figure);
    for (const said of ['Owner · मालक', 'cancelled · रद्द']) expect(text).toContain(said);
    expect(text.replace(/ /g, '')).toContain(
      'Refund:Thedealwassettled.·परतावा:व्यवहाराचीतडजोडझाली.',
    );
  });
});

describe('what was let go beyond a side’s part', () => {
  test('is owed, in the books, reminded of, and paid back through us', async () => {
    const { id } = await withRelease(45_000);
    await world.context().background.idle();
    const settlementId = await proposed('owner', id, 560_000, 580_000);
    expect((await agree('buyer', settlementId)).body.data.state).toBe('owing');
    expect(await moneyOf(id)).toMatchObject({ refunded: 535_000, released: 45_000, held: 0 });
    expect(await world.balance(`asset:owed-by:${parties.owner.id}`)).toBe(25_000);
    expect(await world.balance(`liability:owed-to:${parties.buyer.id}`)).toBe(25_000);
    const [row] = (await settlementsOf('buyer', id)).settlements;
    expect(row).toMatchObject({ state: 'owing', owed: { amount: 25_000, by: 'owner' } });

    expect(await remindOwed(world.context())).toBe(0);
    const context = world.context();
    const later = { ...context, now: () => new Date(Date.now() + 26 * DAY_MS) };
    expect(await remindOwed(later)).toBe(1);
    expect(await remindOwed(later)).toBe(0);

    // Only who owes it pays it, and only who is owed says it came.
    expect((await world.begin('settlement', settlementId, parties.buyer)).status).toBe(404);
    expect((await step('owner', settlementId, 'received', {})).status).toBe(404);
    const order = await world.begin('settlement', settlementId, parties.owner);
    expect(order.body.data).toMatchObject({ orderId: expect.any(String) });
    expect((await world.playOut(order.body.data.orderId)).state).toBe('paid');
    expect(await world.valueIn('settlements', settlementId)).toBe('settled');
    expect(await world.balance(`asset:owed-by:${parties.owner.id}`)).toBe(0);
    expect((await world.money(parties.buyer, id)).forfeited).toBe(25_000);
    expect(await moneyOf(id)).toMatchObject({ held: 0 });
    const claim = { bankAccountId: world.accounts.buyer };
    const taken = await as(parties.buyer, 'POST', `/propertypayment/forfeit/${id}`, claim);
    expect(taken.status).toBe(200);
    expect((await world.money(parties.buyer, id)).forfeited).toBe(0);
  });

  test('is taken back where it has not left us yet', async () => {
    // Above the limit, so that its payout waits for two of staff.
    const { id } = await withRelease(300_000);
    const settlementId = await proposed('owner', id, 580_000, 580_000);
    expect((await agree('buyer', settlementId)).body.data.state).toBe('settled');
    expect(await moneyOf(id)).toMatchObject({ refunded: 580_000, released: 0, held: 0 });
  });

  test('may be received otherwise, by the word of who is owed', async () => {
    const { id } = await withRelease(20_000);
    const settlementId = await proposed('buyer', id, 580_000, 580_000);
    await agree('owner', settlementId);
    expect((await step('buyer', settlementId, 'received', { note: 'By cheque.' })).status).toBe(
      200,
    );
    expect(await world.balance(`asset:owed-by:${parties.owner.id}`)).toBe(0);
    expect(await moneyOf(id)).toMatchObject({ refunded: 560_000, held: 0 });
  });
});

describe('steps of the two sides', () => {
  test('a counter takes the place of a proposal; one’s own is replaced', async () => {
    const { id } = await withInstalment();
    const first = await proposed('buyer', id, 580_000, 580_000);
    const second = await proposed('owner', id, 500_000, 580_000);
    expect(await world.valueIn('settlements', first)).toBe('countered');
    const third = await proposed('owner', id, 540_000, 580_000);
    expect(await world.valueIn('settlements', second)).toBe('withdrawn');
    expect((await agree('owner', third)).status).toBe(404);
    expect((await agree('buyer', third)).status).toBe(200);
    expect(await moneyOf(id)).toMatchObject({ refunded: 540_000, left: 40_000, held: 0 });
  });

  test('a wrong code, a stranger, other figures and more than was paid change nothing', async () => {
    const { id } = await withInstalment();
    const settlementId = await proposed('buyer', id, 580_000, 580_000);
    expect((await step('owner', settlementId, 'agree', { code: '000000' })).status).toBe(401);
    expect((await step('stranger', settlementId, 'refuse', { reason: REASON })).status).toBe(404);
    expect((await step('buyer', settlementId, 'refuse', { reason: REASON })).status).toBe(404);
    expect((await propose('owner', id, 100, 570_000)).status).toBe(409);
    expect((await propose('owner', id, 580_001, 580_000)).body.errors).toMatchObject([
      { path: 'toBuyer' },
    ]);
    expect(await world.valueIn('settlements', settlementId)).toBe('proposed');
    expect(await moneyOf(id)).toMatchObject({ refunded: 0, held: 580_000 });
  });

  test('what is paid after a proposal makes it void', async () => {
    const { id } = await world.paidBooking();
    const settlementId = await proposed('buyer', id, TOKEN, TOKEN);
    await world.plan(id, [FIRST, PRICE - TOKEN - FIRST]);
    const [{ id: instalmentId }] = await world.instalmentsOf(id);
    await world.pay('instalment', instalmentId);
    expect((await settlementsOf('owner', id)).settlements[0].isOutdated).toBe(true);
    expect((await agree('owner', settlementId)).status).toBe(409);
  });

  test('a cancellation by the rules ends what was proposed', async () => {
    const { id } = await world.paidBooking();
    const settlementId = await proposed('buyer', id, TOKEN, TOKEN);
    expect((await cancel('owner', id)).status).toBe(200);
    expect(await world.valueIn('settlements', settlementId)).toBe('lapsed');
  });

  test('a completed deal divides what is still held, and stays completed', async () => {
    const { id } = await world.paidBooking();
    expect((await as(parties.owner, 'POST', `/book/complete/${id}`)).status).toBe(200);
    const settlementId = await proposed('owner', id, TOKEN, TOKEN);
    expect((await agree('buyer', settlementId)).status).toBe(200);
    expect(await world.valueIn('bookings', id)).toBe('completed');
    expect(await moneyOf(id)).toMatchObject({ refunded: TOKEN, held: 0 });
  });
});

describe('staff', () => {
  test('decide after a disputed refusal, two of them above the limit', async () => {
    const { id } = await withInstalment();
    const settlementId = await proposed('buyer', id, 580_000, 580_000);
    expect((await staff(settlementId, 'decide', { toBuyer: 1, reason: REASON })).status).toBe(409);
    await step('owner', settlementId, 'refuse', { reason: 'I lost three months.' });
    await step('buyer', settlementId, 'dispute', { reason: 'The bank refused on time.' });
    const list = (await as(parties.staff, 'GET', '/admin/settlements')).body.data;
    expect(list.items).toMatchObject([
      {
        id: settlementId,
        total: 580_000,
        refusal: 'I lost three months.',
        answer: 'The bank refused on time.',
      },
    ]);
    const decision = { toBuyer: 550_000, reason: 'Three weeks of rent.' };
    const first = await staff(settlementId, 'decide', decision);
    expect(first.body.data).toEqual({ isDone: false });
    expect((await staff(settlementId, 'decide', decision)).body.data).toEqual({ isDone: false });
    expect(await world.valueIn('bookings', id)).toBe('paid');
    const colleague = await world.member('admin');
    const second = await as(
      colleague,
      'POST',
      `/admin/settlements/${settlementId}/decide`,
      decision,
    );
    expect(second.body.data).toEqual({ isDone: true });
    expect(await moneyOf(id)).toMatchObject({ refunded: 550_000, left: 30_000, held: 0 });
  });

  test('are asked by the clock where nobody answers, and may leave the deal as it is', async () => {
    const { id } = await world.paidBooking();
    const settlementId = await proposed('buyer', id, TOKEN, TOKEN);
    const context = world.context();
    expect(await escalateSettlements(context)).toBe(0);
    const later = { ...context, now: () => new Date(Date.now() + 8 * DAY_MS) };
    await escalateSettlements(later);
    expect(await world.valueIn('settlements', settlementId)).toBe('disputed');
    expect((await propose('owner', id, 0, TOKEN)).status).toBe(409);
    expect((await staff(settlementId, 'dismiss', { reason: REASON })).status).toBe(200);
    expect(await world.valueIn('bookings', id)).toBe('paid');
    expect(await moneyOf(id)).toMatchObject({ refunded: 0, held: TOKEN });
  });
});
