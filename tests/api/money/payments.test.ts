import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { coupons } from '#server/db/schema/index.ts';
import { settle } from '#server/money/payments/settle.ts';
import { settlePending } from '#server/money/payments/settle-pending.ts';
import { paymentDesk, TOTAL_PAISE } from './payment-desk.ts';
import { LIST_PAISE, soldOut } from './simple-purposes.ts';

const desk = paymentDesk();
const { bend } = desk;

const PAID_ONCE = {
  state: 'paid',
  payments: [{ state: 'success', is_grant: true, amount_paise: TOTAL_PAISE }],
  refunds: [],
  given: [{ quantity: 1, revoked: false }],
  papers: [{ kind: 'invoice', total_paise: TOTAL_PAISE }],
  ledger: [
    { account: 'asset:gateway', paise: TOTAL_PAISE },
    { account: 'income:propertyAnalysis', paise: -LIST_PAISE },
    { account: 'liability:gst:cgst', paise: -(TOTAL_PAISE - LIST_PAISE) / 2 },
    { account: 'liability:gst:sgst', paise: -(TOTAL_PAISE - LIST_PAISE) / 2 },
  ],
};

describe('beginning to pay', () => {
  test('50 at once with one key are one order, opened once, answered alike', async () => {
    const payer = await desk.aPayer();
    await desk
      .context()
      .db.insert(coupons)
      .values({
        code: 'ONCE',
        percentOff: 10,
        startsAt: new Date(0),
        endsAt: new Date(Date.now() + 1e9),
        mostUses: 1,
        createdBy: payer.id,
      });
    bend.opened.length = 0;
    const body = { idempotencyKey: randomUUID(), coupon: 'once' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => desk.create(payer, body)));
    const [first] = answers;
    expect(first?.body).toMatchObject({
      status: 1,
      data: {
        state: 'open',
        checkoutUrl: expect.stringContaining('/sandbox/checkout/'),
        amounts: { list: 999.01, discount: 99.9, net: 899.11, cgst: 80.92, sgst: 80.92, igst: 0 },
      },
    });
    for (const { status, body } of answers) expect([status, body]).toEqual([200, first?.body]);
    expect(bend.opened).toHaveLength(1);
    expect(await desk.query('select id from orders where person_id = $1', payer.id)).toHaveLength(
      1,
    );
    const later = await desk.create(payer, body);
    expect(later.body).toEqual(first?.body);
  });

  test('the same key for something else is refused, and says so', async () => {
    const payer = await desk.aPayer();
    const idempotencyKey = randomUUID();
    await desk.create(payer, { idempotencyKey });
    for (const other of [{ purpose: 'subscription' }, { subjectId: 7 }, { coupon: 'ONCE' }]) {
      const answer = await desk.create(payer, { idempotencyKey, ...other });
      expect([answer.status, answer.body.message]).toEqual([
        409,
        expect.stringContaining('idempotency key was used for another request'),
      ]);
    }
    // Another's key is another key.
    expect((await desk.create(await desk.aPayer(), { idempotencyKey })).status).toBe(200);
  });

  test('while the gateway is away the order waits, and the same key continues it', async () => {
    const payer = await desk.aPayer();
    const body = { idempotencyKey: randomUUID() };
    bend.openOrder = 'away';
    const refused = await desk.create(payer, body);
    bend.openOrder = 'done, but no answer';
    const halfDone = await desk.create(payer, body);
    bend.openOrder = undefined;
    expect([refused.status, halfDone.status]).toEqual([503, 503]);
    expect(refused.body.message).toContain('Nothing was charged');
    const found = await desk.query<{ state: string }>(
      'select state from orders where person_id = $1',
      payer.id,
    );
    expect(found).toEqual([{ state: 'created' }]);
    const opened = await desk.create(payer, body);
    expect([opened.status, opened.body.data.state]).toEqual([200, 'open']);
  });

  test('only for whom it is, and only with a phone to be reached by', async () => {
    const payer = await desk.aPayer();
    expect((await desk.create(payer, { purpose: 'promoteProfile' })).status).toBe(404);
    await desk.query('update people set mobile = null where id = $1', payer.id);
    const answer = await desk.create(payer);
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('mobile')]);
  });
});

