import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { cashfreeGateway } from '#server/ports/gateway/cashfree/cashfree.ts';
import type { PaymentGateway, WebhookEvent } from '#server/ports/gateway/gateway.ts';
import { playSandbox } from '#server/ports/gateway/sandbox/play.ts';
import { sendSandboxWebhooks } from '#server/ports/gateway/sandbox/send-webhooks.ts';
import { testContext, testDatabase } from '#tests/api/harness.ts';
import { aGatewayOrder, aRefund, aTransfer } from '#tests/builders/gateway-orders.ts';
import { PAYMENTS, PAYOUTS, startPaymentProvider } from '#tests/emulators/payment-provider.ts';

/** A gateway, and the payers and the clock beyond it. */
interface World {
  gateway: PaymentGateway;
  play(orderId: string, what: 'pay' | 'fail' | 'drop' | 'expire'): Promise<void>;
  /** The news of webhooks sent since the last call, as the gateway reads them. */
  news(): Promise<(WebhookEvent | undefined)[]>;
  /** Ends a refund that may be on its way. */
  endRefund(orderId: string, refundId: string): Promise<void>;
  close(): Promise<void>;
}

async function adapterWorld(): Promise<World> {
  const emulator = await startPaymentProvider();
  const gateway = cashfreeGateway({
    baseUrl: emulator.baseUrl,
    apiVersion: '2025-01-01',
    payments: PAYMENTS,
    payouts: PAYOUTS,
    escrowVendor: 'escrow_vendor',
    linkKey: Buffer.alloc(32, 1),
  });
  const sent: ReturnType<typeof emulator.webhook>[] = [];
  const STATUS = { pay: 'SUCCESS', fail: 'FAILED', drop: 'USER_DROPPED' } as const;
  return {
    gateway,
    async play(orderId, what) {
      const order = emulator.books.orders.get(orderId);
      if (what === 'expire' && order) order.order_status = 'EXPIRED';
      if (what === 'expire') return;
      sent.push(emulator.paymentWebhook(orderId, emulator.books.attempt(orderId, STATUS[what])));
    },
    async news() {
      return sent
        .splice(0)
        .map(({ body, headers }) => gateway.readWebhook(body, headers, new Date()));
    },
    async endRefund(orderId, refundId) {
      const refund = emulator.books.orders
        .get(orderId)
        ?.refunds.find((one) => one.refund_id === refundId);
      Object.assign(refund ?? {}, { refund_status: 'SUCCESS' });
      sent.push(emulator.webhook('REFUND_STATUS_WEBHOOK', { refund }));
    },
    close: () => emulator.close(),
  };
}

async function sandboxWorld(): Promise<World> {
  const database = await testDatabase();
  const context = testContext(database.db);
  const { gateway } = context.ports;
  return {
    gateway,
    async play(orderId, what) {
      await playSandbox(context.db, orderId, what === 'expire' ? 'time-out' : what);
    },
    async news() {
      const read: (WebhookEvent | undefined)[] = [];
      await sendSandboxWebhooks(context, {
        post: async (_url, body, headers) => {
          read.push(gateway.readWebhook(Buffer.from(body), new Headers(headers), new Date()));
          return 200;
        },
      });
      return read;
    },
    endRefund: async () => {},
    close: () => database.close(),
  };
}

