import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { paise, toDecimals } from '#domain/lib/money.ts';
import { newsOf } from '#server/ports/gateway/cashfree/read-webhook.ts';
import { isGenuine } from '#server/ports/gateway/cashfree/webhook-signature.ts';
import { checkoutMark, isCheckoutMark } from '#server/ports/gateway/checkout-mark.ts';
import { rupees, rupeesOf } from '#server/ports/gateway/rupees.ts';
import { WEBHOOK_FRESH_MS } from '#server/ports/gateway/webhook-proof.ts';

const SECRET = 'a secret of the provider';
const NOW = new Date('2026-11-21T10:00:00Z');
const BODY =
  '{"data":{"order":{"order_id":"ps_1"},"payment":{"cf_payment_id":14910,"payment_status":"SUCCESS",' +
  '"payment_amount":170.00,"payment_currency":"INR","payment_message":null,' +
  '"payment_time":"2026-11-21T15:29:00+05:30","payment_group":"debit_card"}},' +
  '"event_time":"2026-11-21T15:29:01+05:30","type":"PAYMENT_SUCCESS_WEBHOOK"}';

function signed(body: string, at = NOW, secret = SECRET) {
  const timestamp = String(at.getTime());
  const signature = createHmac('sha256', secret)
    .update(timestamp + body)
    .digest('base64');
  return { timestamp, signature };
}
const read = (body: string, headers: { signature?: string; timestamp?: string }, now = NOW) =>
  isGenuine(
    SECRET,
    Buffer.from(body),
    new Headers({
      'x-webhook-signature': headers.signature ?? '',
      'x-webhook-timestamp': headers.timestamp ?? '',
    }),
    now,
  );

describe('a webhook is taken', () => {
  test('by the signature over its time and its body as sent', () => {
    expect(read(BODY, signed(BODY))).toBe(true);
  });

  test('again with the time of its retry', () => {
    const later = new Date(NOW.getTime() + 30 * 60_000);
    expect(read(BODY, signed(BODY, later), later)).toBe(true);
  });
});

describe('a webhook is refused', () => {
  const good = signed(BODY);
  test.each([
    ['without signature', BODY, { timestamp: good.timestamp }],
    ['without time', BODY, { signature: good.signature }],
    ['by another secret', BODY, signed(BODY, NOW, 'another')],
    ['with another amount', BODY.replace('170.00', '171.00'), good],
    ['written anew, 170.00 as 170', BODY.replace('170.00', '170'), good],
    ['with another time', BODY, { ...good, timestamp: String(NOW.getTime() + 1) }],
    ['with a time in seconds', BODY, { ...good, timestamp: good.timestamp.slice(0, 10) }],
    ['with a time that is none', BODY, { ...good, timestamp: 'yesterday' }],
    ['with half a signature', BODY, { ...good, signature: good.signature.slice(0, 20) }],
    ['with a signature in hex', BODY, { ...good, signature: 'ab'.repeat(32) }],
    ['with nothing for a signature', BODY, { ...good, signature: '' }],
  ])('%s', (_, body, headers) => {
    expect(read(body, headers)).toBe(false);
  });

  test.each([1, -1])('when its clock is too far from ours (%i)', (way) => {
    const edge = new Date(NOW.getTime() + way * WEBHOOK_FRESH_MS);
    expect(read(BODY, signed(BODY), edge)).toBe(true);
    expect(read(BODY, signed(BODY), new Date(edge.getTime() + way))).toBe(false);
  });
});

