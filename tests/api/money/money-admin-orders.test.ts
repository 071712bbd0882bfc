import { beforeAll, describe, expect, test } from 'vitest';
import { settle } from '#server/money/payments/settle.ts';
import { GatewayError } from '#server/ports/gateway/gateway.ts';
import { type Payer, paymentDesk, TOTAL_PAISE } from './payment-desk.ts';

const desk = paymentDesk();
const TOTAL = TOTAL_PAISE / 100;
const REASON = 'The work was not as described.';

let staff: Payer;
beforeAll(async () => {
  staff = await desk.aStaff();
});

async function aPaidOrder(payer?: Payer): Promise<string> {
  const orderId = await desk.anOrder(payer);
  await desk.play(orderId, 'pay-no-webhook');
  await settle(desk.context(), orderId);
  return orderId;
}

const get = async (orderId: string) =>
  (await desk.as(staff, 'GET', `/admin/orders/${orderId}`)).body.data;

const refund = (orderId: string, amount: number, refunded = 0) =>
  desk.as(staff, 'POST', `/admin/orders/${orderId}/refund`, { amount, refunded, reason: REASON });

const list = async (query: string) =>
  (await desk.as(staff, 'GET', `/admin/orders?${query}`)).body.data;

describe('orders for staff', () => {
  test('are found by id, by payer, by state, by purpose and by day', async () => {
    const payer = await desk.aPayer();
    const paid = await aPaidOrder(payer);
    const open = await desk.anOrder(payer, { priceItemId: 1 });
    const { payer: shown } = await get(paid);
    const idsOf = async (query: string) =>
      (await list(query)).items.map(({ orderId }: { orderId: string }) => orderId);
    const today = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
    expect(await idsOf(`q=${paid}`)).toEqual([paid]);
    expect(await idsOf(`q=${shown.email}`)).toEqual([open, paid]);
    expect(await idsOf(`q=${encodeURIComponent(shown.name)}&state=paid`)).toEqual([paid]);
    expect(await idsOf(`q=${shown.email}&purpose=token`)).toEqual([]);
    expect(await idsOf(`q=${shown.email}&from=${today}&to=${today}`)).toEqual([open, paid]);
    expect(await idsOf(`q=${shown.email}&to=2020-01-01`)).toEqual([]);
    // No wildcards of the database’s own.
    expect(await idsOf('q=%25')).toEqual([]);
    const first = await list(`q=${shown.email}&pageSize=1`);
    const second = await list(`q=${shown.email}&pageSize=1&cursor=${first.nextCursor}`);
    expect([first.total, second.total, second.nextCursor]).toEqual([2, 2, null]);
    expect(second.items[0].orderId).toBe(paid);
  });

  test('show all that happened: payments, refunds, ledger, timeline and audit', async () => {
    const orderId = await aPaidOrder();
    expect(await get(orderId)).toMatchObject({ state: 'paid', refundable: TOTAL, refunded: 0 });
    expect((await refund(orderId, 500.25)).status).toBe(200);
    await desk.context().background.idle();
    const order = await get(orderId);
    expect(order).toMatchObject({
      refunded: 500.25,
      refundable: (TOTAL_PAISE - 50_025) / 100,
      payments: [{ state: 'success', isGrant: true, amount: TOTAL }],
      refunds: [{ state: 'done', amount: 500.25, requestedBy: 'Ketaki Phadke', reason: REASON }],
      papers: [{ kind: 'invoice' }, { kind: 'credit-note' }],
    });
    expect(order.ledger.map(({ kind }: { kind: string }) => kind)).toEqual([
      'capture',
      'refund',
      'refund-done',
    ]);
    for (const { entries } of order.ledger) {
      const sum = (side: 'debit' | 'credit') =>
        entries.reduce((all: number, entry: Record<string, number>) => all + (entry[side] ?? 0), 0);
      expect(sum('debit')).toBeCloseTo(sum('credit'), 5);
    }
    expect(order.timeline).toContainEqual(
      expect.objectContaining({ about: 'refund', event: 'succeed', by: 'gateway' }),
    );
    expect(order.audit).toContainEqual(
      expect.objectContaining({ action: 'refund.request', actor: 'Ketaki Phadke' }),
    );
  });
});

describe('refunds by staff', () => {
  test('beyond what was captured are refused in words, and nothing is written', async () => {
    const orderId = await aPaidOrder();
    const answer = await refund(orderId, TOTAL + 0.01);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe('At most ₹ 1,178.83 of this can be returned.');
    expect((await get(orderId)).refunds).toEqual([]);
    const unpaid = await desk.anOrder();
    expect((await refund(unpaid, 1)).body.message).toBe('Nothing was paid that could be returned.');
    expect((await refund(orderId, 0)).status).toBe(422);
    expect((await refund(orderId, 1.005)).status).toBe(422);
  });

  test('pressed many times at once go out once', async () => {
    const orderId = await aPaidOrder();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(orderId, 100)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(7).fill(409)]);
    expect((await get(orderId)).refunded).toBe(100);
  });

  test('that failed are tried again once, however often it is pressed', async () => {
    const orderId = await aPaidOrder();
    const { refundId } = (await refund(orderId, 100.13)).body.data;
    await desk.context().background.idle();
    // The sandbox lets it fail after a while.
    desk.bend.ms += 60_000;
    await desk.as(staff, 'POST', `/admin/orders/${orderId}/ask`);
    expect(await get(orderId)).toMatchObject({
      hasFailedRefund: true,
      refunds: [{ state: 'failed' }],
    });
    const again = () => desk.as(staff, 'POST', `/admin/refunds/${refundId}/retry`);
    const statuses = (await Promise.all([again(), again(), again()])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await again()).status).toBe(404);
    const { audit, refunds } = await get(orderId);
    expect(refunds).toHaveLength(1);
    expect(audit).toContainEqual(expect.objectContaining({ action: 'refund.retry' }));
  });
});

describe('asking the gateway', () => {
  test('applies a payment of which no news came', async () => {
    const orderId = await desk.anOrder();
    await desk.play(orderId, 'pay-no-webhook');
    expect((await get(orderId)).state).toBe('open');
    const answer = await desk.as(staff, 'POST', `/admin/orders/${orderId}/ask`);
    expect(answer.body).toMatchObject({
      message: 'The gateway says: paid.',
      data: { state: 'paid', isKnown: true },
    });
    expect((await get(orderId)).audit).toContainEqual(
      expect.objectContaining({ action: 'order.ask', actor: 'Ketaki Phadke' }),
    );
  });

  test('says so where it does not know the order, or is away', async () => {
    desk.bend.openOrder = 'away';
    const payer = await desk.aPayer();
    await desk.create(payer);
    desk.bend.openOrder = undefined;
    const [{ orderId }] = (await list('state=created')).items;
    const ask = () => desk.as(staff, 'POST', `/admin/orders/${orderId}/ask`);
    expect((await ask()).body).toMatchObject({
      message: 'The gateway does not know it.',
      data: { isKnown: false },
    });
    desk.bend.statusOf = () => {
      throw new GatewayError('away', 'no answer');
    };
    expect((await ask()).status).toBe(503);
    desk.bend.statusOf = undefined;
  });
});