describe('an order is paid by the gateway’s word alone', () => {
  test('who comes back with a forged address gets nothing', async () => {
    const payer = await desk.aPayer();
    const orderId = await desk.anOrder(payer);
    const forged = `order_id=${orderId}&status=SUCCESS&payment_status=SUCCESS&txStatus=PAID`;
    const answer = await desk.as(payer, 'GET', `/propertyanalysis/getCallBack?${forged}`);
    expect(answer.body.data).toMatchObject({ state: 'open', outcome: 'waiting', granted: null });
    const refreshed = await desk.as(payer, 'POST', `/payment/refresh/${orderId}`);
    expect(refreshed.body.data).toMatchObject({ state: 'open', granted: null, invoiceId: null });
    expect((await desk.books(orderId)).given).toEqual([]);
    // Not by another's, nor by a call for something else.
    const stranger = await desk.aPayer();
    for (const [who, path] of [
      [stranger, '/propertyanalysis'],
      [payer, '/propertysubscription'],
      [payer, '/contact'],
    ] as const) {
      const { status } = await desk.as(who, 'GET', `${path}/getCallBack?order_id=${orderId}`);
      expect([path, status]).toEqual([path, 404]);
    }
  });

  test('the way back reads what is established, and establishes nothing', async () => {
    const payer = await desk.aPayer();
    const orderId = await desk.anOrder(payer);
    await desk.play(orderId, 'pay-no-webhook');
    const back = () => desk.as(payer, 'GET', `/propertyanalysis/getCallBack?order_id=${orderId}`);
    expect((await back()).body.data.outcome).toBe('waiting');
    const refreshed = await desk.as(payer, 'POST', `/payment/refresh/${orderId}`);
    expect(refreshed.body.data).toMatchObject({
      state: 'paid',
      outcome: 'paid',
      granted: 'Property analysis for a month',
      invoiceId: expect.any(Number),
      retry: null,
    });
    expect((await back()).body.data).toEqual(refreshed.body.data);
    expect(await desk.books(orderId)).toEqual(PAID_ONCE);
  });

  test('a failed and a dropped attempt leave it open to be tried again', async () => {
    const payer = await desk.aPayer();
    const orderId = await desk.anOrder(payer);
    for (const [outcome, told] of [
      ['fail', 'failed'],
      ['drop', 'dropped'],
    ] as const) {
      await desk.play(orderId, outcome);
      bend.ms += 3_000;
      const { body } = await desk.as(payer, 'POST', `/payment/refresh/${orderId}`);
      expect(body.data).toMatchObject({ state: 'open', outcome: told, retry: { how: 'pay' } });
    }
    await desk.play(orderId, 'pay');
    await settle(desk.context(), orderId);
    expect((await desk.books(orderId)).state).toBe('paid');
  });

  test('a payment of which nobody told is found, once', async () => {
    const orderId = await desk.anOrder();
    await desk.play(orderId, 'pay-late-webhook');
    bend.ms += 60_000;
    await Promise.all([settlePending(desk.context(), 100), settlePending(desk.context(), 100)]);
    expect(await desk.books(orderId)).toEqual(PAID_ONCE);
    const [late = ''] = await desk.newsOf(orderId);
    expect((await desk.post(late)).status).toBe(200);
    await settlePending(desk.context(), 100);
    expect(await desk.books(orderId)).toEqual(PAID_ONCE);
  });

  test('charged though the order was never seen to open: reconciled, not doubled', async () => {
    const payer = await desk.aPayer();
    const body = { idempotencyKey: randomUUID() };
    bend.openOrder = 'done, but no answer';
    expect((await desk.create(payer, body)).status).toBe(503);
    bend.openOrder = undefined;
    const [order] = await desk.query<{ public_id: string }>(
      'select public_id from orders where person_id = $1',
      payer.id,
    );
    const orderId = order?.public_id ?? '';
    await desk.play(orderId, 'pay-no-webhook');
    bend.ms += 60_000;
    await settlePending(desk.context(), 100);
    expect(await desk.books(orderId)).toEqual(PAID_ONCE);
    const again = await desk.create(payer, body);
    expect(again.body.data).toMatchObject({ orderId, state: 'paid', checkoutUrl: null });
    expect(await desk.books(orderId)).toEqual(PAID_ONCE);
  });
});

const GIVEN_BACK = {
  state: 'returned',
  payments: [{ state: 'success', is_grant: false, amount_paise: TOTAL_PAISE }],
  refunds: [{ state: 'done', amount_paise: TOTAL_PAISE }],
  given: [],
  papers: [],
  ledger: [],
};