describe('what it tells', () => {
  const news = (body: string) => newsOf(Buffer.from(body));

  test('a payment, in paise, under a key that a repetition shares', () => {
    expect(news(BODY)).toEqual({
      kind: 'payment',
      eventKey: 'payment 14910 success',
      type: 'PAYMENT_SUCCESS_WEBHOOK',
      orderId: 'ps_1',
      payment: {
        gatewayPaymentId: '14910',
        state: 'success',
        amountPaise: 17_000,
        method: 'card',
        message: null,
        at: new Date('2026-11-21T09:59:00Z'),
      },
    });
  });

  test('a refund', () => {
    const refund = {
      cf_refund_id: 11_325_632,
      refund_id: 'rf_1',
      order_id: 'ps_1',
      refund_amount: 2.5,
      refund_currency: 'INR',
      refund_status: 'CANCELLED',
      status_description: 'Not possible',
    };
    const body = { data: { refund }, event_time: 'x', type: 'REFUND_STATUS_WEBHOOK' };
    expect(news(JSON.stringify(body))).toEqual({
      kind: 'refund',
      eventKey: 'refund ps_1 rf_1 failed',
      type: 'REFUND_STATUS_WEBHOOK',
      orderId: 'ps_1',
      refund: {
        publicId: 'rf_1',
        gatewayRefundId: '11325632',
        state: 'failed',
        amountPaise: 250,
        message: 'Not possible',
      },
    });
  });

  test.each(['NOT_ATTEMPTED', 'PENDING', 'AUTHORISED', 'success', 'constructor', ''])(
    'the status "%s" is no success',
    (status) => {
      const told = news(BODY.replace('"SUCCESS"', JSON.stringify(status)));
      expect(told).toMatchObject({ payment: { state: 'pending' } });
    },
  );

  test('a success that is not captured is not yet one', () => {
    const held = BODY.replace('"payment_group"', '"is_captured":false,"payment_group"');
    expect(news(held)).toMatchObject({ payment: { state: 'pending' } });
  });

  test.each([
    ['a type we have no use for', BODY.replace('PAYMENT_SUCCESS', 'PAYMENT_CHARGES')],
    ['a payment in another currency', BODY.replace('INR', 'USD')],
    ['a payment without amount', BODY.replace('"payment_amount":170.00,', '')],
    ['a payment of a third of a paisa', BODY.replace('170.00', '170.003')],
    ['a payment of less than nothing', BODY.replace('170.00', '-170.00')],
  ])('%s has no effect', (_, body) => {
    expect(news(body)).toMatchObject({ kind: 'other', orderId: 'ps_1' });
  });

  test.each(['', 'null', '[]', '{}', '{"type":5}', '<xml>'])('%j tells nothing', (body) => {
    expect(news(body)).toBeUndefined();
  });
});

describe('rupees', () => {
  test('every paisa survives the way to the wire and back', () => {
    const amounts = [1, 7, 10, 29, 57, 99, 100, 101, 110, 115, 1_999, 17_000, 17_005, 17_050];
    for (let n = 1; n < 200_000; n += 13) amounts.push(n, n * 1_000_003);
    for (const amount of amounts.map(paise)) {
      const wire = JSON.stringify(rupeesOf(amount));
      expect(wire).toMatch(/^\d+(\.\d{1,2})?$/);
      expect(rupees.parse(JSON.parse(wire))).toBe(amount);
      expect(rupees.parse(JSON.parse(toDecimals(amount)))).toBe(amount);
      expect(rupees.parse(toDecimals(amount))).toBe(amount);
    }
  });

  test.each([
    [170, 17_000],
    ['170.00', 17_000],
    ['170.0', 17_000],
    [1.1, 110],
    [0.29, 29],
    [0, 0],
    [4_35_00_000.01, 4_350_000_001],
    ['12345678901.20', 1_234_567_890_120],
  ])('%j is %i paise', (wire, paise) => {
    expect(rupees.parse(wire)).toBe(paise);
  });

  test.each([-1, 1.234, Number.NaN, 1e21, '1,000', '', ' 1', '1e3', null, true, '12345678901234'])(
    '%j is none',
    (wire) => {
      expect(rupees.safeParse(wire).success).toBe(false);
    },
  );

  test.each([0, -100, 1.5, Number.NaN, 2 ** 53])('%d paise are not sent', (amount) => {
    expect(() => rupeesOf(paise(amount))).toThrow(RangeError);
  });
});

test('a link to a checkout holds for its session only', () => {
  const key = Buffer.alloc(32, 7);
  const mark = checkoutMark(key, 'session_a');
  expect(isCheckoutMark(key, 'session_a', mark)).toBe(true);
  expect(isCheckoutMark(key, 'session_b', mark)).toBe(false);
  expect(isCheckoutMark(Buffer.alloc(32, 8), 'session_a', mark)).toBe(false);
  expect(isCheckoutMark(key, 'session_a', '')).toBe(false);
});
