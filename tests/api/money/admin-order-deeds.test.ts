import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { settle } from '#server/money/payments/settle.ts';
import { GatewayError } from '#server/ports/gateway/gateway.ts';
import { deedsOf } from '#tests/api/deeds.ts';
import { type Payer, paymentDesk, TOTAL_PAISE } from './payment-desk.ts';

/** What staff do about an order: what is answered, told to its payer and written down. */

const desk = paymentDesk();
const deed = deedsOf(() => desk.context().db);
const NOTHING_DONE = { told: [], audited: [], happened: [] };
const REASON = 'The work was not as described.';

let staff: Payer;
beforeAll(async () => {
  staff = await desk.aStaff();
});

/** What is called waits for what goes on afterwards, too. */
const call = (path: string, body?: object) => async () => {
  const answer = await desk.as(staff, 'POST', `/admin${path}`, body);
  await desk.context().background.idle();
  return answer;
};
const ask = (orderId: string) => call(`/orders/${orderId}/ask`);
const refund = (orderId: string, amount: number, refunded = 0) =>
  call(`/orders/${orderId}/refund`, { amount, refunded, reason: REASON });
const retry = (refundId: string) => call(`/refunds/${refundId}/retry`);

async function aPaidOrder() {
  const orderId = await desk.anOrder();
  await desk.play(orderId, 'pay-no-webhook');
  await settle(desk.context(), orderId);
  return { ...(await desk.rowOf(orderId)), orderId };
}
const newest = async (table: string): Promise<Record<string, string>> =>
  (await desk.query(`select * from ${table} order by id desc limit 1`))[0] as never;

/** Until the test is over the gateway answers otherwise. */
function gatewaySays(change: Partial<ReturnType<typeof desk.context>['ports']['gateway']>) {
  const context = desk.context();
  const { ports } = context;
  onTestFinished(() => {
    context.ports = ports;
  });
  context.ports = { ...ports, gateway: { ...ports.gateway, ...change } };
}

test('asking the gateway says how an order stands there, and writes down what came of it', async () => {
  const orderId = await desk.anOrder();
  const { id } = await desk.rowOf(orderId);
  const asked = (before: string, after: string, gateway: string) => [
    ['order.ask', `order ${id}`, { before, after, gateway }],
  ];
  expect(await deed(ask(orderId))).toEqual({
    ...NOTHING_DONE,
    said: [200, 'The gateway says: active.'],
    audited: asked('open', 'open', 'active'),
  });
  await desk.play(orderId, 'pay-no-webhook');
  const answer = await ask(orderId)();
  expect(answer.body).toMatchObject({
    message: 'The gateway says: paid.',
    data: { state: 'paid', isKnown: true },
  });
  expect((await deed(ask(orderId))).audited).toEqual(asked('paid', 'paid', 'paid'));
});

test('asking of what the gateway does not know says so', async () => {
  const orderId = await desk.anOrder();
  const { id } = await desk.rowOf(orderId);
  gatewaySays({ statusOf: async () => undefined });
  expect(await deed(ask(orderId))).toEqual({
    ...NOTHING_DONE,
    said: [200, 'The gateway does not know it.'],
    audited: [
      ['order.ask', `order ${id}`, { before: 'open', after: 'open', gateway: 'does not know it' }],
    ],
  });
});

test('a gateway that is away is asked again in a minute; a defect of ours is none of its', async () => {
  const orderId = await desk.anOrder();
  gatewaySays({ statusOf: () => Promise.reject(new GatewayError('away', 'no answer')) });
  expect(await deed(ask(orderId))).toEqual({
    ...NOTHING_DONE,
    said: [503, 'The gateway gives no answer now. Try again in a minute.'],
  });
  gatewaySays({ statusOf: () => Promise.reject(new TypeError('of ours')) });
  expect((await ask(orderId)()).status).toBe(500);
});

test('what is not there is not found', async () => {
  const none = [404, 'We could not find that order.'];
  expect((await deed(ask('ord_0123456789abcdef'))).said).toEqual(none);
  expect((await deed(refund('ord_0123456789abcdef', 1))).said).toEqual(none);
  expect((await deed(retry('rf_0123456789abcdef'))).said).toEqual([
    404,
    'We could not find that refund.',
  ]);
});

