import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { type CashfreeOptions, cashfreeGateway } from '#server/ports/gateway/cashfree/cashfree.ts';
import { aGatewayOrder, aRefund, aTransfer } from '#tests/builders/gateway-orders.ts';
import {
  PAYMENT_TROUBLES,
  PAYMENTS,
  PAYOUTS,
  startPaymentProvider,
} from '#tests/emulators/payment-provider.ts';
import { patience } from '#tests/patience.ts';

let emulator: Awaited<ReturnType<typeof startPaymentProvider>>;
const reports: string[] = [];

beforeAll(async () => {
  emulator = await startPaymentProvider();
});
afterAll(() => emulator.close());
beforeEach(() => {
  emulator.troubles.length = 0;
  emulator.requests.length = 0;
  reports.length = 0;
});

const LINK_KEY = Buffer.alloc(32, 1);
/** For what never comes; all else is waited for. */
const HASTY = { timeoutMs: 300 };

function provider(other: Partial<CashfreeOptions> = {}) {
  return cashfreeGateway({
    baseUrl: `${emulator.baseUrl}/`,
    apiVersion: '2025-01-01',
    payments: PAYMENTS,
    payouts: PAYOUTS,
    escrowVendor: 'escrow_vendor',
    linkKey: LINK_KEY,
    timeoutMs: patience(2),
    report: (what) => reports.push(what),
    ...other,
  });
}
const away = expect.objectContaining({ reason: 'away' });
const refused = expect.objectContaining({ reason: 'refused' });

describe('what is sent', () => {
  test('an order in rupees, with where to lead back and whom to tell', async () => {
    const order = aGatewayOrder({ totalPaise: paise(1_180_29) });
    await provider().openOrder(order);
    expect(emulator.requests).toMatchObject([
      {
        method: 'POST',
        path: '/pg/orders',
        key: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-/),
        body: {
          order_id: order.publicId,
          order_amount: 1180.29,
          order_currency: 'INR',
          customer_details: { customer_id: '7', customer_phone: '9822012345' },
          order_meta: { return_url: order.returnUrl, notify_url: order.notifyUrl },
          order_expiry_time: order.expiresAt.toISOString(),
          order_tags: { funds: 'platform' },
        },
      },
    ]);
    expect(emulator.requests[0]?.body).not.toHaveProperty('order_splits');
  });

  test('money held for others is split to the escrow account', async () => {
    await provider().openOrder(aGatewayOrder({ funds: 'escrow' }));
    expect(emulator.requests[0]?.body).toMatchObject({
      order_tags: { funds: 'escrow' },
      order_splits: [{ vendor_id: 'escrow_vendor', percentage: 100 }],
    });
  });

  test('a transfer with the receiver’s details', async () => {
    const transfer = aTransfer();
    await provider().transfer(transfer);
    expect(emulator.requests).toMatchObject([
      {
        path: '/payout/transfers',
        body: {
          transfer_id: transfer.publicId,
          transfer_amount: 45000.5,
          transfer_mode: 'banktransfer',
          beneficiary_details: {
            beneficiary_name: 'Asha Rao',
            beneficiary_instrument_details: {
              bank_account_number: '026291800001191',
              bank_ifsc: 'YESB0000262',
            },
          },
        },
      },
    ]);
  });

  test('an id cannot leave its place in the address', async () => {
    expect(await provider().statusOf('../payments?x=1')).toBeUndefined();
    expect(emulator.requests[0]?.path).toBe('/pg/orders/..%2Fpayments%3Fx%3D1');
  });
});

describe('once, whatever becomes of the answer', () => {
  test.each([
    'done, but no answer',
    'done, but the connection cut',
    'done, but a server error',
  ] as const)('an order: %s', async (trouble) => {
    const order = aGatewayOrder();
    emulator.troubles.push(trouble);
    await expect(provider(HASTY).openOrder(order)).rejects.toEqual(away);
    const opened = await provider().openOrder(order);
    expect(emulator.books.orders.get(order.publicId)).toMatchObject({
      cf_order_id: opened.gatewayId,
      payment_session_id: opened.sessionId,
    });
  });

  test('an order opened before, with another time to pay', async () => {
    const order = aGatewayOrder();
    const opened = await provider().openOrder(order);
    const later = { ...order, expiresAt: new Date(order.expiresAt.getTime() + 60_000) };
    expect(await provider().openOrder(later)).toEqual(opened);
    expect(emulator.requests.map(({ method }) => method)).toEqual(['POST', 'POST', 'GET']);
  });

  test('a refund', async () => {
    const order = aGatewayOrder();
    await provider().openOrder(order);
    emulator.books.attempt(order.publicId, 'SUCCESS');
    const refund = aRefund(paise(50_25));
    emulator.troubles.push('done, but no answer');
    await expect(provider(HASTY).refund(order.publicId, refund)).rejects.toEqual(away);
    expect(await provider().refund(order.publicId, refund)).toMatchObject({
      publicId: refund.publicId,
      amountPaise: 50_25,
      state: 'processing',
    });
    expect(emulator.books.orders.get(order.publicId)?.refunds).toHaveLength(1);
  });

  test('a transfer', async () => {
    const transfer = aTransfer();
    emulator.troubles.push('done, but the connection cut');
    await expect(provider().transfer(transfer)).rejects.toEqual(away);
    expect(await provider().transfer(transfer)).toMatchObject({ state: 'paid' });
    expect(emulator.books.transfers.get(transfer.publicId)).toBeDefined();
  });
});

describe('a provider of no use', () => {
  test.each(PAYMENT_TROUBLES)('%s', async (trouble) => {
    const order = aGatewayOrder();
    const gateway = provider(HASTY);
    const calls = [
      () => gateway.openOrder(order),
      () => gateway.statusOf(order.publicId),
      () => gateway.refund(order.publicId, aRefund(paise(100))),
      () => gateway.refundOf(order.publicId, 'rf_1'),
      () => gateway.transfer(aTransfer()),
      () => gateway.transferOf('po_1'),
    ];
    for (const call of calls) {
      emulator.troubles.push(trouble);
      await expect(call()).rejects.toEqual(away);
    }
    expect(reports).toHaveLength(calls.length);
    const told = reports.join(' ');
    for (const secret of [PAYMENTS.secret, '9822012345', '026291800001191', order.publicId]) {
      expect(told).not.toContain(secret);
    }
  });

  test('nobody there', async () => {
    const gateway = provider({ baseUrl: 'http://127.0.0.1:9' });
    await expect(gateway.statusOf('ps_1')).rejects.toEqual(away);
  });

  test('credentials that do not hold', async () => {
    const gateway = provider({ payments: { id: 'x', secret: 'y' } });
    await expect(gateway.openOrder(aGatewayOrder())).rejects.toEqual(away);
  });

  test('payments without a word about themselves are not believed', async () => {
    const order = aGatewayOrder();
    await provider().openOrder(order);
    emulator.books.attempt(order.publicId, 'SUCCESS', { payment_amount: '170 rupees' });
    await expect(provider().statusOf(order.publicId)).rejects.toEqual(away);
  });
});

test('what makes no sense is refused with the provider’s words', async () => {
  const order = aGatewayOrder({ customer: { id: '7', name: '', email: '', phone: '12' } });
  await expect(provider().openOrder(order)).rejects.toEqual(refused);
  await expect(provider().openOrder(order)).rejects.toThrow('customer_details is invalid');
});

test('a checkout is reached by a marked page of ours', () => {
  expect(provider().checkoutUrl('session_x')).toMatch(
    /^\/payment\/checkout\/session_x\?mark=[\w-]{22}$/,
  );
});
