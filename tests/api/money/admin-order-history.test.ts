import { beforeAll, expect, test } from 'vitest';
import { settle } from '#server/money/payments/settle.ts';
import { GatewayError } from '#server/ports/gateway/gateway.ts';
import { type Payer, paymentDesk } from './payment-desk.ts';

/** All that happened to an order, as staff read it. */

const desk = paymentDesk();
const REASON = 'The work was not as described.';

let staff: Payer;
beforeAll(async () => {
  staff = await desk.aStaff();
});

const get = async (path: string) => (await desk.as(staff, 'GET', `/admin/orders${path}`)).body.data;
const post = async (path: string, body?: object) => {
  const answer = await desk.as(staff, 'POST', `/admin${path}`, body);
  await desk.context().background.idle();
  return answer;
};
const aMoment = expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/);

test('what was paid, went back and was written is shown with its words and moments', async () => {
  const orderId = await desk.anOrder();
  await desk.play(orderId, 'fail');
  await settle(desk.context(), orderId);
  await desk.play(orderId, 'pay-no-webhook');
  await post(`/orders/${orderId}/ask`);
  const { id: rowId } = await desk.rowOf(orderId);
  const context = desk.context();
  const { ports } = context;
  const refuse = () => Promise.reject(new GatewayError('refused', 'the account is closed'));
  context.ports = { ...ports, gateway: { ...ports.gateway, refund: refuse } };
  const body = { reason: REASON };
  await post(`/orders/${orderId}/refund`, { ...body, amount: 100, refunded: 0 });
  context.ports = ports;
  await post(`/orders/${orderId}/refund`, { ...body, amount: 78.83, refunded: 0 });
  // By a rule, of nobody of staff.
  await desk.query('update refunds set requested_by = null where amount_paise = 7883');
  const seen = await get(`/${orderId}`);
  const [failed, done] = await desk.query<Record<string, never>>(
    'select * from refunds where order_id = $1 order by id',
    rowId,
  );
  expect(seen).toMatchObject({ paidAt: aMoment, checkedAt: aMoment, hasFailedRefund: true });
  expect([seen.refunded, seen.refundable, seen.freeForOne]).toEqual([78.83, 1_000, 1_000]);
  expect(seen.payments).toEqual([
    {
      gatewayPaymentId: expect.any(String),
      state: 'failed',
      amount: 1_178.83,
      method: expect.any(String),
      message: expect.any(String),
      isGrant: false,
      at: aMoment,
    },
    {
      gatewayPaymentId: expect.any(String),
      state: 'success',
      amount: 1_178.83,
      method: expect.any(String),
      message: 'Sandbox: paid',
      isGrant: true,
      at: aMoment,
    },
  ]);
  expect(seen.refunds).toEqual([
    {
      refundId: failed?.public_id,
      state: 'failed',
      amount: 100,
      reason: REASON,
      message: 'the account is closed',
      isOfPayment: false,
      requestedBy: 'Ketaki Phadke',
      at: aMoment,
      updatedAt: aMoment,
    },
    expect.objectContaining({
      ...{ refundId: done?.public_id, state: 'done', amount: 78.83 },
      message: 'The refund has been made',
      requestedBy: null,
    }),
  ]);
  expect(seen.papers.map(({ kind }: { kind: string }) => kind)).toEqual([
    'invoice',
    'credit-note',
    'credit-note',
  ]);
  type Said = Record<string, unknown>;
  const lines = (all: Said[], ...names: string[]) =>
    all.map((line) => names.map((name) => line[name]));
  const entries = ({ entries }: Said) => lines(entries as Said[], 'account', 'debit', 'credit');
  expect(seen.ledger.map((one: Said) => [one.kind, one.memo, entries(one)])).toEqual([
    [
      'capture',
      `Property analysis for a month: ${orderId}`,
      [
        ['asset:gateway', 1_178.83, 0],
        ['income:propertyAnalysis', 0, 999.01],
        ['liability:gst:cgst', 0, 89.91],
        ['liability:gst:sgst', 0, 89.91],
      ],
    ],
    [
      'refund',
      `Refund of ${orderId}`,
      [
        ['income:propertyAnalysis', 84.74, 0],
        ['liability:gst:cgst', 7.63, 0],
        ['liability:gst:sgst', 7.63, 0],
        ['liability:refunds-due', 0, 100],
      ],
    ],
    [
      'refund-failed',
      `Refund failed: ${failed?.public_id}`,
      [
        ['income:propertyAnalysis', 0, 84.74],
        ['liability:gst:cgst', 0, 7.63],
        ['liability:gst:sgst', 0, 7.63],
        ['liability:refunds-due', 100, 0],
      ],
    ],
    [
      'refund',
      `Refund of ${orderId}`,
      [
        ['income:propertyAnalysis', 66.81, 0],
        ['liability:gst:cgst', 6.01, 0],
        ['liability:gst:sgst', 6.01, 0],
        ['liability:refunds-due', 0, 78.83],
      ],
    ],
    [
      'refund-done',
      `Refund of ${orderId} sent`,
      [
        ['liability:refunds-due', 78.83, 0],
        ['asset:gateway', 0, 78.83],
      ],
    ],
  ]);
  expect(lines(seen.timeline, 'about', 'event', 'by', 'note')).toEqual([
    ['order', 'create', 'buyer', null],
    ['order', 'open', 'system', null],
    ['order', 'pay', 'gateway', null],
    ['refund', 'request', 'staff', REASON],
    ['refund', 'fail', 'gateway', 'the account is closed'],
    ['refund', 'request', 'staff', REASON],
    ['refund', 'succeed', 'gateway', 'The refund has been made'],
  ]);
  expect(lines(seen.audit, 'action', 'actor')).toEqual([
    ['order.pay', null],
    ['order.ask', 'Ketaki Phadke'],
    ['refund.request', 'Ketaki Phadke'],
    ['refund.fail', null],
    ['refund.request', 'Ketaki Phadke'],
  ]);
  expect(seen.audit[1].detail).toEqual({ before: 'open', after: 'paid', gateway: 'paid' });
  for (const { at } of [...seen.ledger, ...seen.timeline, ...seen.audit]) {
    expect(at).toEqual(aMoment);
  }
});