test('a refund is told to the payer by its credit note, and sent', async () => {
  const { id, orderId, personId } = await aPaidOrder();
  const left = await deed(refund(orderId, 500.25));
  const [given, note] = [await newest('refunds'), await newest('invoices')];
  expect(left).toEqual({
    said: [200, '₹ 500.25 go back to the payer.'],
    told: [
      [
        personId,
        `Credit note ${note.number}`,
        expect.stringContaining('₹ 500.25'),
        `/PreviewInvoice/${note.id}`,
      ],
      [
        personId,
        'Your refund is on its way to your bank',
        expect.stringContaining('₹ 500.25'),
        '/PaymentHistory',
      ],
    ],
    audited: [
      [
        'refund.request',
        `order ${id}`,
        { refundId: given.id, amountPaise: 500_25, reason: REASON },
      ],
    ],
    happened: [
      [`refund ${given.id}`, 'request', 'staff', 'requested', REASON],
      [`refund ${given.id}`, 'succeed', 'gateway', 'done', 'The refund has been made'],
    ],
  });
  expect(given).toMatchObject({ requested_by: staff.id, seconded_by: null, state: 'done' });
});

test('a refund is refused where another was made since staff looked, one that failed aside', async () => {
  const { orderId } = await aPaidOrder();
  const meanwhile = [409, 'Something went back in the meantime. Look at the order again.'];
  expect(await deed(refund(orderId, 10, 0.01))).toEqual({ ...NOTHING_DONE, said: meanwhile });
  expect((await deed(refund(orderId, 10))).said).toEqual([200, '₹ 10.00 go back to the payer.']);
  expect((await deed(refund(orderId, 10))).said).toEqual(meanwhile);
  await desk.query(
    `update refunds set state = 'failed' where id = $1`,
    (await newest('refunds')).id,
  );
  expect((await deed(refund(orderId, 20, 10))).said).toEqual(meanwhile);
  expect((await deed(refund(orderId, 20))).said).toEqual([200, '₹ 20.00 go back to the payer.']);
});

test('a refund that failed is sent once more, as another', async () => {
  const { orderId } = await aPaidOrder();
  const gateway = desk.context().ports.gateway;
  const plain = gateway.refund;
  gatewaySays({
    refund: () => Promise.reject(new GatewayError('refused', 'the account is closed')),
  });
  await refund(orderId, 100)();
  const failed = await newest('refunds');
  expect(failed).toMatchObject({ state: 'failed', message: 'the account is closed' });
  gatewaySays({ refund: plain });
  const left = await deed(retry(String(failed.public_id)));
  expect(left).toMatchObject({
    said: [200, 'The refund is sent once more.'],
    audited: [
      ['refund.retry', `refund ${failed.id}`, { orderId: failed.order_id, amountPaise: 100_00 }],
    ],
    happened: [
      [`refund ${failed.id}`, 'retry', 'staff', 'requested'],
      [`refund ${failed.id}`, 'succeed', 'gateway', 'done', 'The refund has been made'],
    ],
  });
  const again = await newest('refunds');
  expect([again.id, again.state]).toEqual([failed.id, 'done']);
  expect(again.public_id).not.toBe(failed.public_id);
});

test('asking about an order pursues its refunds that are on their way, and no others', async () => {
  const { id, orderId } = await aPaidOrder();
  const { refund: send, refundOf } = desk.context().ports.gateway;
  const gone: string[] = [];
  const asked: string[] = [];
  gatewaySays({
    refund: (_, { publicId }) => {
      gone.push(publicId);
      return Promise.reject(new GatewayError('away', 'no answer'));
    },
  });
  await refund(orderId, 10)();
  await refund(orderId, 20, 10)();
  await refund(orderId, 30, 30)();
  const ids = await desk.query<{ public_id: string }>(
    'select public_id from refunds where order_id = $1 order by id',
    id,
  );
  const [first, second, third] = ids.map(({ public_id }) => public_id);
  const stands = (state: string, publicId = '') =>
    desk.query('update refunds set state = $2 where public_id = $1', publicId, state);
  await stands('processing', second);
  await stands('done', third);
  gone.length = 0;
  gatewaySays({
    refund: (order, what) => {
      gone.push(what.publicId);
      return send(order, what);
    },
    refundOf: (order, publicId) => {
      asked.push(publicId);
      return refundOf(order, publicId);
    },
  });
  await ask(orderId)();
  expect([gone, asked]).toEqual([[first], [second]]);
  await stands('done', second);
});

test('of an order that is not paid nothing can go back, nor more than is left', async () => {
  const look = async (orderId: string) =>
    (await desk.as(staff, 'GET', `/admin/orders/${orderId}`)).body.data;
  const open = await desk.anOrder();
  expect(await look(open)).toMatchObject({ refundable: 0, freeForOne: 0 });
  const { orderId } = await aPaidOrder();
  await refund(orderId, 178.83)();
  expect(await look(orderId)).toMatchObject({ refundable: 1_000, refunded: 178.83 });
  expect((await refund(orderId, 1_000.01, 178.83)()).status).toBe(409);
  expect((await refund(orderId, 1_000, 178.83)()).status).toBe(200);
  expect(await look(orderId)).toMatchObject({ refundable: 0, refunded: TOTAL_PAISE / 100 });
});
