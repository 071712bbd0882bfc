import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#contract/lib/errors.ts';
import type { GatewayOrderStatus } from '#server/ports/gateway/gateway.ts';
import { paymentDesk } from './payment-desk.ts';

/** What a webhook is followed by: whom it asks, what it believes and what it leaves to come again. */

const desk = paymentDesk();
const { bend } = desk;

type Standing = GatewayOrderStatus | undefined;
/** The orders that the gateway was asked for since it answers so. */
let asked: string[] = [];
/** From now on the gateway answers with what its books say, bent. */
const answers = (bent: (standing: Standing) => Standing = (standing) => standing) => {
  asked = [];
  bend.statusOf = (standing, orderId) => {
    asked.push(orderId);
    return bent(standing);
  };
};
afterEach(() => {
  bend.statusOf = undefined;
  vi.restoreAllMocks();
});

async function played(outcome: 'pay' | 'fail' | 'pay-twice' = 'pay') {
  const orderId = await desk.anOrder();
  await desk.play(orderId, outcome);
  return { orderId, news: await desk.newsOf(orderId) };
}

const post = async (news = '') => (await desk.post(news)).status;
const isKept = async (orderId: string) => (await desk.followed(orderId)).length > 0;
const stateOf = async (orderId: string) => (await desk.rowOf(orderId)).state;

test('by itself it pays an order, and the gateway is asked once, however often it comes', async () => {
  const { orderId, news } = await played();
  answers();
  expect([await post(news[0]), await post(news[0])]).toEqual([200, 200]);
  expect(asked).toEqual([orderId]);
  expect(await stateOf(orderId)).toBe('paid');
});

test('of another kind it is kept, and nobody is asked', async () => {
  const { orderId, news } = await played();
  answers();
  const { data, ...about } = JSON.parse(news[0] ?? '');
  const other = { ...about, type: 'SETTLEMENT_WEBHOOK', data: { order: data.order } };
  expect(await post(JSON.stringify(other))).toBe(200);
  expect([asked, await isKept(orderId)]).toEqual([[], true]);
  expect(await stateOf(orderId)).toBe('open');
});

test('of a refund it asks for the refund and not for the order', async () => {
  const { orderId, news } = await played('pay-twice');
  for (const payment of news) await post(payment);
  await desk.context().background.idle();
  const [, , refund] = await desk.newsOf(orderId);
  expect(refund).toContain('REFUND');
  const [made] = await desk.query<{ public_id: string }>(
    'select public_id from refunds order by id desc limit 1',
  );
  const refundOf = vi.spyOn(desk.context().ports.gateway, 'refundOf');
  answers();
  expect([await post(refund), asked]).toEqual([200, []]);
  expect(refundOf.mock.calls).toEqual([[orderId, made?.public_id]]);
});

describe('a success is believed once the gateway’s books have it', () => {
  const other = (change: object) => (standing: Standing) =>
    standing && {
      ...standing,
      payments: standing.payments.map((payment) => ({ ...payment, ...change })),
    };
  test.each([
    ['no order', () => undefined],
    ['no payment', (standing: Standing) => standing && { ...standing, payments: [] }],
    ['another payment', other({ gatewayPaymentId: 'of another' })],
    ['a failure of it', other({ state: 'failed' })],
  ])('not while they know %s', async (_what, bent) => {
    const { orderId, news } = await played();
    answers(bent);
    expect([await post(news[0]), await isKept(orderId)]).toEqual([503, false]);
  });

  test('a failure that they do not know of says nothing', async () => {
    const { orderId, news } = await played('fail');
    answers((standing) => standing && { ...standing, payments: [] });
    expect([await post(news[0]), await isKept(orderId)]).toEqual([200, true]);
  });
});

test.each([
  ['a refusal of ours', new AppError('conflict'), 409],
  ['a defect', new Error('bent'), 500],
])(
  '%s is not taken for an order of somebody else, and the news comes again',
  async (_what, error, status) => {
    const { orderId, news } = await played();
    answers(() => {
      throw error;
    });
    expect([await post(news[0]), await isKept(orderId)]).toEqual([status, false]);
    answers();
    expect([await post(news[0]), await stateOf(orderId)]).toEqual([200, 'paid']);
  },
);