describe('what cannot be given goes back', () => {
  test('sold out meanwhile', async () => {
    const payer = await desk.aPayer();
    const orderId = await desk.anOrder(payer);
    await desk.play(orderId, 'pay');
    bend.refusal = soldOut();
    await settle(desk.context(), orderId);
    bend.refusal = undefined;
    await desk.context().background.idle();
    expect(await desk.books(orderId)).toEqual(GIVEN_BACK);
    const { body } = await desk.as(payer, 'GET', `/payment/order/${orderId}`);
    expect(body.data).toMatchObject({
      outcome: 'returned',
      granted: null,
      retry: { how: 'begin', url: '/propertyAnalysisPayment' },
      refunds: [{ state: 'done', reason: 'It is sold out.' }],
    });
  });

  test('paid twice: one buys, one goes back', async () => {
    const orderId = await desk.anOrder();
    await desk.play(orderId, 'pay-twice');
    await Promise.all(Array.from({ length: 10 }, () => settle(desk.context(), orderId)));
    await desk.context().background.idle();
    const books = await desk.books(orderId);
    expect(books).toMatchObject({
      state: 'paid',
      refunds: [{ state: 'done', amount_paise: TOTAL_PAISE }],
      papers: PAID_ONCE.papers,
      ledger: PAID_ONCE.ledger,
    });
    expect(
      books.payments.map((payment) => (payment as { is_grant: boolean }).is_grant).sort(),
    ).toEqual([false, true]);
  });

  test('an amount that is not the order’s buys nothing', async () => {
    const orderId = await desk.anOrder();
    await desk.play(orderId, 'pay');
    bend.statusOf = (standing) =>
      standing && {
        ...standing,
        payments: standing.payments.map((payment) => ({ ...payment, amountPaise: paise(1_00) })),
      };
    await settle(desk.context(), orderId);
    bend.statusOf = undefined;
    await desk.context().background.idle();
    expect(await desk.books(orderId)).toMatchObject({
      state: 'returned',
      given: [],
      papers: [],
      refunds: [{ state: 'done', amount_paise: 1_00 }],
      ledger: [],
    });
    const audits = await desk.query<{ detail: { amountPaise: number; why: string } }>(
      `select detail from audit_log where action = 'payment.giveBack' and subject_id = $1`,
      (await desk.rowOf(orderId)).id,
    );
    expect(audits).toMatchObject([{ detail: { amountPaise: 1_00, totalPaise: TOTAL_PAISE } }]);
  });
});

describe('the end of an order', () => {
  test('runs out, and a payment that still arrives counts', async () => {
    const orderId = await desk.anOrder();
    bend.ms += 35 * 60_000;
    await settlePending(desk.context(), 100);
    expect((await desk.rowOf(orderId)).state).toBe('open');
    bend.ms += 10 * 60_000;
    await settlePending(desk.context(), 100);
    expect((await desk.rowOf(orderId)).state).toBe('expired');
    await desk.play(orderId, 'pay-no-webhook');
    bend.ms += 61 * 60_000;
    await settlePending(desk.context(), 100);
    expect(await desk.books(orderId)).toEqual(PAID_ONCE);
  });

  test('cancelled, and so again; a payment before or after it counts', async () => {
    const payer = await desk.aPayer();
    const [before, after] = [await desk.anOrder(payer), await desk.anOrder(payer)];
    const cancel = (orderId: string) => desk.as(payer, 'POST', `/payment/cancel/${orderId}`);
    await desk.play(before, 'pay-no-webhook');
    expect((await cancel(before)).body.data.state).toBe('paid');
    for (const _ of [1, 2]) {
      expect((await cancel(after)).body.data).toMatchObject({
        state: 'cancelled',
        outcome: 'ended',
        retry: { how: 'begin', url: '/propertyAnalysisPayment' },
      });
    }
    await desk.play(after, 'pay');
    const [news = ''] = await desk.newsOf(after);
    await desk.post(news);
    expect(await desk.books(after)).toEqual(PAID_ONCE);
    expect((await desk.as(await desk.aPayer(), 'POST', `/payment/cancel/${after}`)).status).toBe(
      404,
    );
  });

  test('what was never opened ends too', async () => {
    const payer = await desk.aPayer();
    bend.openOrder = 'away';
    await desk.create(payer);
    bend.openOrder = undefined;
    bend.ms += 60 * 60_000;
    await settlePending(desk.context(), 100);
    expect(await desk.query('select state from orders where person_id = $1', payer.id)).toEqual([
      { state: 'expired' },
    ]);
  });
});