describe.each([
  ['the adapter over HTTP', adapterWorld],
  ['the sandbox', sandboxWorld],
])('%s', (_, open) => {
  let world: World;
  let gateway: PaymentGateway;
  const refused = expect.objectContaining({ reason: 'refused' });
  beforeAll(async () => {
    world = await open();
    gateway = world.gateway;
  });
  afterAll(() => world.close());

  async function anOpenOrder(other = {}) {
    const order = aGatewayOrder(other);
    await gateway.openOrder(order);
    return order;
  }
  async function aPaidOrder(other = {}) {
    const order = await anOpenOrder(other);
    await world.play(order.publicId, 'pay');
    await world.news();
    return order;
  }

  test('an order opens once', async () => {
    const order = aGatewayOrder();
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => gateway.openOrder(order)));
    expect(others).toEqual([first, first]);
    expect(first?.sessionId).toBeTruthy();
    expect(await gateway.statusOf(order.publicId)).toEqual({
      state: 'active',
      totalPaise: 170_00,
      payments: [],
    });
    await expect(gateway.openOrder({ ...order, totalPaise: paise(171_00) })).rejects.toEqual(
      refused,
    );
  });

  test('what it does not know', async () => {
    expect(await gateway.statusOf('ps_nothing')).toBeUndefined();
    expect(await gateway.refundOf('ps_nothing', 'rf_nothing')).toBeUndefined();
    expect(await gateway.transferOf('po_nothing')).toBeUndefined();
    await expect(gateway.terminate('ps_nothing')).rejects.toEqual(refused);
    await expect(gateway.refund('ps_nothing', aRefund(paise(100)))).rejects.toEqual(refused);
    const { publicId } = await aPaidOrder();
    expect(await gateway.refundOf(publicId, 'rf_nothing')).toBeUndefined();
  });

  test('orders that make no sense are refused', async () => {
    await expect(gateway.openOrder(aGatewayOrder({ publicId: 'a b' }))).rejects.toEqual(refused);
    const expiresAt = new Date(Date.now() - 1_000);
    await expect(gateway.openOrder(aGatewayOrder({ expiresAt }))).rejects.toEqual(refused);
  });

  test('a payment is told of and stands in the books, to the paisa', async () => {
    const order = await anOpenOrder({ totalPaise: paise(1_180_29) });
    await world.play(order.publicId, 'fail');
    await world.play(order.publicId, 'drop');
    await world.play(order.publicId, 'pay');
    const standing = await gateway.statusOf(order.publicId);
    expect(standing).toMatchObject({
      state: 'paid',
      totalPaise: 1_180_29,
      payments: [
        { state: 'failed', amountPaise: 1_180_29 },
        { state: 'dropped' },
        { state: 'success', method: 'upi' },
      ],
    });
    const news = await world.news();
    expect(news).toMatchObject([
      { kind: 'payment', type: 'PAYMENT_FAILED_WEBHOOK', payment: { state: 'failed' } },
      { kind: 'payment', type: 'PAYMENT_USER_DROPPED_WEBHOOK', payment: { state: 'dropped' } },
      {
        kind: 'payment',
        type: 'PAYMENT_SUCCESS_WEBHOOK',
        orderId: order.publicId,
        payment: { state: 'success', amountPaise: 1_180_29 },
      },
    ]);
    const ids = news.map((one) => one?.kind === 'payment' && one.payment.gatewayPaymentId);
    expect(standing?.payments.map((one) => one.gatewayPaymentId)).toEqual(ids);
  });

  test('a second payment on one order shows as two', async () => {
    const { publicId } = await aPaidOrder();
    await world.play(publicId, 'pay');
    const standing = await gateway.statusOf(publicId);
    expect(standing?.payments.map(({ state }) => state)).toEqual(['success', 'success']);
    expect(new Set(standing?.payments.map((one) => one.gatewayPaymentId)).size).toBe(2);
    await world.news();
  });

  test('an order ends by its time or by us, but not once it is paid', async () => {
    const expired = await anOpenOrder();
    await world.play(expired.publicId, 'expire');
    expect(await gateway.statusOf(expired.publicId)).toMatchObject({ state: 'expired' });
    await gateway.terminate(expired.publicId);

    const ended = await anOpenOrder();
    await gateway.terminate(ended.publicId);
    await gateway.terminate(ended.publicId);
    expect(await gateway.statusOf(ended.publicId)).toMatchObject({ state: 'terminated' });

    const paid = await aPaidOrder();
    await expect(gateway.terminate(paid.publicId)).rejects.toEqual(refused);
    expect(await gateway.statusOf(paid.publicId)).toMatchObject({ state: 'paid' });
  });

  test('a payment after the end counts as paid', async () => {
    const { publicId } = await anOpenOrder();
    await world.play(publicId, 'expire');
    await world.play(publicId, 'pay');
    expect(await gateway.statusOf(publicId)).toMatchObject({ state: 'paid' });
    await world.news();
  });

  test('a refund is made once, and told of', async () => {
    const { publicId } = await aPaidOrder();
    const refund = aRefund(paise(50_25));
    const [first] = await Promise.all([1, 2, 3].map(() => gateway.refund(publicId, refund)));
    expect(first).toMatchObject({ publicId: refund.publicId, amountPaise: 50_25 });
    await world.endRefund(publicId, refund.publicId);
    expect(await gateway.refundOf(publicId, refund.publicId)).toMatchObject({
      state: 'done',
      gatewayRefundId: first?.gatewayRefundId,
      amountPaise: 50_25,
    });
    expect(await world.news()).toMatchObject([
      {
        kind: 'refund',
        orderId: publicId,
        refund: { publicId: refund.publicId, state: 'done', amountPaise: 50_25 },
      },
    ]);
    await expect(
      gateway.refund(publicId, { ...refund, amountPaise: paise(60_00) }),
    ).rejects.toEqual(refused);
  });

  test('refunds at once never exceed what was captured', async () => {
    const { publicId } = await aPaidOrder();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => gateway.refund(publicId, aRefund(paise(60_00)))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await world.news();
  });

  test('nothing goes back of what was not paid', async () => {
    const { publicId } = await anOpenOrder();
    await expect(gateway.refund(publicId, aRefund(paise(100)))).rejects.toEqual(refused);
  });

  test('a transfer is made once, or fails at the bank', async () => {
    const transfer = aTransfer();
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => gateway.transfer(transfer)));
    expect(others).toEqual([first, first]);
    expect(first).toMatchObject({ publicId: transfer.publicId, state: 'paid' });
    expect(await gateway.transferOf(transfer.publicId)).toEqual(first);
    const failing = aTransfer({ accountNumber: '12345670000' });
    expect(await gateway.transfer(failing)).toMatchObject({
      state: 'failed',
      message: expect.any(String),
    });
  });

  test('a webhook that is altered, stale or unsigned tells nothing', () => {
    const headers = new Headers({
      'x-webhook-signature': 'bm8=',
      'x-webhook-timestamp': String(Date.now()),
    });
    expect(gateway.readWebhook(Buffer.from('{}'), headers, new Date())).toBeUndefined();
    expect(gateway.readWebhook(Buffer.from('{}'), new Headers(), new Date())).toBeUndefined();
  });
});
